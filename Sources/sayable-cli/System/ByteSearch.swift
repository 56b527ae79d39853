#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

extension [UInt8] {
  /// Where `byte` stands first in `range`, a half-open range of offsets; nil where it does not stand in it.
  func firstOffset(of byte: UInt8, in range: Range<Int>) -> Int? {
    unsafe withUnsafeBytes { bytes in
      let part = unsafe UnsafeRawBufferPointer(rebasing: bytes[range])
      guard let start = part.baseAddress, let found = unsafe memchr(start, Int32(byte), part.count) else { return nil }
      return unsafe range.lowerBound + (UnsafeRawPointer(found) - start)
    }
  }

  /// How often `byte` stands among the bytes.
  func count(of byte: UInt8) -> Int {
    var count = 0
    // Without a check for overflow many bytes are compared at once.
    for other in self where other == byte { count &+= 1 }
    return count
  }
}
