/// Where the lines of a text begin, and how many characters stand before every so many bytes, so that a place is found
/// without reading the text again.
internal struct LineIndex: Sendable {
  /// What was counted up to an offset of the text.
  fileprivate struct Count {
    /// How many lines have ended.
    var line = 0
    /// Code points since the line began.
    var scalars = 0
    /// Those of them that take two units of UTF-16.
    var pairs = 0
    /// Bytes of the file that the text up to here takes.
    var fileBytes = 0
  }

  internal let starts: [Int]
  /// What was counted up to every multiple of the stride.
  private let counts: [Count]
  private let encoding: TextEncoding

  private static let stride = 256

  /// Counts `text`, which is UTF-8 and stands in the file in `encoding`.
  internal init(_ text: [UInt8], encoding: TextEncoding) {
    self.encoding = encoding
    // Of one encoding, as good as always, the walk is made without asking at each byte which it is.
    (starts, counts) = encoding == .utf8 ? Self.walk(text, encoding: .utf8) : Self.walk(text, encoding: encoding)
  }

  @inline(__always)
  private static func walk(_ text: [UInt8], encoding: TextEncoding) -> (starts: [Int], counts: [Count]) {
    var starts = [0]
    var counts: [Count] = []
    counts.reserveCapacity(text.count / stride + 1)
    var count = Count()
    for offset in text.indices {
      if offset % stride == 0 { counts.append(count) }
      if count.step(over: offset, of: text, encoding) { starts.append(offset + 1) }
    }
    if counts.isEmpty { counts.append(count) }
    return (starts, counts)
  }

  /// The place of an offset of `text`, the file's own bytes counted from the start of the text.
  internal func position(of offset: Int, in text: [UInt8]) -> SourcePosition {
    let checkpoint = min(offset / Self.stride, counts.count - 1)
    var count = counts[checkpoint]
    for passed in (checkpoint * Self.stride)..<offset { _ = count.step(over: passed, of: text, encoding) }
    return SourcePosition(
      line: count.line + 1, column: count.scalars + 1, utf16Column: count.scalars + count.pairs + 1,
      utf8Column: offset - starts[count.line] + 1, byteOffset: count.fileBytes)
  }

  /// The offset of `text` at which a byte of the file stands, counted from the start of the text.
  internal func offset(of fileByte: Int, in text: [UInt8]) -> Int {
    if encoding == .utf8 { return min(fileByte, text.count) }
    let checkpoint = counts.lastIndex { $0.fileBytes <= fileByte } ?? 0
    var (offset, count) = (checkpoint * Self.stride, counts[checkpoint])
    // All bytes of a character count with its first.
    while offset < text.count, count.fileBytes < fileByte || text[offset] & 0xC0 == 0x80 {
      _ = count.step(over: offset, of: text, encoding)
      offset += 1
    }
    return offset
  }
}

extension LineIndex.Count {
  /// Counts the byte at `offset`.
  ///
  /// - Returns: Whether a line ends with it.
  @inline(__always)
  fileprivate mutating func step(over offset: Int, of text: [UInt8], _ encoding: TextEncoding) -> Bool {
    let byte = text[offset]
    switch encoding {
    case .utf8: fileBytes += 1
    case .latin1: fileBytes += byte & 0xC0 == 0x80 ? 0 : 1
    // A lone surrogate became U+FFFD, which takes as much.
    case .utf16LittleEndian, .utf16BigEndian: fileBytes += byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 4 : 2
    }
    if byte & 0xC0 != 0x80 {
      scalars += 1
      if byte >= 0xF0 { pairs += 1 }
    }
    // A carriage return ends a line unless a line feed follows, which then does.
    let isEnd =
      byte == UInt8(ascii: "\n")
      || byte == UInt8(ascii: "\r") && !(offset + 1 < text.count && text[offset + 1] == UInt8(ascii: "\n"))
    if isEnd {
      line += 1
      scalars = 0
      pairs = 0
    }
    return isEnd
  }
}
