import Testing

@testable import BuiltInRuleFiles
@testable import SayableEngine
@testable import SayableRules

struct RuleCheckTests {
  private func check(_ rules: String, child: String? = nil, locales: [LanguageTag]? = nil) throws -> RuleCheck {
    var library = try RuleLibrary.inline(["root/labels.yaml": "passes: [p]\nvariables: {w: ~}\nrules:\n  - " + rules])
    if let child { library = try library.adding([RuleFile(name: "nl/labels.yaml", text: child)]) }
    return RuleCheck(library, locales: locales)
  }

  @Test func `rules whose examples hold are found faultless and counted`() throws {
    let check = try check("{id: a, pass: p, match: x, say: y, examples: [[x, y], [ax, ay]], unchanged: [z]}")
    #expect(check.diagnostics.map(\.rendered) == [])
    #expect(check.localeCount == 1)
    #expect(check.ruleCount == 1)
    #expect(check.exampleCount == 3)
  }

  @Test(
    arguments: [
      (
        "{id: a, pass: p, match: x, say: y, examples: [[x, z]]}",
        "4:52 [failed-example] 'x' is said 'y', not 'z' | the rule 'a' made 'y' of 'x'"
      ),
      (
        "{id: a, pass: p, match: x, say: y, examples: [[q, z]]}",
        "4:52 [failed-example] 'q' is said 'q', not 'z' | no rule applies to it"
      ),
      (
        "{id: a, pass: p, match: x, say: y, examples: [q]}",
        "4:51 [idle-example] the rule 'a' does not apply to its example 'q' | no rule applies to it"
      ),
      (
        "{id: a, pass: p, match: x, say: xx, examples: [[x, xx]]}",
        "4:53 [not-idempotent] 'xx' is changed once more, to 'xxxx' | the rule 'a' made 'xxxx' of 'xx'"
      ),
      (
        "{id: a, pass: p, match: x, say: y, examples: [[x, y]], unchanged: [xa]}",
        "4:72 [failed-unchanged] the rule 'a' applies to 'xa' in the locale 'root' | the rule 'a' made 'ya' of 'xa'"
      ),
      (
        "{id: a, pass: p, match: x, say: y}",
        "4:10 [missing-example] the rule 'a' has no example in the locale 'root'"
          + " | add: - id: a, with examples: [['what is written', 'what is said']], to root/labels.yaml"
      ),
    ])
  func `an example that does not hold is reported at its place with what happened`(rules: String, finding: String)
    throws
  {
    let findings = try check(rules).diagnostics.map(\.summary)
    #expect(findings == ["root/labels.yaml:" + finding])
  }

  @Test(
    arguments: [
      ("(?:a|aa)+[bc]", "ab", "catastrophic-pattern"), ("[0-9]+(?:,[0-9]+)* zz", "1,2 zz", "slow-pattern"),
      ("Dr\\.(?=.*q)", "Dr. q", "slow-pattern"), ("<!--.*?-->", "<!--x-->", "slow-pattern"),
    ])
  func `a pattern whose time grows faster than the text is named with a text that shows it`(
    match: String, example: String, code: String
  ) throws {
    let check = try check("{id: a, pass: p, match: '\(match)', say: y, examples: [['\(example)', y]]}")
    let finding = try #require(check.diagnostics.first { $0.code == code })
    #expect(finding.location?.line == 4)
    #expect(finding.notes.first?.hasPrefix("on '") == true)
  }

  @Test(
    arguments: [
      ("(?<![0-9,])[0-9]+(?:,[0-9]+)* zz", "1,2 zz"), ("Dr\\.(?=.{0,80}q)", "Dr. q"), ("`[^`]+`", "`x`"),
      ("<!--(?:[^<-]++|-(?!->)|<(?!!--))*+-->", "<!--x-->"), ("^[^q]*q", "xq"),
    ])
  func `a pattern that looks far from one place of a row, or from many not far, is not named`(
    match: String, example: String
  ) throws {
    let check = try check("{id: a, pass: p, match: '\(match)', say: y, examples: [['\(example)', y]]}")
    #expect(!check.diagnostics.map(\.code).contains { $0.hasSuffix("-pattern") })
  }

  @Test func `a rule that a locale gives an example for, but no words, is reported`() throws {
    let check = try check(
      "{id: a, pass: p, match: x, say: '{w}'}", child: "name: Dutch\nrules:\n  - {id: a, examples: [[x, y]]}")
    #expect(
      check.diagnostics.map(\.summary) == [
        "nl/labels.yaml:3:25 [dormant-rule] the rule 'a' has an example, but no words in the locale 'nl'"
          + " | give words to: w"
      ])
  }

  @Test func `what is wrong with a parent's file is said once`() throws {
    let check = try check("{id: a, pass: q, match: x, say: y}", child: "name: Dutch")
    #expect(check.localeCount == 2)
    #expect(check.diagnostics.map(\.code) == ["unknown-pass"])
  }

  @Test func `an example is tried in the locale that gives it, an unchanged line in all that inherit it`() throws {
    let check = try check(
      "{id: a, pass: p, match: x, say: y, examples: [[x, y]], unchanged: [b]}",
      child: "rules: [{id: a, match: '[xb]', say: z, examples: [[x, z]]}]")
    #expect(check.diagnostics.map(\.code) == ["failed-unchanged"])
    #expect(check.diagnostics.first?.message == "the rule 'a' applies to 'b' in the locale 'nl'")
  }

  @Test func `a rule that a locale's words wake, or that it changes, needs an example there`() throws {
    let woken = try check("{id: a, pass: p, match: x, say: '{w}'}", child: "variables: {w: y}")
    #expect(woken.diagnostics.map(\.message) == ["the rule 'a' has no example in the locale 'nl'"])
    let changed = try check("{id: a, pass: p, match: x, say: y, examples: [[x, y]]}", child: "rules: [{id: a, say: z}]")
    #expect(changed.diagnostics.map(\.message) == ["the rule 'a' has no example in the locale 'nl'"])
  }

  @Test func `a rule is tried under its own condition and certainty`() throws {
    let check = try check(
      "{id: a, pass: p, match: x, say: y, guess: true, when: {date-order: ymd}, examples: [[x, y]]}")
    #expect(check.diagnostics.map(\.summary) == [])
  }

  @Test func `the locales to check can be chosen, and an app's rules are checked with them`() throws {
    let library = try RuleLibrary.inline(["root/labels.yaml": "passes: [p]", "nl/labels.yaml": "name: [bad]"])
    #expect(RuleCheck(library, locales: [.root]).diagnostics.isEmpty)
    #expect(RuleCheck(library).diagnostics.map(\.code) == ["wrong-kind"])
    let app = RuleFile(name: "app.yaml", text: "rules: [{id: a, pass: p, match: x, say: y, examples: [[x, z]]}]")
    #expect(RuleCheck(library, locales: [.root], appRules: [app]).diagnostics.map(\.code) == ["failed-example"])
  }
}
