internal import SayableEngine

/// How often each check and its rules found something, in place of the findings; those that found most come first.
///
///     places  problems  check               rules
///         12         3  spoken-differently  quantity
internal struct StatisticsReporter: Reporter {
  /// A check with the rules that had a part in a finding of it.
  private struct Cause: Hashable {
    let check: String
    let rules: String
  }

  internal func text(of report: LintReport) -> String {
    var counts: [Cause: (places: Int, problems: Int)] = [:]
    for finding in report.files.lazy.flatMap(\.findings) {
      let cause = Cause(check: finding.check, rules: finding.rules.joined(separator: ", "))
      let count = counts[cause] ?? (0, 0)
      counts[cause] = (count.places + 1 + finding.elsewhere.count, count.problems + 1)
    }
    let problems = report.files.map { file in
      file.text({ "\($0.place(in: file.path)): \($0.severity.rawValue): \($0.statement)\n" }, { _ in "" })
    }.joined()
    if counts.isEmpty { return problems }
    let width = (counts.keys.map(\.check.count).max() ?? 0) + 2
    let rows = counts.sorted {
      ($1.value.places, $0.key.check, $0.key.rules) < ($0.value.places, $1.key.check, $1.key.rules)
    }
    let padded = { (text: String, width: Int) in String(repeating: " ", count: max(0, width - text.count)) + text }
    return problems + "places  problems  check" + String(repeating: " ", count: max(2, width - 5)) + "rules\n"
      + rows.map { cause, count in
        let check = cause.check + (cause.rules.isEmpty ? "" : padded("", width - cause.check.count) + cause.rules)
        return padded(String(count.places), 6) + padded(String(count.problems), 10) + "  " + check + "\n"
      }.joined()
  }
}
