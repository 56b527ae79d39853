public import BuiltInRuleFiles
public import SayableEngine
public import SayableRules

extension LintReport {
  /// Checks the catalogs of a project as its configuration says, and what the same rules find under one key in all
  /// languages is one finding.
  ///
  /// ```swift
  /// var problems: [Diagnostic] = []
  /// let configuration = LintConfiguration(name: ".sayable.yml", bytes: bytes, problems: &problems)
  /// print(try LintReport(checking: sources, as: configuration).text(as: .sarif))
  /// ```
  ///
  /// - Parameters:
  ///   - sources: The files of the project, with paths from the folder of the configuration. What it leaves out, and what
  ///     is no catalog, is not in the report.
  ///   - configuration: What the project has written down. Files that it names are the caller's to read.
  ///   - library: The rules to choose from, those of the project's folders among them.
  ///   - appRules: The project's own rule files.
  ///   - formulas: Who finds formulas in labels of a locale; nil where nobody does.
  /// - Throws: `RuleSetError` where the rules of a locale cannot be used.
  public init(
    checking sources: some Sequence<SourceFile>, as configuration: LintConfiguration = LintConfiguration(),
    library: RuleLibrary = .builtIn, appRules: [RuleFile] = [],
    formulas: @escaping @Sendable (LanguageTag) -> (any FormulaFinding)? = { _ in nil }
  ) throws(RuleSetError) {
    var options = LintOptions(configuration)
    options.ownChecks = Set(appRules.flatMap(\.checkNames))
    options.siblingStyle = configuration.siblings.flatMap { SiblingStyle($0) }
    let linter = Linter(options: options, library: library, appRules: appRules, formulas: formulas)
    var files: [File] = []
    for source in sources where configuration.covers(source.path) {
      let parsing = CatalogParsingOptions(dialect: configuration.dialect(for: source.path))
      guard let catalog = Catalog(source, options: parsing) else { continue }
      let findings = try linter.findings(in: catalog, locale: configuration.locale(for: source.path))
      files.append(File(catalog, findings: findings))
    }
    self = LintReport(files).grouped(by: .key, source: options.sourceLocale)
  }
}

extension LintConfiguration {
  /// Whether the file at `path`, relative to the folder of the configuration, is checked.
  fileprivate func covers(_ path: String) -> Bool {
    (include.isEmpty || include.contains { $0.matches(path) }) && !exclude.contains { $0.matches(path) }
  }
}
