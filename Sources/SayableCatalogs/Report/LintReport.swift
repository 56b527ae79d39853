public import SayableEngine

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
    private let excerpts: [SourceRange: SourceExcerpt]

    /// What was found in a catalog.
    public init(_ catalog: Catalog, findings: [Finding]) {
      self.init(
        catalog.source, format: catalog.format, entryCount: catalog.entries.count, problems: catalog.problems,
        findings: findings)
    }

    internal init(
      _ source: SourceFile, format: CatalogFormat, entryCount: Int, problems: [Diagnostic], findings: [Finding]
    ) {
      path = source.path
      self.format = format
      self.entryCount = entryCount
      self.problems = problems
      self.findings = findings
      let ranges = Set(findings.map(\.range))
      excerpts = Dictionary(uniqueKeysWithValues: ranges.map { ($0, SourceExcerpt($0, of: source)) })
    }

    /// A file that could not be read.
    public init(path: String, problem: Diagnostic) {
      self.path = path
      format = nil
      entryCount = 0
      problems = [problem]
      findings = []
      excerpts = [:]
    }

    /// The line of the file that shows one of the findings it was made with; nil for any other.
    public func excerpt(of finding: Finding) -> SourceExcerpt? { excerpts[finding.range] }
  }

  /// The files, in the order in which they were given.
  public var files: [File]

  /// The report of `files`.
  public init(_ files: [File]) { self.files = files }

  /// All findings, in order.
  public var findings: [Finding] { files.flatMap(\.findings) }
}
