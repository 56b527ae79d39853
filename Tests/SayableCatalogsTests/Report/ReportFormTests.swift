import Testing

@testable import SayableCatalogs

@Suite struct `Forms of reports` {
  @Test func `have the names that options use`() {
    #expect(
      ReportForm.allCases.map(\.rawValue) == [
        "text", "statistics", "rdjson", "json", "jsonl", "sarif", "github", "gitlab", "junit", "checkstyle", "xcode",
        "markdown", "html",
      ])
  }

  @Test(arguments: ReportForm.allCases) func `give the same bytes for the same findings`(form: ReportForm) {
    for report in [LintReport.varied, .hostile] {
      let first = report.text(as: form)
      #expect(first == report.text(as: form))
      #expect(first.hasSuffix("\n"))
    }
  }

  @Test(arguments: [ReportForm.text, .jsonLines, .github, .xcode])
  func `of lines are empty where nothing was found`(form: ReportForm) {
    #expect(LintReport([]).text(as: form) == "")
  }

  @Test(arguments: ReportForm.allCases) func `name each file that could not be read`(form: ReportForm) {
    #expect(LintReport.varied.text(as: form).contains("gone.po"))
    #expect(LintReport.varied.text(as: form).contains("no such file"))
  }
}
