/// Bytes as a text that can be shown: what is not UTF-8 is U+FFFD.
internal struct ShownText {
  private let bytes: [UInt8]

  internal init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Hands over each scalar with the offset of its first byte.
  internal func forEachScalar(_ body: (Unicode.Scalar, Int) -> Void) {
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var offset = 0
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let encoded):
        body(Unicode.UTF8.decode(encoded), offset)
        offset += encoded.count
      case .error(let length):
        body("\u{FFFD}", offset)
        offset += length
      case .emptyInput: return
      }
    }
  }

  /// Where the byte offsets `boundaries`, in ascending order, lie in the shown text.
  internal func offsets(of boundaries: [Int], in unit: OffsetUnit) -> [Int] {
    // Where all is ASCII every unit counts alike.
    if bytes.allSatisfy({ $0 < 0x80 }) { return boundaries }
    var result: [Int] = []
    result.reserveCapacity(boundaries.count)
    var shown = 0
    forEachScalar { scalar, offset in
      while result.count < boundaries.count, boundaries[result.count] <= offset { result.append(shown) }
      shown += unit.width(of: scalar)
    }
    result += repeatElement(shown, count: boundaries.count - result.count)
    return result
  }
}

/// What the offsets of a trace in JSON count.
package enum OffsetUnit: String {
  case utf8, utf16, scalar

  internal func width(of scalar: Unicode.Scalar) -> Int {
    switch self {
    case .utf8: UTF8.width(scalar)
    case .utf16: UTF16.width(scalar)
    case .scalar: 1
    }
  }
}
