internal import PCRE2
internal import SayableEngine

/// Looks for rules that can never match, since an earlier rule of the locale has taken all that they would.
internal struct OverlapReview {
  internal private(set) var diagnostics: [Diagnostic] = []

  /// Reviews the rules that the locale of `rules` defines itself.
  internal mutating func review(_ rules: DefinedRules) {
    let locale = rules.chain.tags[0]
    var earlier: [String: Rule] = [:]
    for (rule, definition) in zip(rules.rules, rules.definitions)
    where rule.condition == nil && rule.comparison == nil {
      // An earlier rule that is only a guess may be left out.
      guard let first = earlier[rule.pattern.source] else {
        if !rule.isGuess { earlier[rule.pattern.source] = rule }
        continue
      }
      guard definition.definingLocale == locale else { continue }
      diagnostics.warn(
        "unreachable-rule",
        "the rule '\(rule.id)' can never match: '\(first.id)' has the same pattern and applies first",
        at: definition.id.location(), notes: ["remove one of them"])
    }
  }
}
