internal import SayableEngine

/// Lines as compilers write them, which Xcode shows where they belong in the editor.
internal struct XcodeReporter: Reporter {
  internal func text(of report: LintReport) -> String {
    var text = ""
    for file in report.files {
      for problem in file.problems {
        let place = problem.location.map { "\($0.file):\($0.line):\($0.column)" } ?? "\(file.path):1:1"
        let message = ([problem.message] + problem.notes).joined(separator: "; ")
        text += VisibleText("\(place): \(problem.severity.rawValue): \(message) [\(problem.code)]").string + "\n"
      }
      for finding in file.findings {
        let start = finding.range.start
        let place = "\(finding.path):\(start.line):\(start.column)"
        let message = "\(finding.severity.rawValue): \(finding.statement) [\(finding.check)]"
        text += VisibleText("\(place): \(message)").string + "\n"
      }
    }
    return text
  }
}
