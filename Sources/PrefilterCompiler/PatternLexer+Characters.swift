extension PatternLexer {
  /// The rest of a character class.
  internal mutating func characterClass() -> PatternToken {
    let isNegated = take("^")
    var members: [PatternToken] = []
    var isFirst = true
    while let scalar = scalar(), isFirst || scalar != "]" {
      isFirst = false
      members.append(member(scalar))
    }
    return .characterClass(members, isNegated: isNegated)
  }

  /// A member of a class that begins with `scalar`.
  private mutating func member(_ scalar: Unicode.Scalar) -> PatternToken {
    if scalar == "[", peek == ":" || peek == "." || peek == "=" {
      if peek == ":", let end = bytes[position...].firstIndex(of: UInt8(ascii: "]")) { position = end + 1 }
      return .unknown
    }
    if scalar == "{" { noteReferenceInClass() }
    let first = scalar == "\\" ? escape() : .scalar(scalar)
    guard case .scalar(let low) = first, peek == "-", position + 1 < bytes.count,
      bytes[position + 1] != UInt8(ascii: "]")
    else { return first }
    position += 1
    guard let high = self.scalar() else { return .unknown }
    if high != "\\" { return .range(low, high) }
    guard case .scalar(let high) = escape() else { return .unknown }
    return .range(low, high)
  }

  /// What stands behind a backslash.
  internal mutating func escape() -> PatternToken {
    guard let letter = scalar() else { return .unknown }
    switch letter {
    case "x":
      if take("{") { return name(until: "}").flatMap(Self.scalar(hexadecimal:)) ?? .unknown }
      var digits = ""
      while digits.utf8.count < 2, let digit = peek, digit.properties.isASCIIHexDigit {
        digits.unicodeScalars.append(digit)
        _ = scalar()
      }
      return Self.scalar(hexadecimal: digits) ?? .unknown
    case "p", "P":
      let name = take("{") ? name(until: "}") : scalar().map { String($0) }
      return .property(name, isNegated: letter == "P")
    case "k", "g":
      let ends: [Unicode.Scalar: Unicode.Scalar] = ["<": ">", "{": "}", "'": "'"]
      guard let end = peek.flatMap({ ends[$0] }), name(until: end) != nil else { return .unknown }
      return .backreference
    case "N", "o":
      if peek == "{" { _ = name(until: "}") }
      return .unknown
    case "t": return .scalar("\t")
    case "n": return .scalar("\n")
    case "r": return .scalar("\r")
    case "a"..."z", "A"..."Z": return .escape(letter)
    case "0"..."9": return .unknown
    default: return .scalar(letter)
    }
  }

  private static func scalar(hexadecimal digits: String) -> PatternToken? {
    UInt32(digits, radix: 16).flatMap { Unicode.Scalar($0) }.map { .scalar($0) }
  }

  // MARK: Text

  /// The next character, if it is in ASCII; U+FFFD for another.
  internal var peek: Unicode.Scalar? {
    guard position < bytes.count else { return nil }
    return bytes[position] < 0x80 ? Unicode.Scalar(bytes[position]) : "\u{FFFD}"
  }

  /// Reads a character.
  internal mutating func scalar() -> Unicode.Scalar? {
    guard position < bytes.count else { return nil }
    let byte = bytes[position]
    position += 1
    if byte < 0x80 { return Unicode.Scalar(byte) }
    var value = UInt32(byte) & (byte < 0xE0 ? 0x1F : byte < 0xF0 ? 0x0F : 0x07)
    while position < bytes.count, bytes[position] & 0xC0 == 0x80 {
      value = value << 6 | UInt32(bytes[position] & 0x3F)
      position += 1
    }
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  /// Reads `text`, if it comes next.
  internal mutating func take(_ text: String) -> Bool {
    guard bytes[position...].starts(with: text.utf8) else { return false }
    position += text.utf8.count
    return true
  }

  /// Reads a text and the character that ends it; nil, and nothing is read, where it is not closed.
  internal mutating func name(until end: Unicode.Scalar) -> String? {
    let closing = UInt8(truncatingIfNeeded: end.value)
    guard let place = bytes[position...].firstIndex(of: closing) else { return nil }
    defer { position = place + 1 }
    return String(decoding: bytes[position..<place], as: UTF8.self)
  }
}
