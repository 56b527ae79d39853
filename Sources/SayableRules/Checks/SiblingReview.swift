internal import SayableEngine

/// Compares the locales that share a parent: what nearly all of them have, and one lacks, was forgotten there.
internal struct SiblingReview {
  /// What one locale has.
  internal struct Locale {
    internal let tag: LanguageTag
    internal let parent: LanguageTag
    /// The ids of the rules that apply.
    internal let rules: Set<String>
    /// The rules of the files that lack words.
    internal let dormant: [DormantRule]
    /// The ids of the entries of each table.
    internal let entries: [String: Set<String>]
    /// What the locale's own files take out on purpose: ids of rules, and of entries as `table/entry`.
    internal let removed: Set<String>
  }

  private var locales: [Locale] = []

  /// How many of the siblings may lack something that one of them is still told of.
  private static let shareThatMayLack = 0.1
  /// With fewer siblings nothing can be said of what is usual.
  private static let fewest = 10

  internal mutating func add(_ locale: Locale) { locales.append(locale) }

  internal mutating func add(_ other: SiblingReview) { locales += other.locales }

  /// What each locale lacks and nearly all its siblings have.
  internal func diagnostics() -> [Diagnostic] {
    Dictionary(grouping: locales, by: \.parent).values.filter { $0.count >= Self.fewest }.flatMap { siblings in
      missingRules(among: siblings) + missingEntries(among: siblings)
    }
  }

  private func missingRules(among siblings: [Locale]) -> [Diagnostic] {
    lackers(among: siblings, all: Set(siblings.flatMap(\.rules)), has: { $0.rules.contains($1) }).compactMap {
      locale, id in
      // A rule of some siblings' own, such as one of German clock times, is no shape that all share.
      guard let dormant = locale.dormant.first(where: { $0.definition.id.value == id }) else { return nil }
      return Diagnostic(
        .warning, code: "missing-rule",
        "the locale '\(locale.tag)' lacks words for the rule '\(id)', its siblings have them",
        at: dormant.definition.id.location(),
        notes: [
          "give words to: \(dormant.lacking.joined(separator: ", "))",
          "or say that it is meant: - {id: \(id), removed: true} in \(locale.tag)/labels.yaml",
        ])
    }
  }

  private func missingEntries(among siblings: [Locale]) -> [Diagnostic] {
    let tables = Set(siblings.flatMap(\.entries.keys))
    return tables.sorted().flatMap { table in
      let all = siblings.reduce(into: Set<String>()) { $0.formUnion($1.entries[table] ?? []) }
      return lackers(among: siblings, all: all, has: { $0.entries[table]?.contains($1) == true }).filter { locale, id in
        locale.entries[table]?.isEmpty == false && !locale.removed.contains("\(table)/\(id)")
      }.map { locale, id in
        Diagnostic(
          .warning, code: "missing-entry",
          "the locale '\(locale.tag)' has no '\(id)' in its table '\(table)', its siblings have one",
          notes: ["give it words in \(locale.tag)/words.yaml, or say that it is meant: \(id): {removed: true}"])
      }
    }
  }

  /// The few locales without something that all others have.
  private func lackers(
    among siblings: [Locale], all: Set<String>, has: (Locale, String) -> Bool
  ) -> [(locale: Locale, id: String)] {
    let most = max(1, Int(Double(siblings.count) * Self.shareThatMayLack))
    return all.sorted().flatMap { id in
      let lacking = siblings.filter { !has($0, id) }
      return lacking.count <= most ? lacking.filter { !$0.removed.contains(id) }.map { ($0, id) } : []
    }
  }
}
