/// A locale that has rules, for lists.
public struct LocaleSummary: Sendable, Hashable {
  /// The locale's tag.
  public let tag: LanguageTag
  /// Its name in English.
  public let name: String
  /// The locales that it takes its other rules from, nearest first; the last is `root`.
  public let parents: [LanguageTag]
  /// Whether a speaker of the language has checked the words.
  public let isChecked: Bool
}

extension RuleLibrary {
  /// The locales of the library, in alphabetical order.
  ///
  /// - Throws: ``RuleSetError`` with all that is wrong with a locale's rules.
  public func localeSummaries() throws(RuleSetError) -> [LocaleSummary] {
    var summaries: [LocaleSummary] = []
    for tag in locales {
      let chain = LocaleChain(tag, in: self)
      let rules = try RuleSet(chain, in: self)
      summaries.append(
        LocaleSummary(
          tag: tag, name: rules.settings.name ?? tag.description, parents: chain.tags.dropFirst().filter { !isFamily($0) },
          isChecked: rules.settings.isChecked))
    }
    return summaries
  }
}
