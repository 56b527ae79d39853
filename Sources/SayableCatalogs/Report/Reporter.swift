internal import SayableEngine

/// Writes what was found in one form.
internal protocol Reporter: Sendable {
  /// All of the report, as it goes to standard output.
  func text(of report: LintReport) -> String
}

/// A form of reports.
public enum ReportForm: String, Sendable, Hashable, CaseIterable {
  /// For people at a terminal.
  case text
  /// How often each check found something, and by which rules.
  case statistics
  /// Diagnostics of reviewdog.
  case reviewdog = "rdjson"
  /// One object of JSON with all findings.
  case json
  /// An object of JSON a line for each finding.
  case jsonLines = "jsonl"
  /// SARIF 2.1.0, as code scanning reads it.
  case sarif
  /// Annotations of GitHub Actions.
  case github
  /// Code Quality reports of GitLab.
  case gitlab
  /// Test results of JUnit.
  case junit
  /// Results of Checkstyle.
  case checkstyle
  /// Lines that Xcode shows in the editor.
  case xcode
  /// A comment for a review, in Markdown as GitHub and GitLab read it.
  case markdown
  /// A page to read and to listen to, in one file.
  case html
}

/// What a report needs to know beside what was found.
public struct ReportOptions: Sendable, Hashable {
  /// Whether text for people has colors, as a terminal shows them.
  public var usesColor: Bool
  /// The version of the program that found it; nil where it does not matter.
  public var version: String?
  /// What a line for each finding looks like, in place of the report's form; nil for the form.
  public var template: ReportTemplate?
  /// Where the pages of the checks are published, for the forms that link them; nil where they are not.
  public var checkPage: CheckPage?

  /// No colors unless they are asked for.
  public init(usesColor: Bool = false, version: String? = nil, template: ReportTemplate? = nil) {
    self.usesColor = usesColor
    self.version = version
    self.template = template
  }
}

extension LintReport {
  /// The report in one form, with a final line break; empty where a form has nothing to say.
  public func text(as form: ReportForm, options: ReportOptions = ReportOptions()) -> String {
    if let template = options.template { return TemplateReporter(template: template).text(of: self) }
    let reporter: any Reporter =
      switch form {
      case .statistics: StatisticsReporter()
      case .reviewdog: ReviewdogReporter(checkPage: options.checkPage)
      case .text: TextReporter(usesColor: options.usesColor)
      case .json: JSONReporter(version: options.version)
      case .jsonLines: JSONLinesReporter()
      case .sarif: SARIFReporter(version: options.version, checkPage: options.checkPage)
      case .github: GitHubReporter()
      case .gitlab: GitLabReporter()
      case .junit: JUnitReporter()
      case .checkstyle: CheckstyleReporter()
      case .xcode: XcodeReporter()
      case .markdown: MarkdownReporter()
      case .html: HTMLReporter()
      }
    return reporter.text(of: self)
  }
}

extension Finding {
  /// What was found and, where that is more, what the whole string should be: one sentence without a full stop.
  internal var statement: String {
    let isWhole = spoken == text || match == text || match.isEmpty
    let places = elsewhereInShort.map { "; also in \($0)" } ?? ""
    return ([isWhole ? message : "\(message); the string is spoken as '\(spoken)'"] + remarks.map(\.message))
      .joined(separator: "; ") + places
  }

  /// Where it is, as people and most programs write places.
  internal var place: String { "\(path):\(range.start.line):\(range.start.column)" }
}

extension Diagnostic {
  /// What is wrong, and what can be done about it.
  internal var statement: String { ([message] + notes).joined(separator: "; ") }

  /// Where it is; the path of the file where that is all that is known.
  internal func place(in path: String) -> String { location.map { "\($0.file):\($0.line):\($0.column)" } ?? path }
}

extension LintReport.File {
  /// What is written for all that is wrong with the file, and for all that was found in it.
  internal func text(_ problem: (Diagnostic) -> String, _ finding: (Finding) -> String) -> String {
    problems.map(problem).joined() + findings.map(finding).joined()
  }
}
