/// Makes the states of the automaton that looks for all patterns of a program at once: a state is how far each of them
/// has come. Only those states are made that labels lead to.
internal struct StateCache: Sendable {
  private var threads: NFAThreads
  /// The threads of each state and the rules that it finds, each once. The numbers are 0 for none, 1 for the beginning.
  private var states = NumberLists()
  /// For each state the kind of its last byte.
  private var lasts: [UInt16] = []
  private var hashes: [UInt64] = []
  /// A state's number at the place that it hashes to, or behind; 0 where there is none.
  private var slots = [UInt32](repeating: 0, count: 256)
  /// The states where no pattern went on that had begun before.
  private var fresh: [UInt32] = []
  /// The numbers of these, by the class of the byte and the kind of the one before.
  private var freshNumbers = Numbering()
  /// The threads and rules that a transition leads to.
  private var next = SparseSet()

  internal init(_ program: NFAProgram) {
    threads = NFAThreads(program)
    for _ in 0...1 {
      states.append([])
      lasts.append(LookbehindClasses.edge)
      hashes.append(Self.hash(0, behind: LookbehindClasses.edge))
    }
    slots[slot(ofHash: hashes[1])] = 1
  }

  /// How many states were made.
  internal var count: Int { states.count - 1 }

  /// Tells the table where a state leads.
  ///
  /// - Parameters:
  ///   - byte: The next byte; nil at the end.
  ///   - table: Where the transition and a new state's marks are entered.
  /// - Returns: False where the table is full.
  internal mutating func addTransition(from number: Int, on byte: UInt8?, to table: TransitionTable) -> Bool {
    guard let next = successor(of: number, on: byte, in: table) else { return false }
    table.add(from: number, on: byte, to: next)
    return true
  }

  private mutating func successor(of state: Int, on byte: UInt8?, in table: TransitionTable) -> Int? {
    next.removeAll()
    let last = lasts[state]
    for place in states.places(ofList: state) {
      let number = Int(states[place])
      guard number >= threads.first, threads.mayPass(number, byte) else { continue }
      let places = threads.places(from: number, on: byte, behind: last)
      next.insert(threads.lists.numbers, at: places, below: threads.limit)
    }
    guard let byte else { return number(behind: LookbehindClasses.edge, in: table) }
    if !next.isEmpty { return successorFromBeginning(on: byte, behind: last, in: table) }
    let (number, isNew) = freshNumbers.number(of: threads.way(byte, behind: last))
    if isNew { fresh.append(0) }
    if fresh[number] > 0 { return Int(fresh[number]) }
    guard let new = successorFromBeginning(on: byte, behind: last, in: table) else { return nil }
    fresh[number] = UInt32(truncatingIfNeeded: new)
    return new
  }

  private mutating func successorFromBeginning(
    on byte: UInt8, behind last: UInt16, in table: TransitionTable
  ) -> Int? {
    let places = threads.placesFromBeginning(on: byte, behind: last)
    next.insert(threads.lists.numbers, at: places, below: threads.limit)
    return number(behind: threads.kind(of: byte), in: table)
  }

  // MARK: What a transition leads to

  /// The number of the state that was come to, which is made where it is new; nil where there is no room for it.
  private mutating func number(behind last: UInt16, in table: TransitionTable) -> Int? {
    let hash = Self.hash(next.hash, behind: last)
    var slot = slot(ofHash: hash)
    while slots[slot] > 0 {
      let known = Int(slots[slot])
      if hashes[known] == hash, lasts[known] == last, isNext(known) { return known }
      slot = (slot + 1) & (slots.count - 1)
    }
    let new = states.count
    guard new < table.capacity else { return nil }
    table.mark(new, with: next.all.filter { $0 < threads.first })
    states.append(next.all)
    lasts.append(last)
    hashes.append(hash)
    slots[slot] = UInt32(truncatingIfNeeded: new)
    if new * 2 > slots.count { grow() }
    return new
  }

  /// Whether a state has the threads and rules that were come to.
  private func isNext(_ state: Int) -> Bool {
    let places = states.places(ofList: state)
    return places.count == next.count && places.allSatisfy { next.contains(states[$0]) }
  }

  private mutating func grow() {
    slots = [UInt32](repeating: 0, count: slots.count * 2)
    for state in 1..<states.count {
      var slot = slot(ofHash: hashes[state])
      while slots[slot] > 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = UInt32(truncatingIfNeeded: state)
    }
  }

  private func slot(ofHash hash: UInt64) -> Int { Int(truncatingIfNeeded: hash >> 32) & (slots.count - 1) }

  private static func hash(_ sum: UInt64, behind last: UInt16) -> UInt64 { (sum ^ UInt64(last) << 48).mixed }
}
