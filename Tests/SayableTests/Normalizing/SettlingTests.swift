import TestSupport
import Testing

@testable import SayableEngine
@testable import SayableRules

/// Rules apply to a label until they find nothing more; one of which more would still be said is left as it is.
struct SettlingTests {
  private func normalizer() throws -> Normalizer {
    let library = try SmallRules.library(
      rules: """
          - {id: early, pass: first, match: '(?<a>b)-(?=c)', say: '${a} to '}
          - {id: hidden, pass: first, match: '(?<!p)(?<b>b)(?= q)', say: '${b} and'}
          - {id: guarded, pass: first, match: '(?<k>k)(?!%)', say: '${k}h'}
          - {id: sign, pass: second, match: '(?<=k)%', say: ' percent'}
          - {id: shown, pass: second, match: 'p(?<b>b)', say: '${b}'}
          - {id: late, pass: second, match: '(?<a>a)=(?<b>b)', say: '${a} is ${b}'}
          - {id: part, pass: second, match: '(?<a>x)', say: '${a}-c'}
          - {id: words, pass: second, match: 'y', say: 'b-c'}
          - {id: half, pass: second, match: '(?<b>b)z', say: '${b}-c'}
        """)
    return try Normalizer(locale: "root", library: library)
  }

  @Test(arguments: [
    ("a=b", "a is b"), ("y", "b-c"), ("bz", "bz"), ("bz a=b", "bz a=b"), ("bz\u{FF}", "bz\u{FF}"),
    ("k%", "k%"),
  ])
  func `what is half in words is left as it is, and words of rules are final`(label: String, said: String) throws {
    #expect(try normalizer().normalize(label) == said)
  }

  @Test func `rules apply again where a later one leaves what an earlier one knows`() throws {
    #expect(try normalizer().normalize("a=b, pb q") == "a is b, b and q")
    let trace = try normalizer().trace("pb q")
    #expect(trace.isSettled && trace.text == "b and q")
    #expect(trace.segments.map(\.rules) == [["shown", "hidden"], []])
    #expect(trace.steps.map(\.after) == ["b q", "b and q"])
  }

  @Test func `an answer from the cache is the same`() throws {
    let say = try normalizer()
    for _ in 0..<3 {
      #expect(say.normalize("bz") == "bz" && say.normalize("a=b") == "a is b" && say.normalize("pb q") == "b and q")
    }
  }

  @Test func `the trace tells that a label is not settled, and what rules made of it`() throws {
    let trace = try normalizer().trace("bz")
    #expect(!trace.isSettled && trace.text == "bz")
    #expect(trace.segments.map(\.source) == [0..<2] && trace.segments.allSatisfy(\.rules.isEmpty))
    #expect(trace.steps.map(\.after) == ["b-c"])
    #expect(try normalizer().trace("a=b").isSettled)
  }

  @Test func `a long text is said as it is read once`() throws {
    let rest = String(repeating: " word", count: 300)
    #expect(try normalizer().normalize("bz" + rest) == "b-c" + rest)
  }
}
