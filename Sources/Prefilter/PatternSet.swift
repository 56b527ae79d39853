internal import Sharing

/// Many patterns that are searched for at once: one pass over a text tells which of them may match in it, however many
/// they are.
package final class PatternSet: Sendable {
  package let program: NFAProgram
  private let dfa: LazyDFA
  /// Searches texts that need more states than `dfa` has room for, one text at a time; replaced when it is full, too.
  private let overflow = Lock<LazyDFA?>(nil)
  private let stateLimit: Int
  /// The patterns that may match in any text.
  private let always: BitSet

  /// The labels of an app lead to some thousand states.
  package static let stateLimit = 8192

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
    findCandidates(in: text, &candidates)
    return candidates
  }

  /// Makes `candidates` the patterns that may match in `text`.
  package func findCandidates(in text: Span<UInt8>, _ candidates: inout BitSet) {
    candidates.removeAll()
    candidates.formUnion(always)
    if !dfa.find(in: text, &candidates) { findWithoutRoom(in: text, &candidates) }
  }

  /// Whether a pattern of `wanted` may match in `text`.
  package func mayMatch(in text: Span<UInt8>, where wanted: BitSet) -> Bool {
    if !always.isEmpty, always.intersects(wanted) { return true }
    if let answer = dfa.mayMatch(in: text, where: wanted) { return answer }
    var candidates = candidates(in: text)
    candidates.formIntersection(wanted)
    return !candidates.isEmpty
  }

  private func findWithoutRoom(in text: Span<UInt8>, _ candidates: inout BitSet) {
    let isSearched = overflow.withLock { overflow in
      for _ in 0..<2 {
        let dfa = overflow ?? LazyDFA(program, stateLimit: stateLimit)
        overflow = dfa
        if dfa.find(in: text, &candidates) { return true }
        overflow = nil
      }
      return false
    }
    // A text that fills the cache alone is longer than any label.
    if !isSearched { for name in 0..<program.nameLimit { candidates.insert(name) } }
  }
}
