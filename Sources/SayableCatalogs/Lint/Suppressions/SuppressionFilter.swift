internal import SayableEngine

/// Leaves out the findings that comments in a catalog turn off, and finds the comments that turn off nothing.
internal struct SuppressionFilter {
  /// A comment, and what it has turned off so far.
  private struct Seen {
    /// The first of the strings that it stands at.
    let entry: CatalogEntry
    let locale: LanguageTag
    var used: Set<String> = []
  }

  private let options: LintOptions
  /// The checks that look at strings in this run; of others nobody knows whether they would find something.
  private let active: Set<String>
  private var seen: [Suppression: Seen] = [:]

  internal init(_ options: LintOptions, active: Set<String>) {
    self.options = options
    self.active = active
  }

  /// What is left of `findings`, which are all in `entry`. To be called for every string that was checked, also where
  /// nothing was found.
  ///
  /// - Parameter locale: The locale that the string was read in.
  internal mutating func kept(_ findings: [Finding], of entry: CatalogEntry, locale: LanguageTag) -> [Finding] {
    // As good as always.
    if entry.suppressions.isEmpty { return findings }
    for suppression in entry.suppressions where seen[suppression] == nil {
      seen[suppression] = Seen(entry: entry, locale: locale)
    }
    return findings.filter { finding in
      let matching = entry.suppressions.filter { $0.covers(finding) }
      for suppression in matching { seen[suppression]?.used.insert(finding.check) }
      return matching.isEmpty
    }
  }

  /// The comments that turned off nothing, or name a check that there is not, in the order of the file.
  internal func leftovers(in catalog: Catalog) -> [Finding] {
    if seen.isEmpty { return [] }
    let known = CheckDescription.all.map(\.id) + options.ownChecks.sorted()
    var findings: [Finding] = []
    var reported: Set<[String]> = []
    for (suppression, seen) in seen.sorted(by: { Self.comesFirst($0.key, $1.key) }) {
      if suppression.checks.isEmpty, seen.used.isEmpty {
        findings += finding(
          .unusedSuppression, "nothing is found here that this comment would turn off", suppression, seen, catalog)
      }
      for check in suppression.checks {
        if !known.contains(check) {
          // A comment with several texts is several suppressions with the same checks.
          guard reported.insert(["\(suppression.source)", check]).inserted else { continue }
          let note = nearestNameNote(to: check, among: known)
          findings += finding(
            .unknownCheck, "there is no check '\(check)' to turn off; \(note)", suppression, seen, catalog)
        } else if active.contains(check), !seen.used.contains(check) {
          let place = suppression.text.map { "in '\($0)'" } ?? "here"
          findings += finding(
            .unusedSuppression, "'\(check)' finds nothing \(place) that this comment would turn off", suppression, seen,
            catalog)
        }
      }
    }
    return findings
  }

  private static func comesFirst(_ first: Suppression, _ second: Suppression) -> Bool {
    (first.source.lowerBound, first.text ?? "") < (second.source.lowerBound, second.text ?? "")
  }

  private func finding(
    _ description: CheckDescription, _ message: String, _ suppression: Suppression, _ seen: Seen, _ catalog: Catalog
  ) -> [Finding] {
    guard let severity = options.severities[description.id] ?? description.severity else { return [] }
    let source = suppression.source.clamped(to: catalog.source.text.indices)
    let comment = String(decoding: catalog.source.text[source], as: UTF8.self)
    return [
      Finding(
        check: description.id, severity: severity, message: message, path: catalog.source.path,
        range: catalog.source.range(of: source), key: seen.entry.key, variant: "", logicalPath: seen.entry.logicalPath,
        locale: seen.locale, text: comment, match: comment, spoken: comment, rules: [])
    ]
  }
}

extension Suppression {
  /// Whether it turns off a finding in its string.
  fileprivate func covers(_ finding: Finding) -> Bool {
    (checks.isEmpty || checks.contains(finding.check))
      && (text.map { $0 == finding.match || $0 == finding.text } ?? true)
  }
}
