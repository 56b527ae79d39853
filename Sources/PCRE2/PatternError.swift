/// Why a pattern does not compile.
public struct PatternError: Error, Sendable, Equatable {
  /// PCRE2's error number.
  public let code: Int32
  /// PCRE2's message, in English, without a full stop.
  public let message: String
  /// Where in the pattern, as a UTF-8 offset; at the end for what is missing.
  public let offset: Int

  /// Whether the pattern is larger than PCRE2 compiles; its `PCRE2_ERROR_PATTERN_TOO_LARGE`.
  package var isTooLarge: Bool { code == 120 }
}

/// Why a search was given up.
public struct MatchError: Error, Sendable, Equatable {
  /// PCRE2's error number, negative.
  public let code: Int32
  /// PCRE2's message, in English, without a full stop.
  public let message: String

  /// The steps of ``MatchScratch/budget`` are used up.
  public static let budget = MatchError(code: -1_000, message: "step budget used up")
}
