/// Is told of each step of the work on a label, for a trace or for timings. Rules are known by their index.
package protocol LabelWatcher {
  /// Whether an answer may come from the cache, so that the watcher is not told how it came about.
  static var allowsCache: Bool { get }
  /// The prefilter begins to search for candidate rules.
  mutating func willSearch()
  /// The prefilter found so many candidate rules.
  mutating func didSearch(candidates: @autoclosure () -> Int)
  /// A rule is about to be tried.
  mutating func willApply(_ rule: Int)
  /// A rule was tried, and changed the text in so many places.
  mutating func didApply(_ rule: Int, changes: Int)
  /// The text of a stretch was changed, or a span of it protected.
  ///
  /// - Parameters:
  ///   - text: The text after the change.
  ///   - maker: What changed it.
  ///   - stretch: The bytes of the label that the text was made from.
  mutating func didChange(_ text: WorkingText, by maker: WorkingText.Maker, from stretch: Span<UInt8>)
  /// The work on a stretch ended.
  ///
  /// - Parameters:
  ///   - text: The text after all rules.
  ///   - stretch: Its place in the label, in bytes.
  mutating func didFinish(_ text: WorkingText, from stretch: Range<Int>)
  /// A stretch of the label, given by its place in bytes, was left as it is without any work.
  mutating func didLeave(_ stretch: Range<Int>)
  /// What was told of the label so far does not hold: the work on it begins again.
  mutating func willReadAgain()
}

extension LabelWatcher {
  package static var allowsCache: Bool { false }
  package mutating func willSearch() {}
  package mutating func didSearch(candidates: @autoclosure () -> Int) {}
  package mutating func willApply(_ rule: Int) {}
  package mutating func didApply(_ rule: Int, changes: Int) {}
  package mutating func didChange(
    _ text: WorkingText, by maker: WorkingText.Maker, from stretch: Span<UInt8>
  ) {}
  package mutating func didFinish(_ text: WorkingText, from stretch: Range<Int>) {}
  package mutating func didLeave(_ stretch: Range<Int>) {}
  package mutating func willReadAgain() {}
}

/// Watches nothing.
internal struct Unwatched: LabelWatcher {
  // An empty struct has no address, and the thread sanitizer checks the address of each inout argument.
  private let place: UInt8 = 0

  internal static var allowsCache: Bool { true }
}
