public import SayableEngine

/// A catalog's file with spoken strings added to it, and what could not be added.
public struct FixedFile: Sendable {
  /// A string that was added.
  public struct Addition: Sendable, Hashable {
    /// The new key.
    public let key: String
    /// The key of the string that it is spoken for.
    public let shownKey: String
    /// What tells strings of one key apart; empty where there is one.
    public let variant: String
    /// The locale that the file gives; nil where only its path can tell.
    public let locale: LanguageTag?
    /// The text that is spoken.
    public let spoken: String
  }

  /// The file as it was.
  public let source: SourceFile
  /// The bytes of the file with the strings in it; those of ``source`` where nothing was added.
  public let bytes: [UInt8]
  /// What was added, in the order of the shown strings in the file.
  public let additions: [Addition]
  /// Why strings that need a spoken one got none, in the order of the file.
  public let refusals: [Diagnostic]
  /// The changes to the text of ``source``, in order and without overlaps.
  public let splices: [Splice]
  /// How many strings got none since what is spoken for them is what is shown, though others of their key got one.
  public let unchangedCount: Int

  /// Whether there is anything to write.
  public var isChanged: Bool { !splices.isEmpty }
}
