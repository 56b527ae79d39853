/// What came of saying a label.
package struct Outcome: Sendable {
  /// Whether a rule changed the label. If not, the label itself is what should be said, and nothing was appended.
  package internal(set) var isChanged = false
  /// Whether the label is left as it is because more of it would be said the second time.
  internal var isUnsettled = false
  /// Whether the answer comes from the cache.
  internal var isCached = false
  /// One warning for each rule that was skipped because a search with its pattern went over a limit.
  package private(set) var warnings: [Diagnostic] = []
  /// How many steps the patterns may still take at places that take many.
  internal var steps = 10_000_000
  /// How many steps each byte of a long label adds.
  internal static let stepsOfByte = 200
  private var skippedRules: [Int] = []

  internal init() {}

  internal var hasSkippedRules: Bool { !skippedRules.isEmpty }

  /// Whether the rule with this index was skipped in an earlier stretch of the label.
  internal func hasSkipped(_ rule: Int) -> Bool { skippedRules.contains(rule) }

  /// Notes that the rule with this index was skipped.
  internal mutating func skip(_ rule: Int, _ warning: Diagnostic) {
    skippedRules.append(rule)
    warnings.append(warning)
  }
}
