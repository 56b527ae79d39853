internal import Sharing

/// Tells in one pass over a text which rules can match in it at all, by what is known of their patterns.
///
/// An automaton reads the text, one step a byte, whatever the number of rules is.
package final class PatternSet: Sendable {
  private let program: NFAProgram
  private let automaton: LazyDFA
  /// Reads texts that need more states than the automaton has room for, one at a time; begun anew when it is full, too.
  private let spare = Lock<LazyDFA?>(nil)
  private let stateLimit: Int
  /// The rules for which nothing is looked for.
  private let always: BitSet

  /// The labels of an app lead to some thousand states.
  package static let stateLimit = 8192

  package init(_ program: NFAProgram, stateLimit: Int = PatternSet.stateLimit) {
    var always = BitSet(capacity: program.ruleCount)
    for rule in program.always { always.insert(Int(rule)) }
    self.always = always
    self.program = program
    self.stateLimit = stateLimit
    automaton = LazyDFA(program, stateLimit: stateLimit)
  }

  /// The rules that may match in `text`.
  package func rules(in text: [UInt8]) -> BitSet { rules(in: text.span) }

  /// The rules that may match in `text`.
  package func rules(in text: Span<UInt8>) -> BitSet {
    var found = BitSet(capacity: program.ruleCount)
    find(in: text, &found)
    return found
  }

  /// Makes `found` the rules that may match in `text`.
  package func find(in text: Span<UInt8>, _ found: inout BitSet) {
    found.removeAll()
    found.formUnion(always)
    if !automaton.find(in: text, &found) { findWithSpare(in: text, &found) }
  }

  /// Whether a rule of `applicable` may match in `text`.
  package func mayMatch(in text: Span<UInt8>, where applicable: BitSet) -> Bool {
    if isAlwaysFound(in: applicable) { return true }
    return automaton.mayMatch(in: text, where: applicable) ?? !found(in: text, where: applicable).isEmpty
  }

  /// Whether nothing is looked for for a rule of `applicable`.
  private func isAlwaysFound(in applicable: BitSet) -> Bool {
    !always.isEmpty && program.always.contains { applicable.contains(Int($0)) }
  }

  private func found(in text: Span<UInt8>, where applicable: BitSet) -> BitSet {
    var found = rules(in: text)
    found.formIntersection(applicable)
    return found
  }

  private func findWithSpare(in text: Span<UInt8>, _ found: inout BitSet) {
    let isFound = spare.withLock { spare in
      for _ in 0..<2 {
        let automaton = spare ?? LazyDFA(program, stateLimit: stateLimit)
        spare = automaton
        if automaton.find(in: text, &found) { return true }
        spare = nil
      }
      return false
    }
    // One text alone fills it: such a text is longer than any label.
    if !isFound { for rule in 0..<program.ruleCount { found.insert(rule) } }
  }

  /// The lines in which a rule of `applicable` may match.
  ///
  /// - Parameters:
  ///   - text: Lines, of which the last may lack its separator.
  ///   - separator: The byte that ends a line; before a line feed a carriage return belongs to the end.
  ///   - limit: The length of the longest line that need not be looked at on its own.
  /// - Returns: Nil where each line has to be looked at on its own.
  package func lines(
    in text: Span<UInt8>, separator: UInt8, limit: Int, where applicable: BitSet
  ) -> CandidateLines? {
    if isAlwaysFound(in: applicable) || text.mayHoldLine(longerThan: limit, separator) { return nil }
    return CandidateWalk(automaton, separator, applicable).lines(in: text)
  }

  /// How many states texts have led to.
  package var stateCount: Int { automaton.stateCount }
}
