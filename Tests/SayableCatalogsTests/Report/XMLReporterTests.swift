import Foundation
#if canImport(FoundationXML)
  import FoundationXML
#endif
import Testing

@testable import SayableCatalogs

@Suite struct `Reports in XML` {
  private static let reports: [(name: String, report: LintReport)] = [
    ("empty", LintReport([])), ("varied", .varied), ("hostile", .hostile),
  ]

  @Test(arguments: [ReportForm.junit, .checkstyle], reports.map(\.name))
  func `are well formed, whatever the strings hold`(form: ReportForm, name: String) throws {
    let report = try #require(Self.reports.first { $0.name == name }).report
    let elements = try ElementCounter(report.text(as: form))
    let found = form == .junit ? ["failure", "error", "system-out"] : ["error"]
    let count = found.reduce(0) { $0 + (elements.attributes[$1] ?? []).count }
    #expect(count == report.findings.count + report.summary.problemCount)
  }

  @Test func `of JUnit count what they hold`() throws {
    let elements = try ElementCounter(LintReport.varied.text(as: .junit))
    let suites = try #require(elements.attributes["testsuites"]?.first)
    #expect(suites["tests"] == "7" && suites["failures"] == "2" && suites["errors"] == "2")
    #expect(elements.attributes["testcase"]?.count == 7)
    #expect(elements.attributes["failure"]?.count == 2)
    #expect(elements.attributes["error"]?.count == 2)
    let names = (elements.attributes["testcase"] ?? []).compactMap { $0["name"] }
    #expect(names.contains("lint"))
    #expect(names.contains("silent-string: size: other (1:1)"))
  }

  @Test(arguments: [ReportForm.junit, .checkstyle])
  func `begin no line with a command of a build server`(form: ReportForm) {
    let text = "\n::error::8 m²"
    let catalog = Catalog(SourceFile(path: text, bytes: Array(text.utf8)), format: .strings)
    let finding = Finding.example(
      path: text, line: 2, columns: 9..<13, key: text, variant: text, text: text, match: text, spoken: text,
      message: text)
    let report = LintReport([LintReport.File(catalog, findings: [finding])]).text(as: form)
    #expect(report.contains("error::8 m²"))
    #expect(!report.split(separator: "\n").contains { $0.hasPrefix("::") })
  }

  @Test func `of Checkstyle know its severities alone`() throws {
    let elements = try ElementCounter(LintReport.varied.text(as: .checkstyle))
    let severities = (elements.attributes["error"] ?? []).compactMap { $0["severity"] }
    #expect(severities == ["error", "warning", "warning", "error", "info", "info"])
  }
}

/// The elements of a document, by name, with their attributes.
private final class ElementCounter: NSObject, XMLParserDelegate {
  private(set) var attributes: [String: [[String: String]]] = [:]

  init(_ text: String) throws {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    let isWellFormed = parser.parse()
    try #require(isWellFormed, "\(String(describing: parser.parserError))")
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    self.attributes[name, default: []].append(attributes)
  }
}
