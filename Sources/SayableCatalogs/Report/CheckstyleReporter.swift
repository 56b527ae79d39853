internal import SayableEngine
internal import SayableExport

/// Results as Checkstyle writes them.
internal struct CheckstyleReporter: Reporter {
  internal func text(of report: LintReport) -> String {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n"
    for file in report.files {
      text += "  <file name=\"\(XMLText(file.path).attribute)\">\n"
      text += file.text(
        { error($0.location?.line ?? 1, $0.location?.column ?? 1, $0.severity.rawValue, $0.statement, $0.code) },
        {
          let severity = $0.severity == .note ? "info" : $0.severity.rawValue
          return error($0.range.start.line, $0.range.start.column, severity, $0.statement, $0.check)
        })
      text += "  </file>\n"
    }
    return text + "</checkstyle>\n"
  }

  private func error(_ line: Int, _ column: Int, _ severity: String, _ message: String, _ check: String) -> String {
    "    <error line=\"\(line)\" column=\"\(column)\" severity=\"\(severity)\""
      + " message=\"\(XMLText(message).attribute)\" source=\"\(XMLText("sayable." + check).attribute)\"/>\n"
  }
}
