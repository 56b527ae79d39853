/// Bytes that are read in place: a part of the program itself, or made at run time. Every read is
/// checked against their bounds.
@safe package final class StoredBytes: @unchecked Sendable {
  // Sendable: nothing writes to the memory.
  private let memory: UnsafeRawBufferPointer
  private let isOwned: Bool

  /// A copy of `bytes`.
  package init(_ bytes: [UInt8]) {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 8)
    unsafe copy.copyBytes(from: bytes)
    unsafe memory = UnsafeRawBufferPointer(copy)
    isOwned = true
  }

  /// Memory that is there, and unchanged, as long as the program runs.
  @unsafe package init(lasting memory: UnsafeRawBufferPointer) {
    unsafe self.memory = unsafe memory
    isOwned = false
  }

  /// The bytes of a literal.
  package convenience init(_ text: StaticString) {
    unsafe self.init(lasting: UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  deinit {
    if isOwned { unsafe memory.deallocate() }
  }

  /// How many there are.
  package var count: Int { unsafe memory.count }

  /// The byte at `offset`.
  package subscript(offset: Int) -> UInt8 {
    precondition(offset >= 0 && offset < count, "the offset lies outside the bytes")
    return unsafe memory[offset]
  }

  /// The four bytes from `offset` on as a number of 28 bits, seven to a byte, the least significant first.
  package func word(at offset: Int) -> UInt32 {
    precondition(offset >= 0 && offset <= count - 4, "the offset lies outside the bytes")
    return unsafe memory.word(at: offset)
  }

  /// The `width` bytes from `offset` on as a number, seven bits to a byte, the least significant first.
  package func number(at offset: Int, width: Int) -> Int {
    precondition(offset >= 0 && offset <= count - width, "the offset lies outside the bytes")
    var number = 0
    for index in 0..<width { number |= unsafe Int(memory[offset + index]) << (7 * index) }
    return number
  }

  /// A number of 56 bits that changes with any of the bytes from `start` on.
  package func checksum(from start: Int) -> UInt64 {
    var sum = UInt64(count)
    var offset = start
    while offset <= count - 8 {
      sum = unsafe (sum ^ UInt64(littleEndian: memory.loadUnaligned(fromByteOffset: offset, as: UInt64.self))).mixed
      offset += 8
    }
    while offset < count {
      sum = unsafe (sum ^ UInt64(memory[offset])).mixed
      offset += 1
    }
    return sum >> 8
  }

  /// All of them.
  package var all: [UInt8] { bytes(in: 0..<count) }

  /// The bytes of `range`.
  package func bytes(in range: Range<Int>) -> [UInt8] { unsafe Array(part(range)) }

  /// Appends the bytes of `range` to `array`.
  package func append(_ range: Range<Int>, to array: inout [UInt8]) { unsafe array.append(contentsOf: part(range)) }

  /// The text of `range`.
  package func text(in range: Range<Int>) -> String { unsafe String(decoding: part(range), as: UTF8.self) }

  /// Whether the bytes of `range` come before `key`, in the order of bytes, or behind it, or are the same.
  ///
  /// - Returns: Less than 0, more than 0, or 0.
  package func order(of range: Range<Int>, _ key: ArraySlice<UInt8>) -> Int {
    let part = unsafe part(range)
    return unsafe key.withUnsafeBufferPointer { key in
      for index in 0..<min(part.count, key.count) where unsafe part[index] != key[index] {
        return unsafe part[index] < key[index] ? -1 : 1
      }
      return part.count - key.count
    }
  }

  /// The memory of `range`, which lasts as long as the bytes do.
  @unsafe package func part(_ range: Range<Int>) -> UnsafeRawBufferPointer {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "the range lies outside the bytes")
    return unsafe UnsafeRawBufferPointer(rebasing: memory[range])
  }
}

extension UnsafeRawBufferPointer {
  /// A number of 28 bits in four bytes, of which the highest bits are zero: bytes of a text stay a text.
  internal func word(at offset: Int) -> UInt32 {
    let bytes = unsafe UInt32(littleEndian: loadUnaligned(fromByteOffset: offset, as: UInt32.self))
    return bytes & 0x7F | bytes >> 1 & 0x3F80 | bytes >> 2 & 0x1F_C000 | bytes >> 3 & 0xFE0_0000
  }
}
