extension [UInt8] {
  /// Appends the bytes of `bytes` in `range`, half-open, which stops the program where it lies outside them.
  public mutating func append(_ range: Range<Int>, of bytes: [UInt8]) {
    precondition(range.lowerBound >= 0 && range.upperBound <= bytes.count, "the range lies outside the bytes")
    unsafe bytes.withUnsafeBufferPointer { buffer in
      unsafe append(contentsOf: UnsafeBufferPointer(rebasing: buffer[range]))
    }
  }
}
