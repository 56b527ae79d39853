/// For people: the place, what was found, the line with a caret, and what should be said.
internal struct TextReporter: Reporter {
  internal func text(of report: LintReport) -> String {
    report.findings.map { finding in
      let start = finding.range.start
      return "\(finding.path):\(start.line):\(start.column): \(finding.severity.rawValue): \(finding.message)"
        + " [\(finding.check)]\n"
    }.joined()
  }
}
