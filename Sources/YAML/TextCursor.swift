/// Walks through a text and knows line, column, byte offset and number of Unicode scalars at each step.
struct TextCursor {
  private let bytes: [UInt8]

  /// Where the walk began.
  private let origin: Position

  /// Where the cursor is.
  private(set) var position: Position

  /// Unicode scalars between the origin and the cursor.
  private var scalars = 0

  /// A cursor at `origin`, a place in `bytes`.
  init(_ bytes: [UInt8], at origin: Position) {
    self.bytes = bytes
    self.origin = origin
    position = origin
  }

  /// The position `index` Unicode scalars after the origin, or the end of the text.
  ///
  /// Costs the distance from the index last asked for; going back costs the distance from the origin.
  mutating func position(ofScalar index: Int) -> Position {
    if index < scalars { rewind() }
    walk { scalars, _ in scalars < index }
    return position
  }

  /// The position of the character that holds the byte at `offset`, or the end of the text.
  mutating func position(ofByte offset: Int) -> Position {
    if offset < position.offset { rewind() }
    walk { _, end in end <= offset }
    return position
  }

  private mutating func rewind() {
    position = origin
    scalars = 0
  }

  /// Goes on, a scalar at a time, while `condition` holds for the count of scalars so far and the next scalar's end.
  private mutating func walk(while condition: (_ scalars: Int, _ end: Int) -> Bool) {
    var (line, column, offset) = (position.line, position.column, position.offset)
    while offset < bytes.count {
      let byte = bytes[offset]
      let end = min(offset + Self.width(ofScalarStartingWith: byte), bytes.count)
      guard condition(scalars, end) else { break }
      let isBreak = byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") && !startsLineFeed(at: end)
      line += isBreak ? 1 : 0
      column = isBreak ? 1 : column + 1
      offset = end
      scalars += 1
    }
    position = Position(line: line, column: column, offset: offset)
  }

  private func startsLineFeed(at offset: Int) -> Bool {
    offset < bytes.count && bytes[offset] == UInt8(ascii: "\n")
  }

  private static func width(ofScalarStartingWith byte: UInt8) -> Int {
    switch byte {
    case 0xF0...: 4
    case 0xE0...: 3
    case 0xC0...: 2
    default: 1
    }
  }
}
