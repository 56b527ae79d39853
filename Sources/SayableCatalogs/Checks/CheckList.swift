/// All checks of single labels, in the order in which they are listed.
internal let allChecks: [any Check] = [
  SpokenDifferently(), Ambiguous(), PlaceholderUnitWithoutPlural(), GluedPlaceholder(), UnknownSymbol(),
  SilentString(), AllCaps(), EmojiRun(), AsciiArt(), InvisibleCharacter(), ForeignAbbreviation(), FormulaInLabel(),
]

extension CheckDescription {
  /// The descriptions of all checks.
  public static var all: [CheckDescription] {
    allChecks.map(\.description) + [.unusedSuppression, .unknownCheck]
  }
}
