internal import SayableEngine

/// A Code Quality report of GitLab: an array with an object for each finding.
internal struct GitLabReporter: Reporter {
  internal func text(of report: LintReport) -> String {
    var fingerprints = NumberedFingerprints()
    var issues: [JSONValue] = []
    for file in report.files {
      for problem in file.problems {
        let path = problem.location?.file ?? file.path
        let (fingerprint, number) = fingerprints.next(Fingerprint([path, problem.code, problem.message]))
        let line = problem.location?.line ?? 1
        issues.append(
          issue(
            problem.code, problem.statement,
            problem.severity == .error ? "major" : "minor", path, line...line, fingerprint.numbered(number)))
      }
      for finding in file.findings {
        let (fingerprint, number) = fingerprints.next(finding.fingerprint)
        let (start, end) = (finding.range.start.line, finding.range.end.line)
        issues.append(
          issue(
            finding.check, finding.statement, Self.severity(of: finding), finding.path, start...max(start, end),
            fingerprint.numbered(number)))
      }
    }
    return JSONValue.array(issues).text(openedUpTo: 1)
  }

  private func issue(
    _ check: String, _ description: String, _ severity: String, _ path: String, _ lines: ClosedRange<Int>,
    _ fingerprint: Fingerprint
  ) -> JSONValue {
    var path = Substring(path)
    // GitLab knows the file only by its path from the root of the repository.
    while path.hasPrefix("./") { path = path.dropFirst(2) }
    return .object([
      "description": .string(description), "check_name": .string(check),
      "fingerprint": .string(fingerprint.description), "severity": .string(severity),
      "location": .object([
        "path": .string(String(path)),
        "lines": .object(["begin": .number(lines.lowerBound), "end": .number(lines.upperBound)]),
      ]),
    ])
  }

  private static func severity(of finding: Finding) -> String {
    switch finding.severity {
    case .note: "info"
    case .warning: "minor"
    case .error: "major"
    }
  }
}
