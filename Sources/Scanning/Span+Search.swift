extension Span<UInt8> {
  /// Whether `byte` is among the bytes.
  public func contains(_ byte: UInt8) -> Bool { firstOffset(of: byte, from: 0) != nil }

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
