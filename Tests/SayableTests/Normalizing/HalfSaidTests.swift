import TestSupport
import Testing

@testable import BuiltInRuleFiles
@testable import SayableEngine
@testable import SayableRules

/// A compound is said whole or left whole.
struct HalfSaidTests {
  private static let rules = """
      - {id: minimum, pass: first, match: 'min\\.', say: minimum}
      - {id: kilometers, pass: first, match: '(?<n>[0-9]+) km', say: '${n} kilometers'}
      - {id: half, pass: first, match: '½', say: one half}
      - {id: percent, pass: first, match: '(?<n>[0-9]+)%', say: '${n} percent'}
    """

  @Test(arguments: [
    "min./max.", "5 km²", "5 km/h", "gal/100 km", "★★½", "~½", "5'11 km", "5 km,-",
  ])
  func `what hangs on words that a rule wrote leaves the compound as it was`(label: String) throws {
    #expect(try Normalizer(rules: Self.rules).normalize(label) == label)
  }

  @Test(arguments: [
    ("min. 5 km", "minimum 5 kilometers"), ("5 km/10 km", "5 kilometers/10 kilometers"),
    ("5 km, 5%", "5 kilometers, 5 percent"),
    ("5 km / h", "5 kilometers / h"), ("(5 km)", "(5 kilometers)"),
  ])
  func `what stands beside words is no part of them`(label: String, said: String) throws {
    #expect(try Normalizer(rules: Self.rules).normalize(label) == said)
  }

  @Test func `the rest of the label is said`() throws {
    let trace = try Normalizer(rules: Self.rules).trace("5 km, min./max. 5%")
    #expect(trace.text == "5 kilometers, min./max. 5 percent")
    #expect(trace.segments.map(\.rules) == [["kilometers"], [], ["percent"]])
  }

  @Test func `a placeholder in what is left stays one`() throws {
    let rules = """
        - {id: placeholder, pass: first, match: '%d', protect: placeholder}
        - {id: kilometers, pass: second, match: '(?<n>{placeholder}) km', say: '${n} kilometers'}
      """
    let trace = try Normalizer(rules: rules).trace("%d km/h")
    #expect(trace.text == "%d km/h")
    #expect(trace.protectedSpans.map(\.kind) == [.placeholder])
  }
}
