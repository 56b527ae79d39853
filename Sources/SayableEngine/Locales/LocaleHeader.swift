/// What `locale.yaml` says of a locale's place among the others.
package struct LocaleHeader: Sendable {
  package let parent: LanguageTag?
  /// The locale that regions without a folder of their own go through.
  package let through: LanguageTag?
  /// The regions that do not.
  package let exceptions: [String]

  /// Whether the folder holds what related languages share, and is no locale that one can ask for.
  package let isFamily: Bool

  package init(
    parent: LanguageTag? = nil, through: LanguageTag? = nil, exceptions: [String] = [], isFamily: Bool = false
  ) {
    self.parent = parent
    self.through = through
    self.exceptions = exceptions
    self.isFamily = isFamily
  }

  /// The parent of a region without a folder of its own; nil where it is the language.
  internal func parent(ofRegion region: String) -> LanguageTag? { exceptions.contains(region) ? nil : through }
}

/// Where the locales are that a chain is made of.
package protocol LocaleDirectory {
  /// Whether there are rules for `tag` itself.
  func contains(_ tag: LanguageTag) -> Bool
  /// What is said of the place of `tag` among the locales.
  func header(of tag: LanguageTag) -> LocaleHeader
}
