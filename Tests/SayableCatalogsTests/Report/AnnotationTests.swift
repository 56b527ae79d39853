import Foundation
import Testing

@testable import SayableCatalogs

@Suite struct `Annotations` {
  @Test func `of GitHub escape what would end a property`() {
    let lines = LintReport.varied.text(as: .github).split(separator: "\n").map(String.init)
    #expect(lines.count == 6)
    #expect(lines[0] == "::error file=gone.po,title=unreadable::cannot read 'gone.po': no such file")
    #expect(
      lines[1]
        == "::warning file=b%3A c%2C%25/ü.strings,line=1,col=5,title=missing-value::there is no value%0Awrite one")
    #expect(
      lines[3] == "::error file=./sub/x.txt,line=1,col=1,endLine=1,endColumn=6,title=silent-string::"
        + "'75 m²' should be spoken as '75 square meters'; the string is spoken as '2 bedrooms, 75 square meters'")
    #expect(lines[4].hasPrefix("::notice file="))
  }

  @Test func `of GitHub are one line each, whatever the strings hold`() {
    let text = LintReport.hostile.text(as: .github)
    #expect(text.unicodeScalars.count { $0 == "\n" } == 2)
    #expect(!text.contains("\r"))
    // The path stands as it is, since it names the file.
    #expect(text.split(separator: "\n").allSatisfy { $0.hasSuffix("\\r\\n\\t%25") && $0.contains("\\u{1b}[31m") })
  }

  @Test func `of Xcode are lines of a compiler`() {
    let lines = LintReport.varied.text(as: .xcode).split(separator: "\n").map(String.init)
    #expect(lines.count == 6)
    #expect(lines[0] == "gone.po:1:1: error: cannot read 'gone.po': no such file [unreadable]")
    #expect(lines[3].hasPrefix("./sub/x.txt:1:1: error: '75 m²' should be spoken as '75 square meters'"))
    #expect(LintReport.hostile.text(as: .xcode).split(whereSeparator: \.isNewline).count == 2)
  }

  @Test func `of GitLab have what it requires, each with a fingerprint of its own`() throws {
    let schema = try JSONSchema(
      """
      {"type": "array", "items": {"type": "object", "additionalProperties": false,
       "required": ["description", "check_name", "fingerprint", "severity", "location"],
       "properties": {"description": {"type": "string"}, "check_name": {"type": "string"},
        "fingerprint": {"type": "string"},
        "severity": {"enum": ["info", "minor", "major", "critical", "blocker"]},
        "location": {"type": "object", "required": ["path", "lines"], "properties": {"path": {"type": "string"},
         "lines": {"type": "object", "required": ["begin"], "properties": {
          "begin": {"type": "integer", "minimum": 1}, "end": {"type": "integer", "minimum": 1}}}}}}}}
      """)
    for report in [LintReport.varied, .hostile, LintReport([])] {
      let issues = try document(report.text(as: .gitlab))
      #expect(schema.misfits(of: issues) == [])
      let fingerprints = (issues as? [[String: Any]] ?? []).compactMap { $0["fingerprint"] as? String }
      #expect(Set(fingerprints).count == report.findings.count + report.summary.problemCount)
    }
    #expect(LintReport.varied.text(as: .gitlab).contains("\"path\":\"sub/x.txt\""))
  }
}
