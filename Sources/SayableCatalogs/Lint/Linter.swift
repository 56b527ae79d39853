public import BuiltInRuleFiles
public import SayableEngine
public import SayableRules

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
  private let checks: [(check: any Check, severity: Finding.Severity)]
  private let catalogChecks: [(check: any CatalogCheck, severity: Finding.Severity)]
  private let languages: LanguageStore

  /// - Parameters:
  ///   - options: What is checked.
  ///   - library: The rules to choose from.
  ///   - appRules: Rule files of an app's own, laid over all others.
  ///   - formulas: Who finds formulas in labels of a locale; nil where nobody does.
  public init(
    options: LintOptions = LintOptions(), library: RuleLibrary = .builtIn, appRules: [RuleFile] = [],
    formulas: @escaping @Sendable (LanguageTag) -> (any FormulaFinding)? = { _ in nil }
  ) {
    self.options = options
    languages = LanguageStore(
      options: options.normalizing, packs: options.packs, library: library, appRules: appRules, formulas: formulas)
    checks = allChecks.compactMap { check in options.severity(of: check.description).map { (check, $0) } }
    catalogChecks = allCatalogChecks.compactMap { check in
      options.severity(of: check.description).map { (check, $0) }
    }
  }

  /// What is found in a catalog, in the order of the file.
  ///
  /// - Parameters:
  ///   - catalog: The catalog.
  ///   - locale: The locale of strings for which the file does not tell one; without it, the one of its path.
  ///   - isCancelled: Asked at every string: whether nobody wants the findings any longer, and they need not be all.
  ///   - skipped: Gets a warning each time that a rule was left out of a string, since it went over a limit.
  /// - Throws: `RuleSetError` where the rules of a locale cannot be used.
  public func findings(
    in catalog: Catalog, locale: LanguageTag? = nil, isCancelled: () -> Bool = { false },
    skipped: (Diagnostic) -> Void = { _ in }
  ) throws(RuleSetError) -> [Finding] {
    let siblings = SiblingPairs(catalog, style: options.siblingStyle)
    let fixing = try options.findsFixes ? fixer(of: catalog, siblings, locale) : nil
    var linted = LintedCatalog(catalog: catalog, siblings: siblings)
    var found: [EntryFindings] = []
    let pairs = siblings.isEmpty ? [] : siblings.shown.union(siblings.spoken)
    let paired = Set(siblings.pairs.map(\.shown))
    let isAlone = { (index: Int) in pairs.isEmpty || !pairs.contains(index) }
    try forEachChecked(
      in: catalog, locale: locale, exceptPlain: isAlone, wanted: { _ in !isCancelled() }
    ) { index, labels, locale in
      // What is heard for a string with a spoken sibling is the sibling.
      for label in labels { label.sure.diagnostics.forEach(skipped) }
      let isHeard = siblings.isEmpty || !siblings.shown.contains(index)
      var findings: [Finding] = []
      if isHeard {
        findings = self.findings(in: labels) { fixing?.fix(ofEntryAt: index, labels) }
      } else if paired.contains(index) {
        findings = self.findings(in: labels, areSpokenOtherwise: true) { nil }
      }
      // Without siblings, no check of the catalog as a whole has anything to look at.
      if !siblings.isEmpty {
        linted.labels[index] = labels
      } else if findings.isEmpty, catalog.entries[index].suppressions.isEmpty {
        return
      }
      found.append(EntryFindings(index: index, locale: locale, findings: findings))
    }
    found.sort { $0.index < $1.index }
    if !siblings.isEmpty {
      let added = findings(in: linted, fixing)
      for position in found.indices { found[position].findings += added[found[position].index] ?? [] }
    }
    return kept(found, in: catalog)
  }

  /// What was found in one entry.
  private struct EntryFindings {
    let index: Int
    let locale: LanguageTag
    var findings: [Finding]
  }

  /// What the project does not allow and no comment turns off, in the order of the file.
  private func kept(_ found: [EntryFindings], in catalog: Catalog) -> [Finding] {
    var findings: [Finding] = []
    var suppressions = SuppressionFilter(
      options, active: Set(checks.map(\.check.description.id) + catalogChecks.map(\.check.description.id)))
    for entry in found {
      var left = entry.findings
      if !options.allowedByCheck.isEmpty { left.removeAll(where: options.allows) }
      findings += suppressions.kept(left, of: catalog.entries[entry.index], locale: entry.locale).merged()
    }
    let leftovers = suppressions.leftovers(in: catalog)
    if leftovers.isEmpty { return findings }
    return (findings + leftovers).sorted { $0.range.start.byteOffset < $1.range.start.byteOffset }
  }

  private func fixer(
    of catalog: Catalog, _ siblings: SiblingPairs, _ locale: LanguageTag?
  ) throws(RuleSetError) -> EntryFixer {
    var style = options.siblingStyle
    if style == nil { style = try evidence(of: siblings, in: catalog, locale: locale).style }
    return EntryFixer(catalog, siblings, style: style ?? options.fallbackStyle)
  }

  /// What the pairs of a catalog prove of the names of spoken strings.
  internal func evidence(
    of siblings: SiblingPairs, in catalog: Catalog, locale: LanguageTag?
  ) throws(RuleSetError) -> SiblingEvidence {
    let pairs = Set(siblings.pairs.flatMap { [$0.shown, $0.spoken] })
    if pairs.isEmpty { return SiblingEvidence() }
    var labels: [Int: [LintedLabel]] = [:]
    try forEachChecked(in: catalog, locale: locale, wanted: pairs.contains) { index, found, _ in labels[index] = found }
    return SiblingEvidence(siblings, labels)
  }

  /// Hands over the labels of each entry that the project wants to be checked, with what the rules say for them: one
  /// locale after the other, since what its rules have learned of its words is best used while the processor has it at
  /// hand.
  ///
  /// - Parameters:
  ///   - mayLeaveOut: Whether the entry at an index comes without labels where no check of single labels can find
  ///     anything in them, which is so for most and quickly told.
  ///   - isWanted: Whether the entry at an index is handed over at all.
  ///   - body: Gets the index of the entry, its labels, without those that are empty or allowed as they are, and the
  ///     locale that they were read in.
  internal func forEachChecked(
    in catalog: Catalog, locale: LanguageTag?, exceptPlain mayLeaveOut: (Int) -> Bool = { _ in false },
    wanted isWanted: (Int) -> Bool = { _ in true }, _ body: (Int, [LintedLabel], LanguageTag) -> Void
  ) throws(RuleSetError) {
    let fallback = options.locale(locale, ofFileAt: catalog.source.path)
    let vocabulary = CatalogVocabulary(catalog)
    let sources = SourceTexts(catalog)
    for (locale, indices) in catalog.entriesByLocale(orElse: fallback) where !locale.isPseudoLocale {
      var known: LintLanguage?
      for index in indices where isWanted(index) {
        // An entry is much to copy, and of most only a part is looked at.
        switch catalog.entries[index].state {
        case .obsolete where !options.includesObsolete: continue
        case .unreviewed where !options.includesUnreviewed: continue
        default: break
        }
        if sources.isUntranslated(index) { continue }
        if needsNoRules {
          body(index, [], locale)
          continue
        }
        let language: LintLanguage
        if let known { language = known } else { language = try languages.language(of: locale) }
        known = language
        if catalog.entries[index].labels.allSatisfy(language.findsNothing), mayLeaveOut(index) {
          body(index, [], locale)
          continue
        }
        let entry = catalog.entries[index]
        let labels = entry.labels.compactMap { label -> LintedLabel? in
          guard !label.text.bytes.isEmpty, options.allowed.isEmpty || !options.allowed.contains(label.text.string)
          else { return nil }
          return LintedLabel(
            label, of: entry, in: catalog, language: language, vocabulary: vocabulary,
            englishText: sources.englishText(of: index))
        }
        body(index, labels, locale)
      }
    }
  }

  /// Whether no check is made but that of the comments that turn checks off.
  private var needsNoRules: Bool { checks.isEmpty && catalogChecks.isEmpty && options.ownChecks.isEmpty }

  private func findings(
    in labels: [LintedLabel], areSpokenOtherwise: Bool = false, fix: () -> SpokenFix?
  ) -> [Finding] {
    var findings: [Finding] = []
    // One change to the file mends all that a sure rule changes in the entry.
    var made: SpokenFix??
    for label in labels {
      var found: [(check: CheckDescription, finding: LabelFinding)] = []
      for index in checks.indices where !areSpokenOtherwise || checks[index].check.regardsSpokenSiblings {
        let new = checks[index].check.findings(in: label)
        if !new.isEmpty { found += new.map { (checks[index].check.description, $0) } }
      }
      var weighed = found.map {
        (id: $0.check.id, severity: options.weight(of: $0.finding, $0.check, in: label), $0.finding)
      }
      for check in label.language.ownChecks where !areSpokenOtherwise {
        guard let severity = options.severities[check.id] ?? check.severity else { continue }
        weighed += check.findings(in: label).map { (check.id, severity, $0) }
      }
      let limit = Self.limit(in: label)
      for (check, severity, found) in weighed.prefix(limit) {
        var finding = Finding(found, by: check, severity, in: label)
        if found.isMendedBySureRules {
          if made == nil { made = .some(fix()) }
          finding.fix = made ?? nil
        }
        findings.append(finding)
      }
      if weighed.count > limit, let last = findings.indices.last {
        findings[last].message += "; \(weighed.count - limit) more findings in this string are not listed"
      }
    }
    return findings
  }

  /// How many findings of a label are listed. Each has the label's text with it: where a quotation mark is missing, and
  /// half a file becomes one string, a thousand of them would make a report of a gigabyte.
  private static func limit(in label: LintedLabel) -> Int { max(10, 200_000 / max(label.bytes.count, 1)) }

  /// What the checks of catalogs as a whole find, by the index of the entry.
  private func findings(in linted: LintedCatalog, _ fixing: EntryFixer?) -> [Int: [Finding]] {
    var findings: [Int: [Finding]] = [:]
    for (check, _) in catalogChecks {
      for found in check.findings(in: linted) {
        var finding = Finding(
          found.found, by: check.description.id, options.weight(of: found.found, check.description, in: found.label),
          in: found.label)
        if found.found.isMendedBySureRules {
          finding.fix = fixing?.fix(ofEntryAt: found.entry, linted.labels[found.entry] ?? [])
        }
        findings[found.entry, default: []].append(finding)
      }
    }
    return findings
  }
}

extension LintOptions {
  /// How much the findings of a check matter; nil where it is turned off, or for voices that do not count.
  internal func severity(of check: CheckDescription) -> Finding.Severity? {
    guard voices.isEmpty || !check.voices.isDisjoint(with: voices) else { return nil }
    return severities[check.id] ?? check.severity
  }

  /// How much one finding of a check matters: what the project says, else less where it is minor, or in a string that
  /// the project does not even have translated.
  fileprivate func weight(of found: LabelFinding, _ check: CheckDescription, in label: LintedLabel) -> Finding.Severity
  {
    if let set = severities[check.id], let set { return set }
    return found.isMinor || label.entry.isUntranslatable ? min(.note, check.severity) : check.severity
  }
}

extension Finding {
  internal init(_ found: LabelFinding, by check: String, _ severity: Finding.Severity, in linted: LintedLabel) {
    let (label, entry) = (linted.label, linted.entry)
    self.init(
      check: check, severity: severity, message: found.message, path: linted.catalog.source.path,
      range: linted.catalog.source.range(of: label.text.sourceRange(of: found.range)), key: entry.key,
      variant: [entry.variant, label.branch].filter { !$0.isEmpty }.joined(separator: "/"),
      logicalPath: entry.logicalPath, locale: linted.language.locale, text: label.text.string,
      match: String(decoding: linted.bytes[found.range], as: UTF8.self), spoken: found.spoken ?? linted.sure.text,
      rules: found.rules)
  }
}

extension Linter {
  /// What the sure rules of its locale say for a label, step by step.
  package func trace(
    _ label: CatalogLabel, of entry: CatalogEntry, in catalog: Catalog, locale: LanguageTag?
  ) throws(RuleSetError) -> Trace {
    let tag = entry.locale ?? options.locale(locale, ofFileAt: catalog.source.path)
    return try languages.language(of: tag).trace(label, as: entry.pluralForm(of: label))
  }
}

extension Catalog {
  /// The label that is written at an offset of the source's text, with its entry; nil where none is.
  package func label(at offset: Int) -> (entry: CatalogEntry, label: CatalogLabel)? {
    for entry in entries {
      for label in entry.labels where !label.text.bytes.isEmpty {
        let range = label.text.sourceRange(of: 0..<label.text.bytes.count)
        if range.lowerBound <= offset, offset <= range.upperBound { return (entry, label) }
      }
    }
    return nil
  }
}
