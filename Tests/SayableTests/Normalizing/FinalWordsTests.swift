import Testing

@testable import BuiltInRuleFiles
@testable import SayableEngine
@testable import SayableRules

/// What a rule wrote is final; what it copied is not.
struct FinalWordsTests {
  @Test(
    arguments: [
      // A later rule would rewrite words that an earlier one wrote: all of them, a part, or with text around.
      ("x", "x", "a km", "km", "K", "a km"), ("x", "x", "km", "km", "K", "km"), ("x", "x", "abc", "b", "B", "abc"),
      ("x y", "x", "a", "a y", "A", "a y"), ("yx", "x", "a", "ya", "A", "ya"), ("x x", "x", "a", " ", "_", "a_a"),
    ])
  func `words that a template wrote are never rewritten`(
    label: String, match: String, say: String, later: String, laterSay: String, spoken: String
  ) throws {
    let rules = """
        - {id: one, pass: first, match: '\(match)', say: '\(say)'}
        - {id: two, pass: second, match: '\(later)', say: '\(laterSay)'}
      """
    #expect(try Normalizer(rules: rules).normalize(label) == spoken)
  }

  @Test(arguments: ["x", "x z", "z x"]) func `text that a template copied from a group stays live`(label: String) throws
  {
    let rules = """
        - {id: one, pass: first, match: '(?<g>x)', say: 'a ${g} b'}
        - {id: two, pass: second, match: 'x', say: 'y'}
      """
    #expect(try Normalizer(rules: rules).normalize(label) == label.replacing("x", with: "a y b"))
  }

  @Test(arguments: ["x", "x z", "z x", "z x z"])
  func `a later match may span spoken words that its template copies whole`(label: String) throws {
    let rules = """
        - {id: one, pass: first, match: 'x', say: 'word'}
        - {id: two, pass: second, match: '(?<w>word)', say: 'the ${w}'}
      """
    #expect(try Normalizer(rules: rules).normalize(label) == label.replacing("x", with: "the word"))
  }

  @Test func `a later match that copies spoken words in part, or not at all, does not count`() throws {
    let rules = """
        - {id: one, pass: first, match: 'x', say: 'word'}
        - {id: two, pass: second, match: '(?<w>wor)d|(?<v>z) word', say: 'the ${w}${v}'}
        - {id: three, pass: second, match: '(?<w>wor)(?<v>d)', say: '${w}${v}!'}
      """
    #expect(try Normalizer(rules: rules).normalize("x z x") == "word z word")
  }

  @Test func `two dates that were said can still become a range`() throws {
    let rules = """
        - {id: date, pass: first, match: '(?<d>[0-9]+)/5', say: 'May ${d}'}
        - {id: range, pass: second, match: '(?<a>May [0-9]+) - (?<b>May [0-9]+)', say: '{range}'}
      """
    let trace = try Normalizer(rules: rules).trace("1/5 - 2/5!")
    #expect(trace.text == "from May 1 to May 2!")
    #expect(trace.segments.map(\.rules) == [["date", "date", "range"], []])
  }

  @Test func `a rule that leaves its match as it stands changes nothing`() throws {
    let rules = """
        - {id: one, pass: first, match: '(?<g>x)', say: '${g}'}
        - {id: two, pass: second, match: 'x', say: 'y'}
      """
    #expect(try Normalizer(rules: rules).trace("x").steps.map(\.rule) == ["two"])
  }

  @Test func `words that change a group are final where they differ, and live where they do not`() throws {
    let rules = """
        - {id: one, pass: first, match: '(?<d>[0-9]+)/', say: '${d:plain}th'}
        - {id: two, pass: second, match: '5', say: 'five'}
      """
    #expect(try Normalizer(rules: rules).normalize("5/ 05/") == "fiveth 5th")
  }
}
