internal import PCRE2

/// The names of units and currencies in one locale, as labels are said with them.
package struct UnitVocabulary: Sendable {
  private let tables: [Table]
  private let plural: PluralRules
  private let numbers: NumberFormat

  /// Reads the rules of `locale`, which takes as long as making a ``Normalizer``.
  package init(_ locale: LanguageTag, in library: RuleLibrary) throws(RuleSetError) {
    let rules = try RuleSet(LocaleChain(locale, in: library), in: library)
    tables = ["unit", "currency"].compactMap { rules.tables[$0] }
    plural = rules.plural
    numbers = rules.settings.numbers
  }

  /// The name of the unit that is written as `text`, without its number; nil if no unit is written so.
  ///
  /// - Parameter number: The number in front of it, in digits; nil where it is not known.
  package func name(of text: String, number: String?) -> String? {
    guard let entry = tables.lazy.compactMap({ $0.entry(written: text) }).first else { return nil }
    var scratch = MatchScratch()
    let digits = number.flatMap { numbers.canonicalDigits(of: $0) }
    guard let words = entry.words(plural.category(of: digits, scratch: &scratch)) else { return nil }
    let name = words.replacing("{0}", with: "")
    return String(name.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}
