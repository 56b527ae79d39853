/// A walk of an automaton through a part of some bytes.
public struct LineWalk: Sendable {
  /// Where the next byte stands.
  public internal(set) var position: Int
  /// Where the walk ends.
  public let end: Int
  /// The state that was reached.
  public internal(set) var state: Int

  /// A walk over `range`, half-open, in bytes. Where the last line lacks its separator, the range counts one more.
  public init(over range: Range<Int>) { self.init(from: range.lowerBound, to: range.upperBound, in: 1) }

  internal init(from position: Int, to end: Int, in state: Int) {
    self.position = position
    self.end = end
    self.state = state
  }

  /// Whether all was walked over.
  public var isDone: Bool { position >= end }

  /// Passes a byte on the way to `state`.
  public mutating func pass(to state: Int) {
    position += 1
    self.state = state
  }

  /// Goes on with the line that begins at `position`.
  public mutating func beginLine(at position: Int) {
    self.position = position
    state = 1
  }

  /// Whether it may be walked on with so many states.
  internal func fits(_ capacity: Int) -> Bool { 0 <= position && 0 <= state && state < capacity }

  /// How many of so many bytes are left to walk over.
  internal func rest(of count: Int) -> Int { min(end, count) - position }
}
