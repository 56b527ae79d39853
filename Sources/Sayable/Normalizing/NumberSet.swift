/// A set of numbers that is filled and emptied many times.
internal struct NumberSet: Sendable {
  /// The numbers, in the order in which they came.
  internal private(set) var members: [UInt64] = []
  /// A number at the place that it hashes to, or behind; the largest number, which is never a member, where there is none.
  private var slots = [UInt64](repeating: .max, count: 64)

  /// Puts `number` into the set.
  ///
  /// - Returns: False where it is in the set already.
  internal mutating func insert(_ number: UInt64) -> Bool {
    let place = place(of: number)
    if slots[place] == number { return false }
    slots[place] = number
    members.append(number)
    if members.count * 2 > slots.count { grow() }
    return true
  }

  internal mutating func removeAll() {
    if members.count * 8 > slots.count {
      for index in slots.indices { slots[index] = .max }
    } else {
      // The last that came are found without those before them.
      for number in members.reversed() { slots[place(of: number)] = .max }
    }
    members.removeAll(keepingCapacity: true)
  }

  /// Where `number` is, or would be put.
  private func place(of number: UInt64) -> Int {
    let mask = slots.count - 1
    var place = Int(truncatingIfNeeded: (number &* 0x9E37_79B9_7F4A_7C15) >> 32) & mask
    while slots[place] != .max, slots[place] != number { place = (place + 1) & mask }
    return place
  }

  private mutating func grow() {
    slots = [UInt64](repeating: .max, count: slots.count * 2)
    for number in members { slots[place(of: number)] = number }
  }
}
