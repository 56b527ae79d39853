/// All checks of single labels, in the order in which they are listed.
internal let allChecks: [any Check] = [
  SpokenDifferently(), Ambiguous(), PlaceholderUnitWithoutPlural(), GluedPlaceholder(), UnknownSymbol(),
  SilentString(), AllCaps(), EmojiRun(), AsciiArt(), InvisibleCharacter(), ForeignAbbreviation(), FormulaInLabel(),
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
