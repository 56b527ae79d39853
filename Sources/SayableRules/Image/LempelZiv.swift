internal import Prefilter
internal import SayableEngine

/// Bytes without their repetitions, as Lempel and Ziv left them out in 1977: a byte tells how many literal bytes follow
/// and how long the repetition behind them is, as in LZ4; then come the bytes and how far before it stands. Repetitions
/// begin and end between two scalars, so that a text stays one. `ImageReader.uncompressed()` reads them.
internal enum LempelZiv {
  /// How many earlier places are tried.
  private static let mostTries = 200

  /// Appends bytes to a part of an image.
  ///
  /// - Parameter earlier: What repetitions may begin in besides: whoever reads the bytes has it already.
  internal static func append(_ bytes: [UInt8], behind earlier: [UInt8] = [], to part: inout ImagePart) {
    part.append(bytes.count)
    let bytes = earlier + bytes
    // The last place of each three bytes, by a hash of them, and for each place the one before it.
    let bits = bytes.count < 1 << 10 ? 10 : bytes.count < 1 << 14 ? 14 : 16
    var latest = [Int](repeating: -1, count: 1 << bits)
    var before = [Int](repeating: -1, count: bytes.count)
    func note(_ place: Int) {
      guard place + 3 <= bytes.count else { return }
      let key = UInt32(bytes[place]) << 16 | UInt32(bytes[place + 1]) << 8 | UInt32(bytes[place + 2])
      let slot = Int((key &* 0x9E37_79B1) >> (32 - UInt32(bits)))
      before[place] = latest[slot]
      latest[slot] = place
    }
    // The repetition at a place that saves the most bytes; none at the end.
    func best(at position: Int) -> (gain: Int, length: Int, distance: Int) {
      var best = (gain: 0, length: 0, distance: 0)
      var place = position < bytes.count && isBoundary(position, in: bytes) ? before[position] : -1
      var tries = 0
      while place >= 0, tries < mostTries {
        let found = commonLength(place, position, in: bytes)
        let gain = found - 1 - ImagePart.byteCount(of: position - place)
        if gain > best.gain { best = (gain, found, position - place) }
        place = before[place]
        tries += 1
      }
      return best
    }
    var (position, literals) = (earlier.count, earlier.count)
    for place in 0...position { note(place) }
    var found = best(at: position)
    while position < bytes.count {
      note(position + 1)
      let next = best(at: position + 1)
      guard found.gain > 0, found.gain >= next.gain else {
        position += 1
        found = next
        continue
      }
      append(literals: bytes[literals..<position], repetition: found.length, to: &part)
      part.append(found.distance)
      for place in (position + 2)...(position + found.length) { note(place) }
      position += found.length
      literals = position
      found = best(at: position)
    }
    if literals < bytes.count { append(literals: bytes[literals...], repetition: Repetition.leastLength, to: &part) }
  }

  /// Appends literal bytes, and how long the repetition behind them is.
  private static func append(literals: ArraySlice<UInt8>, repetition length: Int, to part: inout ImagePart) {
    let rest = length - Repetition.leastLength
    let (count, more) = (min(literals.count, Repetition.mostLiterals), min(rest, Repetition.mostMore))
    part.append(rest: CollectionOfOne(UInt8(count << 4 | more)))
    if count == Repetition.mostLiterals { part.append(literals.count - count) }
    part.append(rest: literals)
    if more == Repetition.mostMore { part.append(rest - more) }
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
