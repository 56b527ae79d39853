import SayableEngine
import Testing

@testable import SayableRules

/// What is said of rules that change the words of a language.
@Suite struct CollisionTrialTests {
  private func trial(_ pattern: String, texts: [String] = []) throws -> CollisionTrial {
    let library = try RuleLibrary.inline([
      "root/labels.yaml": "passes: [p]",
      "es/labels.yaml": "rules: [{id: hectares, pass: p, match: '\(pattern)', say: hectáreas, examples: [[5 ha, x]]}]",
    ])
    return try CollisionTrial(words: ["de", "ha", "sido"], texts: texts, of: LanguageTag("es"), in: library)
  }

  @Test func `a word that a rule changes in front of other words is reported once`() throws {
    let found = try trial(#"\bha\b"#).diagnostics
    #expect(found.map(\.code) == ["colliding-word"])
    let finding = try #require(found.first)
    #expect(finding.message == "'ha', word 2 of 'es', is changed: '5 ha de' is said '5 hectáreas de'")
    #expect(finding.location?.file == "es/labels.yaml")
    #expect(finding.notes.first == "by the rules: hectares")
  }

  @Test func `a unit that is said at the end of a phrase only collides with no word`() throws {
    let trial = try trial(#"(?<=5 )ha$"#)
    #expect(trial.diagnostics.isEmpty)
    #expect(trial.labelCount == 18)
  }

  @Test func `running text in which a frequent word is changed is reported`() throws {
    let found = try trial(#"(?<=El )ha\b"#, texts: ["El ha sido", "5 ha"]).diagnostics
    #expect(found.map(\.message) == ["'ha', word 2 of 'es', is changed: 'El ha sido' is said 'El hectáreas sido'"])
  }
}
