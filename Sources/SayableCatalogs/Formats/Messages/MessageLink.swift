/// `@:key`, `@.lower:key`, `@:(key)` or `@:{'key'}`: another message that the app puts in.
internal struct MessageLink {
  internal let end: Int

  /// Reads the link that begins at `offset`; nil where none does.
  internal init?(at offset: Int, in bytes: ArraySlice<UInt8>) {
    guard offset < bytes.endIndex, bytes[offset] == UInt8(ascii: "@") else { return nil }
    var place = offset + 1
    if place < bytes.endIndex, bytes[place] == UInt8(ascii: ".") {
      place += 1
      while place < bytes.endIndex, Self.isWord(bytes[place]) { place += 1 }
    }
    guard place + 1 < bytes.endIndex, bytes[place] == UInt8(ascii: ":") else { return nil }
    place += 1
    let close: UInt8? =
      switch bytes[place] {
      case UInt8(ascii: "("): UInt8(ascii: ")")
      case UInt8(ascii: "{"): UInt8(ascii: "}")
      default: nil
      }
    if let close {
      guard let last = bytes[place...].prefix(512).firstIndex(of: close) else { return nil }
      end = last + 1
      return
    }
    let start = place
    while place < bytes.endIndex, Self.isWord(bytes[place]) || bytes[place] == UInt8(ascii: ".") { place += 1 }
    // A full stop behind a link ends the sentence.
    while place > start, bytes[place - 1] == UInt8(ascii: ".") { place -= 1 }
    guard place > start else { return nil }
    end = place
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte.isASCIILetterOrDigit || byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
  }
}
