/// What the author of a formula knows and the writing does not tell.
public struct MeaningOptions: Sendable, Hashable {
  /// The mark between a number's whole part and its decimals, `.` or `,`.
  public var decimalMark: Character = "."
  /// Names that are functions wherever an argument in parentheses follows.
  public var functions: Set<String> = []
  /// Names that are never functions.
  public var variables: Set<String> = []

  /// Nothing is known.
  public init() {}
}
