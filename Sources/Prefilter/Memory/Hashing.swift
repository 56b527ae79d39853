extension UInt64 {
  /// A number whose bits all depend on those of this one, for hash tables; the same in every run.
  package var mixed: UInt64 {
    let product = (self &+ 0x9E37_79B9_7F4A_7C15).multipliedFullWidth(by: 0xBF58_476D_1CE4_E5B9)
    return product.high ^ product.low
  }
}

extension Span<UInt8> {
  /// A number that differs for most bytes; the same in every run.
  package var hash: UInt64 {
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
}

/// Bytes by which something is looked up. `Array` hashes each byte alone.
package struct ByteKey: Hashable, Sendable {
  private let bytes: [UInt8]

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  package func hash(into hasher: inout Hasher) { hasher.combine(bytes.view.hash) }
}
