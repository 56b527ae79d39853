internal import SayableEngine

extension SourceFile {
  /// Where in the text the first bytes stand that are no character in the file's encoding; nil where all are.
  internal var firstInvalidOffset: Int? {
    switch encoding {
    case .latin1: return nil
    case .utf8:
      if String(utf8: text) != nil { return nil }
      return Self.firstInvalidOffset(of: text)
    case .utf16LittleEndian, .utf16BigEndian:
      // A half of a character became U+FFFD; one that is written in the file is as little wanted.
      let mark: [UInt8] = [0xEF, 0xBF, 0xBD]
      var offset = 0
      while offset + 3 <= text.count {
        if text[offset] == 0xEF, text[offset..<(offset + 3)].elementsEqual(mark) { return offset }
        offset += 1
      }
      return bytes.count.isMultiple(of: 2) ? nil : text.count
    }
  }

  private static func firstInvalidOffset(of text: [UInt8]) -> Int? {
    var offset = 0
    while offset < text.count {
      let length: Int
      switch text[offset] {
      case ..<0x80: length = 1
      case 0xC2...0xDF: length = 2
      case 0xE0...0xEF: length = 3
      case 0xF0...0xF4: length = 4
      default: return offset
      }
      guard offset + length <= text.count else { return offset }
      // Two bytes and less need no look at what they stand for, longer ones may be too long or a surrogate.
      for index in (offset + 1)..<max(offset + 1, offset + length) where text[index] & 0xC0 != 0x80 { return offset }
      if length > 2, String(utf8: text[offset..<(offset + length)]) == nil { return offset }
      offset += length
    }
    return nil
  }
}

extension Catalog {
  /// The code of the problem that text is not in the encoding that it is read in.
  internal static let invalidEncoding = "invalid-encoding"

  /// Notes where the file is not in the encoding that it is read in.
  internal mutating func addEncodingProblem() {
    guard let offset = source.firstInvalidOffset else { return }
    let name = source.encoding == .utf8 ? "UTF-8" : "UTF-16"
    addProblem(
      code: Self.invalidEncoding, "The file is not valid \(name) from here on", at: offset,
      notes: ["Save the file in UTF-8."])
  }
}
