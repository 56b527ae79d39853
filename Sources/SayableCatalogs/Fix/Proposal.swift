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
  internal let shown: Name
  internal let key: String
  internal let text: String
  internal let isChanged: Bool

  /// The text that is spoken for `entry`.
  internal init(_ index: Int, _ entry: CatalogEntry, _ text: String, _ style: SiblingStyle) {
    self.index = index
    shown = Name(entry)
    key = style.spokenKey(for: entry.key)
    self.text = text
    isChanged = Array(text.utf8) != entry.value.bytes
  }

  internal var isSource: Bool { shown.isSource }

  internal var name: Name { Name(key: key, variant: shown.variant, locale: shown.locale, isSource: shown.isSource) }

  /// What is told of the string when it is written.
  internal var addition: FixedFile.Addition {
    FixedFile.Addition(key: key, shownKey: shown.key, variant: shown.variant, locale: shown.locale, spoken: text)
  }
}

extension Proposal.Name {
  internal init(_ entry: CatalogEntry) {
    self.init(key: entry.key, variant: entry.variant, locale: entry.locale, isSource: entry.isSource)
  }
}
