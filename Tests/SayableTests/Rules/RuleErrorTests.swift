import Testing

@testable import BuiltInRuleFiles
@testable import SayableEngine
@testable import SayableRules

/// What is reported of rules that are well formed and cannot be used.
struct RuleErrorTests {
  @Test(
    arguments: [
      Fault("- 👉pass: p\n    match: x", "[missing-id] this rule has no 'id'"),
      Fault("- id: 👉a\n    pass: p\n    say: x", "[missing-key] the rule 'a' has no 'match'"),
      Fault("- id: 👉a\n    match: x\n    say: y", "[missing-key] the rule 'a' has no 'pass'"),
      Fault(
        "- id: 👉a\n    pass: p\n    match: x",
        "[missing-key] the rule 'a' has no 'say' | a rule needs 'say', or 'protect' for what is to stay as it is"),
      Fault(
        "- {id: a, pass: p, match: x, say: y, protect: 👉text}",
        "[say-and-protect] a rule cannot have both 'say' and 'protect' | 'protect' leaves the match as it is"),
    ])
  func `a rule that lacks a field or has one too many is reported`(fault: Fault) throws {
    try fault.expectReport(after: ruleFileHead)
  }

  @Test func `all the fields that a rule lacks are reported`() throws {
    let report = try problems(in: ["root/labels.yaml": "rules: [{id: a, unchanged: [b]}]"])
    #expect(
      Set(report.map(\.message)) == [
        "the rule 'a' has no 'match'", "the rule 'a' has no 'pass'", "the rule 'a' has no 'say'",
      ])
  }

  @Test(
    arguments: [
      Fault("- {id: a, pass: 👉q, match: x, say: y}", "[unknown-pass] there is no pass 'q' | did you mean 'p'?"),
      Fault(
        "- {id: a, pass: p, before: 👉b, match: x, say: y}",
        "[unknown-rule] there is no earlier rule 'b' to stand before | did you mean 'a'?"),
      Fault(
        "- {id: a, pass: p, before: 👉later, match: x, say: y}\n  - {id: later, pass: p, match: x, say: y}",
        "[unknown-rule] there is no earlier rule 'later' to stand before | did you mean 'later'?"),
    ])
  func `a pass or rule that does not exist is reported`(fault: Fault) throws {
    try fault.expectReport(after: ruleFileHead)
  }

  @Test func `the second rule of one id in a file is reported`() throws {
    try Fault(
      "- {id: a, pass: p, match: x, say: y}\n  - {id: 👉a, pass: p, match: z, say: y}",
      "[duplicate-id] this file has two rules 'a' | an id names one rule; another file may give the same id to override it"
    ).expectReport(after: ruleFileHead)
  }

  @Test(
    arguments: [
      Fault(
        "- {id: a, pass: p, match: '(?<n>x)', where: '👉n = n', say: y}",
        "[bad-comparison] 'n = n' is not a comparison | expected two groups and < or <= between: a < b"),
      Fault(
        "- {id: a, pass: p, match: '(?<n>x)', where: '👉n < m', say: y}",
        "[unknown-group] the match has no group 'm' | did you mean 'n'?"),
      Fault(
        "- {id: a, pass: p, match: 'x', where: '👉n', say: y}",
        "[bad-comparison] 'n' is not a comparison | expected two groups and < or <= between: a < b"),
    ])
  func `a comparison of what the match does not hold is reported`(fault: Fault) throws {
    try fault.expectReport(after: ruleFileHead)
  }

  @Test(
    arguments: [
      Fault(
        "km: {say: x}\n    mile: {written: [👉km], say: y}",
        "[duplicate-spelling] 'km' is written for both 'km' and 'mile' in the table 'unit' | a spelling belongs to one entry"
      ),
      Fault(
        "km: {say: x}\n    mile: {also-written: [👉km], say: y}",
        "[duplicate-spelling] 'km' is written for both 'km' and 'mile' in the table 'unit' | a spelling belongs to one entry"
      ),
      Fault(
        "km: {say: 👉{one: x}}",
        "[missing-plural-category] 'say' has no words for the plural category 'other' | every number can be of that category in some form"
      ),
      Fault(
        "km: {say: x, say-range: 👉{one: x}}",
        "[missing-plural-category] 'say-range' has no words for the plural category 'other' | every number can be of that category in some form"
      ),
      Fault("👉km: {written: [km]}", "[missing-key] the entry 'km' of the table 'unit' has no 'say'"),
    ])
  func `an entry of a table that cannot be used is reported`(fault: Fault) throws {
    try fault.expectReport(ofFile: "root/words.yaml", after: "tables:\n  unit:\n    ")
  }

  @Test(arguments: [("nl", "fy"), ("nl", "nl")])
  func `a locale among its own parents is reported`(tag: String, parent: String) throws {
    let report = try problems(
      in: [
        "root/labels.yaml": "passes: [p]", "nl/locale.yaml": "parent: \(parent)", "fy/locale.yaml": "parent: nl",
      ], locale: tag
    ).map(\.code)
    #expect(report == ["circular-parent"])
  }

  @Test func `a spelling that is far too long is reported and not built`() throws {
    let long = String(repeating: "w", count: 50_000)
    let report = try problems(in: ["root/words.yaml": "tables: {unit: {km: {written: [km, \(long)], say: x}}}"])
    #expect(report.map(\.code) == ["spelling-too-long"])
  }

  @Test func `a pack that only another locale has is chosen without complaint, one that none has is not`() throws {
    let library = try RuleLibrary.inline([
      "root/labels.yaml": "passes: [p]", "nl/locale.yaml": "name: Dutch", "fy/packs/sea.yaml": "locale: fy",
    ])
    let chain = LocaleChain(try LanguageTag("nl"), in: library)
    #expect(try DefinedRules(chain, in: library, packs: .named(["sea"])).rules.isEmpty)
    #expect(throws: RuleSetError.self) { try DefinedRules(chain, in: library, packs: .named(["see"])) }
  }

  @Test func `a parent without rules is reported`() throws {
    let report = try problems(in: ["root/labels.yaml": "passes: [p]", "nl/locale.yaml": "parent: xx"], locale: "nl")
    #expect(report.map(\.code) == ["unknown-locale"])
  }

  @Test func `what is wrong in several files comes in one report, sorted by place`() throws {
    let report = try problems(
      in: [
        "root/locale.yaml": "passes: [p]\ndate-order: 7",
        "root/labels.yaml":
          "rules:\n  - {id: b, pass: p, match: '(', say: y}\n  - {id: a, pass: q, match: x, say: '$2', mach: x}",
        "nl/words.yaml": "tables: {unit: {km: {}}}\nname: [x]",
        "nl/labels.yaml": "rules: [{id: c, pass: p, match: '{gpa}', say: y}]",
      ], locale: "nl")
    #expect(
      report.map { $0.summary.prefix { $0 != "]" } } == [
        "nl/labels.yaml:1:34 [unknown-variable", "nl/words.yaml:1:17 [missing-key", "nl/words.yaml:2:7 [wrong-kind",
        "root/labels.yaml:2:31 [bad-pattern", "root/labels.yaml:3:19 [unknown-pass",
        "root/labels.yaml:3:38 [unknown-group",
        "root/labels.yaml:3:43 [unknown-key", "root/locale.yaml:2:13 [unknown-value",
      ])
  }

  @Test func `what is wrong with an app's own file is reported with its name`() throws {
    let app = RuleFile(name: "seats.yaml", text: "rules:\n  - {id: seats, pass: q, match: x, say: y}")
    let report = try problems(in: ["root/labels.yaml": "passes: [p]"], appFiles: [app])
    #expect(report.map(\.summary) == ["seats.yaml:2:23 [unknown-pass] there is no pass 'q' | did you mean 'p'?"])
  }
}

private let ruleFileHead = "passes: [p]\nrules:\n  "
