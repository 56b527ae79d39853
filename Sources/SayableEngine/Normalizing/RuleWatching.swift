/// Is told of each step of the work on labels, as a profile needs it.
package protocol RuleWatching {
  /// Whether it is told of anything.
  static var isTold: Bool { get }
  /// Candidates are about to be looked for.
  mutating func willLook()
  /// `candidates` rules were found that may match.
  mutating func didLook(candidates: @autoclosure () -> Int)
  /// The rule of an index is about to be tried.
  mutating func willApply(_ rule: Int)
  /// The rule was tried, and changed the text in so many places.
  mutating func didApply(_ rule: Int, changes: Int)
}

extension RuleWatching {
  /// True.
  package static var isTold: Bool { true }
}

/// Watches nothing.
internal struct Unwatched: RuleWatching {
  // What is empty has no place in memory, and the thread sanitizer looks at that of whatever is passed to be changed.
  private let place: UInt8 = 0

  internal static var isTold: Bool { false }
  internal func willLook() {}
  internal func didLook(candidates: @autoclosure () -> Int) {}
  internal func willApply(_ rule: Int) {}
  internal func didApply(_ rule: Int, changes: Int) {}
}
