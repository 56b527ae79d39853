import TestSupport
import Testing

@testable import BuiltInRuleFiles
@testable import SayableEngine
@testable import SayableRules

/// Nothing hangs, and nothing stops the other rules.
struct LimitTests {
  private static let catastrophic = """
      - {id: ok, pass: first, match: 'km', say: 'K'}
      - {id: bad, pass: first, match: '(?:a|aa)+[bc]d{12}', say: 'never'}
      - {id: late, pass: second, match: 'mi', say: 'M'}
    """
  /// On this text the pattern above would take millions of steps. What it needs stands behind but for one letter, or the
  /// rule would not be tried.
  private static let adversary = String(repeating: "a", count: 40) + "! acddddddddddd"

  @Test func `a rule over its match limit is skipped and named, and the others apply`() throws {
    let trace = try Normalizer(rules: Self.catastrophic).trace("km \(Self.adversary)! mi")
    #expect(trace.text == "K \(Self.adversary)! M")
    #expect(trace.steps.map(\.rule) == ["ok", "late"])
    let diagnostic = try #require(trace.diagnostics.first)
    #expect(trace.diagnostics.count == 1)
    #expect(diagnostic.severity == .warning)
    #expect(diagnostic.code == "over-limit")
    #expect(diagnostic.message.hasPrefix("the rule 'bad' was skipped for a label: "))
    #expect(diagnostic.location?.file == "root/labels.yaml")
  }

  @Test func `a rule that was skipped for one label applies to the next`() throws {
    let say = try Normalizer(rules: Self.catastrophic)
    #expect(say.normalize(Self.adversary) == Self.adversary)
    #expect(say.normalize("aabdddddddddddd") == "never")
    #expect(say.trace("aabdddddddddddd").diagnostics.isEmpty)
  }

  @Test func `a skipped rule is named once for a label of many stretches`() throws {
    let label = String(repeating: "\(Self.adversary) km ", count: 3000)
    let trace = try Normalizer(rules: Self.catastrophic).trace(label)
    #expect(trace.diagnostics.count == 1)
    #expect(trace.text == label.replacing("km", with: "K"))
  }

  @Test(.timeLimit(.minutes(10))) func `a pattern just under its limit at every place of a label ends soon`() throws {
    let label = String(repeating: String(repeating: "a", count: 17) + "! ", count: 850) + "acddddddddddd"
    #expect(try Normalizer(rules: Self.catastrophic).normalize(label) == label)
  }

  @Test(.timeLimit(.minutes(10)))
  func `places that take many steps are bounded together, across all rules of a label`() throws {
    let rules = (0..<20).map { "  - {id: r\($0), pass: first, match: '(?:a|a){14}[bc]\($0)', say: 'never'}" }
    let late = "  - {id: late, pass: second, match: 'mi', say: 'M'}"
    let label = String(repeating: "a", count: 16_000)
    let ends = (0..<20).map { " b\($0)" }.joined() + " aaaaaaaaaaaaaab19 mi"
    let trace = try Normalizer(rules: (rules + [late]).joined(separator: "\n")).trace(label + ends)
    #expect(trace.text == label + ends.replacing("mi", with: "M"))
    #expect(!trace.diagnostics.isEmpty)
    #expect(trace.diagnostics.allSatisfy { $0.code == "over-limit" && $0.message.contains("took more steps") })
  }

  @Test(.timeLimit(.minutes(10)))
  func `places whose few steps each look through a long text are bounded, too`() throws {
    let rules = "  - {id: r, pass: first, match: '(?:(?=a+)a){0,100}+[bc]', say: 'never'}"
    let label = String(repeating: "a", count: 16_000) + " b"
    let trace = try Normalizer(rules: rules).trace(label)
    #expect(trace.text == label)
    #expect(trace.diagnostics.map(\.code) == ["over-limit"])
  }

  @Test func `a place that takes many steps does not keep a rule from what follows`() throws {
    let rules = "  - {id: r, pass: first, match: '(?:a|a){10}[bc]', say: 'yes'}"
    let label = String(repeating: "a", count: 20)
    let trace = try Normalizer(rules: rules).trace("\(label) é aaaaaaaaaab \(label)")
    #expect(trace.text == "\(label) é yes \(label)")
    #expect(trace.diagnostics.isEmpty)
  }

  @Test func `rules that double a label again and again are skipped before it takes all memory`() throws {
    let rules = (0..<40).map { "  - {id: r\($0), pass: first, match: '(?<a>x+)', say: '${a}${a}'}" }
    let trace = try Normalizer(rules: rules.joined(separator: "\n")).trace("x")
    #expect(trace.text.utf8.count > 1_000 && trace.text.utf8.count <= 65_552)
    #expect(trace.diagnostics.contains { $0.message.hasSuffix("the label would get longer than 65552 bytes") })
  }

  @Test func `variables that make much of little are refused`() {
    let variables = (1..<12).map { "  v\($0): '\(String(repeating: "{v\($0 - 1)}", count: 10))'" }
    let text = "variables:\n  v0: ha\n\(variables.joined(separator: "\n"))\nrules:\n"
    let rules = "  - {id: a, pass: first, match: x, say: '{v11}', examples: [[x, y]]}\n"
    let error = #expect(throws: RuleSetError.self) {
      _ = try Normalizer(locale: "en", appRules: [RuleFile(name: "app.yaml", text: text + rules)])
    }
    #expect(error?.diagnostics.contains { $0.code == "template-too-long" } == true)
  }

  @Test(arguments: [
    ("(?<=(?<n>bbb))c", "abbbcd"), ("a(?=(?<n>b+))", "abbbcd"), ("(?<=(?<n>%d))c", "x%dcd"),
  ])
  func `a rule that copies what it did not match is skipped and named`(_ pattern: String, _ label: String) throws {
    let rules = "  - {id: bad, pass: first, match: '\(pattern)', say: '${n}'}"
    guard let say = try? Normalizer(rules: rules) else { return }
    let trace = say.trace(label)
    #expect(trace.text == label)
    #expect(trace.diagnostics.map(\.code) == ["over-limit"])
    #expect(trace.diagnostics.first?.message.hasSuffix("it copies text from outside of its match") == true)
  }

  @Test func `deep recursion is bounded too`() throws {
    let rules =
      "  - {id: deep, pass: first, match: '^(?:(?:.|\\n)(?=.|\\n))*+[xz]|(?<r>\\((?:[^()]|(?&r))*\\)[xz])', say: 'x'}"
    let label = String(repeating: "(", count: 4_000) + " x y"
    #expect(try Normalizer(rules: rules).normalize(label) == label)
  }

  @Test(
    .timeLimit(.minutes(10)),
    arguments: [
      "1 - ", "5", "a.", "((((", "<a ", "{{", "`", "1,000,", "A → ", "0:00-", "12/05/", "'\"", "$1 ", "%1$", "I V X ",
      "km/", "• ",
      "a@b.", "/a", "~5", "½", "1h2m", "\u{A0}1", "é", "٣", "\u{200B}", "\u{F8F0}", "aA0", "+/- ", ">= <= ", "&a",
      "[%key:",
    ])
  func `the same few letters over and over end soon`(unit: String) throws {
    let label = Array(repeatElement(Array(unit.utf8), count: 17_000 / unit.utf8.count).joined())
    let normalizer = try #require(try Normalizer.embedded("en"))
    // A pattern that backtracks too much would be named here; one that hangs meets the test's limit.
    #expect(normalizer.trace(label).diagnostics == [])
  }

  @Test(.timeLimit(.minutes(10))) func `thirty-two kilobytes of everything end`() throws {
    var random = SeededGenerator(seed: 9)
    var label = ""
    while label.utf8.count < 1 << 15 { label += LabelGenerator.label(&random) }
    let normalizer = try #require(try Normalizer.embedded("en"))
    #expect(normalizer.normalize(label).utf8.count > 1 << 14)
  }
}
