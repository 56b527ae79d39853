/// The source of a formula as UTF-8, and where runs of like characters end in it.
///
/// All places are offsets in bytes. The bytes come from a string, so they are well-formed.
internal struct SourceText: Sendable {
  let bytes: [UInt8]

  init(_ source: String) { bytes = Array(source.utf8) }

  /// Spaces that do not break a line, or that group digits.
  private static let narrowSpaces = ["\u{A0}", "\u{202F}", "\u{2009}"].map { Array($0.utf8) }

  /// The source of a formula as people type it: such spaces are plain blanks, as many as they have bytes, except between
  /// digits, which they group.
  init(typed source: String) {
    var bytes = Array(source.utf8)
    for space in Self.narrowSpaces where bytes.contains(space[0]) {
      for start in bytes.indices where bytes[start] == space[0] && bytes[start...].starts(with: space) {
        let end = start + space.count
        if start > 0, bytes[start - 1].isDigit, end < bytes.count, bytes[end].isDigit { continue }
        bytes.replaceSubrange(start..<end, with: repeatElement(UInt8(ascii: " "), count: space.count))
      }
    }
    self.bytes = bytes
  }

  var count: Int { bytes.count }

  /// The byte at `index`, which is not the end.
  subscript(index: Int) -> UInt8 { bytes[index] }

  /// The byte at `index`, or zero outside of the source.
  func byte(at index: Int) -> UInt8 { bytes.indices.contains(index) ? bytes[index] : 0 }

  /// The text at `range`, which begins and ends between characters.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  func holds(_ text: String, at range: Range<Int>) -> Bool { bytes[range].elementsEqual(text.utf8) }

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

  func isDigit(_ index: Int) -> Bool { byte(at: index).isDigit }

  /// The first place at or behind `index` without white space.
  func skipBlanks(_ index: Int) -> Int {
    var index = index
    while index < bytes.count {
      if bytes[index] <= 0x20 {
        index += 1
      } else if bytes[index] >= 0xC2, case let (scalar, length) = scalar(at: index), scalar.properties.isWhitespace {
        index += length
      } else {
        break
      }
    }
    return index
  }

  /// The place of the last byte in front of `index` that is no blank; -1 where there is none.
  func lastPlace(before index: Int) -> Int { bytes[..<max(0, index)].lastIndex { $0 > 0x20 } ?? -1 }

  /// The last byte in front of `index` that is no blank, or zero.
  func lastByte(before index: Int) -> UInt8 { byte(at: lastPlace(before: index)) }

  /// The first place at or behind `index` without white space and without a backslash that is in front of a name.
  func skipBlanksAndBackslash(_ index: Int) -> Int {
    var index = skipBlanks(index)
    while index + 1 < bytes.count, bytes[index] == UInt8(ascii: "\\"), bytes[index + 1] > 0x20,
      bytes[index + 1] != UInt8(ascii: "\\")
    {
      index = skipBlanks(index + 1)
    }
    return index
  }

  func endOfDigits(_ start: Int) -> Int {
    var end = start
    while isDigit(end) { end += 1 }
    return end
  }

  /// The end of a number's digits and decimals that begin at `start`, which is `start` where there is no number.
  func endOfNumber(_ start: Int, mark: UInt8) -> Int {
    let end = endOfDigits(start)
    guard byte(at: end) == mark, isDigit(end + 1) else { return end }
    return endOfDigits(end + 1)
  }

  /// The end of the letters that could make a word. Greek letters and those of Unicode's mathematics stand alone.
  func endOfLetters(_ start: Int) -> Int {
    var end = start
    while end < bytes.count {
      if bytes[end] < 0x80 {
        guard bytes[end].isLetter else { break }
        end += 1
      } else {
        let (scalar, length) = scalar(at: end)
        guard Self.isWordLetter(scalar) else { break }
        end += length
      }
    }
    return end
  }

  private static func isWordLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xAA, 0xB5, 0xBA, 0x2B0...0x2FF, 0x370...0x3FF, 0x1D00...0x1DBF, 0x1F00...0x218F, 0x2C60...0x2C7F,
      0x1D400...0x1D7FF:
      false
    default: scalar.properties.isAlphabetic
    }
  }
}

extension UInt8 {
  /// Whether it is a letter of ASCII.
  package var isLetter: Bool { self | 0x20 &- 0x61 < 26 }

  /// Whether it is a digit of ASCII.
  package var isDigit: Bool { self &- 0x30 < 10 }

  /// Whether it is one of the characters of `text`, which are of ASCII.
  internal func isOne(of text: String) -> Bool { text.utf8.contains(self) }

  internal var isCapital: Bool { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self }
}
