import Testing

@testable import BuiltInRuleFiles
@testable import SayableEngine
@testable import SayableRules

/// When a rule applies: the words of its locale, the options, the numbers of its match.
struct ConditionTests {
  private static let root = """
    passes: [p]
    variables: {word: ~, pattern: ~}
    tables: {unit: {}, month: {}}
    rules:
      - {id: table, pass: p, match: 'T(?<u>{unit})', say: '${u:say}'}
      - {id: pattern, pass: p, match: 'P{pattern}', say: 'p'}
      - {id: word, pass: p, match: 'W', say: '{word}'}
      - {id: risky, pass: p, match: 'R{unit:risky}', say: 'r'}
      - {id: plain, pass: p, match: 'X', say: 'x'}
    """

  private func library(_ child: String) throws -> RuleLibrary {
    try RuleLibrary.inline(["root/labels.yaml": Self.root, "nl/words.yaml": child])
  }

  @Test func `a rule without words in a locale stays dormant and is listed so`() throws {
    let library = try library("")
    let rules = try library.rules(of: LanguageTag("nl"))
    #expect(try Normalizer(locale: "nl", library: library).normalize("Tkm P5 W Rm X") == "Tkm P5 W Rm x")
    #expect(rules.filter { !$0.isActive }.map(\.id) == ["table", "pattern", "word", "risky"])
    #expect(rules.filter(\.isActive).map(\.id) == ["plain"])
  }

  @Test(
    arguments: [
      ("variables: {word: w}", "word"), ("variables: {pattern: '5'}", "pattern"), ("tables: {unit: {km: k}}", "table"),
      ("tables: {unit: {m: {say: m, risky: true}}}", "risky"),
    ])
  func `a locale's words wake the rules that lacked them alone`(child: String, id: String) throws {
    #expect(
      try library(child).rules(of: LanguageTag("nl")).filter(\.isActive).map(\.id).sorted() == [id, "plain"].sorted())
  }

  @Test(
    arguments: [
      (DateOrder?.none, "dmy"), (.dmy, "dmy"), (.mdy, "mdy"), (.ymd, "D"),
    ])
  func `a rule applies under its date order, which the options give or else the locale`(
    order: DateOrder?, spoken: String
  ) throws {
    var options = NormalizerOptions()
    options.dateOrder = order
    let rules = """
        - {id: a, pass: first, when: {date-order: dmy}, match: 'D', say: 'dmy'}
        - {id: b, pass: first, when: {date-order: mdy}, match: 'D', say: 'mdy'}
      """
    #expect(try Normalizer(rules: rules, options: options).normalize("D") == spoken)
  }

  @Test(arguments: [(Clock?.none, "C"), (.twelve, "12"), (.twentyFour, "24")])
  func `a rule applies under its clock`(clock: Clock?, spoken: String) throws {
    var options = NormalizerOptions()
    options.clock = clock
    let rules = """
        - {id: a, pass: first, when: {clock: 24}, match: 'C', say: '24'}
        - {id: b, pass: first, when: {clock: 12}, match: 'C', say: '12'}
      """
    #expect(try Normalizer(rules: rules, options: options).normalize("C") == spoken)
  }

  @Test(
    arguments: [
      ("1-2", "1 to 2"), ("2-1", "2-1"), ("2-2", "2-2"), ("9-10", "9 to 10"), ("1,5-1,50", "1,5-1,50"),
      ("1,5-1,51", "1,5 to 1,51"), ("1,000-999", "1,000-999"), ("x-1", "x-1"),
    ])
  func `a comparison is one of numbers as the locale writes them`(label: String, spoken: String) throws {
    let rules =
      #"  - {id: a, pass: first, match: '(?<![\w,])(?<a>[\w,]+)-(?<b>[\w,]+)', where: 'a < b', say: '$1 to $2'}"#
    #expect(try Normalizer(rules: rules).normalize(label) == spoken)
  }

  @Test(arguments: [("1/2", "1 of 2"), ("2/2", "2 of 2"), ("3/2", "3/2")])
  func `a comparison may allow equal numbers`(label: String, spoken: String) throws {
    let rules = "  - {id: a, pass: first, match: '(?<a>[0-9])/(?<b>[0-9])', where: 'a <= b', say: '$1 of $2'}"
    #expect(try Normalizer(rules: rules).normalize(label) == spoken)
  }

  @Test func `guesses apply when they are asked for, and say that they are unsure`() throws {
    let rules =
      "  - {id: a, pass: first, match: 'g', guess: true, say: 'x'}\n  - {id: b, pass: first, match: 's', say: 'y'}"
    #expect(try Normalizer(rules: rules).normalize("g s") == "g y")
    var options = NormalizerOptions()
    options.appliesGuesses = true
    let trace = try Normalizer(rules: rules, options: options).trace("g s")
    #expect(trace.text == "x y")
    #expect(trace.segments.map(\.isSure) == [false, true, true])
  }

  @Test(
    arguments: [
      (["a"], [], "a B C"), (["a", "c"], [], "a B c"), ([], ["first"], "a b C"), (["b"], ["second"], "A b c"),
      (["d", "first"], ["a"], "A B C"), ([], [], "A B C"),
    ] as [(Set<String>, Set<String>, String)])
  func `disabled rules and passes do not apply`(rules disabled: Set<String>, passes: Set<String>, spoken: String) throws
  {
    let rules = """
        - {id: a, pass: first, match: 'a', say: 'A'}
        - {id: b, pass: first, match: 'b', say: 'B'}
        - {id: c, pass: second, match: 'c', say: 'C'}
      """
    var options = NormalizerOptions()
    options.disabledRules = disabled
    options.disabledPasses = passes
    #expect(try Normalizer(rules: rules, options: options).normalize("a b c") == spoken)
  }
}
