#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

extension Span<UInt8> {
  /// Whether `byte` is among the bytes.
  public func contains(_ byte: UInt8) -> Bool { firstOffset(of: byte, from: 0) != nil }

  /// Where `byte` stands first at `start` or behind it; nil where it does not.
  public func firstOffset(of byte: UInt8, from start: Int) -> Int? {
    precondition(0 <= start && start <= count, "the start lies outside the bytes")
    return unsafe withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress,
        let found = unsafe memchr(base + start, Int32(byte), bytes.count - start)
      else { return nil }
      return unsafe UnsafeRawPointer(found) - base
    }
  }
}
