internal import MathTree

// Lexemes: where they begin and end, and those of AsciiMath.
extension LinearParser {
  /// The end of what was consumed last.
  var lastEnd: Int { position }

  /// The next lexeme, which stays where it is.
  mutating func peek() -> Lexeme {
    if let ahead { return ahead }
    let next = dialect == .asciiMath ? nextAsciiMathLexeme() : nextTypedLexeme()
    ahead = next
    return next
  }

  /// Goes on behind `lexeme`.
  mutating func consume(_ lexeme: Lexeme) { move(to: lexeme.end) }

  /// Goes on at `place`.
  mutating func move(to place: Int) {
    position = place
    ahead = nil
  }

  /// The lexeme of a symbol that ends at `end`.
  func lexeme(_ symbol: Symbol, _ start: Int, _ end: Int) -> Lexeme { Lexeme(symbol: symbol, start: start, end: end) }

  /// The character at `index`, which is not the end, and how many bytes it has.
  func scalar(at index: Int) -> (scalar: Unicode.Scalar, length: Int) {
    let first = UInt32(bytes[index])
    if first < 0x80 { return (Unicode.Scalar(UInt8(first)), 1) }
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    guard index + length <= bytes.count else { return ("\u{FFFD}", bytes.count - index) }
    var value = first & (0xFF >> UInt32(length + 1))
    for offset in 1..<length { value = value << 6 | UInt32(bytes[index + offset]) & 0x3F }
    return (Unicode.Scalar(value) ?? "\u{FFFD}", length)
  }

  /// The first place at or behind `index` without white space.
  func skipBlanks(_ index: Int) -> Int {
    var index = index
    while index < bytes.count {
      if bytes[index] <= 0x20 {
        index += 1
      } else if bytes[index] >= 0xC2, scalar(at: index).scalar.properties.isWhitespace {
        index += scalar(at: index).length
      } else {
        break
      }
    }
    return index
  }

  /// The first place without white space and without a backslash that is in front of a name.
  func skipBlanksAndBackslash(_ index: Int) -> Int {
    var index = skipBlanks(index)
    while index + 1 < bytes.count, bytes[index] == UInt8(ascii: "\\"), bytes[index + 1] > 0x20,
      bytes[index + 1] != UInt8(ascii: "\\")
    {
      index = skipBlanks(index + 1)
    }
    return index
  }

  func isDigit(_ index: Int) -> Bool { index >= 0 && index < bytes.count && bytes[index] &- 0x30 < 10 }

  /// The end of a number's digits and decimals that begin at `start`, which is `start` where there is no number.
  func numberEnd(_ start: Int, mark: UInt8) -> Int {
    var end = start
    while isDigit(end) { end += 1 }
    guard end < bytes.count, bytes[end] == mark, isDigit(end + 1) else { return end }
    end += 1
    while isDigit(end) { end += 1 }
    return end
  }

  var decimalByte: UInt8 { options.decimalMark == "," ? UInt8(ascii: ",") : UInt8(ascii: ".") }

  private func nextAsciiMathLexeme() -> Lexeme {
    let start = skipBlanksAndBackslash(position)
    guard start < bytes.count else { return lexeme(.end, bytes.count, bytes.count) }
    if let match = table.longestMatch(in: bytes, at: start) { return lexeme(match.symbol, start, match.end) }
    let end = numberEnd(start, mark: decimalByte)
    if end > start {
      return lexeme(Symbol(kind: .number, element: .number, text: spelled(start..<end)), start, end)
    }
    if bytes[start] == UInt8(ascii: "\\") {
      // A backslash and a blank is a space that is kept.
      let end = min(start + 2, bytes.count)
      return lexeme(Symbol(kind: .gap, text: "0.3em"), start, end)
    }
    return characterLexeme(start)
  }

  /// A character that is no part of a name or a number.
  func characterLexeme(_ start: Int) -> Lexeme {
    let (scalar, length) = scalar(at: start)
    guard !scalar.isASCII else {
      let isLetter = bytes[start] | 0x20 &- 0x61 < 26
      let symbol = Symbol(
        kind: .constant, element: isLetter ? .identifier : .operator, text: String(Character(scalar)))
      return lexeme(symbol, start, start + 1)
    }
    let folded = FullWidth.folded(scalar)
    guard folded.isASCII else { return lexeme(UnicodeSymbols.symbol(of: folded), start, start + length) }
    let byte = UInt8(truncatingIfNeeded: folded.value)
    if let symbol = table.exactMatch(in: [byte], 0..<1) { return lexeme(symbol, start, start + length) }
    let isDigit = byte &- 0x30 < 10
    let element: MathElement = isDigit ? .number : byte | 0x20 &- 0x61 < 26 ? .identifier : .operator
    let symbol = Symbol(kind: isDigit ? .number : .constant, element: element, text: String(folded))
    return lexeme(symbol, start, start + length)
  }
}
