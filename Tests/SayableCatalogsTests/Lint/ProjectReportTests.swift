import SayableCatalogs
import SayableEngine
import SayableRules
import Testing

struct ProjectReportTests {
  private let sources = [
    ("app/en.json", #"{"size": "8 m²", "name": "Settings"}"#), ("app/de.json", #"{"area": "8 m²"}"#),
    ("Vendor/en.json", #"{"size": "8 m²"}"#), ("notes.md", "8 m²"),
  ].map { SourceFile(path: $0.0, bytes: Array($0.1.utf8)) }

  private func report(_ configuration: String) throws -> LintReport {
    var problems: [Diagnostic] = []
    let read = LintConfiguration(name: ".sayable.yml", bytes: Array(configuration.utf8), problems: &problems)
    try #require(problems.isEmpty)
    return try LintReport(checking: sources, as: read)
  }

  @Test func `a project is checked as its configuration says`() throws {
    let report = try report("{exclude: [Vendor], locales: {app/de.json: nl}}")
    #expect(report.files.map(\.path) == ["app/en.json", "app/de.json"])
    #expect(report.findings.map(\.spoken) == ["8 square meters", "8 vierkante meter"])
  }

  @Test func `what a project allows, or turns off, is not found`() throws {
    #expect(try report("{include: [app/**], allow: [8 m²]}").findings.isEmpty)
    #expect(try report("{checks: {spoken-differently: off}}").findings.isEmpty)
    #expect(try report("{include: [none/**]}").files.isEmpty)
  }
}
