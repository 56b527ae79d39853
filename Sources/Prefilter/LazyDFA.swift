internal import Sharing

/// The automaton that reads texts for ``PatternSet``. Its states are made when a text first leads to them, for all
/// tasks that use it.
internal final class LazyDFA: Sendable {
  internal let table: TransitionTable
  private let states: Lock<StateCache>

  internal init(_ program: NFAProgram, stateLimit: Int) {
    table = TransitionTable(capacity: stateLimit, classes: program.classes)
    states = Lock(StateCache(program))
  }

  /// Puts the rules that `text` leads to into `found`.
  ///
  /// - Returns: False where that takes more states than there is room for.
  internal func find(in text: Span<UInt8>, _ found: inout BitSet) -> Bool {
    walk(text) { rule in
      found.insert(rule)
      return true
    } != nil
  }

  /// Whether `text` leads to a rule of `applicable`; nil where that takes more states than there is room for.
  internal func mayMatch(in text: Span<UInt8>, where applicable: BitSet) -> Bool? {
    walk(text) { !applicable.contains($0) }.map { !$0 }
  }

  /// Walks over `text`, and hands over the rules that it leads to as long as `goesOn` wants more of them.
  ///
  /// - Returns: Whether it came to the end; nil where that takes more states than there is room for.
  @inline(__always)
  private func walk(_ text: Span<UInt8>, _ goesOn: (Int) -> Bool) -> Bool? {
    var position = 0
    var state = 1
    // States whose marks were handed over: those of a text that repeats itself come again and again.
    var told = SIMD8<Int32>(repeating: 0)
    while true {
      switch table.walk(text, from: &position, in: &state) {
      case .end: return true
      case .marks:
        if told[state & 7] == state { continue }
        told[state & 7] = Int32(truncatingIfNeeded: state)
        var isWanted = true
        table.forEachMark(of: state) { isWanted = goesOn($0) && isWanted }
        if !isWanted { return false }
      case .unknown:
        guard addTransition(from: state, on: position < text.count ? text[position] : nil) else { return nil }
      }
    }
  }

  /// Makes known where a state leads.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - byte: The next byte; nil at the end.
  /// - Returns: False where there is no room for another state.
  internal func addTransition(from state: Int, on byte: UInt8?) -> Bool {
    states.withLock { $0.addTransition(from: state, on: byte, to: table) }
  }

  /// How many states texts have led to.
  internal var stateCount: Int { states.withLock { $0.count } }
}
