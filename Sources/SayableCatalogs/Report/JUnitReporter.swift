internal import SayableEngine
internal import SayableExport

/// Test results as JUnit writes them: a suite for each file, a failed case for each finding that is more than a note,
/// and one that passed for a file in which nothing was found.
internal struct JUnitReporter: Reporter {
  internal func text(of report: LintReport) -> String {
    var suites = ""
    var total = (tests: 0, failures: 0, errors: 0)
    for file in report.files {
      let failures = file.findings.count { $0.severity > .note }
      let cases = cases(of: file)
      total = (total.tests + cases.count, total.failures + failures, total.errors + file.problems.count)
      suites +=
        "  <testsuite name=\"\(XMLText(file.path).attribute)\" tests=\"\(cases.count)\" failures=\"\(failures)\""
      suites += " errors=\"\(file.problems.count)\">\n" + cases.joined() + "  </testsuite>\n"
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="sayable" tests="\(total.tests)" failures="\(total.failures)" errors="\(total.errors)">
      \(suites)</testsuites>

      """
  }

  private func cases(of file: LintReport.File) -> [String] {
    let problems = file.problems.map { problem in
      let details = lines([problem.place(in: file.path)] + problem.notes)
      let result = self.result("error", problem.code, problem.message, details)
      return element(problem.code, file.path, result)
    }
    let findings = file.findings.map { finding in
      let start = finding.range.start
      let details = lines([finding.place, "shown: \(finding.text)", "spoken: \(finding.spoken)"])
      let result =
        finding.severity > .note
        ? self.result("failure", finding.severity.rawValue, finding.message, details)
        : "      <system-out>\(XMLText(lines([finding.statement]) + "\n" + details).content)</system-out>\n"
      let name = [finding.check, finding.key, finding.variant].filter { !$0.isEmpty }.joined(separator: ": ")
      return element("\(name) (\(start.line):\(start.column))", file.path, result)
    }
    return problems.isEmpty && findings.isEmpty ? [element("lint", file.path, "")] : problems + findings
  }

  /// A case with the attributes that Jenkins' schema knows, too.
  private func element(_ name: String, _ path: String, _ result: String) -> String {
    let path = XMLText(path).attribute
    let start = "    <testcase name=\"\(XMLText(name).attribute)\" classname=\"\(path)\""
    return result.isEmpty ? start + "/>\n" : start + ">\n\(result)    </testcase>\n"
  }

  /// Each on a line of its own, which a build server that shows the report takes for no command.
  private func lines(_ details: [String]) -> String {
    details.map { VisibleText($0).string }.joined(separator: "\n")
  }

  private func result(_ element: String, _ type: String, _ message: String, _ details: String) -> String {
    "      <\(element) type=\"\(XMLText(type).attribute)\" message=\"\(XMLText(message).attribute)\">"
      + "\(XMLText(details).content)</\(element)>\n"
  }
}
