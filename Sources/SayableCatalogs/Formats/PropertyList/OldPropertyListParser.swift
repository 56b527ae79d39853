/// Reads property lists in the old syntax of NeXT, of which strings files are the inside of a dictionary:
/// `"key" = "value";`, `{ key = ("a", "b"); }`.
///
/// Where the text is broken it goes on with the next entry.
internal struct OldPropertyListParser {
  internal private(set) var members: [PropertyListMember] = []
  /// What is wrong, in the order of the file.
  internal private(set) var problems: [ParsingProblem] = []
  private var scanner: OldPropertyListScanner
  /// Whether no more is read, so that nothing is said of what is then missing.
  private var isStopped = false
  private var comments: [OldPropertyListScanner.Comment] = []

  /// Reads all of `text`.
  internal init(_ text: [UInt8]) {
    scanner = OldPropertyListScanner(text)
    skipSpace()
    if scanner.next == UInt8(ascii: "{") {
      scanner.advance()
      members = readMembers(depth: 1, isClosed: true)
      skipSpace()
      if !scanner.isAtEnd {
        report("stray-text", "There is something behind the dictionary", note: "Write all entries inside its braces.")
      }
    } else {
      members = readMembers(depth: 0, isClosed: false)
    }
  }

  // MARK: Members

  /// Reads members up to the brace that closes the dictionary, or to the end of the file.
  private mutating func readMembers(depth: Int, isClosed: Bool) -> [PropertyListMember] {
    var members: [PropertyListMember] = []
    while true {
      skipSpace(behind: &members)
      let start = scanner.offset
      guard let next = scanner.next else {
        if isClosed { report("missing-brace", "The dictionary is not closed", note: "Write '}' at its end.") }
        return members
      }
      if next == UInt8(ascii: "}"), isClosed {
        scanner.advance()
        return members
      }
      let before = comments
      comments = []
      if var member = readMember(depth: depth) {
        note(before, for: &member, at: start)
        members.append(member)
      }
      // Whatever was there, it goes on.
      if scanner.offset == start { scanner.advance() }
    }
  }

  /// Reads `key = value;` or `key;`, and past what is neither.
  private mutating func readMember(depth: Int) -> PropertyListMember? {
    let start = scanner.offset
    guard let key = readString() else {
      report(
        "unexpected-character", "An entry cannot start like this",
        note: "Entries are \"key\" = \"value\"; with straight quotes.")
      skipToNextEntry()
      return nil
    }
    skipSpace()
    // A key alone is its own value.
    if scanner.next == UInt8(ascii: ";") {
      let semicolon = scanner.offset
      scanner.advance()
      let end = scanner.offset
      skipSpace()
      guard scanner.next == UInt8(ascii: "=") else {
        return PropertyListMember(key: key, value: .string(key), extent: start..<end)
      }
      report("stray-semicolon", "A ';' stands before the '='", at: semicolon, note: "Delete this ';'.")
    }
    guard scanner.next == UInt8(ascii: "=") else {
      if goBack(to: start) { return nil }
      report(
        "missing-equals", "There is no '=' behind the key", at: scanner.offset, note: "Write '=' before the value.")
      skipToNextEntry()
      return nil
    }
    scanner.advance()
    skipSpace()
    let valueStart = scanner.offset
    guard let value = readValue(depth: depth + 1) else {
      report("missing-value", "There is no value behind the '='", note: "Write a string in straight quotes.")
      skipToNextEntry()
      return nil
    }
    let end = scanner.offset
    skipSpace()
    if scanner.next == UInt8(ascii: ";") {
      scanner.advance()
      return PropertyListMember(key: key, value: value, extent: start..<scanner.offset)
    }
    // Perhaps the string is too long because its quote is missing.
    if goBack(to: valueStart) { return nil }
    report("missing-semicolon", "There is no ';' behind the value", at: end, note: "Write ';' here.")
    switch scanner.next {
    case nil, UInt8(ascii: "\""), UInt8(ascii: "}"): break
    default: skipToNextEntry()
    }
    return PropertyListMember(key: key, value: value, extent: start..<end)
  }

  /// Takes it that the closing quote of the string at `start` is missing where the string runs over lines: the next
  /// quote then belongs to another one.
  private mutating func goBack(to start: Int) -> Bool {
    guard let behindLine = scanner.endOfFirstLine(ofStringAt: start, upTo: scanner.offset) else { return false }
    report("missing-quote", "This string has no closing quote", at: start, note: "Write '\"' at its end.")
    comments = []
    scanner.offset = behindLine
    return true
  }

  // MARK: Values

  private mutating func readValue(depth: Int) -> PropertyList? {
    switch scanner.next {
    case UInt8(ascii: "{"), UInt8(ascii: "("):
      guard depth <= PropertyList.greatestDepth else {
        report("too-deep", "Dictionaries stand too deep in each other", note: "Nothing behind this place is read.")
        isStopped = true
        scanner.offset = scanner.text.count
        return .other
      }
      let isDictionary = scanner.next == UInt8(ascii: "{")
      scanner.advance()
      return isDictionary ? .dictionary(readMembers(depth: depth, isClosed: true)) : .array(readElements(depth: depth))
    case UInt8(ascii: "<"):
      let start = scanner.offset
      guard scanner.skipData() else {
        report("missing-bracket", "The data is not closed", at: start, note: "Write '>' at its end.")
        return .other
      }
      return .other
    default: return readString().map { .string($0) }
    }
  }

  private mutating func readElements(depth: Int) -> [PropertyList] {
    var elements: [PropertyList] = []
    while true {
      skipSpace()
      if scanner.next == UInt8(ascii: ")") {
        scanner.advance()
        return elements
      }
      guard let element = readValue(depth: depth + 1) else { break }
      elements.append(element)
      skipSpace()
      if scanner.next == UInt8(ascii: ",") { scanner.advance() } else if scanner.next != UInt8(ascii: ")") { break }
    }
    report("missing-parenthesis", "The array is not closed", note: "Write ',' between its elements and ')' at its end.")
    return elements
  }

  private mutating func readString() -> DecodedText? {
    let start = scanner.offset
    let (string, isClosed) = scanner.readString()
    if string != nil, !isClosed {
      report("missing-quote", "This string has no closing quote", at: start, note: "Write '\"' at its end.")
    }
    return string
  }

  // MARK: Space and comments

  /// Skips space and comments; a comment on the line on which the last member ends belongs to that.
  private mutating func skipSpace(behind members: inout [PropertyListMember]) {
    skipSpace()
    guard let end = members.last?.extent.upperBound else { return }
    // Only what stands between is looked at: all of a file may be one line.
    var behind = end
    let trailing = comments.prefix { comment in
      guard comment.range.lowerBound >= behind else { return false }
      defer { behind = comment.range.lowerBound }
      return scanner.lineBreaks(in: behind..<comment.range.lowerBound) == 0
    }
    for comment in trailing {
      members[members.count - 1].suppressions += Suppression.inComment(comment.range, of: scanner.text)
    }
    comments.removeFirst(trailing.count)
  }

  private mutating func skipSpace() {
    while let comment = scanner.skipSpace() {
      comments.append(comment)
      if !comment.isClosed {
        report(
          "unclosed-comment", "The comment is not closed", at: comment.range.lowerBound, note: "Write '*/' at its end.")
      }
    }
  }

  /// Gives a member what the comments before it say.
  private func note(_ comments: [OldPropertyListScanner.Comment], for member: inout PropertyListMember, at start: Int) {
    member.suppressions += comments.flatMap { Suppression.inComment($0.range, of: scanner.text) }
    // The last one, or several lines one below the other.
    var lines: [String] = []
    var below = start
    for comment in comments.reversed() {
      guard scanner.lineBreaks(in: comment.range.upperBound..<below) <= 1 else { break }
      guard lines.isEmpty || comment.isLine else { break }
      lines.insert(scanner.content(of: comment), at: 0)
      below = comment.range.lowerBound
      if !comment.isLine { break }
    }
    if !lines.isEmpty { member.comment = lines.joined(separator: "\n") }
  }

  // MARK: Going on

  /// Goes behind the next semicolon, or to the next line that starts like an entry.
  private mutating func skipToNextEntry() {
    while let next = scanner.next {
      switch next {
      case UInt8(ascii: ";"):
        scanner.advance()
        return
      case UInt8(ascii: "}"): return
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        scanner.advance()
        scanner.skipBlanks()
        if scanner.next == UInt8(ascii: "\"") || scanner.next == UInt8(ascii: "/") { return }
      // So that no escaped quote opens a string.
      case UInt8(ascii: "\\"):
        scanner.advance()
        scanner.advance()
      default: scanner.advance()
      }
    }
  }

  private mutating func report(_ code: String, _ message: String, at offset: Int? = nil, note: String) {
    guard !isStopped else { return }
    problems.report(code, message, at: offset ?? scanner.offset, notes: [note])
  }
}
