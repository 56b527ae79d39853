package import Prefilter

/// Reads the fields of a part of an image, one behind another, as ``ImagePart`` wrote them.
package struct ImageReader: Sendable {
  package let bytes: StoredBytes
  /// Where the next field begins, in bytes of the image.
  package private(set) var position: Int
  /// Where the part ends.
  package let end: Int

  package init(bytes: StoredBytes, position: Int, end: Int) {
    self.bytes = bytes
    self.position = position
    self.end = end
  }

  /// Reads a number.
  @inline(__always)
  package mutating func number() -> Int {
    precondition(position < end, "the part ends within a field")
    let first = bytes[position]
    guard first < 0x40 else { return numberOfMoreBytes() }
    position += 1
    return Int(first)
  }

  private mutating func numberOfMoreBytes() -> Int {
    var number = 0
    var shift = 0
    while true {
      precondition(position < end && shift < 60, "the part ends within a field")
      let byte = bytes[position]
      position += 1
      number |= Int(byte & 0x3F) << shift
      if byte < 0x40 { return number }
      shift += 6
    }
  }

  /// Reads a number that may be negative.
  package mutating func signedNumber() -> Int {
    let number = number()
    return number & 1 == 0 ? number >> 1 : ~(number >> 1)
  }

  /// Reads a flag.
  package mutating func flag() -> Bool { number() != 0 }

  /// Reads where the bytes of a text stand.
  package mutating func range() -> Range<Int> { range(ofLength: number()) }

  /// Reads where the next `count` bytes stand.
  package mutating func range(ofLength count: Int) -> Range<Int> {
    precondition(count <= end - position, "the part ends within a field")
    defer { position += count }
    return position..<(position + count)
  }

  /// Reads a text.
  package mutating func text() -> String { bytes.text(in: range()) }

  /// Reads the bytes of a text.
  package mutating func textBytes() -> [UInt8] { bytes.bytes(in: range()) }

  /// Reads a text that may be missing.
  package mutating func optionalText() -> String? { flag() ? text() : nil }

  /// Reads a list.
  package mutating func list<Element>(_ read: (inout ImageReader) -> Element) -> [Element] {
    let count = number()
    // Each element takes a byte at least.
    precondition(count <= end - position, "the part ends within a list")
    var elements: [Element] = []
    elements.reserveCapacity(count)
    for _ in 0..<count { elements.append(read(&self)) }
    return elements
  }

  /// Reads bytes whose repetitions were left out.
  ///
  /// - Parameter earlier: Where in the image bytes stand that repetitions may begin in besides, half open.
  /// - Returns: The bytes, without those at `earlier`.
  package mutating func uncompressed(behind earlier: Range<Int> = 0..<0) -> [UInt8] {
    let count = number()
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count)
    while bytes.count < count {
      let counts = Int(self.bytes[range(ofLength: 1).lowerBound])
      var literals = counts >> 4
      if literals == Repetition.mostLiterals { literals += number() }
      self.bytes.append(range(ofLength: literals), to: &bytes)
      guard bytes.count < count else { break }
      var more = counts & Repetition.mostMore
      if more == Repetition.mostMore { more += number() }
      let (length, distance) = (Repetition.leastLength + more, number())
      precondition(distance > 0 && distance <= earlier.count + bytes.count, "a repetition lies before the bytes")
      precondition(length <= count - bytes.count, "a repetition goes on behind the bytes")
      let start = bytes.count - distance
      for place in start..<(start + length) {
        bytes.append(place < 0 ? self.bytes[earlier.upperBound + place] : bytes[place])
      }
    }
    return bytes
  }

  /// Reads a value of an enumeration that was written as its place in `allCases`.
  package mutating func choice<Value: CaseIterable>(of type: Value.Type) -> Value
  where Value.AllCases == [Value] {
    let index = number()
    precondition(index < type.allCases.count, "there is no such case")
    return type.allCases[index]
  }
}

/// How compressed bytes tell of a repetition: the number of literal bytes before it stands in the higher three bits of a
/// byte, its length in the lower four. Where all of these bits are set, the rest of the number follows.
package enum Repetition {
  /// The length that is stored as 0.
  package static let leastLength = 3
  /// The largest number of literals that needs no more bytes, plus one.
  package static let mostLiterals = 7
  /// The largest length that needs no more bytes, less ``leastLength`` and plus one.
  package static let mostMore = 15
}
