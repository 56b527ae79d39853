/// Lists of numbers that are found by a key, all in one array.
internal struct KeyedLists: Sendable {
  /// A list, at the place that its key hashes to, or behind.
  private struct Slot {
    var key: UInt64 = 0
    /// Where the list begins, plus one; 0 where there is none.
    var start: UInt32 = 0
    var end: UInt32 = 0
  }

  /// The numbers of all lists.
  internal private(set) var numbers: [UInt32] = []
  private var slots = [Slot](repeating: Slot(), count: 64)
  private var count = 0

  /// Where the numbers of the list of `key` are; nil where there is none.
  internal func places(of key: UInt64) -> Range<Int>? {
    let slot = slots[slot(of: key)]
    return slot.start == 0 ? nil : Int(slot.start - 1)..<Int(slot.end)
  }

  /// Adds the list of a key that has none.
  ///
  /// - Returns: Where its numbers are.
  internal mutating func insert(_ list: [UInt32], for key: UInt64) -> Range<Int> {
    let start = numbers.count
    numbers += list
    slots[slot(of: key)] = Slot(
      key: key, start: UInt32(truncatingIfNeeded: start + 1), end: UInt32(truncatingIfNeeded: numbers.count))
    count += 1
    if count * 2 > slots.count { grow() }
    return start..<numbers.count
  }

  /// Where the list of `key` is, or would be put.
  private func slot(of key: UInt64) -> Int {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: key.mixed) & mask
    while slots[slot].start > 0, slots[slot].key != key { slot = (slot + 1) & mask }
    return slot
  }

  private mutating func grow() {
    let known = slots
    slots = [Slot](repeating: Slot(), count: known.count * 2)
    for slot in known where slot.start > 0 { slots[self.slot(of: slot.key)] = slot }
  }
}
