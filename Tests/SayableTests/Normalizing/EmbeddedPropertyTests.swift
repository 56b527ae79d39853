import TestSupport
import Testing

@testable import BuiltInRuleFiles
@testable import SayableEngine
@testable import SayableRules

/// What the engine promises of every label, tried on generated ones in every embedded locale, with and without guesses.
struct EmbeddedPropertyTests {
  private static let locales = RuleLibrary.testedLocales

  /// Pieces of labels: quantities, dates, money, placeholders, marks, words, and bytes that are not UTF-8.
  private static let pieces: [String] = [
    "5", "12", "1,000", "1.5", "10 000", "2\u{202F}000,5", "½", "٣", "km", "m²", "kWh", "m", "s", "h", "kg", "°C", "%",
    "in", "$", "€",
    "US$", "k", "M", "bd.", "08:00", "9am", "12/05/2020", "2020-12-05", "5.3.2021", "Mon", "lundi", "mei", "Apr", "%d",
    "%1$@", "{count}",
    "${x}", "%%", "<b>", "</b>", "https://a.b/c-d", "a@b.org", "/usr/lib", "`x y`", "n°", "N°", "No.", "#", "§", "±",
    "+/-", "≥", "<",
    ">", "~", "×", "x", "/", "-", "–", "−", "•", "·", "|", "→", ",", ".", ":", ";", "(", ")", "\"", "'", "’", "™",
    "★★★☆☆", "₂", "CO₂",
    "²", "II", "XIV", "War", "Louis", "St.", "Dr.", "approx.", "from", "per", "and", "one", "first", "word", "é",
    "\u{AD}", "\u{200B}",
    "\u{F8F0}", "\u{F8F1}", "🙂", "\t", "\n",
  ]

  private static func label(_ random: inout SeededGenerator) -> [UInt8] {
    var label: [UInt8] = []
    for _ in 0..<Int.random(in: 1...8, using: &random) {
      label += Array((pieces.randomElement(using: &random) ?? "").utf8)
      if Bool.random(using: &random) {
        label += Array((Int.random(in: 0..<8, using: &random) == 0 ? "\u{A0}" : " ").utf8)
      }
      if Int.random(in: 0..<40, using: &random) == 0 { label.append(UInt8.random(in: 0x80...0xFF, using: &random)) }
    }
    return label
  }

  private func forEachLabel(
    of tag: LanguageTag, count: Int, guesses: Bool = false, _ body: (Normalizer, [UInt8]) -> Void
  ) throws {
    let sure = try #require(Normalizer.embedded[tag])
    var options = NormalizerOptions()
    options.appliesGuesses = guesses
    let normalizer = guesses ? Normalizer(sure.rules, options: options) : sure
    var random = SeededGenerator(seed: 42)
    for _ in 0..<count { body(normalizer, Self.label(&random)) }
  }

  @Test(arguments: locales, [false, true])
  func `traces are well formed and say what normalize says`(tag: LanguageTag, guesses: Bool) throws {
    try forEachLabel(of: tag, count: 500, guesses: guesses) { normalizer, label in
      let trace = normalizer.trace(label)
      expectWellFormed(trace)
      #expect(trace.spoken == normalizer.normalize(label))
      #expect(trace.diagnostics.isEmpty)
    }
  }

  @Test(arguments: locales) func `placeholders come out as often as they went in`(tag: LanguageTag) throws {
    try forEachLabel(of: tag, count: 2000) { normalizer, label in
      let spoken = show(normalizer.normalize(label))
      for token in ["{count}", "${x}", "%1$@", "https://a.b/c-d", "`x y`"] {
        #expect(
          spoken.ranges(of: token).count == show(label).ranges(of: token).count, "'\(show(label))' -> '\(spoken)'")
      }
    }
  }

  private static let placeholders = [
    "%d", "%1$@", "%@", "%s", "%2$s", "%1$d", "{n}", "{{x}}", "%ld", "%lld", "%.1f", "${x}", "%(n)s", "%{n}", "%2$.1f",
    "%u", "{0}", "%1$ld", "%name%",
  ]
  private static let glue = [
    "5", "9", "1", "12", "2.5", "m", "km", "h", "x", "a", "€", "$", "°", "(", ")", "/", "-", "+", "×", ":", ".", ",",
    "m²", "kg", "d", "GB", "’", "\"", "#", "&", "*", "=", "<", "½", "²", "一", "월", "は", "min", "K", "M", " ",
  ]

  @Test(arguments: locales) func `placeholders are whole whatever stands beside them`(tag: LanguageTag) throws {
    let normalizer = try #require(Normalizer.embedded[tag])
    var random = SeededGenerator(seed: 7)
    for _ in 0..<1000 {
      let parts = (0..<Int.random(in: 2...6, using: &random)).map { _ in
        (Bool.random(using: &random) ? Self.placeholders : Self.glue).randomElement(using: &random) ?? ""
      }
      let label = parts.joined()
      let spoken = normalizer.normalize(label)
      for token in Set(parts).intersection(Self.placeholders) {
        #expect(spoken.ranges(of: token).count >= label.ranges(of: token).count, "'\(label)' -> '\(spoken)'")
      }
    }
  }

  @Test(arguments: locales) func `bytes that are not UTF-8 come out as often as they went in`(tag: LanguageTag) throws {
    func invalid(_ bytes: [UInt8]) -> Int { show(bytes).unicodeScalars.count { $0 == "\u{FFFD}" } }
    try forEachLabel(of: tag, count: 1000) { normalizer, label in
      #expect(invalid(normalizer.normalize(label)) == invalid(label), "'\(show(label))'")
    }
  }

  @Test(arguments: locales) func `saying what was said changes nothing`(tag: LanguageTag) throws {
    let normalizer = try #require(Normalizer.embedded[tag])
    var random = SeededGenerator(seed: 5)
    let changed = (0..<1000).compactMap { _ -> String? in
      let label = LabelGenerator.label(&random)
      let once = normalizer.normalize(label)
      let twice = normalizer.normalize(once)
      return once == twice ? nil : "'\(label)' -> '\(once)' -> '\(twice)'"
    }
    #expect(changed.isEmpty, "\(changed.joined(separator: "\n"))")
  }
}
