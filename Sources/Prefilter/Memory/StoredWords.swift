/// Numbers of three or four bytes each, seven bits to a byte, that are read in place.
@safe package struct StoredWords: @unchecked Sendable, RandomAccessCollection {
  // Sendable: nothing writes to the memory.
  private let memory: UnsafeRawBufferPointer
  /// What holds the memory.
  private let bytes: StoredBytes
  private let width: Int
  package let count: Int

  /// - Parameters:
  ///   - range: Where they stand in the bytes.
  ///   - width: How many bytes each takes.
  package init(_ bytes: StoredBytes, in range: Range<Int>, width: Int = 4) {
    precondition(width == 3 || width == 4, "no number takes so many bytes")
    self.bytes = bytes
    self.width = width
    count = range.count / width
    unsafe memory = unsafe bytes.part(range)
  }

  /// A copy of `words`.
  package init(_ words: [UInt32]) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(4 * words.count)
    for word in words {
      for shift in stride(from: UInt32(0), to: 28, by: 7) {
        bytes.append(UInt8(truncatingIfNeeded: word >> shift & 0x7F))
      }
    }
    self.init(StoredBytes(bytes), in: bytes.indices)
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { count }

  package subscript(index: Int) -> UInt32 {
    precondition(index >= 0 && index < count, "there is no such word")
    return unsafe width == 4 ? memory.word(at: 4 * index) : memory.shortWord(at: 3 * index)
  }
}
