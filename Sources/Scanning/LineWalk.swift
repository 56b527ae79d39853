/// A walk through a ``TransitionTable`` over lines, each of which begins in the state to begin with.
public struct LineWalk: Sendable {
  /// The byte that ends a line.
  public let separator: UInt8
  /// A line that is longer takes a decision at its end, as does one with a carriage return there.
  public let limit: Int
  /// Where the last line ends, with its separator.
  public private(set) var end: Int
  /// Where the next byte stands.
  public internal(set) var position: Int
  /// Where the line begins that it stands in.
  public private(set) var line: Int
  /// The state that was reached.
  public internal(set) var state = 1

  /// A walk over the lines in `range` of some bytes, of which the last may lack its separator.
  ///
  /// - Parameters:
  ///   - range: Half-open, in bytes.
  ///   - separator: The byte that ends a line.
  ///   - limit: The length of the longest line that takes no decision at its end.
  public init(over range: Range<Int>, separator: UInt8, limit: Int) {
    self.separator = separator
    self.limit = limit
    end = range.upperBound
    position = range.lowerBound
    line = range.lowerBound
  }

  /// Whether all lines were walked over.
  public var isDone: Bool { line == end }

  /// The next byte; nil at the end of the line.
  public func byte(of bytes: Span<UInt8>) -> UInt8? {
    position < end && bytes[position] != separator ? bytes[position] : nil
  }

  /// Whether the line that ends at the position, behind the byte `last`, is too long or ends with a carriage return.
  public func isOddLine(endingWith last: UInt8?) -> Bool {
    position - line > limit || position > line && last == 0x0D
  }

  /// Passes the next byte, or the end of the line, on the way to `state`.
  public mutating func pass(_ byte: UInt8?, to state: Int) {
    if byte == nil {
      beginLine(at: min(position + 1, end))
    } else {
      position += 1
      self.state = state
    }
  }

  /// Goes to the next line.
  public mutating func skipLine(of bytes: Span<UInt8>) {
    while byte(of: bytes) != nil { position += 1 }
    beginLine(at: min(position + 1, end))
  }

  /// Leaves about the later half of the lines that are left to another walk, which is done if there are none.
  public mutating func split(_ bytes: Span<UInt8>) -> LineWalk {
    var later = self
    later.position = max(position, line + (end - line) / 2)
    later.skipLine(of: bytes)
    end = later.line
    return later
  }

  internal mutating func beginLine(at start: Int) {
    position = start
    line = start
    state = 1
  }

  /// Whether it may be walked on over so many bytes with so many states.
  internal func fits(_ count: Int, _ capacity: Int) -> Bool {
    0 <= position && position <= end && end <= count && 0 <= state && state < capacity
  }
}
