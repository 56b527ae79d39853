/// The pieces of bytes that stand in many patterns, each once, for compressed patterns to repeat: most are too short to
/// have repetitions of their own. Those that stand in the most patterns come last, where the way back is short.
internal struct SharedPieces {
  /// How long the pieces are that are counted; longer ones are made of those that overlap.
  private static let length = 8
  /// In how many patterns a piece stands at least.
  private static let leastPatterns = 5
  /// How many bytes there are at most: more would save hardly more than they take.
  private static let mostBytes = 32768

  internal private(set) var bytes: [UInt8] = []

  /// How many patterns each piece stands in, the piece as a number; only those that stand in enough.
  private let counts: [UInt64: Int]
  private var used: Set<UInt64> = []

  internal init(of patterns: [[UInt8]]) {
    var counts: [UInt64: (patterns: Int, last: Int)] = [:]
    for (number, pattern) in patterns.enumerated() {
      var piece: UInt64 = 0
      for (index, byte) in pattern.enumerated() {
        piece = piece << 8 | UInt64(byte)
        guard index >= Self.length - 1 else { continue }
        let known = counts[piece] ?? (0, -1)
        if known.last != number { counts[piece] = (known.patterns + 1, number) }
      }
    }
    self.counts = counts.compactMapValues { $0.patterns >= Self.leastPatterns ? $0.patterns : nil }
    for (piece, _) in self.counts.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) where !used.contains(piece) {
      bytes = grown(piece) + bytes
      if bytes.count >= Self.mostBytes { break }
    }
    bytes = Self.wholeScalars(bytes.suffix(Self.mostBytes))
  }

  /// A piece with the bytes that most often stand behind it and before it, as long as no other piece has them.
  private mutating func grown(_ piece: UInt64) -> [UInt8] {
    used.insert(piece)
    var grown = (0..<Self.length).map { UInt8(truncatingIfNeeded: piece >> (56 - 8 * $0)) }
    var end = piece
    while let next = mostFrequent((0...0xFF).map { end << 8 | $0 }) {
      grown.append(UInt8(truncatingIfNeeded: next))
      end = next
    }
    var before: [UInt8] = []
    var start = piece
    while let next = mostFrequent((0...0xFF).map { $0 << 56 | start >> 8 }) {
      before.append(UInt8(truncatingIfNeeded: next >> 56))
      start = next
    }
    return Self.wholeScalars((before.reversed() + grown)[...])
  }

  /// The piece that stands in the most patterns of those that are not used; it is used now.
  private mutating func mostFrequent(_ pieces: [UInt64]) -> UInt64? {
    var best: (piece: UInt64, count: Int)?
    for piece in pieces {
      if let count = counts[piece], count > best?.count ?? 0, !used.contains(piece) { best = (piece, count) }
    }
    if let best { used.insert(best.piece) }
    return best?.piece
  }

  /// Bytes of a text without those at both ends that are only a part of a scalar.
  private static func wholeScalars(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var bytes = bytes.drop { $0 & 0xC0 == 0x80 }
    if let last = bytes.lastIndex(where: { $0 & 0xC0 != 0x80 }) {
      let length = max(1, (~bytes[last]).leadingZeroBitCount)
      if bytes.endIndex - last < length { bytes = bytes[..<last] }
    }
    return Array(bytes)
  }
}
