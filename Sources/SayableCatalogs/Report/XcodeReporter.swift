internal import SayableEngine

/// Lines as compilers write them, which Xcode shows where they belong in the editor.
internal struct XcodeReporter: Reporter {
  internal func text(of report: LintReport) -> String {
    report.files.map { file in
      file.text(
        { line($0.place(in: "\(file.path):1:1"), $0.severity.rawValue, $0.statement, $0.code) },
        { line($0.place, $0.severity.rawValue, $0.statement, $0.check) })
    }.joined()
  }

  private func line(_ place: String, _ severity: String, _ statement: String, _ check: String) -> String {
    VisibleText("\(place): \(severity): \(statement) [\(check)]").string + "\n"
  }
}
