/// Groups of three digits in numbers, as in `1,000,000`.
internal enum DigitGroups {
  /// The most that a number has: a longer row is a list of numbers.
  internal static let most = 100
}
