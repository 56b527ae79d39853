public import SayableEngine

/// Words of a locale as a lexicon of W3C's Pronunciation Lexicon Specification 1.0.
///
/// A lexicon knows no numbers and no context. So it holds abbreviations, signs that the locale says, and units that are
/// said the same behind every number (Dutch `km`), and of them only spellings that mean one thing wherever they stand.
public struct PronunciationLexicon: Sendable, Hashable {
  /// What is written, in one or several ways, and what is said for it.
  public struct Lexeme: Sendable, Hashable {
    /// The spellings.
    public let graphemes: [String]
    /// The words.
    public let alias: String
  }

  /// The language of the words.
  public let language: LanguageTag
  /// The entries, those of units first.
  public let lexemes: [Lexeme]

  /// The tables that a spelling of a lexeme must not stand in besides.
  private static let others = [
    "unit-letter", "duration", "currency", "compact", "period", "weekday", "month", "title", "street", "generation",
  ]

  /// The lexicon of a normalizer's locale.
  public init(_ normalizer: Normalizer) {
    language = normalizer.chain.requested
    let units = normalizer.words(inTable: "unit")
    let symbols = normalizer.words(inTable: "symbol")
    let entries = units + normalizer.words(inTable: "abbreviation") + symbols
    let symbolsAreSaid = normalizer.looksFor(table: "symbol")
    var uses: [String: Int] = [:]
    for entry in entries + Self.others.flatMap({ normalizer.words(inTable: $0) }) {
      for spelling in Set(entry.spellings + entry.riskySpellings) { uses[spelling, default: 0] += 1 }
    }
    lexemes = entries.compactMap { entry in
      guard let alias = entry.wordsForAnyNumber.flatMap(Self.withoutNumber) else { return nil }
      let isUnit = units.contains(entry)
      let isSymbol = symbols.contains(entry)
      let graphemes = entry.spellings.filter { spelling in
        uses[spelling] == 1 && spelling != alias && XMLText.holds(spelling) && !(isUnit && Self.mayBeWord(spelling))
          && (!isSymbol || symbolsAreSaid && Self.isSign(spelling))
      }
      return graphemes.isEmpty ? nil : Lexeme(graphemes: graphemes, alias: alias)
    }
  }

  /// The document: elements `lexicon`, `lexeme`, `grapheme` and `alias` (sections 4.1, 4.4, 4.5 and 4.7 of the
  /// specification). The attribute `alphabet` has to be there, though no entry gives a phoneme.
  public var text: String {
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <lexicon version="1.0" xmlns="http://www.w3.org/2005/01/pronunciation-lexicon" alphabet="ipa" \
      xml:lang="\(language == .root ? "und" : language.description)">

      """
    for lexeme in lexemes {
      let graphemes = lexeme.graphemes.map { "<grapheme>\(XMLText($0).content)</grapheme>" }.joined()
      text += "  <lexeme>\(graphemes)<alias>\(XMLText(lexeme.alias).content)</alias></lexeme>\n"
    }
    return text + "</lexicon>\n"
  }

  /// Whether a unit's spelling may be a word of the text where no number stands before it: Dutch `ha`.
  private static func mayBeWord(_ spelling: String) -> Bool {
    spelling.dropFirst().allSatisfy { $0.isLowercase } && spelling.allSatisfy { $0.isLetter }
      && spelling.unicodeScalars.contains(where: \.mayBeVowel)
  }

  /// Whether a symbol is a sign with a meaning of its own, and neither punctuation, which is a pause, nor money, whose
  /// words depend on a number. Those of ASCII are part of code and names, as in `C++`.
  private static func isSign(_ symbol: String) -> Bool {
    symbol.unicodeScalars.allSatisfy {
      !$0.isASCII && [.mathSymbol, .otherSymbol].contains($0.properties.generalCategory)
    }
  }

  /// The words without the number's place before them; nil where they have one elsewhere, as the text keeps the number.
  private static func withoutNumber(_ words: String) -> String? {
    let rest = words.hasPrefix("{0}") ? words.dropFirst(3).drop { $0.isWhitespace } : words[...]
    return rest.isEmpty || rest.contains("{0}") ? nil : String(rest)
  }
}
