/// The line in which something was found, as far as it is worth showing: catalogs may be one line of a megabyte.
public struct SourceExcerpt: Sendable, Hashable {
  /// What stands before it on its line; the end of that where it is long.
  public let before: String
  /// What was found as it is written in the file, up to the end of its first line; the start of that where it is long.
  public let match: String
  /// What stands behind it on its line; the start of that where it is long.
  public let after: String
  /// Whether the line has more before ``before``.
  public let isCutBefore: Bool
  /// Whether ``match`` is all of it.
  public let isWhole: Bool
  /// Whether the line has more behind ``after``.
  public let isCutAfter: Bool

  /// How many characters are shown on each side, and of what was found.
  private static let (sideLength, matchLength) = (60, 200)

  /// - Parameters:
  ///   - text: The text of a file, in UTF-8.
  ///   - start: The offset in `text` at which the thing found starts.
  ///   - length: How many code points it has on its first line, and whether it ends there.
  internal init(_ text: [UInt8], from start: Int, length: (onFirstLine: Int, isAll: Bool)) {
    let first = Self.step(from: start, in: text, by: -Self.sideLength)
    let end = Self.step(from: start, in: text, by: min(length.onFirstLine, Self.matchLength))
    isWhole = length.isAll && length.onFirstLine <= Self.matchLength
    // Behind the start of something longer stands more of it.
    let last = isWhole ? Self.step(from: end, in: text, by: Self.sideLength) : end
    before = String(decoding: text[first..<start], as: UTF8.self)
    match = String(decoding: text[start..<end], as: UTF8.self)
    after = String(decoding: text[end..<last], as: UTF8.self)
    isCutBefore = first > 0 && !text[first - 1].isLineBreak
    isCutAfter = last < text.count && !text[last].isLineBreak
  }

  /// An excerpt of a line around a place in it, at which nothing has a length.
  ///
  /// - Parameter column: The place, counted from 1 in code points.
  internal init(line: String, column: Int) {
    let text = Array(line.utf8)
    let start = Self.step(from: 0, in: text, by: max(column - 1, 0))
    self.init(text, from: start, length: (0, true))
  }

  /// The offset that lies `count` code points from `offset`, or less where the line ends before.
  private static func step(from offset: Int, in text: [UInt8], by count: Int) -> Int {
    var offset = offset
    var left = abs(count)
    while left > 0 {
      if count < 0 {
        guard offset > 0, !text[offset - 1].isLineBreak else { return offset }
        offset -= 1
        while offset > 0, text[offset] & 0xC0 == 0x80, !text[offset - 1].isLineBreak { offset -= 1 }
      } else {
        guard offset < text.count, !text[offset].isLineBreak else { return offset }
        offset += 1
        while offset < text.count, text[offset] & 0xC0 == 0x80 { offset += 1 }
      }
      left -= 1
    }
    return offset
  }
}

/// Cuts excerpts from a file in one walk through it, whatever the length of its lines.
internal struct ExcerptCutter {
  private let source: SourceFile
  private var offset = 0
  private var line = 1
  private var column = 1

  private var text: [UInt8] { source.text }

  internal init(_ source: SourceFile) { self.source = source }

  /// The excerpts of `ranges`, places in the file.
  internal static func excerpts(
    of ranges: some Sequence<SourceRange>, in source: SourceFile
  ) -> [SourceRange: SourceExcerpt] {
    var cutter = ExcerptCutter(source)
    var excerpts: [SourceRange: SourceExcerpt] = [:]
    for range in Set(ranges).sorted(by: { ($0.start.line, $0.start.column) < ($1.start.line, $1.start.column) }) {
      excerpts[range] = cutter.excerpt(of: range)
    }
    return excerpts
  }

  private mutating func excerpt(of range: SourceRange) -> SourceExcerpt {
    if range.start.line > line, let start = source.lineStart(range.start.line) {
      (offset, line, column) = (start, range.start.line, 1)
    }
    while offset < text.count, (line, column) < (range.start.line, range.start.column) { advance() }
    let isOneLine = range.end.line == range.start.line
    let length = isOneLine ? max(range.end.column - range.start.column, 0) : Int.max
    return SourceExcerpt(text, from: offset, length: (length, isOneLine))
  }

  /// Steps over a code point, and over a carriage return with its line feed at once.
  private mutating func advance() {
    let byte = text[offset]
    offset += 1
    if byte == UInt8(ascii: "\r"), offset < text.count, text[offset] == UInt8(ascii: "\n") { offset += 1 }
    if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
      (line, column) = (line + 1, 1)
      return
    }
    while offset < text.count, text[offset] & 0xC0 == 0x80 { offset += 1 }
    column += 1
  }
}
