#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

extension Span<UInt8> {
  /// Whether `byte` is among the bytes.
  public func contains(_ byte: UInt8) -> Bool {
    unsafe withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return false }
      return unsafe memchr(start, Int32(byte), bytes.count) != nil
    }
  }
}
