public import SayableEngine

/// Something in a catalog that a voice says badly, with its place and what would be said in its stead.
public struct Finding: Sendable, Hashable {
  /// How much a finding matters. The order is from the least.
  public enum Severity: String, Sendable, Hashable, CaseIterable, Comparable {
    /// Worth knowing; nothing has to be done.
    case note
    /// A voice says it badly, or probably does.
    case warning
    /// A voice says it wrongly.
    case error

    /// Whether `first` matters less than `second`.
    public static func < (first: Severity, second: Severity) -> Bool {
      (allCases.firstIndex(of: first) ?? 0) < (allCases.firstIndex(of: second) ?? 0)
    }
  }

  /// The id of the check that found it, such as `spoken-differently`.
  public var check: String
  /// How much it matters.
  public var severity: Severity
  /// What was found, in one sentence without a full stop.
  public var message: String
  /// The path of the catalog, as it was given.
  public var path: String
  /// The place of what was found.
  public var range: SourceRange
  /// The key of the string.
  public var key: String
  /// What tells the strings of one key apart, and the branch of the message; empty where there is nothing to tell.
  public var variant: String
  /// Where the string lies in the file's structure.
  public var logicalPath: String
  /// The locale that the string was read in.
  public var locale: LanguageTag
  /// The label, as it is shown.
  public var text: String
  /// What was found in it, as it is shown; empty where the whole string is meant.
  public var match: String
  /// The label, as the sure rules say it.
  public var spoken: String
  /// The rules that had a part in it, in the order in which they applied.
  public var rules: [String]
  /// What would be written into the file; nil where nothing can be.
  public var fix: SpokenFix?
  /// What other checks say of the same stretch, which count for less.
  public var remarks: [Remark] = []
  /// Where else the same was found, where findings are grouped.
  public var elsewhere: [Place] = []

  /// What another check says of what was found.
  public struct Remark: Sendable, Hashable {
    /// The id of the check.
    public let check: String
    /// What it says, in one sentence without a full stop.
    public let message: String
  }

  /// A string in which the same was found.
  public struct Place: Sendable, Hashable {
    /// The path of the catalog, as it was given.
    public let path: String
    /// The place of what was found.
    public let range: SourceRange
    /// The key of the string.
    public let key: String
    /// The locale that the string was read in.
    public let locale: LanguageTag
    /// The label, as it is shown.
    public let text: String
    /// The label, as the sure rules say it.
    public let spoken: String
  }
}

/// A change to a catalog that mends a finding.
public struct SpokenFix: Sendable, Hashable {
  /// A stretch of the file and what comes in its place.
  public struct Replacement: Sendable, Hashable {
    /// The stretch; empty where something is put in.
    public let range: SourceRange
    /// What comes in its place, in the file's own syntax.
    public let text: String
  }

  /// What it does, in one sentence without a full stop.
  public let summary: String
  /// The key that gets the spoken text.
  public let key: String
  /// The text that is to be spoken.
  public let spoken: String
  /// The changes to the file, in order and without overlaps.
  public let replacements: [Replacement]
}
