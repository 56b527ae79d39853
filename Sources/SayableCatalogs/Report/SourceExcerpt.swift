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
  private init(_ text: [UInt8], from start: Int, length: (onFirstLine: Int, isAll: Bool)) {
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

  /// The excerpt that shows what stands at `range` of a file.
  internal init(_ range: SourceRange, of source: SourceFile) {
    let isOneLine = range.end.line == range.start.line
    let length = isOneLine ? max(range.end.column - range.start.column, 0) : Int.max
    self.init(source.text, from: source.offset(of: range.start), length: (length, isOneLine))
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
