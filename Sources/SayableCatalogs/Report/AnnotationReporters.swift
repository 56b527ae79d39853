internal import SayableEngine

/// Commands of GitHub Actions, one a line, that mark the lines of a pull request.
///
/// GitHub shows ten of each kind that a step writes, so that no more are written; the last tells how many there are.
internal struct GitHubReporter: Reporter {
  private static let limit = 10

  internal func text(of report: LintReport) -> String {
    var text = ""
    var written: [String: Int] = [:]
    for (kind, command) in commands(of: report) {
      written[kind, default: 0] += 1
      // The last notice that is shown is left for the sum.
      if written[kind, default: 0] <= (kind == "notice" ? Self.limit - 1 : Self.limit) { text += command }
    }
    let hidden = written.reduce(0) { $0 + max(0, $1.value - ($1.key == "notice" ? Self.limit - 1 : Self.limit)) }
    if hidden > 0 {
      text += command(
        "notice", [("title", "sayable lint")],
        ["\(hidden) more are not shown here: \(report.summary.sentence)"])
    }
    return text
  }

  private func commands(of report: LintReport) -> [(kind: String, command: String)] {
    var commands: [(kind: String, command: String)] = []
    for file in report.files {
      for problem in file.problems {
        let kind = problem.severity == .error ? "error" : "warning"
        let text = command(
          kind,
          [
            ("file", problem.location?.file ?? file.path), ("line", problem.location.map { String($0.line) }),
            ("col", problem.location.map { String($0.column) }), ("title", problem.code),
          ], [problem.message] + problem.notes)
        commands.append((kind, text))
      }
      for finding in file.findings {
        let (start, end) = (finding.range.start, finding.range.end)
        // Columns count only where all is on one line.
        let isOneLine = start.line == end.line
        let kind = finding.severity == .note ? "notice" : finding.severity.rawValue
        let text = command(
          kind,
          [
            ("file", finding.path), ("line", String(start.line)), ("col", isOneLine ? String(start.column) : nil),
            ("endLine", String(end.line)), ("endColumn", isOneLine ? String(end.column) : nil),
            ("title", finding.check),
          ], [finding.statement])
        commands.append((kind, text))
      }
    }
    return commands
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
