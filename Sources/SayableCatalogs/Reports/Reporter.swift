/// Writes what was found in one form.
internal protocol Reporter: Sendable {
  /// All of the report, as it goes to standard output.
  func text(of report: LintReport) -> String
}

/// A form of reports.
public enum ReportForm: String, Sendable, Hashable, CaseIterable {
  /// For people at a terminal.
  case text
}

extension LintReport {
  /// The report in one form.
  public func text(as form: ReportForm) -> String {
    switch form {
    case .text: TextReporter().text(of: self)
    }
  }
}
