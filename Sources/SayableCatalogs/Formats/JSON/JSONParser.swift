/// Reads a JSON text from its first byte to its last, once.
internal struct JSONParser {
  private let source: [UInt8]
  private var offset: Int
  internal private(set) var problems: [ParsingProblem] = []
  /// What was noted already, where once is enough.
  private var noted: Set<String> = []
  private var hasFailed = false
  private var openArrays = 0
  private var openObjects = 0

  /// Begins at `offset` of `source`.
  internal init(_ source: [UInt8], from offset: Int) {
    self.source = source
    self.offset = max(offset, 0)
  }

  internal mutating func wholeText() -> JSONNode? {
    let root = value(depth: 0)
    skipSpace()
    if offset < source.count, root != nil {
      fail("unexpected-text", "there is something behind the end of the JSON", "Remove it, or a bracket before.")
    }
    return root
  }

  /// A name, a colon and a value.
  internal mutating func singleMember() -> JSONMember? {
    skipSpace()
    return next == UInt8(ascii: "\"") ? member(depth: 0) : nil
  }

  private var next: UInt8? { offset < source.count ? source[offset] : nil }

  // MARK: Values

  /// A value; nil where none begins, of which nothing is read, and where one had to be left out.
  private mutating func value(depth: Int) -> JSONNode? {
    skipSpace()
    let start = offset
    switch next {
    case UInt8(ascii: "\""): return JSONNode(content: .string(string()), range: start..<offset)
    case UInt8(ascii: "{") where depth < JSONDocument.maximumDepth: return brackets(isObject: true, depth: depth + 1)
    case UInt8(ascii: "[") where depth < JSONDocument.maximumDepth: return brackets(isObject: false, depth: depth + 1)
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      fail(
        "nested-too-deep", "more than \(JSONDocument.maximumDepth) brackets stand inside one another",
        "What is deeper was left out.")
      skipBrackets()
      return nil
    case nil:
      fail("missing-value", "the file ends where a value should stand")
      return nil
    case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ":"):
      fail("missing-value", "a value is missing")
      return nil
    default: return literal()
    }
  }

  private mutating func literal() -> JSONNode? {
    let start = offset
    while let byte = next, !Self.endsLiteral(byte) { offset += 1 }
    if offset == start { offset += 1 }
    let word = source[start..<offset]
    let content: JSONNode.Content
    switch true {
    case word.elementsEqual("true".utf8): content = .boolean(true)
    case word.elementsEqual("false".utf8): content = .boolean(false)
    case word.elementsEqual("null".utf8): content = .null
    case word.allSatisfy { "+-.0123456789Ee".utf8.contains($0) }:
      content = .number
      if !Self.isNumber(word) {
        warnOnce(
          "invalid-number", "a number is not written as in JSON", at: start, "Write it such as 1, -0.5 or 2e6.")
      }
    default:
      fail("unexpected-text", "this is no value of JSON", at: start, "Strings need double quotes.")
      return nil
    }
    return JSONNode(content: content, range: start..<offset)
  }

  /// Whether a word is `-12.5e+3`, of which all but the digits in front may be missing.
  private static func isNumber(_ word: ArraySlice<UInt8>) -> Bool {
    var rest = word
    func take(_ signs: String) -> Bool {
      guard let first = rest.first, signs.utf8.contains(first) else { return false }
      rest.removeFirst()
      return true
    }
    func takeDigits() -> Bool {
      let count = rest.count
      while take("0123456789") {}
      return rest.count < count
    }
    _ = take("-")
    if !take("0"), !takeDigits() { return false }
    if take("."), !takeDigits() { return false }
    if take("eE") {
      _ = take("+-")
      if !takeDigits() { return false }
    }
    return rest.isEmpty
  }

  private static func endsLiteral(_ byte: UInt8) -> Bool { byte <= 0x20 || ",:{}[]\"/".utf8.contains(byte) }

  /// The object or array whose bracket is next.
  private mutating func brackets(isObject: Bool, depth: Int) -> JSONNode {
    let start = offset
    let close = isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
    offset += 1
    if isObject { openObjects += 1 } else { openArrays += 1 }
    defer { if isObject { openObjects -= 1 } else { openArrays -= 1 } }
    var members: [JSONMember] = []
    var elements: [JSONNode] = []
    var comma = CommaState.none
    while true {
      skipSpace()
      switch next {
      case nil:
        fail(
          "unclosed-bracket", "the \(isObject ? "object" : "array") that begins here is not closed", at: start,
          "Write '\(Unicode.Scalar(close))' at its end.")
      case close:
        noteTrailing(comma)
        offset += 1
      case UInt8(ascii: "]") where isObject && openArrays > 0: fail("unexpected-text", "']' stands where '}' should")
      case UInt8(ascii: "}") where !isObject && openObjects > 0: fail("unexpected-text", "'}' stands where ']' should")
      case UInt8(ascii: ","):
        take(&comma)
        continue
      case UInt8(ascii: "\"") where isObject:
        expect(&comma)
        if let member = member(depth: depth) { members.append(member) }
        continue
      case _ where isObject, UInt8(ascii: "}"), UInt8(ascii: ":"):
        skipUnexpected(depth: depth)
        continue
      default:
        expect(&comma)
        if let element = value(depth: depth) { elements.append(element) }
        continue
      }
      noteDuplicates(in: members)
      return JSONNode(content: isObject ? .object(members) : .array(elements), range: start..<offset)
    }
  }

  /// A name, a colon and a value; nil where one of them is missing.
  private mutating func member(depth: Int) -> JSONMember? {
    let name = string()
    skipSpace()
    guard next == UInt8(ascii: ":") else {
      fail("missing-colon", "':' is missing behind a name")
      return nil
    }
    offset += 1
    return value(depth: depth).map { JSONMember(name: name, value: $0) }
  }

  // MARK: Commas

  private enum CommaState {
    case none
    /// A value came: a comma or the end must follow.
    case wanted
    /// A comma came, at this offset.
    case taken(Int)
  }

  private mutating func take(_ comma: inout CommaState) {
    if case .wanted = comma {} else { fail("unexpected-text", "there is a comma too many") }
    comma = .taken(offset)
    offset += 1
  }

  private mutating func expect(_ comma: inout CommaState) {
    if case .wanted = comma { fail("missing-comma", "a comma is missing before this") }
    comma = .wanted
  }

  private mutating func noteTrailing(_ comma: CommaState) {
    guard case .taken(let place) = comma else { return }
    warnOnce(
      "trailing-comma", "a comma stands before a closing bracket, which JSON does not allow", at: place, "Remove it.")
  }

  // MARK: Strings

  private mutating func string() -> JSONString {
    let start = offset + 1
    offset = start
    var hasEscapes = false
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        let range = start..<offset
        offset += 1
        return JSONString(range: range, hasEscapes: hasEscapes)
      case UInt8(ascii: "\\"):
        hasEscapes = true
        let escape = JSONEscape(at: offset, in: source[...])
        if !escape.isValid {
          warnOnce(
            "invalid-escape", "this escape stands for no character", at: offset,
            "Write a backslash as two; characters above U+FFFF need both escapes of a surrogate pair.")
        }
        offset = escape.end
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        fail("unclosed-string", "a string is not closed in its line", at: start - 1, "Write a line break as \\n.")
        return JSONString(range: start..<offset, hasEscapes: hasEscapes)
      case ..<0x20:
        warnOnce(
          "control-character", "a control character stands in a string as itself", at: offset,
          "Write it as an escape, such as \\t.")
        offset += 1
      default: offset += 1
      }
    }
    fail("unclosed-string", "a string is not closed", at: start - 1, "Write '\"' at its end.")
    offset = source.count
    return JSONString(range: start..<max(start, offset), hasEscapes: hasEscapes)
  }

  // MARK: What is left out

  private mutating func skipSpace() {
    while let byte = next {
      switch byte {
      case 0x20, 0x0A, 0x0D, 0x09: offset += 1
      case UInt8(ascii: "/"):
        let start = offset
        guard skipComment() else { return }
        warnOnce(
          "comment-in-json", "JSON has no comments", at: start,
          "The comment was passed over; other programs may refuse the file.")
      default: return
      }
    }
  }

  private mutating func skipComment() -> Bool {
    let start = offset + 2
    guard start <= source.count else { return false }
    switch source[start - 1] {
    case UInt8(ascii: "/"): offset = source[start...].firstIndex(where: \.isLineBreak) ?? source.count
    case UInt8(ascii: "*"):
      offset = start
      while let byte = next {
        offset += 1
        if byte == UInt8(ascii: "*"), next == UInt8(ascii: "/") {
          offset += 1
          return true
        }
      }
      fail("unclosed-comment", "a comment is not closed", at: start - 2)
    default: return false
    }
    return true
  }

  /// Passes over what has no place in an object or array: a value without a name, or a word.
  private mutating func skipUnexpected(depth: Int) {
    fail("unexpected-text", "a name in double quotes was expected")
    switch next {
    case UInt8(ascii: "{"), UInt8(ascii: "["): _ = value(depth: depth)
    default:
      offset += 1
      while let byte = next, byte != UInt8(ascii: "\n"), !"\"{}[],/".utf8.contains(byte) { offset += 1 }
    }
  }

  /// Passes over an object or array of any depth.
  private mutating func skipBrackets() {
    var depth = 0
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        _ = string()
        continue
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      default: break
      }
      offset += 1
      if depth == 0 { return }
    }
  }

  // MARK: Problems

  /// Notes the first error. Those behind it may follow from it, so that they would only lead astray.
  private mutating func fail(_ code: String, _ message: String, at place: Int? = nil, _ advice: String? = nil) {
    guard !hasFailed else { return }
    hasFailed = true
    problems.report(
      code, message, at: place ?? offset,
      notes: (advice.map { [$0] } ?? []) + ["What could be read of the rest was read; further errors are not listed."]
    )
  }

  private mutating func warnOnce(_ code: String, _ message: String, at place: Int, _ advice: String) {
    guard noted.insert(code).inserted else { return }
    problems.warn(code, message, at: place, notes: [advice])
  }

  private mutating func noteDuplicates(in members: [JSONMember]) {
    guard members.count > 1 else { return }
    var names: Set<ArraySlice<UInt8>> = []
    names.reserveCapacity(members.count)
    for member in members {
      let name = member.name.hasEscapes ? member.name.text(in: source).bytes[...] : source[member.name.range]
      guard !names.insert(name).inserted else { continue }
      problems.warn(
        "duplicate-key",
        "the key '\(String(decoding: name, as: UTF8.self))' stands twice in one object",
        at: member.name.range.lowerBound - 1, notes: ["Most programs take the last one; remove the other."])
    }
  }
}
