internal import Sharing

/// Many patterns that are searched for at once: one pass over a text tells which of them may match in it, however many
/// they are.
package final class PatternSet: Sendable {
  package let program: NFAProgram
  private let dfa: LazyDFA
  /// Searches texts that need more states than `dfa` has room for.
  private let overflow = Lock<Overflow?>(nil)
  private let stateLimit: Int
  /// The patterns that may match in any text.
  private let always: BitSet

  /// The labels of an app lead to some thousand states, those of many apps in one language to some ten thousand.
  package static let stateLimit = 32_768

  /// A set of the patterns that `program` was compiled from.
  ///
  /// - Parameter stateLimit: How many states the DFA may have.
  package init(_ program: NFAProgram, stateLimit: Int = PatternSet.stateLimit) {
    var always = BitSet(capacity: program.nameLimit)
    for pattern in program.always { program.name(ofPattern: Int(pattern)).map { always.insert($0) } }
    self.always = always
    self.program = program
    self.stateLimit = stateLimit
    dfa = LazyDFA(program, stateLimit: stateLimit)
  }

  /// How many states texts have led to.
  package var stateCount: Int { dfa.stateCount }

  /// The patterns that may match in `text`.
  package func candidates(in text: Span<UInt8>) -> BitSet {
    var candidates = BitSet(capacity: program.nameLimit)
    if !findCandidates(in: text, &candidates) {
      for name in 0..<program.nameLimit { candidates.insert(name) }
    }
    return candidates
  }

  /// Makes `candidates` the patterns that may match in `text`.
  ///
  /// - Returns: False where a search would take longer than to try all patterns; `candidates` are some of them then.
  package func findCandidates(in text: Span<UInt8>, _ candidates: inout BitSet) -> Bool {
    candidates.removeAll()
    candidates.formUnion(always)
    var transitions = Int.max
    return dfa.find(in: text, &candidates, adding: &transitions) || findWithoutRoom(in: text, &candidates)
  }

  /// Whether a pattern of `wanted` may match in `text`.
  package func mayMatch(in text: Span<UInt8>, where wanted: BitSet) -> Bool {
    if !always.isEmpty, always.intersects(wanted) { return true }
    // Where there is no room for the states of the text, who needs to know more asks for the candidates.
    return dfa.mayMatch(in: text, where: wanted) ?? true
  }

  private func findWithoutRoom(in text: Span<UInt8>, _ candidates: inout BitSet) -> Bool {
    var (dfa, transitions) = overflow.withLock { overflow in
      if overflow == nil || overflow?.dfa.isFull == true {
        overflow = Overflow(dfa: LazyDFA(program, stateLimit: stateLimit))
      }
      return overflow?.take(for: text.count) ?? (self.dfa, 0)
    }
    let isSearched = dfa.find(in: text, &candidates, adding: &transitions)
    overflow.withLock { $0?.transitions += transitions }
    return isSearched
  }
}

/// A DFA that is replaced when it is full, and how fast it may grow. Texts without end that lead to ever new states would
/// keep it busy with nothing else.
private struct Overflow: Sendable {
  let dfa: LazyDFA
  /// How many transitions may be added now.
  var transitions = 1024

  /// To try all patterns on a few bytes takes about as long as to add a transition.
  private static let bytesPerTransition = 16

  /// The DFA, and the transitions that a text of this many bytes may add, which are taken from all others.
  mutating func take(for length: Int) -> (LazyDFA, Int) {
    transitions += length / Self.bytesPerTransition
    defer { transitions = 0 }
    return (dfa, transitions)
  }
}
