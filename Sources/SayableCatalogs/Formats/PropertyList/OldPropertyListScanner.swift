/// Reads strings, space and comments of property lists in the old syntax.
internal struct OldPropertyListScanner {
  /// A comment.
  internal struct Comment {
    /// With its marks, in the source's text, half-open.
    let range: Range<Int>
    /// Whether it starts with `//` and ends with its line.
    let isLine: Bool
    let isClosed: Bool
  }

  private var cursor: SourceCursor
  /// Whether a string was met that no quote ended: those behind it then end with their line, so that no text is read
  /// again and again.
  private var isQuoteMissing = false

  /// Reads `text` from its start.
  internal init(_ text: [UInt8]) { cursor = SourceCursor(text) }

  internal var text: [UInt8] { cursor.text }
  internal var offset: Int {
    get { cursor.offset }
    set { cursor.offset = newValue }
  }
  internal var next: UInt8? { cursor.next }
  internal var isAtEnd: Bool { cursor.isAtEnd }

  internal mutating func advance() { if !cursor.isAtEnd { cursor.offset += 1 } }

  internal mutating func skipBlanks() { cursor.skipBlanks() }

  // MARK: Strings

  /// Reads a string with or without quotes; nil where none comes next.
  internal mutating func readString() -> (string: DecodedText?, isClosed: Bool) {
    guard let quote = cursor.next else { return (nil, true) }
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") { return readQuoted(quote) }
    let start = cursor.offset
    cursor.skip(while: Self.mayStandWithoutQuotes)
    guard cursor.offset > start else { return (nil, true) }
    return (DecodedText(verbatim: start..<cursor.offset, of: cursor.text), true)
  }

  private mutating func readQuoted(_ quote: UInt8) -> (string: DecodedText?, isClosed: Bool) {
    cursor.offset += 1
    let start = cursor.offset
    var string = DecodedText(at: start)
    var verbatim = start
    var firstLine: (end: Int, string: DecodedText)?
    while let byte = cursor.next {
      switch byte {
      case quote:
        string.append(verbatim: verbatim..<cursor.offset, of: cursor.text)
        cursor.offset += 1
        return (string, true)
      case UInt8(ascii: "\\"):
        string.append(verbatim: verbatim..<cursor.offset, of: cursor.text)
        readEscape(into: &string)
        verbatim = cursor.offset
      case UInt8(ascii: "\n") where firstLine == nil:
        string.append(verbatim: verbatim..<cursor.offset, of: cursor.text)
        verbatim = cursor.offset
        firstLine = (cursor.offset, string)
        if isQuoteMissing { return (string, false) }
        cursor.offset += 1
      default: cursor.offset += 1
      }
    }
    isQuoteMissing = true
    guard let firstLine else {
      string.append(verbatim: verbatim..<cursor.offset, of: cursor.text)
      return (string, false)
    }
    cursor.offset = firstLine.end
    return (firstLine.string, false)
  }

  private mutating func readEscape(into string: inout DecodedText) {
    let start = cursor.offset
    cursor.offset += 1
    guard let byte = cursor.next else { return }
    if UInt8(ascii: "0")...UInt8(ascii: "7") ~= byte, let number = cursor.readNumber(base: 8, upTo: 3) {
      string.append(NextStepCharacters.scalar(UInt8(truncatingIfNeeded: number)), for: start..<cursor.offset)
      return
    }
    cursor.offset += 1
    switch byte {
    case UInt8(ascii: "n"): string.append("\n", for: start..<cursor.offset)
    case UInt8(ascii: "t"): string.append("\t", for: start..<cursor.offset)
    case UInt8(ascii: "r"): string.append("\r", for: start..<cursor.offset)
    case UInt8(ascii: "a"): string.append("\u{7}", for: start..<cursor.offset)
    case UInt8(ascii: "b"): string.append("\u{8}", for: start..<cursor.offset)
    case UInt8(ascii: "v"): string.append("\u{B}", for: start..<cursor.offset)
    case UInt8(ascii: "f"): string.append("\u{C}", for: start..<cursor.offset)
    case UInt8(ascii: "U"), UInt8(ascii: "u"):
      if let scalar = cursor.readCodeUnits(atLeast: byte == UInt8(ascii: "U") ? 1 : 4) {
        string.append(scalar, for: start..<cursor.offset)
      } else {
        string.append([byte], for: start..<cursor.offset)
      }
    default:
      // Any other character stands for itself.
      cursor.skip { $0 & 0xC0 == 0x80 }
      string.append(cursor.text[(start + 1)..<cursor.offset], for: start..<cursor.offset)
    }
  }

  private static func mayStandWithoutQuotes(_ byte: UInt8) -> Bool {
    byte.isASCIILetterOrDigit || "_$/:.-".utf8.contains(byte)
  }

  /// Where the first line of the quoted string at `start` ends, with its line break; nil where no string with more than
  /// a line starts there.
  internal func endOfFirstLine(ofStringAt start: Int, upTo end: Int) -> Int? {
    guard start < end, text[start] == UInt8(ascii: "\"") else { return nil }
    var scanner = self
    scanner.offset = start
    // What was read up to here ends with its own quote.
    guard scanner.readString().isClosed else { return nil }
    return text[start..<min(scanner.offset, text.count)].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 }
  }

  // MARK: Space, comments, data

  /// Skips space, and the comment behind it; nil where none comes.
  internal mutating func skipSpace() -> Comment? {
    while let byte = cursor.next {
      switch byte {
      case _ where byte.isASCIISpace: cursor.offset += 1
      // Line and paragraph separators, and the no-break space and byte order mark that editors leave.
      case 0xE2 where cursor.byte(ahead: 1) == 0x80 && (cursor.byte(ahead: 2) ?? 0) & 0xFE == 0xA8: cursor.offset += 3
      case 0xC2 where cursor.byte(ahead: 1) == 0xA0: cursor.offset += 2
      case 0xEF where cursor.isAt("\u{FEFF}"): cursor.offset += 3
      case UInt8(ascii: "/"):
        if cursor.byte(ahead: 1) == UInt8(ascii: "/") { return readLineComment() }
        if cursor.byte(ahead: 1) == UInt8(ascii: "*") { return readBlockComment() }
        return nil
      default: return nil
      }
    }
    return nil
  }

  private mutating func readLineComment() -> Comment {
    let start = cursor.offset
    cursor.offset = cursor.endOfLine
    return Comment(range: start..<cursor.offset, isLine: true, isClosed: true)
  }

  private mutating func readBlockComment() -> Comment {
    let start = cursor.offset
    cursor.offset += 2
    while let byte = cursor.next {
      cursor.offset += 1
      if byte == UInt8(ascii: "*"), cursor.read(UInt8(ascii: "/")) {
        return Comment(range: start..<cursor.offset, isLine: false, isClosed: true)
      }
    }
    return Comment(range: start..<cursor.offset, isLine: false, isClosed: false)
  }

  /// Skips data such as `<0fbd 77>`; false where it does not end in the line.
  internal mutating func skipData() -> Bool {
    cursor.offset += 1
    cursor.skip { $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: ";") }
    return cursor.read(UInt8(ascii: ">"))
  }

  /// The text of a comment without its marks and the space around it.
  internal func content(of comment: Comment) -> String {
    let end = comment.isLine || !comment.isClosed ? comment.range.upperBound : comment.range.upperBound - 2
    let content = text[min(comment.range.lowerBound + 2, end)..<end]
    return String(decoding: content.trimming(where: \.isASCIISpace), as: UTF8.self)
  }

  /// Where the line ends in which `offset` lies.
  internal func endOfLine(from offset: Int) -> Int {
    var place = cursor
    place.offset = offset
    return place.endOfLine
  }

  /// How many lines end in a stretch of the text.
  internal func lineBreaks(in range: Range<Int>) -> Int {
    text[range].reduce(0) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
  }
}
