import Testing

@testable import BuiltInRuleFiles
@testable import SayableEngine
@testable import SayableRules

/// What `rules check` says of a locale that lacks what its siblings have.
struct SiblingReviewTests {
  private static let root = """
    passes: [p]
    variables: {word: ~}
    tables: {unit: {}}
    rules:
      - {id: shared, pass: p, match: x, say: '{word}'}
    """
  private static let full = """
    variables: {word: y}
    tables: {unit: {meter: yes, mile: yes}}
    rules:
      - {id: shared, examples: [[x, y]]}
    """

  private func findings(_ last: String, siblings: Int = 9) throws -> [String] {
    let full = "abcdefghi".prefix(siblings).map { RuleFile(name: "a\($0)/labels.yaml", text: Self.full) }
    let library = try RuleLibrary.inline(["root/labels.yaml": Self.root, "zz/labels.yaml": last]).adding(full)
    return RuleCheck(library).diagnostics.map(\.rendered)
  }

  @Test func `a locale that has what its siblings have is not named`() throws {
    #expect(try findings(Self.full) == [])
  }

  @Test func `a shared rule that only one locale has no words for is reported with what it lacks`() throws {
    let found = try findings("tables: {unit: {meter: yes, mile: yes}}")
    #expect(found.count == 1)
    let finding = try #require(found.first)
    #expect(
      finding.contains("the locale 'zz' lacks words for the rule 'shared', its siblings have them [missing-rule]"))
    #expect(finding.contains("give words to: word"))
  }

  @Test func `an entry that only one locale lacks is reported`() throws {
    let found = try findings(Self.full.replacing(", mile: yes", with: ""))
    #expect(found.count == 1)
    #expect(found.first?.contains("the locale 'zz' has no 'mile' in its table 'unit'") == true)
  }

  @Test func `what a locale takes out on purpose is not missing`() throws {
    let rule = "tables: {unit: {meter: yes, mile: yes}}\nrules: [{id: shared, removed: true}]"
    #expect(try findings(rule) == [])
    #expect(try findings(Self.full.replacing("mile: yes", with: "mile: {removed: true}")) == [])
  }

  @Test func `a rule of one locale's own is missing nowhere`() throws {
    #expect(try findings(Self.full + "\n  - {id: own, pass: p, match: q, say: r, examples: [[q, r]]}") == [])
  }

  @Test func `of few siblings nothing is said`() throws {
    #expect(try findings("name: Z", siblings: 8) == [])
  }
}
