import Foundation
import Testing

@testable import SayableCatalogs

@Suite struct `Logs in SARIF` {
  private typealias Object = [String: Any]
  private static let reports: [(name: String, report: LintReport)] = [
    ("empty", LintReport([])), ("varied", .varied), ("hostile", .hostile),
  ]

  private func log(_ report: LintReport) throws -> Object {
    try #require(try document(report.text(as: .sarif, options: ReportOptions(version: "0.1.0"))) as? Object)
  }

  private func run(_ report: LintReport) throws -> Object {
    try #require((try log(report)["runs"] as? [Object])?.first)
  }

  private func results(_ report: LintReport) throws -> [Object] {
    try #require(try run(report)["results"] as? [Object])
  }

  @Test(arguments: reports.map(\.name)) func `have what the standard requires, and nothing else`(name: String) throws {
    let report = try #require(Self.reports.first { $0.name == name }).report
    let schema = try JSONSchema(sarifSchema)
    #expect(schema.misfits(of: try log(report), as: "sarifLog") == [])
    #expect(try results(report).count == report.findings.count)
  }

  @Test(arguments: [
    ("result", #"{"ruleId": "x"}"#), ("sarifLog", #"{"version": "2.1.0"}"#), ("artifactLocation", #"{"uri": "a b"}"#),
    ("fix", #"{"artifactChanges": []}"#), ("region", #"{"startLine": 0}"#), ("invocation", "{}"),
  ])
  func `would be found out if they had not`(kind: String, text: String) throws {
    #expect(try !JSONSchema(sarifSchema).misfits(of: document(text), as: kind).isEmpty)
  }

  @Test func `link the page of each check where the project has published them`() throws {
    let page = try #require(CheckPage("https://example.org/check-{check}.html"))
    var options = ReportOptions()
    #expect(!LintReport.varied.text(as: .sarif, options: options).contains("helpUri"))
    options.checkPage = page
    let text = LintReport.varied.text(as: .sarif, options: options)
    #expect(try JSONSchema(sarifSchema).misfits(of: document(text), as: "sarifLog") == [])
    for check in CheckDescription.all { #expect(text.contains(#""helpUri":"\#(page.address(of: check.id))""#)) }
    #expect(LintReport.varied.text(as: .reviewdog, options: options).contains(#""url":"https://example.org/check-"#))
  }

  @Test(arguments: ["", "checks/{check}.md", "https://example.org/", "https://example.org/a b/{check}"])
  func `take no text for such a page that is no address of one check each`(text: String) {
    #expect(CheckPage(text) == nil)
  }

  @Test func `name the rule of each result by its place in the list`() throws {
    let run = try run(.varied)
    let driver = try #require((run["tool"] as? Object)?["driver"] as? Object)
    let rules = try #require(driver["rules"] as? [Object]).compactMap { $0["id"] as? String }
    #expect(Set(rules).count == rules.count)
    #expect(Set(rules).isSuperset(of: CheckDescription.all.map(\.id)))
    for result in try results(.varied) {
      let index = try #require(result["ruleIndex"] as? Int)
      try #require(rules.indices.contains(index))
      #expect(rules[index] == result["ruleId"] as? String)
    }
  }

  @Test func `have fingerprints that are all different and do not depend on lines`() throws {
    func fingerprints(_ lines: [Int]) throws -> [String] {
      try results(.of(lines.map { .example(line: $0) })).compactMap {
        ($0["partialFingerprints"] as? Object)?["sayableFinding/v1"] as? String
      }
    }
    let first = try fingerprints([1, 2, 3])
    #expect(Set(first).count == 3)
    #expect(try fingerprints([7, 8, 90]) == first)
  }

  @Test func `show the span as it is written in the file`() throws {
    let result = try #require(try results(.linting("😀 75 m²\n")).first)
    let location = try #require((result["locations"] as? [Object])?.first)
    let place = try #require(location["physicalLocation"] as? Object)
    let region = try #require(place["region"] as? Object)
    #expect((region["snippet"] as? Object)?["text"] as? String == "75 m²")
    #expect(region["startColumn"] as? Int == 3 && region["endColumn"] as? Int == 8)
    #expect(region["byteOffset"] as? Int == 5 && region["byteLength"] as? Int == 6)
    let file = try #require(place["artifactLocation"] as? Object)
    #expect(file["uri"] as? String == "labels.txt" && file["uriBaseId"] as? String == "%SRCROOT%")
    let logical = try #require((location["logicalLocations"] as? [Object])?.first)
    #expect(logical["name"] as? String == "😀 75 m²" && logical["fullyQualifiedName"] as? String == "line 1")
  }

  @Test func `hold the changes that mend a finding`() throws {
    let fixes = try results(.varied).compactMap { $0["fixes"] as? [Object] }
    try #require(fixes.count == 1)
    let change = try #require((fixes[0].first?["artifactChanges"] as? [Object])?.first)
    #expect((change["artifactLocation"] as? Object)?["uri"] as? String == "b%3A%20c%2C%25/%C3%BC.strings")
    let replacement = try #require((change["replacements"] as? [Object])?.first)
    #expect((replacement["insertedContent"] as? Object)?["text"] as? String == "x = \"y\";\n")
    #expect((replacement["deletedRegion"] as? Object)?["byteLength"] as? Int == 0)
  }

  @Test func `tell of files that could not be read`() throws {
    let invocation = try #require((try run(.varied)["invocations"] as? [Object])?.first)
    #expect(invocation["executionSuccessful"] as? Bool == false)
    #expect((invocation["toolExecutionNotifications"] as? [Object])?.count == 2)
    let quiet = try #require((try run(LintReport([]))["invocations"] as? [Object])?.first)
    #expect(quiet["executionSuccessful"] as? Bool == true)
    #expect(quiet["toolExecutionNotifications"] == nil)
  }
}
