internal import SayableEngine

/// Commands of GitHub Actions, one a line, that mark the lines of a pull request.
internal struct GitHubReporter: Reporter {
  internal func text(of report: LintReport) -> String {
    var text = ""
    for file in report.files {
      for problem in file.problems {
        text += command(
          problem.severity == .error ? "error" : "warning",
          [
            ("file", problem.location?.file ?? file.path), ("line", problem.location.map { String($0.line) }),
            ("col", problem.location.map { String($0.column) }), ("title", problem.code),
          ], [problem.message] + problem.notes)
      }
      for finding in file.findings {
        let (start, end) = (finding.range.start, finding.range.end)
        // Columns count only where all is on one line.
        let isOneLine = start.line == end.line
        text += command(
          finding.severity == .note ? "notice" : finding.severity.rawValue,
          [
            ("file", finding.path), ("line", String(start.line)), ("col", isOneLine ? String(start.column) : nil),
            ("endLine", String(end.line)), ("endColumn", isOneLine ? String(end.column) : nil),
            ("title", finding.check),
          ], [finding.statement])
      }
    }
    return text
  }

  private func command(_ name: String, _ properties: [(String, String?)], _ lines: [String]) -> String {
    let written = properties.compactMap { property in
      property.1.map { value in
        let escaped = Self.escaped(VisibleText(value).string)
        return "\(property.0)=\(escaped.replacing(":", with: "%3A").replacing(",", with: "%2C"))"
      }
    }
    let message = lines.map { Self.escaped(VisibleText($0).string) }.joined(separator: Self.escaped("\n"))
    return "::\(name) \(written.joined(separator: ","))::\(message)\n"
  }

  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      default: String(scalar)
      }
    }.joined()
  }
}

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
