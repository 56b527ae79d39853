public import Sayable

/// What a run of the linter has found.
public struct LintReport: Sendable {
  /// What was found in one file.
  public struct File: Sendable {
    /// The path as it was given.
    public let path: String
    /// The format; nil where the file could not be read.
    public let format: CatalogFormat?
    /// How many strings it has.
    public let entryCount: Int
    /// What is wrong with the file itself.
    public let problems: [Diagnostic]
    /// What was found, in the order of the file.
    public var findings: [Finding]
    /// The lines of the file in which something was found, without line breaks, by their number.
    public let lines: [Int: String]

    /// What was found in a catalog.
    public init(_ catalog: Catalog, findings: [Finding]) {
      path = catalog.source.path
      format = catalog.format
      entryCount = catalog.entries.count
      problems = catalog.problems
      self.findings = findings
      var lines: [Int: String] = [:]
      for finding in findings where lines[finding.range.start.line] == nil {
        lines[finding.range.start.line] = catalog.source.line(finding.range.start.line)
      }
      self.lines = lines
    }

    /// A file that could not be read.
    public init(path: String, problem: Diagnostic) {
      self.path = path
      format = nil
      entryCount = 0
      problems = [problem]
      findings = []
      lines = [:]
    }
  }

  /// The files, in the order in which they were given.
  public var files: [File]

  /// The report of `files`.
  public init(_ files: [File]) { self.files = files }

  /// All findings, in order.
  public var findings: [Finding] { files.flatMap(\.findings) }
}
