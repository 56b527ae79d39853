extension Span<UInt8> {
  /// Whether `byte` is among the bytes.
  package func contains(_ byte: UInt8) -> Bool { firstOffset(of: byte, from: 0) != nil }

  /// Where `byte` first stands at `start` or behind it; nil where it does not.
  package func firstOffset(of byte: UInt8, from start: Int) -> Int? {
    precondition(0 <= start && start <= count, "the start lies outside the bytes")
    return unsafe withUnsafeBytes { bytes in
      unsafe SystemMemory.firstOffset(of: byte, in: UnsafeRawBufferPointer(rebasing: bytes[start...])).map {
        start + $0
      }
    }
  }

  /// Whether these are the same bytes as `other`.
  package func isEqual(to other: Span<UInt8>) -> Bool {
    unsafe withUnsafeBytes { bytes in
      unsafe other.withUnsafeBytes { others in unsafe SystemMemory.areEqual(bytes, others) }
    }
  }
}

extension String {
  /// Calls `body` with the UTF-8 bytes of the string, which are copied only where it does not keep them in one piece.
  @inlinable package func withUTF8Span<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
    if let result = unsafe utf8.withContiguousStorageIfAvailable({ unsafe body($0.span) }) { return result }
    return body(Array(utf8).view)
  }
}

extension [UInt8] {
  /// Appends the bytes of `bytes` in `range`, half-open, which stops the program where it lies outside them.
  package mutating func append(_ range: Range<Int>, of bytes: [UInt8]) {
    precondition(range.lowerBound >= 0 && range.upperBound <= bytes.count, "the range lies outside the bytes")
    unsafe bytes.withUnsafeBufferPointer { buffer in
      unsafe append(contentsOf: UnsafeBufferPointer(rebasing: buffer[range]))
    }
  }

  /// Appends a copy of `bytes`.
  package mutating func append(copying bytes: Span<UInt8>) {
    unsafe bytes.withUnsafeBufferPointer { unsafe append(contentsOf: $0) }
  }
}
