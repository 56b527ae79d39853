import BuiltInRuleFiles
import SayableEngine
import SayableMathML
import SayableRules
import Testing

@testable import SayableFormulas

@Suite("Rules that lead back to themselves")
struct EndlessRuleTests {
  private func speaker(_ rules: String, _ words: String = "locale: en") throws -> FormulaSpeaker {
    let library = try RuleLibrary().adding([
      RuleFile(name: "root/formulas.yaml", text: rules), RuleFile(name: "en/formulas.yaml", text: words),
    ])
    return try FormulaSpeaker(locale: LanguageTag("en"), library: library)
  }

  @Test(arguments: [
    "fraction: [{with: [child 1, self]}]", "any: [{with: [self]}]", "number: [{with: [parent]}]",
    "number: [{with: [child 1 of parent]}]", "operator: [{with: [contents of parent]}]",
    "number: [{with: [children by content of parent]}]", "number: [{with: [children of parent]}]",
    "top: [{with: [self as top]}]",
  ])
  func `a slot that leads back to its own rule is an error`(_ group: String) {
    let error = #expect(throws: RuleSetError.self) { try speaker("styles: {clearspeak: {\(group)}}") }
    #expect(error?.diagnostics.map(\.code) == ["endless-rule"])
    #expect(error?.diagnostics.first?.location?.column ?? 0 > 20)
  }

  @Test(arguments: [
    "fraction: [{with: [self as top, self as top]}], top: [{with: [self as low]}], low: [{with: [self as top, self]}]",
    "fraction: [{with: [self as top, self as top]}], top: [{with: [next rule, next rule]}]",
    "number: [{with: [parent as up, parent as up]}], up: [{with: [child 1, child 2]}]",
    "number: [{when: next exists, with: [next, next]}, {with: [previous, previous]}]",
  ])
  func `a circle over several rules ends with what was said`(_ groups: String) throws {
    let formula = try Formula(mathML: "<math><mfrac><mn>1</mn><mn>2</mn></mfrac></math>")
    let speaker = try speaker("styles: {clearspeak: {\(groups)}}")
    #expect(speaker.speak(formula).utf8.count < 100_000)
    #expect(!speaker.json(of: formula).isEmpty)
  }

  @Test
  func `what is around a script may be said in a mode`() throws {
    let rules = """
      styles:
        clearspeak:
          fraction: [{say: over, with: [child 1, child 2, self as level]}]
          level:
            - {when: parent exists, with: [parent as level]}
            - {say: done}
      """
    let speaker = try speaker(rules, "templates: {clearspeak: {over: '{1} over {2} {3}', done: done}}")
    let formula = try Formula(mathML: "<math><mfrac><mn>1</mn><mn>2</mn></mfrac></math>")
    #expect(speaker.speak(formula) == "1 over 2 done")
  }
}
