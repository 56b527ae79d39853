import BuiltInRuleFiles
import Sayable
import SayableEngine
import SayableRules
import Testing

@testable import SayableCatalogs

/// Strings of the kinds that real catalogs are full of: what is said for each, or why it stays as it is.
struct TellingStringTests {
  struct TellingString: Sendable, CustomTestStringConvertible {
    let locale: String
    let text: String
    /// What is said; nil where it stays as it is.
    let said: String?
    /// Why it stays as it is.
    let reason: String
    /// The checks that find something in it, in order.
    let checks: [String]

    init(_ locale: String, _ text: String, _ said: String, _ checks: [String]) {
      (self.locale, self.text, self.said, self.checks, reason) = (locale, text, said, checks, "")
    }

    init(_ locale: String, _ text: String, stays reason: String, _ checks: [String]) {
      (self.locale, self.text, said, self.checks, self.reason) = (locale, text, nil, checks, reason)
    }

    var testDescription: String { "\(locale) '\(text)'" }
  }

  @Test(arguments: strings)
  func `what is said and found is known of each`(string: TellingString) throws {
    #expect(try Normalizer(locale: string.locale).normalize(string.text) == string.said ?? string.text)
    let found = try LintedText.findings(in: string.text, locale: string.locale)
    let checks = found.flatMap { [$0.check] + $0.remarks.map(\.check) }
    #expect(checks.sorted() == string.checks.sorted())
    #expect(string.said != nil || !string.reason.isEmpty)
  }

  private static let strings: [TellingString] = [
    .init("en", "%ldm ago", "%ld minutes ago", ["spoken-differently", "glued-placeholder"]),
    .init("en", "%1$dm ago", "%1$d minutes ago", ["spoken-differently", "glued-placeholder"]),
    .init("en", "{minutes} m", stays: "The m may be minutes or meters; only the app knows.", ["ambiguous"]),
    .init(
      "en", "step = %1$ss, min. gap = %2$sm", "step equals %1$ss, minimum gap equals %2$sm",
      ["spoken-differently", "spoken-differently", "spoken-differently", "ambiguous", "glued-placeholder"]),
    .init(
      "en", "Elevation loss: %1$d m (%2$d ft)", "Elevation loss: %1$d meters (%2$d feet)",
      [
        "spoken-differently", "spoken-differently", "placeholder-unit-without-plural",
        "placeholder-unit-without-plural",
      ]),
    .init(
      "es", "Velocidad máx.: %1$.2f km/h (%2$.1f mi/h)",
      "Velocidad máxima: %1$.2f kilómetros por hora (%2$.1f millas por hora)",
      [
        "spoken-differently", "spoken-differently", "spoken-differently", "placeholder-unit-without-plural",
        "placeholder-unit-without-plural",
      ]),
    .init("nl", "%1$.1f km/u (aanbevolen)", "%1$.1f kilometer per uur (aanbevolen)", ["spoken-differently"]),
    .init("ar", "كم/س", "كيلومتر في الساعة", ["spoken-differently"]),
    .init("en", "%s °C", "%s degrees Celsius", ["spoken-differently", "placeholder-unit-without-plural"]),
    .init("en", "%s/m³", "%s per cubic meter", ["spoken-differently"]),
    .init("de", "%s Std.", "%s Stunden", ["spoken-differently", "placeholder-unit-without-plural"]),
    .init("en", "Fine dust (< %s)", "Fine dust (less than %s)", ["spoken-differently"]),
    .init("en", "Signal No.8SE", "Signal number 8SE", ["spoken-differently"]),
    .init("en", "mi²", "square miles", ["spoken-differently"]),
    .init("en", "nm/s²", stays: "No rule knows the unit, and a guess at it could be wrong.", []),
    .init("en", "Feels like %.0f°", "Feels like %.0f degrees", ["spoken-differently"]),
    .init(
      "en", "Charged {energy}kWh in {time}.", "Charged {energy} kilowatt-hours in {time}.",
      ["spoken-differently", "placeholder-unit-without-plural", "glued-placeholder"]),
    .init("en", "Lamp| Lamp | {count} lamps", stays: "The bars part the forms of a plural, of which one is shown.", []),
    .init("en", "CO₂ emission", "CO2 emission", ["spoken-differently"]),
    .init("en", "Must be {min}-{max} digits.", "Must be {min} to {max} digits.", ["spoken-differently"]),
    .init("en", "9.6 kbps", "9.6 kilobits per second", ["spoken-differently"]),
    .init("en", "Template (0-1)", stays: "A hyphen between numbers may be a score or a difference.", []),
    .init("en", "Phone → Watch", "Phone to Watch", ["spoken-differently"]),
    .init("en", "Wrong port (must be 1–65535).", "Wrong port (must be 1 to 65535).", ["spoken-differently"]),
    .init(
      "de", "im Bereich (%1$.0f–%2$.0f%%).", "im Bereich (%1$.0f bis %2$.0f Prozent).", ["spoken-differently"]),
    .init("en", "between 62 - 126 cm", "between 62 and 126 centimeters", ["spoken-differently"]),
    .init(
      "en", "Quiet ←→ Ambient", stays: "Between which sides the arrows point is not in the text.", ["unknown-symbol"]),
    .init("en", "--:--", stays: "There is no value; the app has to say so.", ["silent-string"]),
    .init("en", "Running VO₂ Max", "Running VO2 Max", ["spoken-differently"]),
    .init("en", "DD/MM/YYYY", stays: "A pattern for a formatter.", []),
    .init("en", "→", "right arrow", ["spoken-differently"]),
    .init(
      "en", "%1$@ U/hour @ %2$@", "%1$@ units per hour at %2$@",
      ["spoken-differently", "spoken-differently", "placeholder-unit-without-plural"]),
    .init(
      "en", "120↘\u{FE0E}", stays: "Whether the arrow is a trend or a place to tap is not in the text.",
      ["unknown-symbol"]),
    .init(
      "en", "Carbs (g) ÷ Ratio (g/U) × Factor (%1$@/U)",
      "Carbs (grams) divided by Ratio (grams per unit) times Factor (%1$@ per unit)",
      ["spoken-differently", "spoken-differently", "spoken-differently", "spoken-differently", "spoken-differently"]),
    .init("en", "mg/dL/U", "milligrams per deciliter per unit", ["spoken-differently"]),
    .init("en", "%1$@ – %2$@ %3$@", stays: "Two placeholders with a dash may be a title and its subtitle.", []),
    .init(
      "en", "Range [mg/dL,mmol/L]", "Range [milligrams per deciliter,millimoles per liter]",
      ["spoken-differently", "spoken-differently"]),
    .init("en", "Dark from 10pm - 6am.", "Dark from 10pm to 6am.", ["spoken-differently"]),
    .init("en", "%@+ U", stays: "The U means units of insulin in some apps alone.", []),
    .init("en", "%llddb Power", stays: "Glued letters; the check shows what they may mean.", ["glued-placeholder"]),
    .init("en", "%1$@ → %2$@", "%1$@ to %2$@", ["spoken-differently"]),
    .init("en", "Usually −80 dBm.", "Usually minus 80 decibel-milliwatts.", ["spoken-differently"]),
    .init("en", "≈ %{range} at 100%", "about %{range} at 100 percent", ["spoken-differently", "spoken-differently"]),
    .init("en", "12 MP • 3024 × 4032 • 923 KB", "12 megapixels, 3024 by 4032, 923 kilobytes", ["spoken-differently"]),
    .init(
      "en", "ƒ/1.8 • 1/374 s • 28 mm • ISO 200", "f 1.8, one 374th of a second, 28 millimeters, ISO 200",
      ["spoken-differently", "spoken-differently", "spoken-differently", "spoken-differently"]),
    .init("en", "%1$s • %2$s left", "%1$s, %2$s left", ["spoken-differently"]),
    .init(
      "en", "%1$d/%2$d sats | %3$d/%4$d signals", "%1$d of %2$d sats, %3$d of %4$d signals",
      ["spoken-differently", "spoken-differently", "spoken-differently"]),
    .init("en", "Legal (8.5 x 14 in)", "Legal (8.5 by 14 inches)", ["spoken-differently"]),
    .init("en", "Print labels²", stays: "A footnote.", []),
    .init("fr", "commande n°\u{A0}%1$d", "commande numéro %1$d", ["spoken-differently"]),
    .init("en", "Tariff №3", "Tariff number 3", ["spoken-differently"]),
    .init("en", "m³", "cubic meters", ["spoken-differently"]),
    .init("en", "Menu > Settings > %1$s", "Menu, Settings, %1$s", ["spoken-differently", "spoken-differently"]),
    .init("en", "+/- 10 sec.", "plus or minus 10 seconds", ["spoken-differently"]),
    .init("en", "A→B Loop", "A to B Loop", ["spoken-differently"]),
    .init("en", "Start delay (s)", "Start delay (seconds)", ["spoken-differently"]),
    .init(
      "en", "Prefixes (e.g. 1,2kg instead of 1200g)", "Prefixes (for example 1,2 kilograms instead of 1200 grams)",
      ["spoken-differently", "spoken-differently", "spoken-differently"]),
    .init("en", "Open 24/7", "Open 24 7", ["spoken-differently"]),
    .init("ja", "文字 %1$d～%2$d", "文字 %1$dから%2$d", ["spoken-differently"]),
    .init("ar", "السرعة: ٢٥٪", "السرعة: ٢٥ بالمائة", ["spoken-differently"]),
  ]
}
