import Testing

@testable import SayableCatalogs

@Suite struct `The summary of a report` {
  @Test func `counts files, strings, problems and findings`() {
    let summary = LintReport.varied.summary
    #expect(summary.sentence == "4 findings (1 error, 1 warning, 2 notes) in 4 files, 0 strings; 2 problems with files")
    #expect(summary.checks.map(\.check) == ["not-listed", "silent-string", "spoken-differently"])
    #expect(summary.lines.dropLast() == ["  2  not-listed", "  1  silent-string", "  1  spoken-differently"])
    #expect(LintReport([]).summary.lines == ["0 findings (0 errors, 0 warnings, 0 notes) in 0 files, 0 strings"])
  }
}
