import Testing

@testable import BuiltInRuleFiles
@testable import SayableEngine
@testable import SayableRules

/// What is reported of templates, and where.
struct TemplateErrorTests {
  @Test(
    arguments: [
      Fault("a 👉$3", "[unknown-group] the match has no group '3' | did you mean 'n'?"),
      Fault("''👉${m}", "[unknown-group] the match has no group 'm' | did you mean 'n'?"),
      Fault("é👉${unit:say}", "[unknown-group] the match has no group 'unit' | known are: n, u"),
      Fault("👉${u:say m}", "[unknown-group] the match has no group 'm' | did you mean 'n'?"),
      Fault("👉${u:range 7}", "[unknown-group] the match has no group '7' | did you mean 'n'?"),
    ])
  func `a group that the match lacks is reported with the nearest one`(fault: Fault) throws {
    try expectReport(of: fault)
  }

  @Test(
    arguments: [
      Fault("${n} 👉${u:sai n}", "[unknown-function] there is no function 'sai' | did you mean 'say'?"),
      Fault(
        "👉${n:shout}",
        "[unknown-function] there is no function 'shout' | known are: behind, count, each, look, lower, opening, plain, range, roman, say, spell, ungroup, unstyled"
      ),
      Fault(
        "👉${n:}",
        "[unknown-function] there is no function '' | known are: behind, count, each, look, lower, opening, plain, range, roman, say, spell, ungroup, unstyled"
      ),
    ])
  func `a function that does not exist is reported with the nearest one`(fault: Fault) throws {
    try expectReport(of: fault)
  }

  @Test(
    arguments: [
      Fault(
        "👉${u:say n n}",
        "[wrong-arguments] the function 'say' is given 'n n' | expected: say, say NUMBER-GROUP, or say NUMBER-GROUP in TABLE"
      ),
      Fault("👉${u:each n}", "[wrong-arguments] the function 'each' is given 'n' | expected: each"),
      Fault("👉${n:roman n}", "[wrong-arguments] the function 'roman' is given 'n' | expected: roman"),
      Fault("👉${n:look}", "[wrong-arguments] the function 'look' is given '' | expected: look TABLE"),
      Fault("👉${u:range}", "[wrong-arguments] the function 'range' is given '' | expected: range NUMBER-GROUP"),
    ])
  func `a function with the wrong arguments is reported with the right ones`(fault: Fault) throws {
    try expectReport(of: fault)
  }

  @Test(
    arguments: [
      Fault("👉${n:look units}", "[unknown-table] there is no table 'units' | did you mean 'unit'?"),
      Fault(
        "👉${n:say}",
        "[no-table-in-group] the group 'n' holds no table, so it has no words | write the table into the group: (?<n>{unit})"
      ),
      Fault(
        "👉{units}",
        "[unknown-variable] there is no variable 'units' | known are: loop, self | a group of the match is written ${units}"
      ),
      Fault("a 👉${n", "[bad-template] '{' is never closed | expected '}'"),
      Fault("a 👉{loop", "[bad-template] '{' is never closed | expected '}'"),
      Fault("a 👉$n", "[bad-template] '$' stands before a letter | a group is written ${name}, a dollar sign $$"),
    ])
  func `a table or variable that does not exist is reported`(fault: Fault) throws {
    try expectReport(of: fault)
  }

  @Test func `all faults of a template are reported`() throws {
    try expectReport(
      of: Fault(
        "👉$7 and 👉${n:nope}", "[unknown-group] the match has no group '7' | did you mean 'n'?",
        "[unknown-function] there is no function 'nope' | known are: behind, count, each, look, lower, opening, plain, range, roman, say, spell, ungroup, unstyled"
      ))
  }

  @Test func `a variable of a template that refers to itself is reported in the variable`() throws {
    let file = PointedText(
      "variables: {self: 'a 👉{self}'}\npasses: [p]\nrules: [{id: a, pass: p, match: x, say: '{self}'}]")
    let report = try problems(in: ["root/labels.yaml": file.text]).map(\.summary)
    #expect(
      report
        == file.places.map { "root/labels.yaml:\($0) [circular-variable] the variable 'self' refers to itself" })
  }

  @Test func `a fault in a variable of two templates is reported once, in the variable`() throws {
    let file = PointedText(
      "variables: {bad: 'a 👉${q}'}\npasses: [p]\n"
        + "rules: [{id: a, pass: p, match: '(?<n>x)', say: '{bad}'}, {id: b, pass: p, match: '(?<n>y)', say: '{bad}'}]")
    let report = try problems(in: ["root/labels.yaml": file.text]).map(\.summary)
    #expect(
      report
        == file.places.map { "root/labels.yaml:\($0) [unknown-group] the match has no group 'q' | did you mean 'n'?" })
  }

  private func expectReport(of fault: Fault) throws {
    let head = """
      passes: [p]
      variables: {self: 'x', loop: 'y'}
      tables: {unit: {km: x}}
      rules: [{id: a, pass: p, match: '(?<n>[0-9]+) (?<u>{unit})', say: '
      """
    let whole = PointedText(head + fault.pointed + "'}]")
    let lines = zip(whole.places, fault.expected).map { "root/labels.yaml:\($0) \($1)" }
    let report = try problems(in: ["root/labels.yaml": whole.text]).map(\.summary)
    #expect(report == lines)
  }
}
