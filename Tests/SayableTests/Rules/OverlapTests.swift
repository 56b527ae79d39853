import Testing

@testable import BuiltInRuleFiles
@testable import SayableEngine
@testable import SayableRules

/// What `rules check` says of rules that another rule makes needless.
struct OverlapTests {
  private func findings(_ rules: String) throws -> [String] {
    let library = try RuleLibrary.inline(["root/labels.yaml": "passes: [p]\nrules:\n" + rules])
    return RuleCheck(library).diagnostics.map(\.summary)
  }

  @Test func `a rule with the pattern of an earlier rule can never match`() throws {
    let found = try findings(
      """
        - {id: a, pass: p, match: x, say: y, examples: [[x, y]]}
        - {id: b, pass: p, match: x, say: z, examples: [[x, y]]}
      """)
    #expect(found.contains { $0.contains("[unreachable-rule] the rule 'b' can never match: 'a' has the same pattern") })
  }

  @Test func `rules of one pattern that a condition keeps apart are both reached`() throws {
    let found = try findings(
      """
        - {id: a, pass: p, match: x, say: y, when: {clock: 12}, examples: [[x, y]]}
        - {id: b, pass: p, match: x, say: z, when: {clock: 24}, examples: [[x, z]]}
      """)
    #expect(found == [])
  }

  @Test func `a rule whose examples another rule would say the same adds nothing`() throws {
    let found = try findings(
      """
        - {id: a, pass: p, match: xx, say: yy, examples: [[xx, yy]]}
        - {id: b, pass: p, match: x, say: y, examples: [[x, y]]}
      """)
    #expect(found.count == 1)
    #expect(found.first?.contains("[overlapped-rule] the rule 'a' adds nothing") == true)
    #expect(found.first?.hasSuffix("the rule 'b' says them") == true)
  }

  @Test func `a rule that sets text aside is not measured by what is said`() throws {
    #expect(try findings("  - {id: a, pass: p, match: x, protect: text, examples: [x]}") == [])
  }
}
