public import Sayable

/// Checks how the strings of catalogs will sound.
///
/// ```swift
/// let linter = Linter()
/// let source = SourceFile(path: "de.lproj/Localizable.strings", bytes: bytes)
/// if let catalog = Catalog(source) {
///   for finding in linter.findings(in: catalog) { print(finding.message) }
/// }
/// ```
///
/// One linter may be used from many tasks at once. The rules of a locale are made ready when the first string in it
/// comes.
public final class Linter: Sendable {
  /// What is checked.
  public let options: LintOptions
  private let checks: [(check: any Check, severity: Severity)]
  private let languages: LanguageStore

  /// - Parameters:
  ///   - options: What is checked.
  ///   - library: The rules to choose from.
  ///   - appRules: Rule files of an app's own, laid over all others.
  ///   - formulas: Who finds formulas in labels of a locale; nil where nobody does.
  public init(
    options: LintOptions = LintOptions(), library: RuleLibrary = .embedded, appRules: [RuleFile] = [],
    formulas: @escaping @Sendable (LanguageTag) -> (any FormulaFinding)? = { _ in nil }
  ) {
    self.options = options
    languages = LanguageStore(
      options: options.normalizing, library: library, appRules: appRules, formulas: formulas)
    checks = allChecks.compactMap { check in
      let description = check.description
      let isWanted = options.profiles.isEmpty || !description.profiles.isDisjoint(with: options.profiles)
      guard isWanted, let severity = options.severities[description.id] ?? description.severity else { return nil }
      return (check, severity)
    }
  }

  /// What is found in a catalog, in the order of the file.
  ///
  /// - Parameter locale: The locale of strings for which the file does not tell one; without it, the one of its path.
  /// - Throws: ``RuleSetError`` where the rules of a locale cannot be used.
  public func findings(in catalog: Catalog, locale: LanguageTag? = nil) throws(RuleSetError) -> [Finding] {
    var findings: [Finding] = []
    let fallback = locale ?? LanguageTag(inPath: catalog.source.path) ?? options.sourceLocale
    let vocabulary = CatalogVocabulary(catalog)
    var known: [LanguageTag: LintLanguage] = [:]
    var suppressions = SuppressionFilter(options, active: Set(checks.map(\.check.description.id)))
    for entry in catalog.entries {
      if entry.state == .obsolete, !options.includesObsolete { continue }
      if entry.state == .unreviewed, !options.includesUnreviewed { continue }
      let locale = entry.locale ?? fallback
      let language: LintLanguage
      if let made = known[locale] { language = made } else { language = try languages.language(of: locale) }
      known[locale] = language
      var found: [Finding] = []
      for label in entry.labels where !label.text.bytes.isEmpty {
        found += self.findings(in: label, of: entry, catalog, vocabulary, language)
      }
      if !options.allowedByCheck.isEmpty { found.removeAll(where: options.allows) }
      findings += suppressions.kept(found, of: entry, locale: language.locale)
    }
    let leftovers = suppressions.leftovers(in: catalog)
    if leftovers.isEmpty { return findings }
    return (findings + leftovers).sorted { $0.range.start.byteOffset < $1.range.start.byteOffset }
  }

  private func findings(
    in label: Label, of entry: CatalogEntry, _ catalog: Catalog, _ vocabulary: CatalogVocabulary,
    _ language: LintLanguage
  ) -> [Finding] {
    let text = label.text.bytes
    let guessed = language.guessing.trace(text, settingAside: label.setAside, keepingSteps: false)
    let sure =
      guessed.segments.allSatisfy(\.isSure)
      ? guessed : language.sure.trace(text, settingAside: label.setAside, keepingSteps: false)
    let linted = LintedLabel(
      catalog: catalog, entry: entry, label: label, language: language, sure: sure, guessed: guessed,
      vocabulary: vocabulary)
    if options.allowed.contains(label.text.string) { return [] }
    return checks.flatMap { check, severity in
      check.findings(in: linted).map { found in
        Finding(
          check: check.description.id, severity: found.isMinor ? .note : severity, message: found.message,
          path: catalog.source.path,
          range: catalog.source.range(of: label.text.sourceRange(of: found.range)), key: entry.key,
          variant: [entry.variant, label.branch].filter { !$0.isEmpty }.joined(separator: "/"),
          logicalPath: entry.logicalPath, locale: language.locale, text: label.text.string,
          match: String(decoding: text[found.range], as: UTF8.self), spoken: found.spoken ?? sure.text,
          rules: found.rules)
      }
    }
  }
}
