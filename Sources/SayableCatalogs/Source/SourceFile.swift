/// A catalog's file: its bytes as they are on disk, and the same text in UTF-8, which readers work on.
///
/// Readers count bytes of ``text`` alone. Only what is shown to people and other programs is turned into places in the
/// file, by ``range(of:)``.
public struct SourceFile: Sendable {
  /// The path as it was given, `/` between its parts.
  public let path: String
  /// The bytes of the file.
  public let bytes: [UInt8]
  /// How the bytes stand for characters.
  public let encoding: TextEncoding
  /// The file's text in UTF-8, without a byte order mark. Of a file in UTF-8 these are its own bytes, also where they
  /// are not valid.
  public let text: [UInt8]
  /// How many bytes of the file stand before the text: its byte order mark.
  private let markLength: Int
  /// The offset in `text` of the start of each line.
  private let lineStarts: [Int]

  /// Reads `bytes`, in UTF-16 where a byte order mark or the zero bytes of ASCII characters say so, and else in UTF-8.
  ///
  /// - Parameter declared: What the format knows better, such as ISO 8859-1 for old property files.
  public init(path: String, bytes: [UInt8], encoding declared: TextEncoding? = nil) {
    self.path = path
    self.bytes = bytes
    let (detected, mark) = Self.detectedEncoding(of: bytes)
    encoding = detected == .utf8 ? declared ?? .utf8 : detected
    markLength = mark
    text = encoding.decoded(bytes[mark...])
    var starts = [0]
    for (offset, byte) in text.enumerated() {
      // A carriage return ends a line unless a line feed follows, which then does.
      if byte == UInt8(ascii: "\n")
        || byte == UInt8(ascii: "\r") && !(text[(offset + 1)...].first == UInt8(ascii: "\n"))
      {
        starts.append(offset + 1)
      }
    }
    lineStarts = starts
  }

  private static func detectedEncoding(of bytes: [UInt8]) -> (TextEncoding, mark: Int) {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return (.utf8, 3) }
    if bytes.starts(with: [0xFF, 0xFE]) { return (.utf16LittleEndian, 2) }
    if bytes.starts(with: [0xFE, 0xFF]) { return (.utf16BigEndian, 2) }
    if bytes.count >= 2, bytes[0] == 0, bytes[1] != 0 { return (.utf16BigEndian, 0) }
    if bytes.count >= 2, bytes[0] != 0, bytes[1] == 0 { return (.utf16LittleEndian, 0) }
    return (.utf8, 0)
  }

  /// The place of a half-open range of ``text``.
  public func range(of range: Range<Int>) -> SourceRange {
    SourceRange(start: position(of: range.lowerBound), end: position(of: range.upperBound))
  }

  /// The place of an offset of ``text``.
  public func position(of offset: Int) -> SourcePosition {
    let offset = min(max(offset, 0), text.count)
    let line = lineNumber(of: offset)
    var column = 1
    var utf16Column = 1
    for byte in text[lineStarts[line]..<offset] where byte & 0xC0 != 0x80 {
      column += 1
      utf16Column += byte >= 0xF0 ? 2 : 1
    }
    return SourcePosition(
      line: line + 1, column: column, utf16Column: utf16Column, byteOffset: byteOffset(of: offset, inLine: line))
  }

  /// The text of a line, counted from 1, without its line break; bytes that are not UTF-8 are repaired.
  public func line(_ number: Int) -> String {
    guard number >= 1, number <= lineStarts.count else { return "" }
    let end = number < lineStarts.count ? lineStarts[number] : text.count
    var line = text[lineStarts[number - 1]..<end]
    while let last = line.last, last == UInt8(ascii: "\n") || last == UInt8(ascii: "\r") { line.removeLast() }
    return String(decoding: line, as: UTF8.self)
  }

  private func lineNumber(of offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// Where in the file's own bytes an offset of the text lies.
  public func byteOffset(of offset: Int) -> Int { byteOffset(of: offset, inLine: lineNumber(of: offset)) }

  private func byteOffset(of offset: Int, inLine line: Int) -> Int {
    encoding == .utf8 ? markLength + offset : markLength + encoding.length(of: text[..<offset])
  }

  /// The bytes that `text` takes in the file's encoding; nil where the encoding has no such character.
  public func encoded(_ text: String) -> [UInt8]? { encoding.encoded(text) }
}
