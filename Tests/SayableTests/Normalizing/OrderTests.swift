import Testing

@testable import BuiltInRuleFiles
@testable import SayableEngine
@testable import SayableRules

/// In which order rules apply, and which text they see.
struct OrderTests {
  @Test func `passes apply in order, and rules in order within a pass`() throws {
    let rules = """
        - {id: late, pass: second, match: '(?<x>.)', say: '${x}.'}
        - {id: one, pass: first, match: '(?<x>a)', say: '${x}1'}
        - {id: two, pass: first, match: '(?<x>a)', say: '${x}2'}
      """
    let trace = try Normalizer(rules: rules).trace("a")
    #expect(trace.steps.map(\.rule) == ["one", "two", "late"])
    #expect(trace.steps.map(\.pass) == ["first", "first", "second"])
    #expect(trace.steps.map(\.before) == ["a", "a1", "a21"])
    #expect(trace.text == trace.steps.last?.after)
  }

  @Test(
    arguments: [
      ("aaa", "a", "b", "bbb"), ("aaaa", "aa", "b", "bb"), ("aaa", "aa", "b", "ba"), ("é🙂é", "é", "e", "e🙂e"),
      ("abc", "(?=b)", "x", "abc"), ("abc", "x*", "y", "abc"), ("axxb", "x*", "y", "ayb"),
      ("a1b22", "[0-9]+", "#", "a#b#"),
    ])
  func `a rule applies to all its matches from left to right, never to empty ones`(
    label: String, match: String, say: String, spoken: String
  ) throws {
    let rules = "  - {id: r, pass: first, match: '\(match)', say: '\(say)'}"
    #expect(try Normalizer(rules: rules).normalize(label) == spoken)
  }

  @Test func `a rule sees what the rules before it wrote around its match`() throws {
    let rules = """
        - {id: one, pass: first, match: '•', say: 'dot'}
        - {id: two, pass: first, match: '(?<=dot)(?<x>x)', say: '${x}!'}
      """
    #expect(try Normalizer(rules: rules).normalize("•x x") == "dotx! x")
  }

  @Test func `a match that a rule declines leaves later matches to it`() throws {
    let rules = "  - {id: r, pass: first, match: '(?<a>[0-9])-(?<b>[0-9])', where: 'a < b', say: '$1 to $2'}"
    #expect(try Normalizer(rules: rules).normalize("5-3-4") == "5-3 to 4")
  }

  @Test func `the ends of the label are where it begins and ends`() throws {
    let rules = """
        - {id: one, pass: first, match: '^a', say: 'A'}
        - {id: two, pass: first, match: 'z$', say: 'Z'}
      """
    #expect(try Normalizer(rules: rules).normalize("aza az") == "Aza aZ")
  }
}
