public import SayableEngine

/// Which phenomena each locale has words for: how many of the rules whose shapes all locales share apply there, and how
/// many it has of its own.
///
/// ```swift
/// let coverage = try RuleCoverage(.builtIn)
/// coverage.locales.first { $0.tag.description == "fr" }?.passes["units"]
/// ```
public struct RuleCoverage: Sendable {
  /// The rules of one pass in one locale.
  public struct Count: Sendable, Hashable {
    /// How many of the shared rules apply.
    public internal(set) var applied = 0
    /// How many shared rules there are.
    public internal(set) var shared = 0
    /// How many rules the locale and its parents have besides.
    public internal(set) var own = 0
  }

  /// A locale with its counts.
  public struct Locale: Sendable, Hashable {
    /// The locale's tag.
    public let tag: LanguageTag
    /// Whether a speaker of the language has checked its words.
    public let isChecked: Bool
    /// The counts by the name of the pass.
    public let passes: [String: Count]
    /// The shared rules in the order in which they apply, those that lack words last.
    public let sharedRules: [RuleSummary]
  }

  /// The names of the passes in order.
  public let passes: [String]
  /// The locales in the order in which they were asked for; `root`, which has no words, only where it was.
  public let locales: [Locale]

  /// Counts the rules of `locales`, or of all locales of `library`.
  ///
  /// - Throws: `RuleSetError` with all that is wrong with a locale's rules.
  public init(_ library: RuleLibrary, locales: [LanguageTag]? = nil) throws(RuleSetError) {
    let root = try DefinedRules(LocaleChain(.root, in: library), in: library)
    passes = root.passes
    let shared = Set(root.summaries.map(\.id))
    var rows: [Locale] = []
    for tag in locales ?? library.locales.filter({ $0 != .root }) {
      let rules = try DefinedRules(LocaleChain(tag, in: library), in: library)
      let summaries = rules.summaries
      var counts: [String: Count] = [:]
      for rule in summaries {
        var count = counts[rule.pass, default: Count()]
        if shared.contains(rule.id) {
          count.shared += 1
          count.applied += rule.isActive ? 1 : 0
        } else if rule.isActive {
          count.own += 1
        }
        counts[rule.pass] = count
      }
      rows.append(
        Locale(
          tag: tag, isChecked: rules.settings.isChecked, passes: counts,
          sharedRules: summaries.filter { shared.contains($0.id) }))
    }
    self.locales = rows
  }
}
