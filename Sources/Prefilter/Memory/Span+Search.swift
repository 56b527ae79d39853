extension Span<UInt8> {
  /// Whether `byte` is among the bytes.
  public func contains(_ byte: UInt8) -> Bool { firstOffset(of: byte, from: 0) != nil }

  /// Whether these are the same bytes as `other`.
  public func isEqual(to other: Span<UInt8>) -> Bool {
    unsafe withUnsafeBytes { bytes in
      unsafe other.withUnsafeBytes { others in unsafe SystemMemory.areEqual(bytes, others) }
    }
  }

  /// A number that differs for most bytes; the same in every run.
  public var hash: UInt64 {
    unsafe withUnsafeBytes { bytes in
      var hash = UInt64(truncatingIfNeeded: bytes.count)
      var position = 0
      while position + 8 <= bytes.count {
        hash = unsafe (hash ^ bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self)).mixed
        position += 8
      }
      var rest: UInt64 = 0
      while position < bytes.count {
        rest = unsafe rest << 8 | UInt64(bytes[position])
        position += 1
      }
      return (hash ^ rest).mixed
    }
  }

  /// Where `byte` stands first at `start` or behind it; nil where it does not.
  public func firstOffset(of byte: UInt8, from start: Int) -> Int? {
    precondition(0 <= start && start <= count, "the start lies outside the bytes")
    return unsafe withUnsafeBytes { bytes in
      unsafe SystemMemory.firstOffset(of: byte, in: UnsafeRawBufferPointer(rebasing: bytes[start...])).map {
        start + $0
      }
    }
  }
}
