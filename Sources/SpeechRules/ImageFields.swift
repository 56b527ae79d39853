package import SayableEngine

/// The fields of a part of an image, one behind another. What a part holds is told once, and the same description writes
/// it and reads it.
package protocol ImageFields {
  /// Writes a number that is not negative, or reads one into its place.
  mutating func field(_ number: inout Int)
  /// The same for the bytes of a text.
  mutating func field(_ bytes: inout [UInt8])
  /// The same for a list; an element that is read is `blank` before.
  mutating func field<Element>(
    each elements: inout [Element], blank: Element, _ field: (inout Element, inout Self) -> Void)
}

extension ImageFields {
  package mutating func field(_ number: inout Int32) {
    var wide = Int(number)
    field(&wide)
    number = Int32(truncatingIfNeeded: wide)
  }

  /// A number that may be missing.
  package mutating func field(_ number: inout Int32?) {
    var wide = number.map { Int($0) + 1 } ?? 0
    field(&wide)
    number = wide == 0 ? nil : Int32(truncatingIfNeeded: wide - 1)
  }

  package mutating func field(_ flag: inout Bool) {
    var number = flag ? 1 : 0
    field(&number)
    flag = number != 0
  }

  package mutating func field(_ range: inout Range<Int32>) {
    var (start, count) = (Int(range.lowerBound), range.count)
    field(&start)
    field(&count)
    range = Int32(truncatingIfNeeded: start)..<Int32(truncatingIfNeeded: start + count)
  }

  /// A set as the bits of a number.
  package mutating func field(_ set: inout MemberSet) {
    var parts = set.parts
    for place in parts.indices { field(&parts[place]) }
    set.parts = parts
  }

  package mutating func field<Case: RawRepresentable<UInt8>>(choice: inout Case) {
    var number = Int(choice.rawValue)
    field(&number)
    guard let read = UInt8(exactly: number).flatMap(Case.init(rawValue:)) else { preconditionFailure("no such case") }
    choice = read
  }

  package mutating func field(_ text: inout String) {
    var bytes = Array(text.utf8)
    field(&bytes)
    text = String(decoding: bytes, as: UTF8.self)
  }

  /// Bytes that may be missing.
  package mutating func field(_ bytes: inout [UInt8]?) {
    var (isThere, present) = (bytes != nil, bytes ?? [])
    field(&isThere)
    if isThere { field(&present) }
    bytes = isThere ? present : nil
  }

  package mutating func field(each numbers: inout [Int32]) { field(each: &numbers, blank: 0) { $1.field(&$0) } }
  package mutating func field(each ranges: inout [Range<Int32>]) {
    field(each: &ranges, blank: 0..<0) { $1.field(&$0) }
  }
  package mutating func field(each texts: inout [[UInt8]]) { field(each: &texts, blank: []) { $1.field(&$0) } }
  package mutating func field(each texts: inout [String]) { field(each: &texts, blank: "") { $1.field(&$0) } }

  /// Entries by key, in the order of the keys.
  package mutating func field<Key: Hashable & Comparable, Value>(
    each entries: inout [Key: Value], blank: (Key, Value), _ field: (inout (Key, Value), inout Self) -> Void
  ) {
    var list = entries.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    self.field(each: &list, blank: blank, field)
    entries = Dictionary(list) { first, _ in first }
  }
}

extension ImageReader: ImageFields {
  package mutating func field(_ number: inout Int) { number = self.number() }

  package mutating func field(_ bytes: inout [UInt8]) { bytes = textBytes() }

  package mutating func field<Element>(
    each elements: inout [Element], blank: Element, _ field: (inout Element, inout ImageReader) -> Void
  ) {
    elements = list { reader in
      var element = blank
      field(&element, &reader)
      return element
    }
  }
}
