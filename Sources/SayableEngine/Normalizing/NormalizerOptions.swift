/// What an app knows better than the text of a label.
public struct NormalizerOptions: Sendable, Hashable {
  /// The order of day and month in numeric dates; the locale's where nil.
  public var dateOrder: DateOrder?
  /// How the hours of clock times are to be counted; as they are written where nil.
  public var clock: Clock?
  /// Whether rules that are only a guess apply, too.
  public var appliesGuesses = false
  /// Whether a label is said although more of it would be said the second time.
  package var saysUnsettled = false
  /// The plural category of the numbers that placeholders stand for, such as `one` in that form of a plural string; the
  /// category of 100 where nil.
  public var placeholderCategory: PluralCategory?
  /// The ids of rules that do not apply.
  public var disabledRules: Set<String> = []
  /// The names of passes whose rules do not apply.
  public var disabledPasses: Set<String> = []

  /// The options of the locale, without guesses.
  public init() {}
}
