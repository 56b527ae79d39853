internal import SayableEngine

/// The diagnostics of reviewdog (`rdjson`), which comment on pull requests. Columns count bytes of UTF-8.
internal struct ReviewdogReporter: Reporter {
  internal var checkPage: CheckPage?

  internal func text(of report: LintReport) -> String {
    let diagnostics = report.files.flatMap { file -> [JSONValue] in
      let problems = file.problems.map { problem in
        let place = problem.location
        let start = place.map { JSONValue.object(["start": .object(["line": .number($0.line)])]) }
        return diagnostic(
          problem.statement, place?.file ?? file.path, start, problem.severity == .error ? "ERROR" : "WARNING",
          problem.code)
      }
      return problems + file.findings.map { diagnostic($0) }
    }
    return JSONValue.object([
      "source": .object(["name": "sayable"]), "severity": "WARNING", "diagnostics": .array(diagnostics),
    ]).text(openedUpTo: 2)
  }

  private func diagnostic(_ finding: Finding) -> JSONValue {
    let severity =
      switch finding.severity {
      case .note: "INFO"
      case .warning: "WARNING"
      case .error: "ERROR"
      }
    let suggestions = (finding.fix?.replacements ?? []).map { replacement in
      JSONValue.object(["range": replacement.range.reviewdog, "text": .string(replacement.text)])
    }
    return diagnostic(
      finding.statement, finding.path, finding.range.reviewdog, severity, finding.check, suggestions)
  }

  private func diagnostic(
    _ message: String, _ path: String, _ range: JSONValue?, _ severity: String, _ code: String,
    _ suggestions: [JSONValue] = []
  ) -> JSONValue {
    .object([
      "message": .string(message), "location": .object(["path": .string(path), "range": range]),
      "severity": .string(severity), "code": name(code),
      "suggestions": suggestions.isEmpty ? nil : .array(suggestions),
    ])
  }
}

extension ReviewdogReporter {
  /// What a diagnostic is called, with the page that tells of it.
  private func name(_ id: String) -> JSONValue {
    let page = CheckDescription.all.contains { $0.id == id } ? checkPage?.address(of: id) : nil
    return .object(["value": .string(id), "url": page.map(JSONValue.string)])
  }
}

extension SourceRange {
  fileprivate var reviewdog: JSONValue {
    let place = { (position: SourcePosition) in
      JSONValue.object(["line": .number(position.line), "column": .number(position.utf8Column)])
    }
    return .object(["start": place(start), "end": place(end)])
  }
}
