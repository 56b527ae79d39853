import TestSupport

/// Makes labels as apps have them: phrases with numbers, units, dates, money, placeholders and signs in their usual
/// places, and marks between.
internal enum LabelGenerator {
  /// Phrases in which `#` stands for a number, `@` for a unit, `~` for a currency and `%` for a placeholder.
  private static let phrases = [
    "# @", "#@", "# - # @", "#–# @", "# - #", "#-#", "from # - #", "~#", "# ~", "# ~/month", "# @/m²", "% @", "% / %",
    "%", "±# @",
    "+/- #", "-# @", "~ # @", "≥ #", "< # @", "#+", "#/#", "# / #", "# × # @", "#x", "n° #", "No. #", "#%", "½", "#½ @",
    "§ #", "12/05/2020",
    "2020-12-05", "5.3.2021", "1/5/2020 - 31/5/2020", "08:00", "08:00 - 09:00", "9am–5pm", "5 Apr", "Mon–Fri", "1h 30m",
    "5m ago", "24/7",
    "16:9", "★★★☆☆", "CO₂", "CO²", "iPhone™", "World War II", "Louis XIV", "12 Main St.", "St. John", "approx. # @",
    "Dr. Smith",
    "Home > Settings", "Paris → London", "https://a.b/c-d", "a.b@c.org", "<b>", "`x y`", "and/or", "version 1.2.3",
    "Seat 12 B",
    "2 in 1 charger", "first", "word", "per", "1.2K", "3M", "2 bd.", "10⁶", "#,", "(#)", "#:#",
  ]
  private static let numbers = [
    "0", "1", "2", "5", "12", "75", "1.5", "1,5", "1,000", "10 000", "20 000,5", "12\u{202F}000", "2020",
  ]
  private static let units = [
    "km", "m", "m²", "m2", "kWh", "kg", "°C", "s", "h", "min", "in", "ft", "GB", "MB/s", "km/h", "%", "bd", "A", "B",
  ]
  private static let currencies = ["€", "$", "£", "US$", "EUR", "CHF", "kr"]
  private static let placeholders = ["%d", "%@", "%1$@", "{count}", "%%", "${x}", "%lld"]
  private static let joints = [" ", " ", " ", " • ", ", ", " · ", " | ", " - ", ": ", "\n", " ("]

  internal static func label(_ random: inout SeededGenerator) -> String {
    var label = phrase(&random)
    for _ in 0..<Int.random(in: 0...3, using: &random) { label += one(of: joints, &random) + phrase(&random) }
    return label
  }

  private static func phrase(_ random: inout SeededGenerator) -> String {
    let phrase = one(of: phrases, &random)
    // Signs such as ~ and % that a phrase holds are words where no space or number is beside them.
    var result = ""
    for letter in phrase {
      switch letter {
      case "#": result += one(of: numbers, &random)
      case "@" where !phrase.contains("."): result += one(of: units, &random)
      case "~" where !phrase.hasPrefix("~ "): result += one(of: currencies, &random)
      case "%" where !phrase.hasPrefix("#"): result += one(of: placeholders, &random)
      default: result.append(letter)
      }
    }
    return result
  }

  private static func one(of choices: [String], _ random: inout SeededGenerator) -> String {
    choices.randomElement(using: &random) ?? ""
  }
}
