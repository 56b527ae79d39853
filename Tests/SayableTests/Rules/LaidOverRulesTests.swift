import BuiltInRuleFiles
import PCRE2
import Testing

@testable import SayableEngine
@testable import SayableRules

/// Rules that were compiled together with what a file changes of them.
struct LaidOverRulesTests {
  private static let files = [
    RuleFile(
      name: "app.yaml",
      text: #"""
        variables: {gap: '[ _]'}
        tables: {unit: {seat: {written: [st.], say: '{0} seats'}, kilometer: {removed: true}}}
        rules:
          - {id: row, pass: abbreviations, match: 'R(?<r>[0-9]+)S(?<s>[0-9]+)', say: 'row ${r}, seat ${s}'}
          - {id: quantity, guess: true}
        """#),
    RuleFile(
      name: "app.yaml", text: "rules: [{id: quantity, say: '${n} pieces'}, {id: row, pass: units, match: R, say: row}]"),
  ]

  private static let choices: [(locale: String, packs: PackSelection, files: [RuleFile])] = [
    ("en", .named([]), []), ("en", .standard, [files[0]]), ("pt-PT", .standard, [files[1]]),
    ("xx", .named(["media", "weather"]), [files[0]]),
  ]

  @Test(arguments: choices)
  func `rules laid over compiled ones say what rules compiled from their files say`(
    locale: String, packs: PackSelection, files: [RuleFile]
  ) throws {
    let tag = try LanguageTag(locale)
    let library = RuleLibrary.builtIn
    let over = try Normalizer(tag, packs: packs, appRules: files, library: library)
    let bytes = try library.compile(locales: [tag], packs: packs, appRules: files)
    let whole = Normalizer(image: try RuleImage(bytes: bytes), locale: tag)
    #expect(over.ruleNames.map(\.id) == whole.ruleNames.map(\.id))
    #expect(over.namesToDisable == whole.namesToDisable)
    #expect(over.rules.soughtTables == whole.rules.soughtTables)
    for rule in try library.rules(of: tag, packs: packs, appRules: files) {
      for label in rule.examples.map(\.written) + rule.unchanged + ["R5S12", "2 st.", "5 km"] {
        #expect(over.normalize(label) == whole.normalize(label))
      }
    }
  }

  @Test func `rules that a file does not touch are not compiled again`() throws {
    let chain = LocaleChain(LanguageTag(language: "en"), in: RuleLibrary.builtIn)
    let file = RuleFile(name: "app.yaml", text: "rules: [{id: row, pass: units, match: 'R', say: 'row'}]")
    let loaded = try LoadedRules(
      chain, in: .builtIn, appFiles: [file], usesBase: true, sharing: SharedRules())
    #expect(loaded.rules.map(\.definition.id.value) == ["row"])
    #expect(loaded.places.count == loaded.base.map { $0.rules.count + 1 })
  }

  @Test func `groups of patterns that are known to compile are those that PCRE2 finds`() throws {
    let shared = SharedRules()
    var tried: Set<String> = []
    for tag in RuleLibrary.builtIn.locales {
      let chain = LocaleChain(tag, in: RuleLibrary.builtIn)
      for rule in try LoadedRules(chain, in: .builtIn, sharing: shared).rules
      where tried.insert(rule.expanded.text).inserted {
        let pattern = try Pattern(rule.expanded.text)
        #expect(pattern.groupCount == rule.pattern.pattern.groupCount)
        #expect(pattern.groupNumbers == rule.pattern.groupNumbers)
      }
    }
  }
}
