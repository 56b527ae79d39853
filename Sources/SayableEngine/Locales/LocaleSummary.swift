/// A locale that has rules, for lists.
package struct LocaleSummary: Sendable, Hashable {
  /// The locale's tag.
  package let tag: LanguageTag
  /// Its name in English.
  package let name: String
  /// The locales that it takes its other rules from, nearest first; the last is `root`.
  package let parents: [LanguageTag]
  /// Whether a speaker of the language has checked the words.
  package let isChecked: Bool

  package init(tag: LanguageTag, name: String, parents: [LanguageTag], isChecked: Bool) {
    self.tag = tag
    self.name = name
    self.parents = parents
    self.isChecked = isChecked
  }
}
