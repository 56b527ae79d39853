/// How the bytes of a catalog stand for characters.
public enum TextEncoding: String, Sendable, Hashable, CaseIterable {
  /// UTF-8, with or without a byte order mark.
  case utf8
  /// UTF-16, the low byte first.
  case utf16LittleEndian
  /// UTF-16, the high byte first.
  case utf16BigEndian
  /// ISO 8859-1: each byte is the code point of its character.
  case latin1
}

extension TextEncoding {
  /// The text of `bytes` in UTF-8.
  internal func decoded(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    switch self {
    case .utf8: return Array(bytes)
    case .latin1:
      var text: [UInt8] = []
      for byte in bytes { text += UTF8.encode(Unicode.Scalar(byte)).map(Array.init) ?? [] }
      return text
    case .utf16LittleEndian, .utf16BigEndian:
      var units: [UInt16] = []
      units.reserveCapacity(bytes.count / 2)
      var index = bytes.startIndex
      while index + 1 < bytes.endIndex {
        let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
        units.append(self == .utf16LittleEndian ? second << 8 | first : first << 8 | second)
        index += 2
      }
      return Array(String(decoding: units, as: UTF16.self).utf8)
    }
  }

  /// The bytes of `text`; nil where the encoding has no such character.
  internal func encoded(_ text: String) -> [UInt8]? {
    switch self {
    case .utf8: return Array(text.utf8)
    case .latin1:
      let scalars = text.unicodeScalars
      return scalars.allSatisfy { $0.value < 0x100 } ? scalars.map { UInt8($0.value) } : nil
    case .utf16LittleEndian: return text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    case .utf16BigEndian: return text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    }
  }
}
