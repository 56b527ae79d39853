/// A part of an image that is being written: fields one behind another, as `ImageReader` reads them.
package struct ImagePart {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  /// Appends a number that is not negative, six bits to a byte, the lowest first; the seventh tells that more follow.
  package mutating func append(_ number: Int) {
    var rest = UInt(number)
    while rest >= 0x40 {
      bytes.append(UInt8(truncatingIfNeeded: rest & 0x3F) | 0x40)
      rest >>= 6
    }
    bytes.append(UInt8(rest))
  }

  /// Appends a number that may be negative: its sign stands in the lowest bit.
  package mutating func append(signed number: Int) { append(number < 0 ? -2 * number - 1 : 2 * number) }

  /// How many bytes a number takes.
  internal static func byteCount(of number: Int) -> Int { max(1, (Int.bitWidth - number.leadingZeroBitCount + 5) / 6) }

  /// Appends a flag.
  package mutating func append(_ flag: Bool) { append(flag ? 1 : 0) }

  /// Appends a text with its length before it.
  package mutating func append(_ text: String) { append(text.utf8) }

  /// Appends bytes with their number before them.
  package mutating func append(_ bytes: some Collection<UInt8>) {
    append(bytes.count)
    append(rest: bytes)
  }

  /// Appends bytes alone.
  package mutating func append(rest bytes: some Collection<UInt8>) { self.bytes += bytes }

  /// Appends what may be missing.
  package mutating func append(_ text: String?) {
    append(text != nil)
    if let text { append(text) }
  }

  /// Appends a list, its count before it.
  package mutating func append<Element>(
    each elements: some Collection<Element>, _ write: (Element, inout ImagePart) -> Void
  ) {
    append(elements.count)
    for element in elements { write(element, &self) }
  }

  /// Appends a number of 28 bits in four bytes, the least significant first.
  package mutating func append(word: UInt32) {
    precondition(word >> 28 == 0, "a word of an image has 28 bits")
    append(Int(word), width: 4)
  }

  /// Appends a number in `width` bytes, seven bits each, the least significant first.
  package mutating func append(_ number: Int, width: Int) {
    for index in 0..<width { bytes.append(UInt8(truncatingIfNeeded: number >> (7 * index) & 0x7F)) }
  }
}

extension ImagePart {
  /// Appends a value of an enumeration as its place in `allCases`.
  package mutating func append<Value: CaseIterable & Equatable>(choice: Value) where Value.AllCases == [Value] {
    append(Value.allCases.firstIndex(of: choice) ?? 0)
  }
}
