import Testing

@testable import BuiltInRuleFiles
@testable import SayableEngine
@testable import SayableExport
@testable import SayableRules

@Suite struct PronunciationLexiconTests {
  private func lexicon(_ tables: String) throws -> PronunciationLexicon {
    let rule = "{id: sign, pass: a, match: '^(?<s>{symbol})$', say: '${s:say}', examples: [x]}"
    let files: KeyValuePairs = [
      "root/labels.yaml": "passes: [a]\ntables: {symbol: {}}\nrules: [\(rule)]",
      "en/words.yaml": "locale: en\ntables: {\(tables)}",
    ]
    return PronunciationLexicon(try Normalizer(locale: "en", library: .inline(files)))
  }

  private func entries(_ lexicon: PronunciationLexicon) -> [String] {
    lexicon.lexemes.map { $0.graphemes.joined(separator: "|") + " = " + $0.alias }
  }

  @Test(arguments: [
    ("abbreviation: {e.g.: for example}", ["e.g. = for example"]),
    ("symbol: {∞: infinity}", ["∞ = infinity"]),
    ("unit: {bar: {written: [mbar, m-bar], say: '{0} millibar'}}", ["m-bar = millibar"]),
    ("unit: {km: {written: [km], say: '{0} kilometer'}}", ["km = kilometer"]),
  ])
  func `words that depend on no number are lexemes`(tables: String, expected: [String]) throws {
    #expect(entries(try lexicon(tables)) == expected)
  }

  @Test(arguments: [
    "unit: {km: {written: [km], say: {one: '{0} kilometer', other: '{0} kilometers'}}}",
    "unit: {m: {written: [m], risky: true, say: '{0} meter'}}",
    "unit: {usd: {written: [kr], say: 'crowns {0}'}}",
    "unit: {hectare: {written: [ha], say: '{0} hectare'}}",
    "abbreviation: {min.: minimum}, unit: {minute: {written: [min.], say: {one: '{0} minute', other: '{0} minutes'}}}",
    "abbreviation: {dr.: doctor}, street: {drive: {written: [dr.], say: drive}}",
  ])
  func `a spelling that means more than one thing is left out`(tables: String) throws {
    #expect(entries(try lexicon(tables)) == [])
  }

  @Test(arguments: ["¿", "²", "€", "+", "#"]) func `punctuation, digits and money are no signs`(symbol: String) throws {
    #expect(entries(try lexicon("symbol: {'\(symbol)': name}")) == [])
  }

  @Test func `signs that no rule says are left out`() throws {
    let files: KeyValuePairs = ["en/words.yaml": "locale: en\ntables: {symbol: {∞: infinity}}"]
    #expect(entries(PronunciationLexicon(try Normalizer(locale: "en", library: .inline(files)))) == [])
  }

  @Test func `the text is escaped`() throws {
    let text = try lexicon("abbreviation: {'R&D.': 'research <and> development'}").text
    #expect(text.contains("<grapheme>R&amp;D.</grapheme><alias>research &lt;and&gt; development</alias>"))
    let root = try #require(xmlRoot(of: text))
    #expect(root.children.first?.children.map(\.text) == ["R&D.", "research <and> development"])
  }

  /// The schema of the specification (appendix A), for what is used of it.
  @Test(arguments: [#""c\u000b.""#, #""\uFFFE.""#, #""a\nb.""#])
  func `a spelling that XML would change is left out`(spelling: String) throws {
    let words = "locale: en\ntables: {abbreviation: {\(spelling): broken, 'e.g.': for example}}"
    let library = try RuleLibrary.inline(["root/labels.yaml": "passes: [a]", "en/words.yaml": words])
    let lexicon = PronunciationLexicon(try Normalizer(locale: "en", library: library))
    #expect(lexicon.lexemes.map(\.graphemes) == [["e.g."]])
  }

  @Test(arguments: RuleLibrary.testedLocales)
  func `every lexicon is one by the schema`(tag: LanguageTag) throws {
    let lexicon = PronunciationLexicon(try #require(Normalizer.embedded[tag]))
    let root = try #require(xmlRoot(of: lexicon.text))
    #expect(root.name == "lexicon")
    let language = tag == .root ? "und" : tag.description
    #expect(
      root.attributes == [
        "version": "1.0", "alphabet": "ipa", "xml:lang": language,
        "xmlns": "http://www.w3.org/2005/01/pronunciation-lexicon",
      ])
    #expect(root.text.allSatisfy { $0.isWhitespace })
    #expect(root.children.count == lexicon.lexemes.count)
    #expect(tag == .root || lexicon.lexemes.count > 5)
    var graphemes: Set<String> = []
    for lexeme in root.children {
      #expect(lexeme.name == "lexeme" && lexeme.attributes.isEmpty && lexeme.text.isEmpty)
      let names = lexeme.children.map(\.name)
      #expect(names.count > 1 && names.dropLast().allSatisfy { $0 == "grapheme" } && names.last == "alias")
      for child in lexeme.children {
        #expect(!child.text.isEmpty && child.attributes.isEmpty && child.children.isEmpty)
        #expect(!child.text.contains("{0}"))
        if child.name == "grapheme" { #expect(graphemes.insert(child.text).inserted, "\(child.text) twice") }
      }
    }
  }
}
