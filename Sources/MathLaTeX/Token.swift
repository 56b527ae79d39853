internal import MathTree

/// A token of LaTeX: a character with its category, or a command.
internal struct Token: Sendable, Hashable {
  /// What a character is to LaTeX; those that have a meaning of their own stand apart.
  enum Kind: UInt8, Sendable, Comparable {
    case letter, digit, other, space
    case command
    case openBrace, closeBrace
    case superscript, `subscript`, alignment, parameter, prime, tie, comment

    static func < (left: Kind, right: Kind) -> Bool { left.rawValue < right.rawValue }
  }

  var kind: Kind
  /// The character, or for a command the place of its name in the parser's list.
  var value: UInt32
  /// Where it is written in the formula's source, in UTF-8 bytes.
  var start: Int32
  var end: Int32
  /// For an opening brace, how many tokens further its closing brace stands; 0 if it has none.
  var match: Int32 = 0

  var scalar: Unicode.Scalar { Unicode.Scalar(value) ?? "\u{FFFD}" }

  /// The character, or nil for a command.
  var character: Unicode.Scalar? { kind == .command ? nil : scalar }

  var source: Range<Int> { Int(start)..<Int(end) }

  /// How many tokens it is with the group that it opens.
  var length: Int { kind == .openBrace && match > 0 ? Int(match) + 1 : 1 }

  /// Whether this is the character `scalar`, and not a command.
  func `is`(_ scalar: Unicode.Scalar) -> Bool { kind != .command && value == scalar.value }

  /// Whether it is one of these characters.
  func isOne(of scalars: String) -> Bool { scalars.unicodeScalars.contains { self.is($0) } }
}

/// Cuts LaTeX into tokens.
internal struct Tokenizer {
  /// The names of all commands, in the order of their tokens.
  private(set) var names: [String] = []

  /// Cuts `source`. With `place`, all tokens are said to stand there: they come from a macro and not from the formula.
  mutating func tokens(of source: some Collection<UInt8>, at place: Range<Int>? = nil) -> [Token] {
    let bytes = Array(source)
    var tokens: [Token] = []
    tokens.reserveCapacity(bytes.count)
    var i = 0
    func token(_ kind: Token.Kind, _ value: UInt32, _ start: Int, _ end: Int) -> Token {
      Token(kind: kind, value: value, start: Int32(place?.lowerBound ?? start), end: Int32(place?.upperBound ?? end))
    }
    while i < bytes.count {
      let start = i
      let byte = bytes[i]
      if byte == UInt8(ascii: "\\") {
        i += 1
        let name: String
        if i < bytes.count, Self.isLetter(bytes[i]) {
          while i < bytes.count, Self.isLetter(bytes[i]) { i += 1 }
          name = String(decoding: bytes[start + 1..<i], as: UTF8.self)
        } else {
          let scalar = i < bytes.count ? Self.scalar(bytes, &i) : " "
          name = String(Character(scalar))
        }
        tokens.append(token(.command, UInt32(truncatingIfNeeded: names.count), start, i))
        names.append(name)
      } else {
        let scalar = Self.scalar(bytes, &i)
        let folded = FullWidth.folded(scalar)
        // A wide sign is the sign, not what LaTeX makes of it.
        let kind = Self.kind(of: folded)
        tokens.append(
          folded != scalar && kind > .other
            ? token(.other, folded.value == 0x7E ? 0x223C : folded.value, start, i)
            : token(kind, folded.value, start, i))
      }
    }
    Self.matchBraces(&tokens)
    return tokens
  }

  /// Notes at each opening brace where its closing brace stands.
  static func matchBraces(_ tokens: inout [Token]) {
    var open: [Int] = []
    for i in tokens.indices {
      switch tokens[i].kind {
      case .openBrace:
        tokens[i].match = 0
        open.append(i)
      case .closeBrace:
        if let start = open.popLast() { tokens[start].match = Int32(i - start) }
      default: break
      }
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
  }

  private static func scalar(_ bytes: [UInt8], _ i: inout Int) -> Unicode.Scalar {
    let byte = bytes[i]
    i += 1
    guard byte >= 0xC0 else { return byte < 0x80 ? Unicode.Scalar(byte) : "\u{FFFD}" }
    let count = byte >= 0xF0 ? 3 : byte >= 0xE0 ? 2 : 1
    var value = UInt32(byte) & (0x3F >> UInt32(count))
    for _ in 0..<count where i < bytes.count && bytes[i] & 0xC0 == 0x80 {
      value = value << 6 | UInt32(bytes[i] & 0x3F)
      i += 1
    }
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  private static func kind(of scalar: Unicode.Scalar) -> Token.Kind {
    switch scalar {
    case "a"..."z", "A"..."Z": .letter
    case "0"..."9": .digit
    case " ", "\t", "\n", "\r": .space
    case "{": .openBrace
    case "}": .closeBrace
    case "^": .superscript
    case "_": .subscript
    case "&": .alignment
    case "#": .parameter
    case "'", "\u{2019}": .prime
    case "~": .tie
    case "%": .comment
    default: .other
    }
  }
}
