/// A place in the text of a source that reading goes on from.
internal struct SourceCursor: Sendable {
  /// The text, in UTF-8.
  internal let text: [UInt8]
  /// How much of it was read, in bytes.
  internal var offset: Int

  /// The place at `offset` of `text`.
  internal init(_ text: [UInt8], at offset: Int = 0) {
    self.text = text
    self.offset = offset
  }

  internal var isAtEnd: Bool { offset >= text.count }

  /// The byte that comes next; nil at the end.
  internal var next: UInt8? { offset < text.count ? text[offset] : nil }

  /// The byte `distance` behind the next one; nil where the text ends before.
  internal func byte(ahead distance: Int) -> UInt8? { offset + distance < text.count ? text[offset + distance] : nil }

  /// Whether `wanted` comes next.
  internal func isAt(_ wanted: StaticString) -> Bool {
    let count = wanted.utf8CodeUnitCount
    guard offset + count <= text.count else { return false }
    return text[offset..<(offset + count)].elementsEqual(wanted.description.utf8)
  }

  /// Reads `wanted` where it comes next.
  internal mutating func read(_ wanted: UInt8) -> Bool {
    guard next == wanted else { return false }
    offset += 1
    return true
  }

  /// Reads on while bytes are `wanted`.
  internal mutating func skip(while wanted: (UInt8) -> Bool) { while let byte = next, wanted(byte) { offset += 1 } }

  internal mutating func skipBlanks() { skip { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") } }

  /// Where the line ends that reading is in: before its line break, or at the end of the text.
  internal var endOfLine: Int {
    var end = offset
    while end < text.count, text[end] != UInt8(ascii: "\n"), text[end] != UInt8(ascii: "\r") { end += 1 }
    return end
  }

  /// Reads the line break that comes next: a line feed, a carriage return, or both.
  internal mutating func readLineBreak() -> Bool {
    if read(UInt8(ascii: "\n")) { return true }
    guard read(UInt8(ascii: "\r")) else { return false }
    _ = read(UInt8(ascii: "\n"))
    return true
  }

  /// Reads a number of at most `count` digits to a base up to 16; nil where no digit comes next.
  internal mutating func readNumber(base: UInt32, upTo count: Int) -> UInt32? {
    var value: UInt32 = 0
    var read = 0
    while read < count, let digit = next?.hexDigitValue, digit < base {
      value = value &* base &+ digit
      offset += 1
      read += 1
    }
    return read == 0 ? nil : value
  }

  /// Reads the rest of an escape such as `\u00E9`, of which the four hexadecimal digits come next, and of a second such
  /// escape where both are the halves of one character; nil where less than `least` digits come next.
  ///
  /// A half alone is U+FFFD, the mark of what cannot be shown.
  internal mutating func readCodeUnits(atLeast least: Int = 4) -> Unicode.Scalar? {
    let start = offset
    guard let unit = readNumber(base: 16, upTo: 4), offset - start >= least else {
      offset = start
      return nil
    }
    if let scalar = Unicode.Scalar(unit) { return scalar }
    let behindFirst = offset
    if read(UInt8(ascii: "\\")), read(UInt8(ascii: "u")) || read(UInt8(ascii: "U")),
      let second = readNumber(base: 16, upTo: 4), let scalar = Unicode.Scalar(high: unit, low: second)
    {
      return scalar
    }
    offset = behindFirst
    return "\u{FFFD}"
  }
}

extension Unicode.Scalar {
  /// The character of two halves in UTF-16; nil where they are none.
  internal init?(high: UInt32, low: UInt32) {
    guard 0xD800...0xDBFF ~= high, 0xDC00...0xDFFF ~= low else { return nil }
    self.init(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
  }
}

extension UInt8 {
  /// The value of a hexadecimal digit; nil where it is none.
  internal var hexDigitValue: UInt32? {
    isASCIIDigit ? UInt32(self) - 0x30 : 0x61...0x66 ~= self | 0x20 ? UInt32(self | 0x20) - 0x57 : nil
  }
}

extension Sequence<UInt8> {
  /// The number that hexadecimal digits write, of which there are at most eight; nil where one is none.
  internal var hexNumber: UInt32? {
    var number: UInt32 = 0
    for byte in self {
      guard let digit = byte.hexDigitValue else { return nil }
      number = number << 4 | digit
    }
    return number
  }
}
