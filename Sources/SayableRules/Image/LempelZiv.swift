internal import Prefilter
internal import SayableEngine

/// Bytes without their repetitions, as Lempel and Ziv left them out in 1977: literal bytes, and the lengths and distances
/// of what stands before. Repetitions begin and end between two scalars, so that a text stays one.
/// `ImageReader.uncompressed()` reads them.
internal enum LempelZiv {
  /// A shorter repetition takes as many bytes as it has.
  private static let leastLength = 6
  /// How many earlier places are tried.
  private static let mostTries = 24

  /// Appends `bytes` to a part of an image.
  internal static func append(_ bytes: [UInt8], to part: inout ImagePart) {
    part.append(bytes.count)
    // The last place of each four bytes, by a hash of them, and for each place the one before it.
    var latest = [Int](repeating: -1, count: 1 << 16)
    var before = [Int](repeating: -1, count: bytes.count)
    func note(_ place: Int) {
      guard place + 4 <= bytes.count else { return }
      var key: UInt32 = 0
      for offset in 0..<4 { key = key << 8 | UInt32(bytes[place + offset]) }
      let slot = Int((key &* 0x9E37_79B1) >> 16)
      before[place] = latest[slot]
      latest[slot] = place
    }
    var (position, literals) = (0, 0)
    while position < bytes.count {
      note(position)
      var (length, start) = (0, 0)
      var place = isBoundary(position, in: bytes) ? before[position] : -1
      var tries = 0
      while place >= 0, tries < mostTries {
        let found = commonLength(place, position, in: bytes)
        if found > length { (length, start) = (found, place) }
        place = before[place]
        tries += 1
      }
      guard length >= leastLength else {
        position += 1
        continue
      }
      part.append(bytes[literals..<position])
      part.append(length)
      part.append(position - start)
      for place in (position + 1)..<(position + length) { note(place) }
      position += length
      literals = position
    }
    part.append(bytes[literals...])
  }

  private static func isBoundary(_ place: Int, in bytes: [UInt8]) -> Bool {
    place == bytes.count || bytes[place] & 0xC0 != 0x80
  }

  /// How many bytes, up to the end of a scalar, are the same at two places.
  private static func commonLength(_ first: Int, _ second: Int, in bytes: [UInt8]) -> Int {
    var length = 0
    while second + length < bytes.count, bytes[first + length] == bytes[second + length] { length += 1 }
    while !isBoundary(second + length, in: bytes) { length -= 1 }
    return length
  }
}
