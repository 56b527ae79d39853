extension PatternParser {
  internal mutating func characterClass() -> PatternSyntax {
    let isNegated = take("^")
    var members = ClassMembers()
    var isFirst = true
    var previous: Unicode.Scalar?
    while let scalar = next(), isFirst || scalar != "]" {
      isFirst = false
      if scalar == "[", peek == ":" || peek == "." || peek == "=" {
        isUnderstood = false
        return .unknown
      } else if scalar == "\\" {
        let escape = escape()
        if let scalar = escape.scalar { insert(scalar, into: &members) } else { members.insert(escape.syntax) }
        previous = escape.scalar
      } else if scalar == "-", let low = previous, let high = peek, high != "]" {
        var end = next()
        if high == "\\" { end = escape().scalar }
        guard let end else { return notUnderstood() }
        insert(low, through: end, into: &members)
        previous = nil
      } else {
        insert(scalar, into: &members)
        previous = scalar
      }
    }
    return isNegated ? members.negated : members.syntax
  }

  private func insert(_ scalar: Unicode.Scalar, into members: inout ClassMembers) {
    members.insert(literal(scalar), ofScalar: true)
  }

  private func insert(_ low: Unicode.Scalar, through high: Unicode.Scalar, into members: inout ClassMembers) {
    guard low <= high else { return }
    if low.isASCII {
      for value in low.value...min(high.value, 0x7F) {
        Unicode.Scalar(value).map { members.insert(literal($0), ofScalar: true) }
      }
    }
    guard !high.isASCII else { return }
    if ignoresCase {
      members.insert(.character(.letters, isExact: false))
    } else if let first = String(low.isASCII ? "\u{80}" : low).utf8.first, let last = String(high).utf8.first {
      // The first bytes of characters are in the order of the characters.
      let within = PatternSyntax.byteWithin(ByteSet(first...last))
      members.insert(.sequence([within, .repeated(.byteWithin(.continuing))]), ofScalar: true)
    }
  }

  /// What stands behind a backslash, and the character if it is one.
  internal mutating func escape() -> (syntax: PatternSyntax, scalar: Unicode.Scalar?) {
    guard let scalar = next() else { return (notUnderstood(), nil) }
    switch scalar {
    case "d": return (.character(.digits, isExact: true), nil)
    case "w": return (.character(ByteSet.letters.union(.digits).union(.underscore), isExact: true), nil)
    case "s": return (.character(.spaces, isExact: true), nil)
    case "D", "W", "S": return (.character(.ascii, isExact: false), nil)
    case "b", "B", "A", "z", "Z", "G", "K": return (.nothing, nil)
    case "x":
      guard take("{"), let value = hexadecimal(), let character = Unicode.Scalar(value) else {
        return (notUnderstood(), nil)
      }
      return (literal(character), character)
    case "p":
      switch braced() {
      case "L": return (.character(.letters, isExact: true), nil)
      case "Lu": return (.character(ignoresCase ? .letters : .capitals, isExact: !ignoresCase), nil)
      case "Ll": return (.character(ignoresCase ? .letters : .smallLetters, isExact: !ignoresCase), nil)
      case "N", "Nd": return (.character(.digits, isExact: true), nil)
      default: return (.character(.ascii, isExact: false), nil)
      }
    case "P":
      _ = braced()
      return (.character(.ascii, isExact: false), nil)
    case "k", "g":
      guard let mark = next() else { return (notUnderstood(), nil) }
      let end: Unicode.Scalar = mark == "<" ? ">" : mark == "{" ? "}" : "'"
      guard ["<", "{", "'"].contains(mark) else { return (notUnderstood(), nil) }
      while let next = next(), next != end {}
      return (.unknown, nil)
    case "t": return (literal("\t"), "\t")
    case "n": return (literal("\n"), "\n")
    case "r": return (literal("\r"), "\r")
    case "h", "v", "H", "V", "R", "X": return (.unknown, nil)
    case "a"..."z", "A"..."Z", "0"..."9": return (notUnderstood(), nil)
    default: return (literal(scalar), scalar)
    }
  }

  private mutating func hexadecimal() -> UInt32? {
    var value: UInt32 = 0
    while let digit = next() {
      if digit == "}" { return value }
      guard let number = Character(digit).hexDigitValue, value < 0x20_0000 else { return nil }
      value = value * 16 + UInt32(number)
    }
    return nil
  }

  /// The text in braces, or the single letter, behind `\p`.
  private mutating func braced() -> String? {
    guard take("{") else { return next().map { String($0) } }
    let start = position
    while let next = next() {
      if next == "}" { return String(decoding: bytes[start..<(position - 1)], as: UTF8.self) }
    }
    isUnderstood = false
    return nil
  }

  /// One character, in all its cases where case is ignored.
  internal func literal(_ scalar: Unicode.Scalar) -> PatternSyntax {
    guard scalar.isASCII else {
      // Few letters beyond ASCII have a relative in it: ſ, K.
      if ignoresCase { return .character(ByteSet(Array("KkSs".utf8)), isExact: false) }
      return .sequence(Array(String(scalar).utf8).map { .byte(ByteSet(CollectionOfOne($0))) })
    }
    let byte = UInt8(truncatingIfNeeded: scalar.value)
    var set = ByteSet(CollectionOfOne(byte))
    guard ignoresCase, ByteSet.letters.contains(byte) else { return .byte(set) }
    set.insert(byte ^ 0x20)
    switch byte | 0x20 {
    case UInt8(ascii: "k"), UInt8(ascii: "s"): return .alternatives([.byte(set), .beyondASCII])
    default: return .byte(set)
    }
  }
}

extension ByteSet {
  fileprivate static let underscore = ByteSet(CollectionOfOne(UInt8(ascii: "_")))
}
