internal import SayableEngine

/// Reads the messages of a gettext file, line by line.
internal struct GettextMessageParser {
  /// What a string belongs to.
  private enum Field {
    case context, id, plural
    case translation(number: Int?)
  }

  /// A field that is being read: its text may go on in the next line.
  private struct OpenField {
    let field: Field
    let keyword: Int
    var text: DecodedText
    var end: Int
  }

  /// The messages, in the order of the file.
  internal private(set) var messages: [GettextMessage] = []
  /// What is wrong, in the order of the file.
  internal private(set) var problems: [ParsingProblem] = []
  private var cursor: SourceCursor
  private let end: Int
  private let encoding: TextEncoding
  private var message: GettextMessage?
  private var open: OpenField?

  /// Reads all of a text, or the messages at `range` of it.
  ///
  /// - Parameter encoding: How the file stands for characters, and so what escapes of single bytes mean.
  internal init(_ text: [UInt8], in range: Range<Int>? = nil, encoding: TextEncoding) {
    cursor = SourceCursor(text, at: range?.lowerBound ?? 0)
    end = range?.upperBound ?? text.count
    self.encoding = encoding
    while cursor.offset < end {
      readLine()
      cursor.offset = cursor.endOfLine
      guard cursor.readLineBreak() else { break }
    }
    finishMessage()
  }

  private mutating func readLine() {
    cursor.skipBlanks()
    let start = cursor.offset
    var isObsolete = false
    if cursor.next == UInt8(ascii: "#") {
      guard cursor.isAt("#~") else { return readComment() }
      cursor.offset += 2
      // The message as it was before, kept for the translator.
      if cursor.next == UInt8(ascii: "|") { return }
      cursor.skipBlanks()
      isObsolete = true
    }
    switch cursor.next {
    case nil, UInt8(ascii: "\n"), UInt8(ascii: "\r"): return
    case UInt8(ascii: "\""):
      if open == nil {
        report("stray-string", "This string belongs to no keyword", note: "Write msgid or msgstr before it.")
      } else {
        readStrings()
      }
    default: readKeyword(at: start, isObsolete: isObsolete)
    }
  }

  private mutating func readComment() {
    if message?.translations.isEmpty == false || isTranslationOpen { finishMessage() }
    let line = cursor.offset..<cursor.endOfLine
    if message == nil { message = GettextMessage(at: line.lowerBound) }
    switch cursor.byte(ahead: 1) {
    // Places in the program, and the message as it was before.
    case UInt8(ascii: ":"), UInt8(ascii: "|"): return
    case UInt8(ascii: ","):
      let flags = String(decoding: cursor.text[(line.lowerBound + 2)..<line.upperBound], as: UTF8.self)
      for flag in flags.split(whereSeparator: { $0 == "," || $0 == " " }) { message?.flags.insert(String(flag)) }
    case let kind:
      let start = line.lowerBound + (kind == UInt8(ascii: ".") ? 2 : 1)
      let note = String(decoding: cursor.text[start..<line.upperBound].drop { $0 == UInt8(ascii: " ") }, as: UTF8.self)
      if !note.isEmpty { message?.notes.append(note) }
      message?.suppressions += Suppression.inComment(line, of: cursor.text)
    }
  }

  private var isTranslationOpen: Bool {
    if case .translation? = open?.field { true } else { false }
  }

  private mutating func readKeyword(at start: Int, isObsolete: Bool) {
    let keyword = cursor.offset
    cursor.skip { $0.isASCIISmallLetter || $0 == UInt8(ascii: "_") }
    let name = String(decoding: cursor.text[keyword..<cursor.offset], as: UTF8.self)
    var number: Int?
    if name == "msgstr", cursor.read(UInt8(ascii: "[")) {
      // No language has more than a few forms.
      number = cursor.readNumber(base: 10, upTo: 4).map(Int.init)
      if number == nil || !cursor.read(UInt8(ascii: "]")) {
        closeField()
        report("bad-plural-number", "A number and ']' are missing behind 'msgstr['", note: "Write msgstr[0] and so on.")
        return
      }
    }
    cursor.skipBlanks()
    let field: Field? =
      switch name {
      case "msgctxt": .context
      case "msgid": .id
      case "msgid_plural": .plural
      case "msgstr": .translation(number: number)
      default: nil
      }
    guard let field, cursor.next == UInt8(ascii: "\"") else {
      closeField()
      cursor.offset = keyword
      report(
        "unknown-line", "This line is neither a comment nor a keyword with a string",
        note: "Keywords are msgctxt, msgid, msgid_plural and msgstr, with a string in double quotes behind them.")
      return
    }
    begin(field, at: start, keyword: keyword, isObsolete: isObsolete)
    readStrings()
  }

  /// Makes ready for the string behind a keyword: in the message that is being read, or in a new one.
  private mutating func begin(_ field: Field, at start: Int, keyword: Int, isObsolete: Bool) {
    closeField()
    switch field {
    case .context: if message?.id != nil || message?.context != nil { finishMessage() }
    case .id: if message?.id != nil { finishMessage() }
    case .plural, .translation:
      if message?.id == nil {
        report("missing-msgid", "There is no msgid before this line", at: keyword, note: "Write the msgid before it.")
      }
    }
    if message == nil { message = GettextMessage(at: start) }
    if isObsolete { message?.isObsolete = true }
    open = OpenField(field: field, keyword: keyword, text: DecodedText(at: cursor.offset + 1), end: cursor.offset)
  }

  private mutating func closeField() {
    guard let closed = open else { return }
    open = nil
    switch closed.field {
    case .context: message?.context = closed.text
    case .id: message?.id = closed.text
    case .plural: message?.plural = closed.text
    case .translation(let number):
      message?.translations.append(.init(number: number, text: closed.text, extent: closed.keyword..<closed.end))
    }
    message?.extend(to: closed.end)
  }

  private mutating func finishMessage() {
    closeField()
    guard let finished = message else { return }
    message = nil
    // What holds comments only stands at the end of the file.
    guard finished.id != nil else { return }
    messages.append(finished)
    if finished.translations.isEmpty {
      report(
        "missing-msgstr", "The message that ends here has no msgstr", at: finished.extent.upperBound,
        note: "Write msgstr \"\" behind it, empty where there is no translation yet.")
    }
  }

  /// Reads the strings in the rest of the line.
  private mutating func readStrings() {
    while cursor.next == UInt8(ascii: "\"") {
      readString()
      open?.end = cursor.offset
      cursor.skipBlanks()
    }
    if cursor.offset < cursor.endOfLine {
      report("stray-text", "There is something behind the string", note: "Write nothing behind the closing quote.")
    }
  }

  private mutating func readString() {
    let start = cursor.offset
    cursor.offset += 1
    var verbatim = cursor.offset
    while let byte = cursor.next, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") {
      switch byte {
      case UInt8(ascii: "\""):
        open?.text.append(verbatim: verbatim..<cursor.offset, of: cursor.text)
        cursor.offset += 1
        return
      case UInt8(ascii: "\\"):
        open?.text.append(verbatim: verbatim..<cursor.offset, of: cursor.text)
        readEscape()
        verbatim = cursor.offset
      default: cursor.offset += 1
      }
    }
    open?.text.append(verbatim: verbatim..<cursor.offset, of: cursor.text)
    report("unclosed-string", "This string has no closing quote", at: start, note: "Write '\"' at the end of the line.")
  }

  private mutating func readEscape() {
    let start = cursor.offset
    cursor.offset += 1
    if let byte = cursor.next, let decoded = Self.escapes[byte] {
      cursor.offset += 1
      open?.text.append([decoded], for: start..<cursor.offset)
      return
    }
    let isHexadecimal = cursor.read(UInt8(ascii: "x"))
    if let number = cursor.readNumber(base: isHexadecimal ? 16 : 8, upTo: isHexadecimal ? 2 : 3), number < 0x100 {
      let byte = UInt8(number)
      let decoded = encoding == .utf8 ? [byte] : UTF8.encode(Unicode.Scalar(byte)).map(Array.init) ?? []
      open?.text.append(decoded, for: start..<cursor.offset)
      return
    }
    cursor.offset = start + 1
    open?.text.append(verbatim: start..<cursor.offset, of: cursor.text)
    report(
      "unknown-escape", "Gettext knows no such escape", at: start,
      note: "Write '\\\\' for a backslash.", severity: .warning)
  }

  private static let escapes: [UInt8: UInt8] = [
    UInt8(ascii: "\""): UInt8(ascii: "\""), UInt8(ascii: "\\"): UInt8(ascii: "\\"), UInt8(ascii: "n"): 10,
    UInt8(ascii: "t"): 9, UInt8(ascii: "r"): 13, UInt8(ascii: "a"): 7, UInt8(ascii: "b"): 8, UInt8(ascii: "v"): 11,
    UInt8(ascii: "f"): 12,
  ]

  private mutating func report(
    _ code: String, _ message: String, at offset: Int? = nil, note: String, severity: Diagnostic.Severity = .error
  ) {
    problems.append(
      ParsingProblem(severity, code: code, message, at: offset ?? cursor.offset, notes: [note]))
  }
}
