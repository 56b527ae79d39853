import Foundation
import Testing

@testable import SayableCatalogs

@Suite struct `Reports in JSON` {
  private static let schemaFile = "Sources/SayableCatalogs/Documentation.docc/lint-report.schema.json"
  private static let reports: [(name: String, report: LintReport)] = [
    ("empty", LintReport([])), ("varied", .varied), ("hostile", .hostile),
  ]

  @Test(arguments: reports.map(\.name)) func `fit the schema`(name: String) throws {
    let report = try #require(Self.reports.first { $0.name == name }).report
    let schema = try JSONSchema(file: Self.schemaFile)
    #expect(schema.misfits(of: try document(report.text(as: .json, options: ReportOptions(version: "1.2.3")))) == [])
    #expect(schema.misfits(of: try document(report.text(as: .json))) == [])
  }

  @Test(arguments: ["path", "line", "spoken", "fix", "fingerprint"])
  func `would not fit the schema without a member`(member: String) throws {
    let line = try #require(LintReport.varied.text(as: .jsonLines).split(separator: "\n").last)
    var finding = try #require(try document(String(line)) as? [String: Any])
    let schema = try JSONSchema(file: Self.schemaFile)
    #expect(schema.misfits(of: finding, as: "finding") == [])
    finding[member] = nil
    #expect(schema.misfits(of: finding, as: "finding") == [": has no \(member)"])
    finding[member] = [["x": 1]]
    #expect(schema.misfits(of: finding, as: "finding") != [])
  }

  @Test func `lines are the findings and problems of the object, in the order of the files`() throws {
    let object = try #require(try document(LintReport.varied.text(as: .json)) as? [String: Any])
    let lines = try LintReport.varied.text(as: .jsonLines).split(separator: "\n").map {
      try #require(try document(String($0)) as? [String: Any])
    }
    let schema = try JSONSchema(file: Self.schemaFile)
    #expect(lines.count == 6)
    for line in lines { #expect(schema.misfits(of: line, as: try #require(line["type"] as? String)) == []) }
    #expect(
      lines.compactMap { $0["type"] as? String }.count { $0 == "finding" } == (object["findings"] as? [Any])?.count)
    #expect(lines.compactMap { $0["path"] as? String }.first == "gone.po")
  }

  @Test func `hold each text as it is`() throws {
    let object = try #require(try document(LintReport.hostile.text(as: .json)) as? [String: Any])
    let finding = try #require((object["findings"] as? [[String: Any]])?.first)
    let expected = try #require(LintReport.hostile.findings.first)
    #expect((finding["text"] as? String).map { Array($0.utf8) } == Array(expected.text.utf8))
    #expect((finding["path"] as? String).map { Array($0.utf8) } == Array(expected.path.utf8))
    #expect((finding["spoken"] as? String).map { Array($0.utf8) } == Array(expected.spoken.utf8))
  }

  @Test func `say where a span of a real file lies`() throws {
    let report = try LintReport.linting("😀 75 m²\n")
    let object = try #require(try document(report.text(as: .json)) as? [String: Any])
    let finding = try #require((object["findings"] as? [[String: Any]])?.first)
    #expect(finding["line"] as? Int == 1)
    #expect(finding["column"] as? Int == 3)
    #expect(finding["utf16Column"] as? Int == 4)
    #expect(finding["endColumn"] as? Int == 8)
    #expect(finding["utf16EndColumn"] as? Int == 9)
    #expect(finding["byteRange"] as? [Int] == [5, 11])
  }
}
