/// A set of byte values.
@frozen public struct ByteSet: Sendable, Hashable {
  @usableFromInline internal var words: SIMD4<UInt64> = .zero

  /// The empty set.
  @inlinable public init() {}

  /// The set of the bytes in `range`.
  public init(_ range: ClosedRange<UInt8>) {
    for byte in range { insert(byte) }
  }

  /// The set of all bytes.
  public static let all: ByteSet = {
    var set = ByteSet()
    set.words = SIMD4(repeating: .max)
    return set
  }()

  /// Puts `byte` into the set.
  @inlinable public mutating func insert(_ byte: UInt8) { words[Int(byte >> 6)] |= 1 << UInt64(byte & 63) }

  /// Puts all bytes of `other` into the set.
  @inlinable public mutating func formUnion(_ other: ByteSet) { words |= other.words }

  /// Takes all bytes but those of `other` out of the set.
  @inlinable public mutating func formIntersection(_ other: ByteSet) { words &= other.words }

  /// The bytes that are in one set or in the other.
  @inlinable public func union(_ other: ByteSet) -> ByteSet {
    var result = self
    result.words |= other.words
    return result
  }

  /// The bytes that are in one set and in the other.
  @inlinable public func intersection(_ other: ByteSet) -> ByteSet {
    var result = self
    result.words &= other.words
    return result
  }

  /// All other bytes.
  @inlinable public var complement: ByteSet {
    var result = self
    result.words = ~words
    return result
  }

  /// The bytes from 64 times `index` on as the bits of a word.
  ///
  /// - Parameter index: 0 to 3.
  @inlinable public func word(_ index: Int) -> UInt64 { words[index] }

  /// Whether no byte is in the set.
  @inlinable public var isEmpty: Bool { words == .zero }

  /// Whether `byte` is in the set.
  @inlinable public func contains(_ byte: UInt8) -> Bool { words[Int(byte >> 6)] & (1 << UInt64(byte & 63)) != 0 }

  /// How many bytes are in the set.
  public var count: Int { (0..<4).reduce(0) { $0 + words[$1].nonzeroBitCount } }

  /// Calls `body` with each byte of the set, in order.
  @inlinable public func forEach(_ body: (UInt8) -> Void) {
    for index in 0..<4 {
      var word = words[index]
      while word != 0 {
        body(UInt8(truncatingIfNeeded: (index << 6) + word.trailingZeroBitCount))
        word &= word - 1
      }
    }
  }

  /// Whether the two sets have no byte in common.
  @inlinable public func isDisjoint(with other: ByteSet) -> Bool { words & other.words == .zero }
}
