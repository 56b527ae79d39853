/// All checks, in the order in which they are listed.
internal let allChecks: [any Check] = [
  SpokenDifferently()
]

/// All checks of catalogs as a whole, in the order in which they are listed.
internal let allCatalogChecks: [any CatalogCheck] = [
  MissingSpokenSibling(), DifferentSpokenSibling(),
]

extension CheckDescription {
  /// The descriptions of all checks.
  public static var all: [CheckDescription] {
    allChecks.map(\.description) + allCatalogChecks.map(\.description) + [.unusedSuppression, .unknownCheck]
  }
}
