import BuiltInRuleFiles
import SayableEngine
import SayableRules
import Testing

@testable import SayableCatalogs

@Suite struct `Grouping findings` {
  private static let linter = Linter()

  private static func report(_ files: (String, String)...) throws -> LintReport {
    LintReport(
      try files.map { path, text in
        let catalog = Catalog(SourceFile(path: path, bytes: Array(text.utf8)), as: .properties)
        return LintReport.File(catalog, findings: try linter.findings(in: catalog))
      })
  }

  private static let languages = try? report(
    ("app_de.properties", "speed=%d km/h\n"), ("app.properties", "speed=%d km/h\narea=5 m²\n"),
    ("app_nl.properties", "speed=%d km/u\n"))

  @Test func `what the same rules find under one key is one finding with its locales`() throws {
    let report = try #require(Self.languages)
    let grouped = report.grouped(by: .key)
    let finding = try #require(grouped.findings.first { $0.key == "speed" })
    #expect(grouped.findings.count { $0.key == "speed" && $0.check == finding.check } == 1)
    #expect(finding.locale.description == "en")
    #expect(finding.locales.map(\.description) == ["de", "en", "nl"])
    #expect(grouped.summary.placeCount == report.findings.count)
    #expect(report.grouped(by: .none).findings == report.findings)
  }

  @Test func `what the same rules find anywhere is one finding by rule`() throws {
    let report = try Self.report(("a.properties", "a=5 m²\nb=6 m²\n"))
    let grouped = report.grouped(by: .rule)
    #expect(report.findings.count == 2 && grouped.findings.count == 1)
    #expect(grouped.findings[0].elsewhere.map(\.key) == ["b"])
    #expect(grouped.text(as: .text).contains("also: a.properties:2: 6 m²"))
  }

  @Test func `statistics count problems and places`() throws {
    let text = try #require(Self.languages).grouped(by: .key).text(as: .statistics)
    #expect(text.hasPrefix("places  problems  check"))
    #expect(text.split(separator: "\n").dropFirst().allSatisfy { $0.contains("spoken-differently") })
  }

  @Test func `a template is a line for each finding`() throws {
    let report = try Self.report(("a.properties", "a=5 m²\n"))
    let template = try ReportTemplate(#"{path}:{line}\t{spoken} {key}"#)
    #expect(
      report.text(as: .text, options: ReportOptions(template: template)) == "a.properties:1\t5 square meters a\n")
    #expect(throws: ReportTemplate.UnknownField(name: "place")) { try ReportTemplate("{place}") }
  }

  @Test func `reviewdog gets columns in bytes`() throws {
    let report = try Self.report(("a.properties", "a=ü 5 m²\n"))
    #expect(report.text(as: .reviewdog).contains(#""start":{"line":1,"column":6}"#))
  }

  @Test func `annotations of GitHub stay within what it shows`() throws {
    let lines = (0..<30).map { "key\($0)=\($0) m²\n" }.joined()
    let text = try Self.report(("a.properties", lines)).text(as: .github)
    #expect(text.split(separator: "\n").count == 11)
    #expect(text.contains("20 more are not shown here"))
  }
}
