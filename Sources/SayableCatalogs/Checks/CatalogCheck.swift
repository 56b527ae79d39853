/// Looks for one kind of thing that only shows when the strings of a catalog are seen side by side.
///
/// The texts of its description's examples are catalogs: lines of a property file.
internal protocol CatalogCheck: Sendable {
  /// What it looks for, and how much that matters.
  var description: CheckDescription { get }

  /// What it finds in a catalog, in any order.
  func findings(in catalog: LintedCatalog) -> [CatalogFinding]
}

/// What a check has found in a catalog: something in one of its labels.
internal struct CatalogFinding: Sendable {
  internal let entry: Int
  internal let label: LintedLabel
  internal let found: LabelFinding
}
