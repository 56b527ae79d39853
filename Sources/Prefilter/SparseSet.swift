/// A sparse set of numbers: it keeps the order in which they came, and is emptied at once whatever its size.
internal struct SparseSet: Sendable {
  /// The numbers in the order in which they came, and what is left of earlier ones behind them.
  private var dense: [UInt32] = []
  /// For each number the place in `dense` where it was put last.
  private var sparse: [UInt32] = []
  internal private(set) var count = 0
  /// Does not depend on the order of the numbers.
  internal private(set) var hash: UInt64 = 0

  internal var isEmpty: Bool { count == 0 }

  /// The numbers in the order in which they came.
  internal var numbers: ArraySlice<UInt32> { dense[..<count] }

  internal func contains(_ number: UInt32) -> Bool {
    let place = Int(sparse[Int(number)])
    return place < count && dense[place] == number
  }

  internal mutating func removeAll() {
    count = 0
    hash = 0
  }

  /// Makes room for all numbers below `limit`.
  internal mutating func reserve(_ limit: Int) {
    guard limit > sparse.count else { return }
    let missing = repeatElement(UInt32(0), count: max(limit, 2 * sparse.count) - sparse.count)
    dense += missing
    sparse += missing
  }

  /// Puts a number into the set for which there is room.
  internal mutating func insert(_ number: UInt32) {
    if contains(number) { return }
    dense[count] = number
    sparse[Int(number)] = UInt32(truncatingIfNeeded: count)
    count += 1
    hash &+= UInt64(number).mixed
  }
}
