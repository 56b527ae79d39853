internal import Sharing

/// The DFA of an NFA program, or of a group of its patterns, built lazily: a state is made when a text first leads to it,
/// and kept for all tasks.
internal final class LazyDFA: Sendable {
  private let table: TransitionTable
  private let cache: Lock<StateCache>
  /// What is found where there is no room for states: all patterns of the group. Nil where all patterns are looked for.
  private let all: BitSet?

  /// - Parameter group: The patterns that are looked for; nil for all.
  internal init(_ program: NFAProgram, stateLimit: Int, group: PatternGroup? = nil) {
    table = TransitionTable(capacity: stateLimit, classes: program.classes)
    cache = Lock(StateCache(program, group: group))
    all = group.map { group in
      var names = BitSet(capacity: program.nameLimit)
      for pattern in group.patterns { program.name(ofPattern: pattern).map { names.insert($0) } }
      return names
    }
  }

  /// How many states were made.
  internal var stateCount: Int { cache.withLock { $0.count } }

  /// Whether a pattern that is looked for has this number or a higher one.
  internal func finds(patternFrom first: Int) -> Bool { all.map { $0.first(from: first) != nil } ?? true }

  /// Puts the patterns that a part of a text leads to into `found`.
  ///
  /// - Parameters:
  ///   - state: The state before the part; afterwards the one behind it, or ``TransitionTable/noState`` where that is not
  ///     known.
  ///   - isEnd: Whether the text ends with the part.
  /// - Returns: False where there is no room for the states of the text. A DFA of a group finds all its patterns then.
  internal func find(in part: Span<UInt8>, from state: inout Int, isEnd: Bool, _ found: inout BitSet) -> Bool {
    let isRead = run(over: part, from: &state, isEnd: isEnd) { pattern in
      found.insert(pattern)
      return true
    }
    if isRead != nil { return true }
    guard let all else { return false }
    found.formUnion(all)
    return true
  }

  /// Whether `text` leads to a pattern of `wanted`; nil where that takes more states than there is room for.
  internal func mayMatch(in text: Span<UInt8>, where wanted: BitSet) -> Bool? {
    var state = TransitionTable.startState
    return run(over: text, from: &state, isEnd: true) { !wanted.contains($0) }.map { !$0 }
  }

  /// Reads a part of a text, and hands over the patterns that it leads to as long as `goesOn` wants more of them.
  ///
  /// - Returns: Whether it came to the end; nil where the states are not known.
  @inline(__always)
  private func run(
    over part: Span<UInt8>, from state: inout Int, isEnd: Bool, _ goesOn: (Int) -> Bool
  ) -> Bool? {
    if state == TransitionTable.noState { return nil }
    var position = 0
    // States whose marks were handed over: a text that repeats itself leads to them again and again.
    var told = SIMD8<Int32>(repeating: 0)
    while true {
      switch table.run(over: part, isEnd: isEnd, from: &position, in: &state) {
      case .end: return true
      case .marks:
        if told[state & 7] == state { continue }
        told[state & 7] = Int32(truncatingIfNeeded: state)
        var isWanted = true
        table.forEachMark(of: state) { isWanted = goesOn($0) && isWanted }
        if !isWanted { return false }
      case .undefined:
        let byte = position < part.count ? part[position] : nil
        guard cache.withLock({ $0.addTransition(from: state, on: byte, to: table) }) else {
          state = TransitionTable.noState
          return nil
        }
      }
    }
  }
}
