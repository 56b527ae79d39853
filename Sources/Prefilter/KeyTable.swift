/// Keys, numbered in the order in which they come, in an open-addressed table.
package struct KeyTable: Sendable {
  /// The keys by their number.
  package private(set) var keys: [UInt64] = []
  /// A key's number, plus one, at the place that the key hashes to, or behind; 0 where there is none.
  private var slots = [UInt32](repeating: 0, count: 64)

  /// A table without keys.
  package init() {}

  /// The number of `key`; nil where it has none.
  internal func find(_ key: UInt64) -> Int? {
    let number = slots[slot(of: key)]
    return number == 0 ? nil : Int(number) - 1
  }

  /// The number of `key`, which gets the next one where it has none.
  package mutating func number(of key: UInt64) -> (number: Int, isNew: Bool) {
    let slot = slot(of: key)
    let known = Int(slots[slot])
    if known > 0 { return (known - 1, false) }
    keys.append(key)
    slots[slot] = UInt32(truncatingIfNeeded: keys.count)
    if keys.count * 2 > slots.count { grow() }
    return (keys.count - 1, true)
  }

  internal mutating func removeAll() {
    if keys.count * 8 > slots.count {
      for index in slots.indices { slots[index] = 0 }
    } else {
      // The last that came are found without those before them.
      for key in keys.reversed() { slots[slot(of: key)] = 0 }
    }
    keys.removeAll(keepingCapacity: true)
  }

  /// Where the number of `key` is, or would be put.
  private func slot(of key: UInt64) -> Int {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 32) & mask
    while slots[slot] > 0, keys[Int(slots[slot]) - 1] != key { slot = (slot + 1) & mask }
    return slot
  }

  private mutating func grow() {
    slots = [UInt32](repeating: 0, count: slots.count * 2)
    for (number, key) in keys.enumerated() { slots[slot(of: key)] = UInt32(truncatingIfNeeded: number + 1) }
  }
}
