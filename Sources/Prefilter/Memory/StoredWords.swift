/// Numbers of 28 bits, four bytes each, that are read in place.
@safe package struct StoredWords: @unchecked Sendable, RandomAccessCollection {
  // Sendable: nothing writes to the memory.
  private let memory: UnsafeRawBufferPointer
  /// What holds the memory.
  private let bytes: StoredBytes
  package let count: Int

  /// - Parameter range: Where they stand in the bytes.
  package init(_ bytes: StoredBytes, in range: Range<Int>) {
    self.bytes = bytes
    count = range.count / 4
    unsafe memory = unsafe bytes.part(range)
  }

  /// A copy of `words`.
  package init(_ words: [UInt32]) {
    let bytes = words.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (7 * $0) & 0x7F) } }
    self.init(StoredBytes(bytes), in: bytes.indices)
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { count }

  package subscript(index: Int) -> UInt32 {
    precondition(index >= 0 && index < count, "there is no such word")
    return unsafe memory.word(at: 4 * index)
  }
}
