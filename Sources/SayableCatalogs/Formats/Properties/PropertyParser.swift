/// Reads the lines of a property file of Java.
internal struct PropertyParser {
  /// A key and its value.
  internal struct Property: Sendable {
    internal var key: DecodedText
    internal var value: DecodedText
    /// From the key to the end of the value, without the line break, half-open.
    internal var extent: Range<Int>
    /// From the start of the value to its end, with its escapes and line breaks.
    internal var valueExtent: Range<Int>
    /// The comment lines directly before; nil where there are none.
    internal var comment: String?
    internal var suppressions: [Suppression] = []
  }

  /// The properties, in the order of the file.
  internal private(set) var properties: [Property] = []
  /// The offsets of escapes such as `\u00e` that lack digits.
  internal private(set) var brokenEscapes: [Int] = []
  private var cursor: SourceCursor
  private var comments: [Range<Int>] = []
  /// What comments turn off for the next property, also those with an empty line behind them.
  private var suppressions: [Suppression] = []
  private var isCommentDirectlyBefore = false

  /// Reads all of `text`.
  internal init(_ text: [UInt8]) {
    cursor = SourceCursor(text)
    while !cursor.isAtEnd { readLine() }
  }

  /// Reads the one property that begins at `start`.
  internal init(_ text: [UInt8], propertyAt start: Int) {
    cursor = SourceCursor(text)
    cursor.offset = start
    readProperty()
  }

  private mutating func readLine() {
    skipBlanks()
    switch cursor.next {
    case nil: return
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      _ = cursor.readLineBreak()
      isCommentDirectlyBefore = false
    case UInt8(ascii: "#"), UInt8(ascii: "!"):
      if !isCommentDirectlyBefore { comments = [] }
      isCommentDirectlyBefore = true
      comments.append(cursor.offset..<cursor.endOfLine)
      suppressions += Suppression.inComment(cursor.offset..<cursor.endOfLine, of: cursor.text)
      cursor.offset = cursor.endOfLine
      _ = cursor.readLineBreak()
    default: readProperty()
    }
  }

  private mutating func readProperty() {
    let start = cursor.offset
    let key = readText(isKey: true)
    skipBlanks()
    if cursor.read(UInt8(ascii: "=")) || cursor.read(UInt8(ascii: ":")) { skipBlanks() }
    // The value may begin in the next line.
    while skipJoint() {}
    let valueStart = cursor.offset
    let value = readText(isKey: false)
    var property = Property(
      key: key, value: value, extent: start..<cursor.offset, valueExtent: valueStart..<cursor.offset)
    property.suppressions = suppressions
    suppressions = []
    if isCommentDirectlyBefore {
      property.comment = comments.map { String(decoding: content(of: $0), as: UTF8.self) }.joined(separator: "\n")
    }
    properties.append(property)
    comments = []
    isCommentDirectlyBefore = false
    _ = cursor.readLineBreak()
  }

  /// Reads a key up to what parts it from its value, or a value up to the end of its last line.
  private mutating func readText(isKey: Bool) -> DecodedText {
    var text = DecodedText(at: cursor.offset)
    var verbatim = cursor.offset
    while let byte = cursor.next, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") {
      if byte == UInt8(ascii: "\\") {
        text.append(verbatim: verbatim..<cursor.offset, of: cursor.text)
        if !skipJoint() { readEscape(into: &text) }
        verbatim = cursor.offset
      } else if isKey, byte == UInt8(ascii: "=") || byte == UInt8(ascii: ":") || Self.isBlank(byte) {
        break
      } else {
        cursor.offset += 1
      }
    }
    text.append(verbatim: verbatim..<cursor.offset, of: cursor.text)
    return text
  }

  private mutating func readEscape(into text: inout DecodedText) {
    let start = cursor.offset
    cursor.offset += 1
    guard let byte = cursor.next else { return }
    cursor.offset += 1
    switch byte {
    case UInt8(ascii: "n"): text.append("\n", for: start..<cursor.offset)
    case UInt8(ascii: "t"): text.append("\t", for: start..<cursor.offset)
    case UInt8(ascii: "r"): text.append("\r", for: start..<cursor.offset)
    case UInt8(ascii: "f"): text.append("\u{C}", for: start..<cursor.offset)
    case UInt8(ascii: "u"):
      if let scalar = cursor.readCodeUnits() {
        text.append(scalar, for: start..<cursor.offset)
      } else {
        brokenEscapes.append(start)
        text.append(verbatim: start..<cursor.offset, of: cursor.text)
      }
    default:
      cursor.skip { $0 & 0xC0 == 0x80 }
      text.append(cursor.text[(start + 1)..<cursor.offset], for: start..<cursor.offset)
    }
  }

  /// Skips a backslash with the line break and the blanks behind it, which join two lines.
  private mutating func skipJoint() -> Bool {
    guard cursor.next == UInt8(ascii: "\\") else { return false }
    switch cursor.byte(ahead: 1) {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      cursor.offset += 1
      _ = cursor.readLineBreak()
      skipBlanks()
      return true
    default: return false
    }
  }

  private mutating func skipBlanks() { cursor.skip(while: Self.isBlank) }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == 0xC
  }

  /// A comment line without its mark and the blanks behind that.
  private func content(of comment: Range<Int>) -> ArraySlice<UInt8> {
    cursor.text[comment].drop { $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: "!") || Self.isBlank($0) }
  }
}
