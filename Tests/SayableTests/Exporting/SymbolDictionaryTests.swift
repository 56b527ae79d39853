import Foundation
import Testing

@testable import BuiltInRuleFiles
@testable import SayableEngine
@testable import SayableExport
@testable import SayableRules

@Suite struct SymbolDictionaryTests {
  private static func dictionaries(_ locale: String) throws -> [SymbolDictionary] {
    let say = try #require(try Normalizer.embedded(locale))
    return SymbolDictionary.Kind.allCases.flatMap { SymbolDictionary.dictionaries($0, of: say) }
  }

  private static func said(_ label: String, _ locale: String) throws -> String {
    try dictionaries(locale).reduce(label.precomposedStringWithCompatibilityMapping) {
      try SymbolDictionaryReader($1.text).applied(to: $0)
    }
  }

  @Test(arguments: [
    ("en", "8 m² and 1 km", "8 square meters and 1 kilometer"),
    ("en", "1 m²", "1 square meter"),
    ("en", "1.5 km", "1.5 kilometers"),
    ("en", "12 000 km, 1,000 kg", "12 000 kilometers, 1,000 kilograms"),
    ("en", "20 °C", "20 degrees Celsius"),
    ("en", "Approx. ½ hour", "approximately one half hour"),
    ("en", "5 min.", "5 minutes"),
    ("en", "min. 5", "minimum 5"),
    ("fr", "1,5 km et 2,5 km", "1,5 kilomètre et 2,5 kilomètres"),
    ("de", "5 km bzw. 3 kg", "5 Kilometer beziehungsweise 3 Kilogramm"),
    // Two of the forms of Russian are the same word.
    ("ru", "1 км, 2 км, 5 км", "1 километр, 2 километра, 5 километров"),
    ("es", "x ≤ y", "x menor o igual que y"),
    ("es", "+", "más"),
    ("es", "@", "arroba"),
  ])
  func `words are said in the form of their number`(locale: String, label: String, expected: String) throws {
    #expect(try Self.said(label, locale) == expected)
  }

  @Test(arguments: [
    ("en", "1.2.3 km"), ("en", "A1 km"), ("en", "5 kmx"), ("en", "120 kWh/(m2·x)"), ("en", "5 kg/x"), ("en", "5 m"),
    ("en", "3/5 km"), ("en", "2-5 km"), ("en", "2 1⁄2 cups"), ("en", "max.x"), ("es", "no"), ("es", "¡Hola!"),
    ("es", "C++"), ("es", "user@host"), ("es", "a/b"),
  ])
  func `what depends on more than a pattern stays`(locale: String, label: String) throws {
    #expect(try Self.said(label, locale) == label)
  }

  @Test(arguments: RuleLibrary.testedLocales)
  func `every file is read without loss, and its patterns compile as one`(tag: LanguageTag) throws {
    let dictionaries = try Self.dictionaries(tag.description)
    #expect(dictionaries.isEmpty == (tag == .root))
    #expect(Set(dictionaries.map(\.fileName)).count == dictionaries.count)
    for dictionary in dictionaries {
      let reader = try SymbolDictionaryReader(dictionary.text)
      #expect(reader.problems == [])
      #expect(dictionary.text.hasSuffix("\n"))
    }
  }

  @Test func `symbols have names for reading by character`() throws {
    let symbols = try #require(try Self.dictionaries("es").last)
    let names = try SymbolDictionaryReader(symbols.text).characterNames
    #expect(names["#"] == "almohadilla")
    #expect(names["≤"] == "menor o igual que")
    #expect(names["→"] == "flecha derecha")
  }

  @Test func `symbols that no rule says have names alone`() throws {
    let words = "locale: en\ntables: {symbol: {'–': en dash}}"
    let rule = "rules: [{id: sign, pass: a, match: '(?<s>{symbol})', say: '${s:say}', examples: [x]}]"
    for (labels, said) in [("passes: [a]", "a – b"), ("passes: [a]\ntables: {symbol: {}}\n" + rule, "a en dash b")] {
      let library = try RuleLibrary.inline(["root/labels.yaml": labels, "en/words.yaml": words])
      let symbols = SymbolDictionary.dictionaries(.symbols, of: try Normalizer(locale: "en", library: library))
      let reader = try SymbolDictionaryReader(try #require(symbols.first).text)
      #expect(try reader.applied(to: "a – b") == said)
      #expect(reader.characterNames == ["–": "en dash"])
    }
  }

  @Test(arguments: [#""\n""#, #""a\rb""#, #""a\tb""#])
  func `a spelling that would break a line or field is left out`(spelling: String) throws {
    let words = "locale: en\ntables: {symbol: {\(spelling): broken, '–': en dash}}"
    let library = try RuleLibrary.inline(["root/labels.yaml": "passes: [a]", "en/words.yaml": words])
    let symbols = SymbolDictionary.dictionaries(.symbols, of: try Normalizer(locale: "en", library: library))
    #expect(symbols.count == 1)
    #expect(symbols.allSatisfy { $0.text.hasSuffix("\nsymbols:\n–\ten dash\tchar\talways\n") })
  }

  @Test func `a digit never gets the name of its raised form`() throws {
    for tag in RuleLibrary.testedLocales {
      for dictionary in try Self.dictionaries(tag.description) {
        let names = try SymbolDictionaryReader(dictionary.text).characterNames
        #expect(
          !names.keys.contains {
            $0.first?.isASCII == true && ($0.first?.isNumber == true || $0.first?.isLetter == true)
          })
      }
    }
  }

  @Test func `the folder is named as speech-dispatcher names languages`() throws {
    #expect(try Set(Self.dictionaries("en-GB").map(\.folderName)) == ["en_GB"])
  }

  @Test func `many units are parted between files`() throws {
    let units = (0..<600).map { "u\($0): {written: [q\($0)], say: {one: '{0} one', other: '{0} many \($0)'}}" }
    let words = "locale: en\nplural: {one: '1'}\ntables: {unit: {\(units.joined(separator: ", "))}}"
    let say = try Normalizer(
      locale: "en", library: .inline(["root/labels.yaml": "passes: [a]", "en/words.yaml": words]))
    let dictionaries = SymbolDictionary.dictionaries(.units, of: say)
    #expect(dictionaries.count > 3)
    #expect(dictionaries.prefix(2).map(\.fileName) == ["sayable-units.dic", "sayable-units-2.dic"])
    for unit in [0, 300, 599] {
      let said = try dictionaries.reduce("7 q\(unit)") { try SymbolDictionaryReader($1.text).applied(to: $0) }
      #expect(said == "7 many \(unit)")
    }
  }
}
