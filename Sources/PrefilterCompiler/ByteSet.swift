/// A set of byte values.
package struct ByteSet: Sendable, Hashable {
  internal var words: SIMD4<UInt64> = .zero

  /// The empty set.
  internal init() {}

  /// The set of all bytes.
  internal static let all: ByteSet = {
    var set = ByteSet()
    set.words = SIMD4(repeating: .max)
    return set
  }()

  /// Puts `byte` into the set.
  internal mutating func insert(_ byte: UInt8) { words[Int(byte >> 6)] |= 1 << UInt64(byte & 63) }

  /// Puts all bytes of `other` into the set.
  internal mutating func formUnion(_ other: ByteSet) { words |= other.words }

  /// Takes all bytes but those of `other` out of the set.
  internal mutating func formIntersection(_ other: ByteSet) { words &= other.words }

  /// The bytes that are in one set or in the other.
  internal func union(_ other: ByteSet) -> ByteSet {
    var result = self
    result.words |= other.words
    return result
  }

  /// The bytes that are in one set and in the other.
  internal func intersection(_ other: ByteSet) -> ByteSet {
    var result = self
    result.words &= other.words
    return result
  }

  /// All other bytes.
  internal var complement: ByteSet {
    var result = self
    result.words = ~words
    return result
  }

  /// Whether no byte is in the set.
  internal var isEmpty: Bool { words == .zero }

  /// Whether `byte` is in the set.
  internal func contains(_ byte: UInt8) -> Bool { words[Int(byte >> 6)] & (1 << UInt64(byte & 63)) != 0 }

  /// Calls `body` with each byte of the set, in order.
  internal func forEach(_ body: (UInt8) -> Void) {
    for index in 0..<4 {
      var word = words[index]
      while word != 0 {
        body(UInt8(truncatingIfNeeded: (index << 6) + word.trailingZeroBitCount))
        word &= word - 1
      }
    }
  }
}

extension ByteSet {
  internal static let ascii = ByteSet(0...0x7F)
  internal static let digits = ByteSet(UInt8(ascii: "0")...UInt8(ascii: "9"))
  internal static let capitals = ByteSet(UInt8(ascii: "A")...UInt8(ascii: "Z"))
  internal static let smallLetters = ByteSet(UInt8(ascii: "a")...UInt8(ascii: "z"))
  internal static let letters = capitals.union(smallLetters)
  internal static let spaces = ByteSet([0x09, 0x0A, 0x0B, 0x0C, 0x0D, 0x20])
  /// The first bytes of all characters beyond ASCII.
  internal static let leading = ByteSet(0xC2...0xF4)
  /// Their other bytes.
  internal static let continuing = ByteSet(0x80...0xBF)

  /// The set of `bytes`.
  internal init(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { insert(byte) }
  }
}
