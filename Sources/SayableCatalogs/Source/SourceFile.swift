internal import Sharing

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
  /// Made when the first place is asked for: of most files nobody asks.
  private let lazyLines = Lazy<LineIndex>()

  /// Reads `bytes`, in UTF-16 where a byte order mark or the zero bytes of ASCII characters say so, and else in UTF-8.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the file.
  ///   - path: The path of the file.
  ///   - declared: What the format knows better, such as ISO 8859-1 for old property files.
  public init(path: String, bytes: [UInt8], encoding declared: TextEncoding? = nil) {
    self.path = path
    self.bytes = bytes
    let (detected, mark) = Self.detectedEncoding(of: bytes)
    encoding = detected == .utf8 ? declared ?? .utf8 : detected
    markLength = mark
    text = encoding == .utf8 && mark == 0 ? bytes : encoding.decoded(bytes[mark...])
  }

  private let lazyIsEscapedASCII = Lazy<Bool>()

  /// Whether nothing but ASCII stands in the file, and backslashes among it: somebody takes care that all else is escaped.
  internal var isEscapedASCII: Bool {
    lazyIsEscapedASCII.value { text.contains(UInt8(ascii: "\\")) && text.allSatisfy { $0 < 0x80 } }
  }

  private var lines: LineIndex { lazyLines.value { LineIndex(text, encoding: encoding) } }

  /// Whether the file is a property list in binary, whose text is its bytes: all on one line, which cannot be shown.
  internal var isBinaryPropertyList: Bool { encoding == .utf8 && bytes.starts(with: Self.binaryPropertyListMark) }

  private static let binaryPropertyListMark = Array("bplist".utf8)

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
    if isBinaryPropertyList {
      return SourcePosition(
        line: 1, column: offset + 1, utf16Column: offset + 1, utf8Column: offset + 1, byteOffset: offset)
    }
    let place = lines.position(of: offset, in: text)
    return SourcePosition(
      line: place.line, column: place.column, utf16Column: place.utf16Column, utf8Column: place.utf8Column,
      byteOffset: markLength + place.byteOffset)
  }

  /// The offset of ``text`` at a place of the file.
  internal func offset(of position: SourcePosition) -> Int {
    if isBinaryPropertyList { return position.byteOffset }
    return lines.offset(of: position.byteOffset - markLength, in: text)
  }

  /// How many bytes of the text a line takes, counted from 1, with its line break.
  internal func lineLength(_ number: Int) -> Int {
    guard number >= 1, number <= lines.starts.count else { return 0 }
    return (number < lines.starts.count ? lines.starts[number] : text.count) - lines.starts[number - 1]
  }

  /// The text of a line, counted from 1, without its line break; bytes that are not UTF-8 are repaired.
  public func line(_ number: Int) -> String {
    guard number >= 1, number <= lines.starts.count, !isBinaryPropertyList else { return "" }
    let end = number < lines.starts.count ? lines.starts[number] : text.count
    var line = text[lines.starts[number - 1]..<end]
    while line.last?.isLineBreak == true { line.removeLast() }
    return String(decoding: line, as: UTF8.self)
  }

  /// How the first line that a line feed ends does end.
  internal var lineBreak: String {
    guard let end = text.firstIndex(of: UInt8(ascii: "\n")), end > 0 else { return "\n" }
    return text[end - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n"
  }

  /// The bytes that `text` takes in the file's encoding; nil where the encoding has no such character.
  public func encoded(_ text: String) -> [UInt8]? { encoding.encoded(text) }
}

extension SourceFile: CustomStringConvertible {
  /// The path and the size.
  public var description: String { "\(path), \(bytes.count) bytes" }
}
