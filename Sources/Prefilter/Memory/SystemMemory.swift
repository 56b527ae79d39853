#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// What the C library, whose name differs between systems, does with memory.
internal enum SystemMemory {
  /// Memory for `count` values of `size` bytes, all zero; `release` takes it back. It takes room only where it is written
  /// to.
  internal static func zeroed(_ count: Int, size: Int) -> UnsafeMutableRawPointer {
    guard let memory = unsafe calloc(count, size) else { fatalError("out of memory") }
    return unsafe memory
  }

  /// Takes back memory that `zeroed` gave.
  internal static func release(_ memory: UnsafeMutableRawPointer) {
    unsafe free(memory)
  }

  /// Where `byte` stands first in `bytes`; nil where it does not.
  internal static func firstOffset(of byte: UInt8, in bytes: UnsafeRawBufferPointer) -> Int? {
    guard let base = bytes.baseAddress, let found = unsafe memchr(base, Int32(byte), bytes.count) else { return nil }
    return unsafe UnsafeRawPointer(found) - base
  }

  /// Whether both hold the same bytes.
  internal static func areEqual(_ first: UnsafeRawBufferPointer, _ second: UnsafeRawBufferPointer) -> Bool {
    guard first.count == second.count, let base = first.baseAddress, let other = second.baseAddress else {
      return first.count == second.count
    }
    return unsafe memcmp(base, other, first.count) == 0
  }
}
