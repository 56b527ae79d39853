internal import SayableEngine

/// A spoken string that is to be written beside a shown one.
internal struct Proposal: Sendable {
  /// What tells a string of a catalog from all others.
  internal struct Name: Sendable, Hashable {
    internal let key: String
    internal let variant: String
    internal let locale: LanguageTag?
    internal let isSource: Bool
  }

  /// The index of the shown string among the entries of the catalog as it was at first.
  internal let index: Int
  /// The shown string.
  internal let shown: Name
  /// The key of the spoken string.
  internal let key: String
  /// The spoken text.
  internal let text: String
  /// Whether it differs from the shown text.
  internal let isChanged: Bool

  /// The text that is spoken for `entry`.
  internal init(_ index: Int, _ entry: CatalogEntry, _ text: String, _ style: SiblingStyle) {
    self.index = index
    shown = Name(entry)
    key = style.spokenKey(for: entry.key)
    self.text = text
    isChanged = Array(text.utf8) != entry.value.bytes
  }

  /// Whether others are translated from the string.
  internal var isSource: Bool { shown.isSource }

  /// The spoken string.
  internal var name: Name { Name(key: key, variant: shown.variant, locale: shown.locale, isSource: shown.isSource) }

  /// What is told of the string when it is written.
  internal var addition: FixedFile.Addition {
    FixedFile.Addition(key: key, shownKey: shown.key, variant: shown.variant, locale: shown.locale, spoken: text)
  }
}

extension Proposal.Name {
  /// The name of an entry.
  internal init(_ entry: CatalogEntry) {
    self.init(key: entry.key, variant: entry.variant, locale: entry.locale, isSource: entry.isSource)
  }
}
