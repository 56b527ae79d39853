public import SayableEngine

/// Adds spoken strings to catalogs, beside the strings that a voice says badly.
///
/// Only what sure rules say is written, under keys of the project's own style. Shown strings stay as they are, and so
/// does every byte of the file that is not meant. What was written is read again: arguments are the same as in the
/// shown string, and no other string has changed. Done twice, nothing is added the second time.
///
/// ```swift
/// let fixer = Fixer(linter: Linter(), style: SiblingStyle(.suffix, "_spoken"))
/// let fixed = try fixer.fixed(catalog)
/// if fixed.isChanged { write(fixed.bytes) }
/// ```
public struct Fixer: Sendable {
  private let linter: Linter
  private let style: SiblingStyle
  private let parsing: CatalogParsingOptions

  /// - Parameters:
  ///   - linter: Whose rules and options tell which strings need a spoken one.
  ///   - style: How the spoken strings are named.
  ///   - parsing: How the catalogs were parsed.
  public init(linter: Linter, style: SiblingStyle, parsing: CatalogParsingOptions = CatalogParsingOptions()) {
    self.linter = linter
    self.style = style
    self.parsing = parsing
  }

  /// What a catalog tells before anything is written.
  public struct Survey: Sendable {
    /// The keys of the strings that need a spoken one, whether or not they have it, so that a run that was broken off
    /// between two files is completed by the next.
    public let keys: Set<String>
    /// What the catalog proves of the names of spoken strings.
    public let evidence: SiblingEvidence
  }

  /// Looks through a catalog for the keys that need a spoken string.
  ///
  /// Of the files with the same strings in several languages, only the keys that the one which all are translated from
  /// needs are written: hand them to ``fixed(_:locale:onlyKeys:)``.
  ///
  /// - Parameters:
  ///   - catalog: The catalog.
  ///   - linter: Whose rules and options count.
  ///   - locale: The locale of strings for which the file does not tell one.
  ///   - style: How spoken strings are named, beside the common ways; nil where that is not known.
  public static func survey(
    of catalog: Catalog, linter: Linter, style: SiblingStyle?, locale: LanguageTag? = nil
  ) throws(RuleSetError) -> Survey {
    var keys: Set<String> = []
    let siblings = SiblingPairs(catalog, style: style)
    try forEachShown(in: catalog, siblings, linter, style, locale) { index, _, needsSpokenText in
      if needsSpokenText { keys.insert(catalog.entries[index].key) }
    }
    return Survey(keys: keys, evidence: try linter.evidence(of: siblings, in: catalog, locale: locale))
  }

  /// A catalog's file with the spoken strings that it lacks.
  ///
  /// - Parameters:
  ///   - catalog: The catalog.
  ///   - locale: The locale of strings for which the file does not tell one; without it, the one of its path.
  ///   - keys: The keys that may get a spoken string; nil for all.
  /// - Throws: `RuleSetError` where the rules of a locale cannot be used.
  public func fixed(
    _ catalog: Catalog, locale: LanguageTag? = nil, onlyKeys keys: Set<String>? = nil
  ) throws(RuleSetError) -> FixedFile {
    let candidates = try candidates(in: catalog, locale)
    var groups: [String: [Candidate]] = [:]
    for candidate in candidates { groups[catalog.entries[candidate.index].key, default: []].append(candidate) }
    let needed = groups.filter { key, group in keys?.contains(key) ?? true && isNeeded(group, in: catalog) }
    var refusals: [Int: FixRefusal] = [:]
    var proposals: [[Proposal]] = []
    var unchanged = 0
    for whole in needed.values {
      // Of a language in which the text is spoken as it is shown, a copy would only have to be kept up to date. The
      // plural forms and the items of a string belong together, whichever of them change.
      let changed = Set(whole.filter(\.isChanged).map { Place(catalog.entries[$0.index]) })
      let group = whole.filter { changed.contains(Place(catalog.entries[$0.index])) }
      unchanged += whole.count - group.count
      var proposed: [Proposal] = []
      var names: Set<Proposal.Name> = []
      for candidate in group {
        switch candidate.text {
        case .failure(let refusal): refusals[candidate.index] = refusal
        case .success(let text):
          let proposal = Proposal(candidate.index, catalog.entries[candidate.index], text, style)
          // The second of two strings under one key is no other string.
          if names.insert(proposal.name).inserted { proposed.append(proposal) }
        }
      }
      if proposed.count == names.count, !group.contains(where: { refusals[$0.index] != nil }) {
        proposals.append(proposed.sorted { ($0.isSource ? 0 : 1, $0.index) < ($1.isSource ? 0 : 1, $1.index) })
      } else {
        for proposal in proposed where proposal.isChanged { refusals[proposal.index] = .others }
      }
    }
    proposals.sort { ($0.first?.index ?? 0) < ($1.first?.index ?? 0) }
    var writer = CatalogWriter(catalog, catalog.format.parser, parsing)
    writer.write(proposals)
    refusals.merge(writer.refusals) { first, _ in first }
    return FixedFile(
      source: catalog.source, bytes: writer.catalog.source.bytes, additions: writer.written.map(\.addition),
      refusals: refusals.sorted { $0.key < $1.key }.map { index, refusal in
        let entry = catalog.entries[index]
        return refusal.diagnostic(for: entry, key: style.spokenKey(for: entry.key), in: catalog)
      }, splices: writer.text.splices, unchangedCount: unchanged)
  }

  /// A language of a string.
  private struct Place: Hashable {
    let locale: LanguageTag?
    let isSource: Bool

    init(_ entry: CatalogEntry) { (locale, isSource) = (entry.locale, entry.isSource) }
  }

  /// Whether the strings of one key need spoken ones: in the language that they are translated from, where the catalog
  /// has it, or else in any.
  private func isNeeded(_ group: [Candidate], in catalog: Catalog) -> Bool {
    let sources = group.filter { catalog.entries[$0.index].isSource }
    return (sources.isEmpty ? group : sources).contains(where: \.isChanged)
  }

  /// A string without a spoken one.
  private struct Candidate {
    let index: Int
    let text: Result<String, FixRefusal>
    /// Whether it is said otherwise than it is shown.
    let isChanged: Bool
  }

  private func candidates(in catalog: Catalog, _ locale: LanguageTag?) throws(RuleSetError) -> [Candidate] {
    let siblings = SiblingPairs(catalog, style: style)
    var candidates: [Candidate] = []
    try Self.forEachShown(in: catalog, siblings, linter, style, locale) { index, labels, isChanged in
      if siblings.shown.contains(index) { return }
      let entry = catalog.entries[index]
      let text: Result<String, FixRefusal>
      do throws(FixRefusal) {
        text = .success(isChanged ? try EntryFixer.text(of: entry, labels) : entry.value.string)
      } catch {
        text = .failure(error)
      }
      candidates.append(Candidate(index: index, text: text, isChanged: isChanged))
    }
    return candidates.sorted { $0.index < $1.index }
  }

  /// Hands over the entries that are shown: their index, their labels, and whether they need a spoken text.
  private static func forEachShown(
    in catalog: Catalog, _ siblings: SiblingPairs, _ linter: Linter, _ style: SiblingStyle?, _ locale: LanguageTag?,
    _ body: (Int, [LintedLabel], Bool) -> Void
  ) throws(RuleSetError) {
    // Whoever turns the check off wants no text of its findings.
    if linter.options.severity(of: SpokenDifferently().description) == nil { return }
    try linter.forEachChecked(in: catalog, locale: locale) { index, labels, _ in
      let entry = catalog.entries[index]
      if siblings.spoken.contains(index) || SpokenMark.isSpokenKey(entry.key, style)
        || catalog.isReadBySystem(entry.key)
      {
        return
      }
      body(index, labels, labels.contains(where: \.needsSpokenText) && !linter.options.allowsAsShown(entry, labels))
    }
  }
}

extension LintOptions {
  /// Whether the project says that an entry is right as it is: in a comment of the file, or by its text.
  fileprivate func allowsAsShown(_ entry: CatalogEntry, _ labels: [LintedLabel]) -> Bool {
    let check = SpokenDifferently().description.id
    let isTurnedOff = entry.suppressions.contains {
      ($0.checks.isEmpty || $0.checks.contains(check)) && ($0.text == nil || $0.text == entry.value.string)
    }
    return isTurnedOff || labels.contains { allowedByCheck[check]?.contains($0.label.text.string) ?? false }
  }
}

extension LintedLabel {
  /// Whether the sure rules change what voices say badly, and not just what they say well enough, such as `&`.
  fileprivate var needsSpokenText: Bool {
    guard isSaidOtherwise else { return false }
    // A date that can be read in two ways is not for a rule to say, which whoever asks for the text is told.
    return changes.contains { ambiguousDate(in: $0) != nil }
      || SpokenDifferently().findings(in: self).contains { !$0.isMinor }
  }
}
