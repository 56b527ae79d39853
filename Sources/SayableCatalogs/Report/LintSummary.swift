/// How much a run of the linter has read and found.
public struct LintSummary: Sendable, Hashable {
  /// How often a check has found something.
  public struct CheckCount: Sendable, Hashable {
    /// The id of the check.
    public let check: String
    /// How often, by how much it matters.
    public let counts: [Finding.Severity: Int]
    /// How often in all.
    public var total: Int { counts.values.reduce(0, +) }
  }

  /// How many files were read, or could not be.
  public let fileCount: Int
  /// How many strings they have.
  public let entryCount: Int
  /// How many things are wrong with files.
  public let problemCount: Int
  /// In how many places something was found: as many as there are findings, unless findings are grouped.
  public let placeCount: Int
  /// How many findings there are, by how much they matter.
  public let counts: [Finding.Severity: Int]
  /// The checks that found something, those with most findings first, else in alphabetical order.
  public let checks: [CheckCount]
  /// How many findings there are.
  public var findingCount: Int { counts.values.reduce(0, +) }

  internal init(_ report: LintReport) {
    fileCount = report.files.count
    entryCount = report.files.reduce(0) { $0 + $1.entryCount }
    placeCount = report.files.reduce(0) { $0 + $1.findings.reduce(0) { $0 + 1 + $1.elsewhere.count } }
    problemCount = report.files.reduce(0) { $0 + $1.problems.count }
    var counts: [Finding.Severity: Int] = [:]
    var byCheck: [String: [Finding.Severity: Int]] = [:]
    for file in report.files {
      for finding in file.findings {
        counts[finding.severity, default: 0] += 1
        byCheck[finding.check, default: [:]][finding.severity, default: 0] += 1
      }
    }
    self.counts = counts
    checks = byCheck.map { CheckCount(check: $0.key, counts: $0.value) }
      .sorted { $0.total != $1.total ? $0.total > $1.total : $0.check < $1.check }
  }

  /// All in one sentence without a full stop: `3 findings (1 error, 2 warnings, 0 notes) in 2 files, 210 strings`.
  public var sentence: String {
    let severities = Finding.Severity.allCases.reversed().map { Self.counted(counts[$0] ?? 0, $0.rawValue) }
    var sentence =
      Self.counted(findingCount, "finding") + " (\(severities.joined(separator: ", "))) in "
      + (placeCount > findingCount ? "\(placeCount) places, " : "")
      + Self.counted(fileCount, "file") + ", " + Self.counted(entryCount, "string")
    if problemCount > 0 { sentence += "; " + Self.counted(problemCount, "problem") + " with files" }
    return sentence
  }

  /// The sentence and a line for each check that found something, with how often, as people at a terminal read it.
  public var lines: [String] {
    let width = checks.map { String($0.total).utf8.count }.max() ?? 0
    return checks.map { check in
      let count = String(check.total)
      return "  " + String(repeating: " ", count: width - count.utf8.count) + count + "  " + check.check
    } + [sentence]
  }

  private static func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}

extension LintReport {
  /// How much was read and found.
  public var summary: LintSummary { LintSummary(self) }
}
