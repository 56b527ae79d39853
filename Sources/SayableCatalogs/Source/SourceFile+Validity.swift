internal import SayableEngine

extension SourceFile {
  /// Where in the text the first bytes stand that are no character in the file's encoding; nil where all are.
  internal var firstInvalidOffset: Int? {
    switch encoding {
    case .latin1: return nil
    case .utf8: return text.firstInvalidUTF8
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
}

extension [UInt8] {
  /// Where the first byte stands that belongs to no character; nil where all is UTF-8.
  internal var firstInvalidUTF8: Int? {
    guard String(utf8: self) == nil else { return nil }
    var decoder = UTF8.ForwardParser()
    var bytes = makeIterator()
    var offset = 0
    while true {
      switch decoder.parseScalar(from: &bytes) {
      case .valid(let scalar): offset += scalar.count
      case .emptyInput: return nil
      case .error: return offset
      }
    }
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
