import Testing

@testable import BuiltInRuleFiles
@testable import SayableEngine
@testable import SayableRules

struct LocaleChainTests {
  /// Locales without rules, as a folder list: English with its way through `en-001`, Dutch, Chinese, and a `parent`.
  private static func makeLibrary() throws -> RuleLibrary {
    try RuleLibrary.inline([
      "root/labels.yaml": "passes: []",
      "en/locale.yaml": "regions: {through: en-001, except: [US, PR]}",
      "en-001/labels.yaml": "passes: []",
      "en-GB/locale.yaml": "parent: en-001",
      "nl/labels.yaml": "passes: []",
      "zh/labels.yaml": "passes: []",
      "zh-Hant/labels.yaml": "passes: []",
      "nn/locale.yaml": "parent: nb",
      "nb/labels.yaml": "passes: []",
    ])
  }

  @Test(
    arguments: [
      ("nl-BE", "nl root"), ("nl", "nl root"), ("nl-Latn-BE", "nl root"), ("en", "en root"), ("en-US", "en root"),
      ("en-PR", "en root"), ("en-AU", "en-001 en root"), ("en-Latn-AU", "en-001 en root"), ("en-001", "en-001 en root"),
      ("en-GB", "en-GB en-001 en root"), ("zh-Hant-TW", "zh-Hant zh root"), ("zh-TW", "zh root"),
      ("zh-Hans-CN", "zh root"), ("nn-NO", "nn nb root"), ("sv", "root"), ("sv-FI", "root"), ("root", "root"),
    ])
  func `the chain of a tag leads from the nearest locale to root`(tag: String, chain: String) throws {
    let found = LocaleChain(try LanguageTag(tag), in: try Self.makeLibrary())
    #expect(found.tags.map(\.description).joined(separator: " ") == chain)
    #expect(found.requested == (try LanguageTag(tag)))
  }

  @Test(arguments: [("nl-BE", true), ("en-AU", true), ("root", true), ("sv", false), ("sv-FI", false)])
  func `a language without rules is told from one that has some`(tag: String, hasLanguage: Bool) throws {
    #expect(LocaleChain(try LanguageTag(tag), in: try Self.makeLibrary()).hasLanguage == hasLanguage)
  }

  @Test func `parents that lead in a circle are each taken once`() throws {
    let library = try RuleLibrary.inline([
      "root/labels.yaml": "passes: []", "aa/locale.yaml": "parent: bb", "bb/locale.yaml": "parent: aa",
    ])
    #expect(LocaleChain(try LanguageTag("aa"), in: library).tags.map(\.description) == ["aa", "bb", "root"])
  }

  @Test func `a family gives rules to its languages and is no locale itself`() throws {
    let library = try RuleLibrary.inline([
      "root/labels.yaml": "{passes: [a], variables: {word: ~}}", "gmq/locale.yaml": "family: true",
      "gmq/dates.yaml": "rules: [{id: x, pass: a, match: 'x', say: '{word}'}]",
      "sv/locale.yaml": "{name: Swedish, parent: gmq}",
      "sv/labels.yaml": "{variables: {word: y}, rules: [{id: x, examples: [[x, y]]}]}",
    ])
    #expect(LocaleChain(try LanguageTag("sv"), in: library).tags.map(\.description) == ["sv", "gmq", "root"])
    #expect(LocaleChain(try LanguageTag("gmq"), in: library).tags.map(\.description) == ["root"])
    #expect(LocaleChain(try LanguageTag("gmq"), in: library).hasLanguage == false)
    #expect(library.locales.map(\.description) == ["root", "sv"])
    #expect(try library.localeSummaries().last?.parents == [.root])
    #expect(RuleCheck(library).diagnostics.isEmpty)
    #expect(try Normalizer(locale: "sv", library: library).normalize("x") == "y")
  }

  @Test func `a layer on top can bring a locale that was not there`() throws {
    let library = try Self.makeLibrary().adding([RuleFile(name: "rules/sv/labels.yaml", text: "passes: []")])
    #expect(LocaleChain(try LanguageTag("sv-FI"), in: library).tags.map(\.description) == ["sv", "root"])
  }

  @Test(
    arguments: [
      ("en-AU", "en-001 en gem root"), ("en-GB", "en-GB en-001 en gem root"), ("en-US", "en gem root"),
      ("nl-BE", "nl gmw gem root"), ("fr-CA", "fr itc root"),
    ])
  func `the embedded locales form the chains that the design promises`(tag: String, chain: String) throws {
    let found = LocaleChain(try LanguageTag(tag), in: .builtIn)
    #expect(found.tags.map(\.description).joined(separator: " ") == chain)
  }

  @Test func `the files of a locale apply in the order of their subjects`() throws {
    let names = ["words", "labels", "ranges", "dates", "times", "money", "units", "numbers", "pauses", "packs/p"]
    let library = try RuleLibrary().adding(
      names.reversed().map { RuleFile(name: "nl/\($0).yaml", text: "variables: {x: \"\($0)\"}") })
    let files = library.files(of: LocaleChain(try LanguageTag("nl"), in: library))
    #expect(files.map(\.file.name) == names.map { "nl/\($0).yaml" })
  }

  @Test(
    arguments: [
      ("labels.yaml", "'labels.yaml' does not lie in a folder named after a locale"),
      ("Documents/words.yaml", "'Documents/words.yaml' does not lie in a folder named after a locale"),
      ("nl/word.yaml", "'nl/word.yaml' has a name that no rule file has"),
    ])
  func `a file at a place where no rule file lies is refused`(name: String, message: String) throws {
    let error = #expect(throws: RuleSetError.self) { try RuleLibrary().adding([RuleFile(name: name, text: "")]) }
    #expect(error?.diagnostics.map(\.code) == ["misplaced-file"])
    #expect(error?.diagnostics.map(\.message) == [message])
    #expect(
      error?.diagnostics.first?.notes.first?.hasPrefix("rule files lie at LOCALE/locale.yaml, LOCALE/cldr.yaml") == true
    )
  }

  @Test func `summaries name the locales in alphabetical order with their parents`() throws {
    let library = try RuleLibrary.inline([
      "root/locale.yaml": "{name: All, checked: true}", "nl/locale.yaml": "{name: Dutch, checked: false}",
      "en/locale.yaml": "name: English", "en-GB/locale.yaml": "{name: British, checked: true}",
    ])
    let lines = try library.localeSummaries().map {
      "\($0.tag) \($0.name) \($0.isChecked) \($0.parents.map(\.description).joined(separator: ">"))"
    }
    #expect(lines == ["en English false root", "en-GB British true en>root", "nl Dutch false root", "root All true "])
  }
}
