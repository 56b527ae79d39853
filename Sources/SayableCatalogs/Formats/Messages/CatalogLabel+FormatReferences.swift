internal import SayableEngine

extension CatalogLabel {
  /// Protects what refers to a plural rule in formats of Apple: `%#@count@`, `%1$#@count@`, and `%arg`, which stands
  /// for the number inside such a rule.
  internal mutating func protectFormatReferences() {
    let bytes = text.bytes
    guard bytes.contains(UInt8(ascii: "%")) else { return }
    var found: [ProtectedSpan] = []
    var offset = 0
    while let percent = bytes[offset...].firstIndex(of: UInt8(ascii: "%")) {
      offset = percent + 1
      if offset < bytes.count, bytes[offset] == UInt8(ascii: "%") {
        offset += 1
      } else if let end = Self.end(ofReferenceAt: percent, in: bytes) {
        found.append(ProtectedSpan(percent..<end, .placeholder))
        offset = end
      }
    }
    guard !found.isEmpty else { return }
    let others = protectedSpans.filter { known in
      !found.near(known.range, by: \.range).contains { $0.range.overlaps(known.range) }
    }
    protectedSpans = (others + found).sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private static func end(ofReferenceAt percent: Int, in bytes: [UInt8]) -> Int? {
    var place = percent + 1
    if bytes[place...].starts(with: "arg".utf8) {
      place += 3
      return place < bytes.count && isWord(bytes[place]) ? nil : place
    }
    while place < bytes.count, bytes[place].isASCIIDigit { place += 1 }
    if place > percent + 1 {
      guard place < bytes.count, bytes[place] == UInt8(ascii: "$") else { return nil }
      place += 1
    }
    guard bytes[place...].starts(with: "#@".utf8) else { return nil }
    place += 2
    let name = place
    // Names are short; a text full of '%#@' must not be searched again and again.
    let limit = min(bytes.count, name + 256)
    while place < limit, bytes[place] != UInt8(ascii: "@"), bytes[place] > 0x20 { place += 1 }
    guard place < limit, place > name, bytes[place] == UInt8(ascii: "@") else { return nil }
    return place + 1
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte.isASCIILetterOrDigit || byte >= 0x80 || byte == UInt8(ascii: "_")
  }
}
