internal import SayableEngine

/// With which words the signs and abbreviations of a catalog's shown strings are said.
internal struct UnitWords: Sendable {
  /// The signs that a word is said for, by the word in small letters.
  private var signs: [Word: Set<String>] = [:]

  private struct Word: Hashable {
    let locale: LanguageTag
    let text: String
  }

  /// Collects the words of all strings of a catalog that have a spoken sibling.
  internal init(_ catalog: LintedCatalog) {
    for pair in catalog.siblings.pairs {
      for label in catalog.labels[pair.shown] ?? [] {
        for (sign, words) in Self.changes(of: label) {
          for word in words { signs[Word(locale: label.language.locale, text: word), default: []].insert(sign) }
        }
      }
    }
  }

  /// A word of `spoken` that is not said for `shown`, but for another sign of the catalog, where none of the words is
  /// that are said for a sign of `shown`; nil where there is none.
  internal func wrongWord(in spoken: LintedLabel, for shown: LintedLabel) -> String? {
    let said = WordSearch.words(of: spoken.wordsAlone)
    let written = WordSearch.words(of: String(decoding: shown.bytes, as: UTF8.self))
    for (sign, expected) in Self.changes(of: shown) where !expected.isEmpty {
      if said.contains(where: { word in expected.contains { Self.areAlike(word, $0) } }) { continue }
      let wrong = said.first { word in
        guard let signs = signs[Word(locale: shown.language.locale, text: word)] else { return false }
        return !signs.contains(sign) && !written.contains { Self.areAlike($0, word) }
      }
      if let wrong { return wrong }
    }
    return nil
  }

  /// Whether a text says a sign of a shown one in words, as the sure rules do or nearly so.
  internal static func isSpoken(_ spoken: LintedLabel, for shown: LintedLabel) -> Bool {
    guard shown.isSaidOtherwise,
      PlaceholderScan(shown.bytes).placeholders == PlaceholderScan(spoken.bytes).placeholders
    else { return false }
    if shown.sure.spoken == spoken.bytes { return true }
    let said = WordSearch.words(of: spoken.wordsAlone)
    return changes(of: shown).contains { _, words in
      words.contains { word in said.contains { areAlike($0, word) } }
    }
  }

  /// The words of what is spoken for a shown text that the sure rules do not say for it, in no form.
  internal static func ownWords(of spoken: LintedLabel, for shown: LintedLabel) -> [String] {
    let expected = WordSearch.words(of: shown.wordsAlone)
    return WordSearch.words(of: spoken.wordsAlone).filter { word in !expected.contains { areAlike($0, word) } }
  }

  /// The signs that the sure rules change, and the words in their place.
  private static func changes(of label: LintedLabel) -> [(sign: String, words: [String])] {
    label.sure.segments.filter { !$0.rules.isEmpty }.map { segment in
      // An argument in front of a unit is no part of its sign.
      let text = label.sure.textBesideSpans(in: segment.source)
      let own = Set(WordSearch.words(of: text))
      let spoken = WordSearch.words(of: String(decoding: label.sure.spoken[segment.spoken], as: UTF8.self))
      return (sign(in: text), spoken.filter { !own.contains($0) })
    }
  }

  private static func sign(in text: String) -> String {
    let scalars = text.unicodeScalars.filter { scalar in
      scalar.properties.numericType == nil && !scalar.properties.isWhitespace && scalar != "." && scalar != ","
    }
    return String(String.UnicodeScalarView(scalars))
  }

  /// Whether two words are forms or spellings of one: 'kilometer' and 'kilometres', not 'kilograms'.
  internal static func areAlike(_ first: String, _ second: String) -> Bool {
    let (first, second) = (Array(first.unicodeScalars), Array(second.unicodeScalars))
    let common = zip(first, second).prefix { $0 == $1 }.count
    return 2 * common >= max(first.count, second.count)
  }
}
