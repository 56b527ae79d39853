internal import MathTree

/// What the source of a UnicodeMath formula comes down to: characters, with control words like `\sum` put in their
/// place, and comments left out.
internal struct UnicodeMathSource {
  /// One character of the formula.
  struct Mark {
    let scalar: Unicode.Scalar
    let kind: Kind
    /// Where it was written, in UTF-8 bytes.
    let start: Int32
    let end: Int32
  }

  enum Kind: UInt8 {
    case plain
    /// It stands for itself, whatever it would mean: it came after a backslash.
    case literal
    /// A control word that has no meaning; its text is in the source.
    case unknownWord
    /// All of what stands between quotation marks, which `scalar` is one of.
    case quotation
    /// What cannot be read, up to the end of the source.
    case unreadable
  }

  private(set) var marks: [Mark] = []
  /// What is wrong with the source: a quotation or a comment that does not end.
  private(set) var problem: FormulaSyntaxError?
  private let bytes: [UInt8]
  private var position = 0

  /// Finds the characters of `source`.
  init(_ source: String) {
    bytes = Array(source.utf8)
    marks.reserveCapacity(bytes.count)
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\\"): takeBackslash()
      case UInt8(ascii: "\""): takeQuotation()
      default:
        let start = position
        let scalar = next()
        if scalar == "⫷" { skipComment(from: start) } else { append(FullWidth.folded(scalar), .plain, from: start) }
      }
    }
  }

  /// The source between two bytes.
  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[max(0, range.lowerBound)..<min(bytes.count, range.upperBound)], as: UTF8.self)
  }

  private mutating func append(_ scalar: Unicode.Scalar, _ kind: Kind, from start: Int) {
    marks.append(Mark(scalar: scalar, kind: kind, start: Int32(start), end: Int32(position)))
  }

  /// The scalar at `position`, which is moved behind it. The bytes come from a string, so they are well-formed.
  private mutating func next() -> Unicode.Scalar {
    let first = bytes[position]
    var length = 1
    var value = UInt32(first)
    if first >= 0xF0 {
      (length, value) = (4, value & 0x07)
    } else if first >= 0xE0 {
      (length, value) = (3, value & 0x0F)
    } else if first >= 0xC0 {
      (length, value) = (2, value & 0x1F)
    }
    for byte in bytes[position..<min(position + length, bytes.count)].dropFirst() {
      value = value << 6 | UInt32(byte & 0x3F)
    }
    position = min(position + length, bytes.count)
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  /// Takes a control word (`\alpha`), a code (`\u2061`) or a character that stands for itself (`\{`). The backslash may
  /// be doubled, as in the strings of many languages.
  private mutating func takeBackslash() {
    let start = position
    position += 1
    if position < bytes.count, bytes[position] == UInt8(ascii: "\\") { position += 1 }
    let wordStart = position
    while position < bytes.count, Self.isLetter(bytes[position]) { position += 1 }
    guard position > wordStart else {
      guard position < bytes.count else { return append("\\", .literal, from: start) }
      let scalar = next()
      return append(scalar, .literal, from: start)
    }
    if bytes[wordStart] == UInt8(ascii: "u"), let scalar = code(from: wordStart + 1) {
      position = wordStart + 5
      return append(scalar, .plain, from: start)
    }
    let name = String(decoding: bytes[wordStart..<position], as: UTF8.self)
    let end = position
    if let scalar = UnicodeMathWords.scalar(of: name) {
      append(scalar, .plain, from: start)
    } else if UnicodeMathFunctions.names.contains(name) {
      for scalar in name.unicodeScalars { append(scalar, .plain, from: start) }
    } else {
      return append("\\", .unknownWord, from: start)
    }
    // The space that ends a word is part of it.
    if end < bytes.count, bytes[end] == UInt8(ascii: " ") { position = end + 1 }
  }

  private func code(from start: Int) -> Unicode.Scalar? {
    guard start + 4 <= bytes.count else { return nil }
    var value: UInt32 = 0
    for byte in bytes[start..<start + 4] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
      value = value << 4 | UInt32(digit)
    }
    return Unicode.Scalar(value)
  }

  private mutating func takeQuotation() {
    let start = position
    position += 1
    while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
      position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard position < bytes.count else {
      return fail(FormulaSyntaxError("The quotation mark is not closed", expected: "'\"'", at: start..<bytes.count))
    }
    position += 1
    append("\"", .quotation, from: start)
  }

  private mutating func skipComment(from start: Int) {
    while position < bytes.count {
      if next() == "⫸" { return }
    }
    fail(FormulaSyntaxError("The comment is not closed", expected: "'⫸'", at: start..<bytes.count))
  }

  private mutating func fail(_ problem: FormulaSyntaxError) {
    self.problem = problem
    position = bytes.count
    append("\u{FFFD}", .unreadable, from: problem.source.lowerBound)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
  }
}
