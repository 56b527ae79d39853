/// Numbers of four bytes that are read where they stand in an image.
@safe internal struct ImageWords: @unchecked Sendable, RandomAccessCollection {
  // Sendable: nothing writes to the memory.
  private let memory: UnsafeRawBufferPointer
  /// What holds the memory.
  private let bytes: ImageBytes
  internal let count: Int

  /// - Parameter range: Where they stand in the image.
  internal init(_ bytes: ImageBytes, in range: Range<Int>) {
    self.bytes = bytes
    count = range.count / 4
    unsafe memory = unsafe bytes.part(range)
  }

  internal var startIndex: Int { 0 }
  internal var endIndex: Int { count }

  internal subscript(index: Int) -> UInt32 {
    precondition(index >= 0 && index < count, "there is no such word")
    return UInt32(littleEndian: unsafe memory.loadUnaligned(fromByteOffset: 4 * index, as: UInt32.self))
  }
}
