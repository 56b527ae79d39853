import Testing

@testable import BuiltInRuleFiles
@testable import SayableEngine
@testable import SayableRules

/// What is reported of patterns, and where.
struct PatternErrorTests {
  @Test(
    arguments: [
      Fault(
        "- {id: a, pass: p, match: 'x[z-👉a]', say: y}",
        "[bad-pattern] the pattern does not compile: range out of order in character class"),
      Fault(
        "- {id: a, pass: p, match: '''''[z-👉a]', say: y}",
        "[bad-pattern] the pattern does not compile: range out of order in character class"),
      Fault(
        "- {id: a, pass: p, match: 'é🙂[z-👉a]', say: y}",
        "[bad-pattern] the pattern does not compile: range out of order in character class"),
      Fault(
        "- {id: a, pass: p, match: '(ab👉', say: y}",
        "[bad-pattern] the pattern does not compile: missing closing parenthesis"),
      Fault(
        "- {id: a, pass: p, match: 'ab👉)', say: y}",
        "[bad-pattern] the pattern does not compile: unmatched closing parenthesis"),
      Fault(
        "- {id: a, pass: p, match: '{gap}{gap}[z-👉a]', say: y}",
        "[bad-pattern] the pattern does not compile: range out of order in character class"),
      Fault(
        "- {id: a, pass: p, match: '{unit}[z-👉a]', say: y}",
        "[bad-pattern] the pattern does not compile: range out of order in character class"),
      Fault(
        "- {id: a, pass: p, match: '👉(*NO_JIT)a', say: y}",
        "[bad-pattern] the pattern begins with a setting of PCRE2 | limits and modes are the same for all rules"),
      Fault(
        "- {id: a, pass: p, match: 'a[\\\\]👉\\Kb', say: y}",
        "[bad-pattern] the pattern moves the start of its match by '\\K' | write what stands before as (?<=…)"),
      Fault(
        "- {id: a, pass: p, match: 'ab(?<n👉 x)', say: y}",
        "[bad-pattern] the pattern does not compile: syntax error in subpattern name (missing terminator?)"),
    ])
  func `a pattern that does not compile is reported at PCRE2's offset in the file`(fault: Fault) throws {
    try fault.expectReport(after: head)
  }

  @Test(
    arguments: [
      "match: |-\n      é[z-👉a]", "match: |-\n      (?x) a\n      [z-👉a]", "match: 👉>-\n      a\n      [z-a]",
      "match: 👉'a\n      [z-a]'",
    ])
  func `a fault of a pattern in a block is found in its line, in a folded text at its beginning`(pointed: String) throws
  {
    try Fault(
      "- id: a\n    pass: p\n    say: y\n    " + pointed,
      "[bad-pattern] the pattern does not compile: range out of order in character class"
    ).expectReport(after: head)
  }

  @Test(
    arguments: [
      Fault("bad: 'it''s[z-👉a]'", "[bad-pattern] the pattern does not compile: range out of order in character class"),
      Fault(
        "inner: 'x[z-👉a]'\n  bad: 'é{inner}'",
        "[bad-pattern] the pattern does not compile: range out of order in character class"),
    ])
  func `a fault in a variable is reported once, in the variable's own line`(fault: Fault) throws {
    let users = "rules:\n  - {id: a, pass: p, match: '{bad}x', say: y}\n  - {id: b, pass: p, match: 'y{bad}', say: z}\n"
    try fault.expectReport(after: "passes: [p]\n" + users + "variables:\n  ")
  }

  @Test(
    arguments: [
      Fault("bad: 'a(b👉'", "[bad-pattern] the pattern does not compile: missing closing parenthesis"),
      Fault("bad: 'a[b👉'", "[bad-pattern] the pattern does not compile: missing terminating ] for character class"),
      Fault("bad: 'a👉)'", "[bad-pattern] the pattern does not compile: unmatched closing parenthesis"),
    ])
  func `a bracket that a variable leaves open is reported in the variable`(fault: Fault) throws {
    let users = "rules: [{id: a, pass: p, match: '{bad}x', say: y}, {id: b, pass: p, match: 'y{bad}', say: z}]\n"
    // The variable is compiled only as a part of the rules, whose ends then are the places.
    withKnownIssue { try fault.expectReport(after: "passes: [p]\n" + users + "variables:\n  ") }
  }

  @Test func `a variable or table inside a character class is reported`() throws {
    let words = "variables: {gap: ' '}\ntables: {unit: {km: x}}\n"
    let rules = "rules:\n  - {id: a, pass: p, match: '[a👉{gap}]{unit}', say: y}"
    try Fault(
      rules,
      "[reference-in-class] '{gap}' stands inside a character class | "
        + "write it outside: (?:{gap}|[…]); for a brace itself write \\{"
    ).expectReport(after: "passes: [p]\n" + words)
  }

  @Test(arguments: ["[{x}]+", #"[\{gap}]+"#, "[^{]gap}"])
  func `braces inside a character class that name nothing are characters`(pattern: String) throws {
    #expect(
      try problems(in: [
        "root/labels.yaml":
          "passes: [p]\nvariables: {gap: ' '}\nrules: [{id: a, pass: p, match: '\(pattern)', say: y}]"
      ]).isEmpty)
  }

  @Test func `a variable and a table of one name are reported`() throws {
    try Fault(
      "variables: {unit: '👉x'}\ntables: {unit: {km: x}}",
      "[duplicate-name] 'unit' is the name of a variable and of a table | "
        + "a pattern could not tell which is meant; rename one"
    ).expectReport()
  }

  @Test func `a fault in a plural pattern is reported in its own line`() throws {
    try Fault(
      "plural: {one: '1', few: '[2-👉1]'}",
      "[bad-pattern] the pattern does not compile: range out of order in character class"
    ).expectReport()
  }

  @Test(
    arguments: [
      Fault(#"- {id: a, pass: p, match: 👉"\\d", say: y}"#),
      Fault(#"- {id: a, pass: p, match: "👉plain", say: y}"#),
    ])
  func `a pattern between double quotes is reported, and nothing else of its rule`(fault: Fault) throws {
    let file = PointedText(head + fault.pointed)
    let report = try problems(in: ["root/labels.yaml": file.text]).map(\.summary)
    #expect(report == file.places.map { "root/labels.yaml:\($0) " + doubleQuoted })
  }

  @Test(arguments: [#"variables: {gap: "👉 "}"#, #"plural: {one: "👉1"}"#])
  func `a variable or plural pattern between double quotes is reported`(pointed: String) throws {
    try Fault(pointed, doubleQuoted).expectReport()
  }

  @Test func `a variable between double quotes is not reported as unknown as well`() throws {
    try Fault(
      "  - {id: a, pass: p, match: '{bad}', say: y}\nvariables: {bad: \"👉x\"}", doubleQuoted
    ).expectReport(after: "passes: [p]\nrules:\n")
  }

  @Test(
    arguments: [
      Fault(
        "- {id: a, pass: p, match: 'x👉{gapp}', say: y}",
        "[unknown-variable] there is no variable or table 'gapp' | did you mean 'gap'?"),
      Fault(
        "- {id: a, pass: p, match: '''👉{unt}', say: y}",
        "[unknown-variable] there is no variable or table 'unt' | did you mean 'unit'?"),
      Fault(
        "- {id: a, pass: p, match: '👉{unit:rare}', say: y}",
        "[unknown-selection] a table has no 'rare' spellings | write {unit}, {unit:risky} or {unit:any}"),
      Fault(
        "- {id: a, pass: p, match: '👉{gap:any}', say: y}",
        "[unknown-selection] the variable 'gap' has no 'any' spellings | write {gap}"),
    ])
  func `a reference to nothing is reported with the nearest name`(fault: Fault) throws {
    try fault.expectReport(after: head)
  }

  @Test func `a reference to nothing in a variable is reported once, in the variable`() throws {
    try Fault(
      "bad: 'x👉{nope}'",
      "[unknown-variable] there is no variable or table 'nope' | known are: bad"
    ).expectReport(
      after:
        "passes: [p]\nrules: [{id: a, pass: p, match: '{bad}', say: y}, {id: b, pass: p, match: '{bad}', say: y}]\nvariables:\n  "
    )
  }

  @Test(
    arguments: [
      Fault("a: 'x👉{a}'", "[circular-variable] the variable 'a' refers to itself | the way round is a -> a"),
      Fault(
        "b: 'x👉{a}'\n  a: '{b}'", "[circular-variable] the variable 'a' refers to itself | the way round is a -> b -> a"
      ),
    ])
  func `variables that refer to themselves are reported with the way round`(fault: Fault) throws {
    try fault.expectReport(after: "passes: [p]\nrules: [{id: x, pass: p, match: '{a}', say: y}]\nvariables:\n  ")
  }

  private let doubleQuoted =
    "[double-quoted-pattern] a pattern may not stand between double quotes, where YAML changes backslashes"
    + " | write it between single quotes, with every ' in it doubled"

  private let head = """
    passes: [p]
    variables: {gap: '[ ]'}
    tables: {unit: {km: x, m²: y}}
    rules:
    \u{20}\u{20}
    """
}
