import BuiltInRuleFiles
import SayableEngine
import SayableRules
import Testing

@testable import SayableCatalogs

struct LintConfigurationTests {
  @Test func `a configuration says how catalogs are checked`() throws {
    let read = Read(
      """
      include: ['**/*.strings']
      exclude: [Pods, '**/Generated/**']
      locales: {'web/*.json': nl, 'web/be.json': nl-BE}
      source-locale: en-GB
      dialects: {'web/**': vue}
      voices: [voiceover]
      packs: [weather]
      rules: [rules]
      app: [app.yaml]
      checks:
        spoken-differently: {severity: error, allow: [75 m²]}
        unused-suppression: off
        unknown-check: note
      allow: [No., 24]
      siblings: '*_spoken'
      fail-on: error
      baseline: .sayable-baseline.json
      report: text
      check-page: https://example.org/{check}.html
      """)
    #expect(read.problems == [])
    let configuration = read.configuration
    #expect(configuration.include.map(\.description) == ["**/*.strings"])
    #expect(configuration.exclude.map(\.description) == ["Pods", "**/Generated/**"])
    #expect(configuration.locale(for: "web/nl.json")?.description == "nl")
    #expect(configuration.locale(for: "web/be.json")?.description == "nl-BE")
    #expect(configuration.locale(for: "app/be.json") == nil)
    #expect(configuration.sourceLocale?.description == "en-GB")
    #expect(configuration.dialect(for: "web/a/b.json") == .vue)
    #expect(configuration.dialect(for: "b.json") == nil)
    #expect(configuration.voices == [.voiceover])
    #expect(configuration.packs == ["weather"])
    #expect(configuration.ruleFolders == ["rules"])
    #expect(configuration.appFiles == ["app.yaml"])
    #expect(
      configuration.severities == ["spoken-differently": .error, "unused-suppression": nil, "unknown-check": .note])
    #expect(configuration.allowed == ["No.", "24"])
    #expect(configuration.allowedByCheck == ["spoken-differently": ["75 m²"]])
    #expect(configuration.siblings == "*_spoken")
    #expect(configuration.failLevel == .error)
    #expect(configuration.baseline == ".sayable-baseline.json")
    #expect(configuration.report == .text)
    #expect(configuration.checkPage == CheckPage("https://example.org/{check}.html"))
  }

  @Test(arguments: ["", "# nothing yet\n", "~", "include:\nchecks:\n"])
  func `a configuration may say nothing`(text: String) {
    let read = Read(text)
    #expect(read.problems == [])
    #expect(read.configuration == LintConfiguration())
  }

  @Test func `no packs at all are another thing than those of the locale`() {
    #expect(Read("packs: []").configuration.packs == [])
    #expect(Read("packs:").configuration.packs == nil)
  }

  @Test(arguments: [
    ("includ: [a]", "unknown-key", 1, 1, "did you mean 'include'?"),
    ("checks: {unknown-check: fatal}", "unknown-value", 1, 25, "expected one of: note, warning, error, off"),
    ("checks: {unknown-check: {alow: []}}", "unknown-key", 1, 26, "did you mean 'allow'?"),
    ("checks: {unknown-check: []}", "wrong-kind", 1, 25, nil),
    ("exclude: ['a[']", "malformed-pattern", 1, 11, "write a \\ before a sign that stands for itself"),
    ("exclude: Pods", "wrong-kind", 1, 10, "expected a list"),
    ("locales: {a: x}", "malformed-locale", 1, 14, nil), ("locales: {'a[': nl}", "malformed-pattern", 1, 11, nil),
    ("source-locale: [nl]", "wrong-kind", 1, 16, "expected a text"),
    ("dialects: {a: fluent}", "unknown-value", 1, 15, nil), ("voices: [jaws]", "unknown-value", 1, 10, nil),
    ("profiles: [voiceover]", "unknown-key", 1, 1, "write 'voices'"),
    ("fail-on: fatal", "unknown-value", 1, 10, "expected one of: note, warning, error"),
    ("report: paper", "unknown-value", 1, 9, nil), ("check-page: checks", "unknown-value", 1, 13, CheckPage.advice),
    ("baseline: ''", "unknown-value", 1, 12, nil),
    ("rules: ['']", "unknown-value", 1, 10, nil), ("a: [", "bad-yaml", 1, 5, nil), ("- a", "wrong-kind", 1, 1, nil),
  ])
  func `what is wrong is told with its place`(
    text: String, code: String, line: Int, column: Int, note: String?
  ) throws {
    let problems = Read(text).problems
    #expect(problems.map(\.code) == [code])
    let problem = try #require(problems.first)
    #expect(problem.location?.file == ".sayable.yml")
    #expect(problem.location?.line == line)
    #expect(problem.location?.column == column)
    if let note { #expect(problem.notes.contains(note)) }
  }

  @Test func `a check that Sayable does not have may be the project's own`() throws {
    let read = Read("checks:\n  spoken-diferently: off")
    #expect(read.problems.isEmpty)
    #expect(read.configuration.severities == ["spoken-diferently": nil])
    let problem = try #require(read.configuration.unknownChecks["spoken-diferently"])
    #expect(problem.location?.line == 2)
    #expect(problem.notes == ["did you mean 'spoken-differently'?"])
  }

  @Test func `what is right is read in spite of what is wrong`() {
    let read = Read("includ: [a]\nexclude: ['[', b]\nsource-locale: nl")
    #expect(read.problems.count == 2)
    #expect(read.configuration.exclude.map(\.description) == ["b"])
    #expect(read.configuration.sourceLocale?.description == "nl")
  }

  private struct Read {
    let configuration: LintConfiguration
    let problems: [Diagnostic]

    init(_ text: String) {
      var problems: [Diagnostic] = []
      configuration = LintConfiguration(name: ".sayable.yml", bytes: Array(text.utf8), problems: &problems)
      self.problems = problems
    }
  }
}
