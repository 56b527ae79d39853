internal import SayableEngine
internal import SayableExport

/// Results as Checkstyle writes them.
internal struct CheckstyleReporter: Reporter {
  internal func text(of report: LintReport) -> String {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n"
    for file in report.files {
      text += "  <file name=\"\(XMLText(file.path).attribute)\">\n"
      for problem in file.problems {
        text += error(
          problem.location?.line ?? 1, problem.location?.column ?? 1, problem.severity.rawValue,
          ([problem.message] + problem.notes).joined(separator: "; "), problem.code)
      }
      for finding in file.findings {
        text += error(
          finding.range.start.line, finding.range.start.column,
          finding.severity == .note ? "info" : finding.severity.rawValue, finding.statement, finding.check)
      }
      text += "  </file>\n"
    }
    return text + "</checkstyle>\n"
  }

  private func error(_ line: Int, _ column: Int, _ severity: String, _ message: String, _ check: String) -> String {
    "    <error line=\"\(line)\" column=\"\(column)\" severity=\"\(severity)\""
      + " message=\"\(XMLText(message).attribute)\" source=\"\(XMLText("sayable." + check).attribute)\"/>\n"
  }
}
