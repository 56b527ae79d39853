/// A catalog with spoken siblings, and all that checks look at.
internal struct LintedCatalog: Sendable {
  /// The catalog.
  internal let catalog: Catalog
  /// Which of its strings are spoken in place of which.
  internal let siblings: SiblingPairs
  /// The labels of the entries that are checked, by the index of the entry.
  internal var labels: [Int: [LintedLabel]] = [:]

  /// A catalog of which nothing was checked yet.
  internal init(catalog: Catalog, siblings: SiblingPairs) {
    self.catalog = catalog
    self.siblings = siblings
  }
}
