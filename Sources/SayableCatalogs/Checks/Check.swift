/// Looks for one kind of thing in labels that a voice says badly.
internal protocol Check: Sendable {
  /// What it looks for, and how much that matters.
  var description: CheckDescription { get }

  /// Whether what it finds in a shown string is heard, too, if another with the same forms is spoken for it.
  var regardsSpokenSiblings: Bool { get }

  /// What it finds in a label, in order.
  func findings(in label: LintedLabel) -> [LabelFinding]
}

extension Check { internal var regardsSpokenSiblings: Bool { false } }

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

/// What people and programs read of a check.
public struct CheckDescription: Sendable, Hashable {
  /// A string, and what the check finds in it.
  public struct Example: Sendable, Hashable {
    /// The locale.
    public let locale: String
    /// The string as it is shown.
    public let text: String
    /// What is found in it, in order; empty where the check must stay silent.
    public let found: [String]

    /// `found` in `text`.
    public init(_ locale: String, _ text: String, _ found: [String]) {
      self.locale = locale
      self.text = text
      self.found = found
    }
  }

  /// Its name in options, comments and output, such as `silent-string`: the same in every version.
  public let id: String
  /// How much its findings matter unless the project says otherwise.
  public let severity: Finding.Severity
  /// Whose voice says it badly.
  public let voices: Set<VoiceProfile>
  /// What it finds, in one sentence.
  public let summary: String
  /// Why that is bad, and what to write instead: paragraphs without line breaks.
  public let discussion: [String]
  /// Strings in which it finds something, and such in which it must not.
  public let examples: [Example]
}

/// A family of voices that labels are checked for.
public enum VoiceProfile: String, Sendable, Hashable, CaseIterable {
  /// Apple's screen reader.
  case voiceover
  /// Android's screen reader.
  case talkback
}

/// All checks of single labels, in the order in which they are listed.
internal let allChecks: [any Check] = [
  SpokenDifferently(), Ambiguous(), PlaceholderUnitWithoutPlural(), GluedPlaceholder(), UnknownSymbol(),
  SilentString(), AllCaps(), EmojiRun(), AsciiArt(), JoinedWords(), InvisibleCharacter(), ForeignAbbreviation(),
  FormulaInLabel(),
]

/// All checks of catalogs as a whole, in the order in which they are listed.
internal let allCatalogChecks: [any CatalogCheck] = [MissingSpokenSibling(), DifferentSpokenSibling()]

extension CheckDescription {
  /// The descriptions of all checks.
  public static var all: [CheckDescription] {
    allChecks.map(\.description) + allCatalogChecks.map(\.description) + [.unusedSuppression, .unknownCheck]
  }
}
