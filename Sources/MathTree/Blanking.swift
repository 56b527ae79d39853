/// Puts blanks in the place of characters that no formula holds and nothing should be heard of.
package enum Blanking {
  /// `source` with as many blanks as it had bytes of byte order marks, of controls beyond ASCII's first, and of signs
  /// that turn the direction of writing, so that all else stays at its place.
  package static func withoutControls(_ source: String) -> String {
    guard source.utf8.contains(where: { $0 == 0x7F || $0 == 0xC2 || $0 == 0xE2 || $0 == 0xEF }) else { return source }
    var bytes = Array(source.utf8)
    var isChanged = false
    for index in bytes.indices {
      let length = length(at: index, in: bytes)
      guard length > 0 else { continue }
      for place in index..<index + length { bytes[place] = 0x20 }
      isChanged = true
    }
    return isChanged ? String(decoding: bytes, as: UTF8.self) : source
  }

  /// How many bytes the character at `index` has if it is one of those, else 0.
  private static func length(at index: Int, in bytes: [UInt8]) -> Int {
    let second = index + 1 < bytes.count ? bytes[index + 1] : 0
    switch bytes[index] {
    case 0x7F: return 1
    // U+0080 to U+009F.
    case 0xC2: return second >= 0x80 && second < 0xA0 ? 2 : 0
    case 0xE2, 0xEF:
      guard index + 2 < bytes.count else { return 0 }
      let third = bytes[index + 2]
      if bytes[index] == 0xEF { return second == 0xBB && third == 0xBF ? 3 : 0 }
      // U+202A to U+202E, and U+2066 to U+2069.
      let turns = second == 0x80 && (0xAA...0xAE).contains(third) || second == 0x81 && (0xA6...0xA9).contains(third)
      return turns ? 3 : 0
    default: return 0
    }
  }
}
