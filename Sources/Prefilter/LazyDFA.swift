internal import Sharing

/// The DFA of an NFA program, built lazily: a state is made when a text first leads to it, and kept for all tasks.
internal final class LazyDFA: Sendable {
  private let table: TransitionTable
  private let cache: Lock<StateCache>

  internal init(_ program: NFAProgram, stateLimit: Int) {
    table = TransitionTable(capacity: stateLimit, classes: program.classes)
    cache = Lock(StateCache(program))
  }

  /// How many states were made.
  internal var stateCount: Int { cache.withLock { $0.count } }

  /// Whether there is no room for another state.
  internal var isFull: Bool { cache.withLock { $0.count + 1 >= table.capacity } }

  /// Puts the patterns that `text` leads to into `found`.
  ///
  /// - Parameter transitions: How many transitions may be added; afterwards, how many of them were not.
  /// - Returns: False where the text takes more transitions, or more states than there is room for.
  internal func find(in text: Span<UInt8>, _ found: inout BitSet, adding transitions: inout Int) -> Bool {
    run(over: text, adding: &transitions) { pattern in
      found.insert(pattern)
      return true
    } != nil
  }

  /// Whether `text` leads to a pattern of `wanted`; nil where that takes more states than there is room for.
  internal func mayMatch(in text: Span<UInt8>, where wanted: BitSet) -> Bool? {
    var transitions = Int.max
    return run(over: text, adding: &transitions) { !wanted.contains($0) }.map { !$0 }
  }

  /// Reads `text`, and hands over the patterns that it leads to as long as `goesOn` wants more of them.
  ///
  /// - Returns: Whether it came to the end; nil where that takes more transitions than may be added.
  @inline(__always)
  private func run(over text: Span<UInt8>, adding transitions: inout Int, _ goesOn: (Int) -> Bool) -> Bool? {
    var position = 0
    var state = TransitionTable.startState
    // States whose marks were handed over: a text that repeats itself leads to them again and again.
    var told = SIMD8<Int32>(repeating: 0)
    while true {
      switch table.run(over: text, from: &position, in: &state) {
      case .end: return true
      case .marks:
        if told[state & 7] == state { continue }
        told[state & 7] = Int32(truncatingIfNeeded: state)
        var isWanted = true
        table.forEachMark(of: state) { isWanted = goesOn($0) && isWanted }
        if !isWanted { return false }
      case .undefined:
        let byte = position < text.count ? text[position] : nil
        guard transitions > 0, cache.withLock({ $0.addTransition(from: state, on: byte, to: table) }) else {
          return nil
        }
        transitions -= 1
      }
    }
  }
}
