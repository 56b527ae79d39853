internal import MathTree

/// Finds the characters that the source of a UnicodeMath formula comes down to: control words like `\sum` are put in
/// their place, and comments are left out.
internal struct UnicodeMathLexer {
  private(set) var marks: [UnicodeMathMark] = []
  /// What is wrong with the source: a quotation or a comment that does not end.
  private(set) var problem: FormulaSyntaxError?
  let source: SourceText
  private var position = 0

  /// Finds the characters of `text`.
  init(_ text: String) {
    source = SourceText(text)
    marks.reserveCapacity(source.count)
    while position < source.count {
      let start = position
      switch source[start] {
      case UInt8(ascii: "\\"): takeBackslash()
      case UInt8(ascii: "\""): takeQuotation()
      default:
        let scalar = next()
        if scalar == "⫷" { skipComment(from: start) } else { append(FullWidth.folded(scalar), .plain, from: start) }
      }
    }
  }

  private mutating func append(_ scalar: Unicode.Scalar, _ kind: UnicodeMathMark.Kind, from start: Int) {
    marks.append(UnicodeMathMark(scalar, kind, start..<position))
  }

  /// The scalar at `position`, which is moved behind it.
  private mutating func next() -> Unicode.Scalar {
    let (scalar, length) = source.scalar(at: position)
    position += length
    return scalar
  }

  /// Takes a control word (`\alpha`), a code (`\u2061`) or a character that stands for itself (`\{`). The backslash may
  /// be doubled, as in the strings of many languages.
  private mutating func takeBackslash() {
    let start = position
    position += 1
    if source.byte(at: position) == UInt8(ascii: "\\") { position += 1 }
    let wordStart = position
    while source.byte(at: position).isLetter { position += 1 }
    guard position > wordStart else {
      guard position < source.count else { return append("\\", .literal, from: start) }
      let scalar = next()
      return append(scalar, .literal, from: start)
    }
    if source[wordStart] == UInt8(ascii: "u"), let scalar = code(from: wordStart + 1) {
      position = wordStart + 5
      return append(scalar, .plain, from: start)
    }
    let name = source.text(wordStart..<position)
    if let scalar = UnicodeMathWords.scalar(of: name) {
      append(scalar, .plain, from: start)
    } else if UnicodeMathFunctions.names.contains(name) {
      for scalar in name.unicodeScalars { append(scalar, .plain, from: start) }
    } else {
      return append("\\", .unknownWord, from: start)
    }
    // The space that ends a word is part of it.
    if source.byte(at: position) == UInt8(ascii: " ") { position += 1 }
  }

  private func code(from start: Int) -> Unicode.Scalar? {
    guard start + 4 <= source.count else { return nil }
    var value: UInt32 = 0
    for byte in source.bytes[start..<start + 4] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
      value = value << 4 | UInt32(digit)
    }
    return Unicode.Scalar(value)
  }

  private mutating func takeQuotation() {
    let start = position
    position += 1
    while position < source.count, source[position] != UInt8(ascii: "\"") {
      position += source[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard position < source.count else {
      return fail("The quotation mark is not closed", expected: "'\"'", from: start)
    }
    position += 1
    append("\"", .quotation, from: start)
  }

  private mutating func skipComment(from start: Int) {
    while position < source.count {
      if next() == "⫸" { return }
    }
    fail("The comment is not closed", expected: "'⫸'", from: start)
  }

  private mutating func fail(_ message: String, expected: String, from start: Int) {
    problem = FormulaSyntaxError(message, expected: expected, at: start..<source.count)
    position = source.count
    append("\u{FFFD}", .unreadable, from: start)
  }
}
