/// The threads and rules that a transition leads to, each once; the memory is used again for the next transition.
internal struct SparseSet: Sendable {
  /// Those that were reached, in the order in which they were, and what is left of earlier ones behind them.
  private var numbers: [UInt32] = []
  internal private(set) var count = 0
  /// For each number the turn in which it was last reached.
  private var turns: [UInt32] = []
  private var turn: UInt32 = 1
  /// Does not depend on their order.
  internal private(set) var hash: UInt64 = 0

  internal var isEmpty: Bool { count == 0 }

  /// Those that were reached.
  internal var all: ArraySlice<UInt32> { numbers[..<count] }

  internal func contains(_ number: UInt32) -> Bool { turns[Int(number)] == turn }

  /// Forgets all of them.
  internal mutating func removeAll() {
    count = 0
    hash = 0
    turn &+= 1
    guard turn == 0 else { return }
    for index in turns.indices { turns[index] = 0 }
    turn = 1
  }

  /// Adds those of a list that are missing.
  ///
  /// - Parameters:
  ///   - list: Numbers.
  ///   - places: Where the list stands among them.
  ///   - limit: The number that all of them lie below.
  internal mutating func insert(_ list: [UInt32], at places: Range<Int>, below limit: Int) {
    if limit > turns.count {
      let missing = repeatElement(UInt32(0), count: max(limit, 2 * turns.count) - turns.count)
      turns += missing
      numbers += missing
    }
    let list = list.span.extracting(places)
    for index in list.indices {
      let number = list[index]
      guard turns[Int(number)] != turn else { continue }
      turns[Int(number)] = turn
      numbers[count] = number
      count += 1
      hash &+= UInt64(number).mixed
    }
  }
}
