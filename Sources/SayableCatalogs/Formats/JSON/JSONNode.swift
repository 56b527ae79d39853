/// A part of a JSON text that knows where it is written, in bytes of the source's text, half-open.
internal struct JSONNode: Sendable {
  /// What stands there.
  internal enum Content: Sendable {
    case object([JSONMember])
    case array([JSONNode])
    case string(JSONString)
    case boolean(Bool)
    case number
    case null
  }

  internal let content: Content
  /// Where it stands, with its quotes or brackets.
  internal let range: Range<Int>

  /// The members of an object, in order; empty for anything else.
  internal var members: [JSONMember] {
    if case .object(let members) = content { return members }
    return []
  }

  internal var isObject: Bool {
    if case .object = content { return true }
    return false
  }

  /// The string, where it is one.
  internal var string: JSONString? {
    if case .string(let string) = content { return string }
    return nil
  }
}

/// A name and its value in an object.
internal struct JSONMember: Sendable {
  internal let name: JSONString
  internal let value: JSONNode

  /// Where it stands, from the quote before its name to the end of its value.
  internal var extent: Range<Int> { (name.range.lowerBound - 1)..<value.range.upperBound }
}

/// A string as it is written; it is decoded when somebody wants it.
internal struct JSONString: Sendable {
  /// Where it stands, without its quotes.
  internal let range: Range<Int>
  /// Whether something in it is not written as itself.
  internal let hasEscapes: Bool

  /// The string, each character of which knows where it is written in `source`.
  internal func text(in source: [UInt8]) -> DecodedText {
    guard hasEscapes else { return DecodedText(verbatim: range, of: source) }
    var text = DecodedText(at: range.lowerBound)
    var start = range.lowerBound
    var offset = start
    while offset < range.upperBound {
      guard source[offset] == UInt8(ascii: "\\") else {
        offset += 1
        continue
      }
      text.append(verbatim: start..<offset, of: source)
      let escape = JSONEscape(at: offset, in: source[range])
      text.append(escape.scalar, for: offset..<escape.end)
      offset = escape.end
      start = offset
    }
    text.append(verbatim: start..<offset, of: source)
    return text
  }

  internal func string(in source: [UInt8]) -> String {
    hasEscapes ? text(in: source).string : String(decoding: source[range], as: UTF8.self)
  }

  /// Whether it is `other`.
  internal func equals(_ other: String, in source: [UInt8]) -> Bool {
    hasEscapes ? string(in: source) == other : source[range].elementsEqual(other.utf8)
  }
}
