/// The names of units and currencies in one locale, as labels are said with them, and the labels themselves.
package struct LabelVocabulary: Sendable {
  private let normalizer: Normalizer
  private let tables: [Table]

  /// The names that a normalizer's rules give.
  package init(_ normalizer: Normalizer) {
    self.normalizer = normalizer
    tables = ["unit", "currency"].compactMap { normalizer.rules.tables[$0] }
  }

  /// What should be said for a label.
  package func normalize(_ label: String) -> String { normalizer.normalize(label) }

  /// The name of the unit that is written as `text`, without its number; nil if no unit is written so.
  ///
  /// - Parameters:
  ///   - number: The number in front of it, in digits; nil where it is not known.
  ///   - keepsCase: Whether the symbol must be written so letter by letter, so that `T` is no `t`.
  package func name(of text: String, number: String?, keepsCase: Bool = false) -> String? {
    let found = tables.lazy.compactMap { keepsCase ? $0.entry(exactly: text) : $0.entry(written: text) }
    guard let entry = found.first else { return nil }
    var memory = PluralMemory()
    let digits = number.flatMap { normalizer.rules.settings.numbers.canonicalDigits(of: $0) }
    guard let words = entry.words(normalizer.rules.plural.category(of: digits, &memory)) else { return nil }
    return String(words.text.replacing("{0}", with: "").trimmingSpaces)
  }
}
