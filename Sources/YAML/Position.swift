/// A place in a text.
///
/// Lines end at a line feed, a carriage return, or both together. U+0085, U+2028 and U+2029 are breaks inside YAML
/// texts, yet most editors show no new line for them, so they count as one column each.
public struct Position: Sendable, Hashable {
  /// The line, from 1.
  public let line: Int

  /// The column in Unicode scalars, from 1. A byte order mark before the text takes up no column.
  public let column: Int

  /// The distance from the start of the text in UTF-8 bytes, from 0. A byte order mark counts with its three bytes.
  public let offset: Int

  /// A position at `line` and `column` (both from 1), `offset` UTF-8 bytes after the start of the text.
  public init(line: Int, column: Int, offset: Int) {
    self.line = line
    self.column = column
    self.offset = offset
  }

  /// The first position of every text.
  public static let start = Position(line: 1, column: 1, offset: 0)
}

extension Position: Comparable {
  /// Whether the left position comes first, both being places in the same text.
  public static func < (left: Position, right: Position) -> Bool {
    left.offset < right.offset
  }
}

extension Position: CustomStringConvertible {
  /// Line and column, as compilers write them: `12:3`.
  public var description: String {
    "\(line):\(column)"
  }
}
