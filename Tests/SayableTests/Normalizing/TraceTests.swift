import Testing

@testable import BuiltInRuleFiles
@testable import SayableEngine
@testable import SayableRules

struct TraceTests {
  private static let rules = """
      - {id: placeholder, pass: first, match: '%[a-z]', protect: placeholder}
      - {id: quantity, pass: second, match: '(?<n>{number}|{placeholder}) ?(?<u>{unit})', say: '${u:say n}'}
      - {id: gone, pass: second, match: '#+', say: ''}
      - {id: swap, pass: second, match: '(?<a>\\w)~(?<b>\\w)', say: '${b}${a}'}
      - {id: mark, pass: second, match: '(?<b>B)', say: '${b}!'}
    """

  /// Segments as `source range -> spoken range by rules`.
  private func lines(_ label: String) throws -> [String] {
    let trace = try Normalizer(rules: Self.rules).trace(label)
    expectWellFormed(trace)
    return trace.segments.map { "\($0.source)->\($0.spoken) \($0.rules.joined(separator: "+"))" }
  }

  @Test(
    arguments: [
      ("abc", ["0..<3->0..<3 "]), ("5 km", ["0..<4->0..<12 quantity"]),
      ("a 5 km b", ["0..<2->0..<2 ", "2..<6->2..<14 quantity", "6..<8->14..<16 "]),
      ("a#b", ["0..<1->0..<1 ", "1..<2->1..<1 gone", "2..<3->1..<2 "]), ("#", ["0..<1->0..<0 gone"]),
      ("##5 km#", ["0..<2->0..<0 gone", "2..<6->0..<12 quantity", "6..<7->12..<12 gone"]),
      ("é%d km", ["0..<2->0..<2 ", "2..<7->2..<15 quantity"]), ("x%dy", ["0..<4->0..<4 "]),
      ("A~B", ["0..<3->0..<3 swap+mark"]), ("A~BC~D", ["0..<3->0..<3 swap+mark", "3..<6->3..<5 swap"]),
      ("5 km6 km", ["0..<4->0..<12 quantity", "4..<8->12..<24 quantity"]),
    ] as [(String, [String])])
  func `segments give the places of what was said and the rules behind it`(label: String, segments: [String]) throws {
    #expect(try lines(label) == segments)
  }

  @Test func `changes that touch in a row become one, with the rules of all in order`() throws {
    let say = try Normalizer(
      rules: """
          - {id: pair, pass: first, match: '(?<a>[a-z])=(?<b>[a-z])', say: '${a} to ${b}'}
          - {id: row, pass: second, match: '(?<b>[a-z])\\|(?<c>[a-z])', say: '${b} and ${c}'}
        """)
    let trace = say.trace("a=b|c=d|e=f")
    #expect(trace.text == "a to b and c to d and e to f")
    #expect(trace.segments.map(\.rules) == [["pair", "pair", "row", "pair", "row"]])
  }

  @Test func `a step that set something aside shows the text as it stands`() throws {
    let trace = try Normalizer(rules: Self.rules).trace("%d x")
    #expect(trace.steps.map { "\($0.rule): \($0.before) -> \($0.after)" } == ["placeholder: %d x -> %d x"])
  }

  @Test func `the steps of a trace lead from the label to what is said`() throws {
    let trace = try Normalizer(rules: Self.rules).trace("5 km ## %d km")
    #expect(trace.steps.first?.before == "5 km ## %d km")
    #expect(trace.steps.last?.after == trace.text)
    for (step, next) in zip(trace.steps, trace.steps.dropFirst()) { #expect(step.after == next.before) }
  }

  @Test func `a trace says what normalize says`() throws {
    let say = try Normalizer(rules: Self.rules)
    for label in ["", "5 km", "A~B #", "x%d km\u{F8F0}"] { #expect(say.trace(label).text == say.normalize(label)) }
  }
}
