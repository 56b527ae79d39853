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

  /// How many bytes `text`, which is UTF-8, takes in this encoding.
  internal func length(of text: ArraySlice<UInt8>) -> Int {
    switch self {
    case .utf8: return text.count
    case .latin1: return text.count { $0 & 0xC0 != 0x80 }
    case .utf16LittleEndian, .utf16BigEndian:
      // A lone surrogate became U+FFFD, which takes as much.
      return text.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : $1 >= 0xF0 ? 4 : 2) }
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
