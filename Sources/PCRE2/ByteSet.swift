/// A set of byte values.
@frozen public struct ByteSet: Sendable, Hashable {
  @usableFromInline internal var words: SIMD4<UInt64> = .zero

  /// The empty set.
  public init() {}

  /// The set of all bytes.
  public static let all: ByteSet = {
    var set = ByteSet()
    set.words = SIMD4(repeating: .max)
    return set
  }()

  /// The set of `byte` and, where it is an ASCII letter, the letter's other case.
  internal init(eitherCase byte: UInt8) {
    insert(byte)
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): insert(byte ^ 0x20)
    default: break
    }
  }

  /// Puts `byte` into the set.
  @inlinable public mutating func insert(_ byte: UInt8) { words[Int(byte >> 6)] |= 1 << UInt64(byte & 63) }

  /// Puts all bytes of `other` into the set.
  @inlinable public mutating func formUnion(_ other: ByteSet) { words |= other.words }

  /// Whether `byte` is in the set.
  @inlinable public func contains(_ byte: UInt8) -> Bool { words[Int(byte >> 6)] & (1 << UInt64(byte & 63)) != 0 }

  /// How many bytes are in the set.
  public var count: Int { (0..<4).reduce(0) { $0 + words[$1].nonzeroBitCount } }

  /// How many bytes are in both sets.
  public func count(in other: ByteSet) -> Int {
    var both = self
    both.words &= other.words
    return both.count
  }

  /// Whether the two sets have no byte in common.
  @inlinable public func isDisjoint(with other: ByteSet) -> Bool { words & other.words == .zero }
}
