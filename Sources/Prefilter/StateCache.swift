/// The states of a lazy DFA. A state is a set of waiting NFA threads and of patterns that are found, with the class of
/// the byte before; only those are made that texts lead to.
internal struct StateCache: Sendable {
  private var threads: NFAThreads
  /// The threads and patterns of each state. State 0 stands for none, state 1 is the start state.
  private var members = NumberLists()
  /// For each state the class of the byte before.
  private var lasts: [UInt16] = []
  /// The states by a hash of their members and the byte before.
  private var hashes = KeyTable()
  /// The states that follow where no thread goes on, by the class of the byte and that of the byte before.
  private var fresh: [UInt32] = []
  private var freshKeys = KeyTable()
  /// The members of the state that a transition leads to.
  private var next = SparseSet()

  internal init(_ program: NFAProgram, group: PatternGroup? = nil) {
    threads = NFAThreads(program, group: group)
    append(Self.hash(0, behind: LookbehindClasses.edge) &+ 1, behind: LookbehindClasses.edge)
    append(Self.hash(0, behind: LookbehindClasses.edge), behind: LookbehindClasses.edge)
  }

  /// How many states were made.
  internal var count: Int { members.count - 1 }

  /// Adds the transition from a state to the one that follows on it.
  ///
  /// - Parameters:
  ///   - byte: The next byte; nil at the end.
  ///   - table: Where the transition and a new state's marks are added.
  /// - Returns: False where there is no room for another state.
  internal mutating func addTransition(from state: Int, on byte: UInt8?, to table: TransitionTable) -> Bool {
    guard let next = successor(of: state, on: byte, in: table) else { return false }
    table.add(from: state, on: byte, to: next)
    return true
  }

  private mutating func successor(of state: Int, on byte: UInt8?, in table: TransitionTable) -> Int? {
    next.removeAll()
    let last = lasts[state]
    for place in members.places(ofList: state) {
      let number = Int(members[place])
      guard number >= threads.first, let list = threads.successors(of: number, on: byte, behind: last) else { continue }
      insert(list: list)
    }
    guard let byte else { return number(behind: LookbehindClasses.edge, in: table) }
    if !next.isEmpty { return successorOfStart(on: byte, behind: last, in: table) }
    let (key, isNew) = freshKeys.number(of: threads.key(of: byte, behind: last))
    if isNew { fresh.append(0) }
    if fresh[key] > 0 { return Int(fresh[key]) }
    guard let new = successorOfStart(on: byte, behind: last, in: table) else { return nil }
    fresh[key] = UInt32(truncatingIfNeeded: new)
    return new
  }

  /// Adds the threads of all patterns that begin with `byte`.
  private mutating func successorOfStart(on byte: UInt8, behind last: UInt16, in table: TransitionTable) -> Int? {
    if let list = threads.successorsOfStart(on: byte, behind: last) { insert(list: list) }
    return number(behind: threads.lastClass(of: byte), in: table)
  }

  private mutating func insert(list: Int) {
    next.reserve(threads.limit)
    for place in threads.lists.places(ofList: list) { next.insert(threads.lists[place]) }
  }

  /// The number of the state that `next` tells, which is made where it is new; nil where there is no room for it.
  private mutating func number(behind last: UInt16, in table: TransitionTable) -> Int? {
    var hash = Self.hash(next.hash, behind: last)
    while let known = hashes.find(hash) {
      if lasts[known] == last, isNext(known) { return known }
      // Another state has the same hash.
      hash = hash.mixed
    }
    let new = members.count
    guard new < table.capacity else { return nil }
    var names: [UInt32] = []
    for number in next.numbers where number < threads.first {
      if let name = threads.name(ofPattern: number) { names.append(name) }
    }
    table.mark(new, with: names)
    append(hash, behind: last)
    return new
  }

  /// Whether `next` tells the members of a state.
  private func isNext(_ state: Int) -> Bool {
    let places = members.places(ofList: state)
    return places.count == next.count && places.allSatisfy { next.contains(members[$0]) }
  }

  /// Appends the state that `next` tells.
  private mutating func append(_ hash: UInt64, behind last: UInt16) {
    members.append(next.numbers)
    lasts.append(last)
    _ = hashes.number(of: hash)
  }

  private static func hash(_ sum: UInt64, behind last: UInt16) -> UInt64 { (sum ^ UInt64(last) << 48).mixed }
}
