import BuiltInRuleFiles
import SayableEngine
import SayableRules
import Testing

@testable import SayableCatalogs

/// Checks that a project's own rule file has.
@Suite struct OwnCheckTests {
  private static let file = RuleFile(
    name: "app.yaml",
    text: """
      checks:
        - id: link-says-where
          match: '(?i)\\btap here\\b'
          message: 'a link should say where it leads'
          severity: error
        - id: verb-in-two-words
          match: '(?<t>to )login\\b'
          message: 'the verb is two words'
          severity: note
          say: '${t}log in'
      """)

  private func found(_ text: String, _ change: (inout LintOptions) -> Void = { _ in }) throws -> [Finding] {
    var options = LintOptions()
    options.ownChecks = Set(Self.file.checkNames)
    change(&options)
    let linter = Linter(options: options, appRules: [Self.file])
    return try linter.findings(in: Catalog(SourceFile(path: "a.txt", bytes: Array(text.utf8)), as: .text))
      .filter { Self.file.checkNames.contains($0.check) }
  }

  @Test func `what its pattern matches is found, with its message and severity`() throws {
    let findings = try found("Tap here to pay %d\nhere\n")
    #expect(findings.map(\.check) == ["link-says-where"])
    #expect(findings.map(\.match) == ["Tap here"])
    #expect(findings.map(\.severity) == [.error])
    #expect(findings.map(\.message) == ["a link should say where it leads"])
  }

  @Test func `it looks at a label as it is written, and tells what should be said`() throws {
    let findings = try found("5 km to login, tap here")
    #expect(findings.map(\.match) == ["tap here", "to login"])
    #expect(findings.map(\.spoken) == ["5 kilometers to login, tap here", "5 km to log in, tap here"])
  }

  @Test func `it never looks into a placeholder or an address`() throws {
    #expect(try found("See https://example.com/5min").isEmpty)
  }

  @Test func `it changes nothing that is said`() throws {
    let normalizer = try Normalizer(LanguageTag("en"), appRules: [Self.file], library: .builtIn)
    #expect(normalizer.normalize("Tap here") == "Tap here")
    #expect(normalizer.trace("Tap here").segments.flatMap(\.rules) == [])
  }

  @Test(arguments: [(Finding.Severity?.some(.note), 1), (nil, 0)])
  func `the project may set its severity, or turn it off`(severity: Finding.Severity?, count: Int) throws {
    let findings = try found("tap here") { $0.severities["link-says-where"] = .some(severity) }
    #expect(findings.map(\.severity) == [Finding.Severity?](repeating: severity, count: count))
  }

  @Test func `the project may allow a text`() throws {
    let findings = try found("tap here") { $0.allowedByCheck["link-says-where"] = ["tap here"] }
    #expect(findings.isEmpty)
  }

  @Test func `it is compiled with the rules`() throws {
    let image = try RuleImage(bytes: RuleLibrary.builtIn.compile(locales: [.english], appRules: [Self.file]))
    let normalizer = Normalizer(image: image, locale: .english)
    #expect(normalizer.checks.map(\.id) == Self.file.checkNames)
    #expect(normalizer.checks.map(\.remark.severity) == ["error", "note"])
  }

  @Test(arguments: [
    ("{id: a, match: 'x', examples: [x], unchanged: [y]}", ["missing-key"]),
    ("{id: a, match: 'x', message: m, examples: [y]}", ["idle-example"]),
    ("{id: a, match: 'x', message: m, say: z, examples: [[x, y]]}", ["failed-example"]),
    ("{id: a, match: 'x', message: m, examples: [x], unchanged: [x]}", ["failed-unchanged"]),
    ("{id: a, match: 'x', message: m}", ["missing-example"]),
    ("{id: a, match: 'x', message: m, severity: fatal, examples: [x]}", ["unknown-value"]),
    ("{id: a, match: 'x', message: m, pass: units, examples: [x]}", ["unknown-key"]),
    ("{id: quantity, match: 'x', message: m, examples: [x]}", ["duplicate-id"]),
    ("{id: a, match: 'x', message: m, examples: [x]}", []),
  ])
  func `what is wrong with it is told when rules are checked`(check: String, codes: [String]) {
    let file = RuleFile(name: "app.yaml", text: "checks: [\(check)]")
    #expect(RuleCheck(.builtIn, locales: [.english], appRules: [file]).diagnostics.map(\.code) == codes)
  }
}
