/// A reading that was chosen where the writing allows another.
public struct Guess: Sendable, Hashable {
  /// What was guessed, as a short code: `function-application`, `implicit-product`, `unit`, `bars`, `prime`, ...
  public let code: String
  /// The reading that was chosen and the one that was not, in a sentence without a full stop at its end.
  public let message: String
  /// Where, in UTF-8 bytes of the formula's source, half open.
  public let source: Range<Int>
}
