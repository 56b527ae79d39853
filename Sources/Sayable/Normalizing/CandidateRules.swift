internal import Scanning
internal import Sharing

/// Tells in one pass over a text which rules can match in it at all, by what is known of their patterns.
///
/// An automaton reads the text, one step a byte, whatever the number of rules is.
internal final class CandidateRules: Sendable {
  private let program: CandidateProgram
  private let automaton: CandidateAutomaton
  /// Reads texts that need more states than the automaton has room for, one at a time; begun anew when it is full, too.
  private let spare = Lock<CandidateAutomaton?>(nil)
  private let stateLimit: Int
  /// The rules for which nothing is looked for.
  private let always: RuleIndices

  /// The labels of an app lead to some thousand states.
  internal static let stateLimit = 8192

  internal init(_ program: CandidateProgram, stateLimit: Int = CandidateRules.stateLimit) {
    var always = RuleIndices(capacity: program.ruleCount)
    for rule in program.always { always.insert(Int(rule)) }
    self.always = always
    self.program = program
    self.stateLimit = stateLimit
    automaton = CandidateAutomaton(program, stateLimit: stateLimit)
  }

  /// The rules that may match in `text`.
  internal func rules(in text: [UInt8]) -> RuleIndices { rules(in: text.span) }

  /// The rules that may match in `text`.
  internal func rules(in text: Span<UInt8>) -> RuleIndices {
    var found = RuleIndices(capacity: program.ruleCount)
    find(in: text, &found)
    return found
  }

  /// Makes `found` the rules that may match in `text`.
  internal func find(in text: Span<UInt8>, _ found: inout RuleIndices) {
    found.removeAll()
    found.formUnion(always)
    if !automaton.find(in: text, &found) { findWithSpare(in: text, &found) }
  }

  /// Whether a rule of `applicable` may match in `text`.
  internal func mayMatch(in text: Span<UInt8>, where applicable: RuleIndices) -> Bool {
    if isAlwaysFound(in: applicable) { return true }
    return automaton.mayMatch(in: text, where: applicable) ?? !found(in: text, where: applicable).isEmpty
  }

  /// Whether nothing is looked for for a rule of `applicable`.
  private func isAlwaysFound(in applicable: RuleIndices) -> Bool {
    !always.isEmpty && program.always.contains { applicable.contains(Int($0)) }
  }

  private func found(in text: Span<UInt8>, where applicable: RuleIndices) -> RuleIndices {
    var found = rules(in: text)
    found.formIntersection(applicable)
    return found
  }

  private func findWithSpare(in text: Span<UInt8>, _ found: inout RuleIndices) {
    let isFound = spare.withLock { spare in
      for _ in 0..<2 {
        let automaton = spare ?? CandidateAutomaton(program, stateLimit: stateLimit)
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
  internal func lines(
    in text: Span<UInt8>, separator: UInt8, limit: Int, where applicable: RuleIndices
  ) -> CandidateLines? {
    if isAlwaysFound(in: applicable) || text.mayHoldLine(longerThan: limit, separator) { return nil }
    return CandidateWalk(automaton, separator, applicable).lines(in: text)
  }

  /// How many states texts have led to.
  internal var stateCount: Int { automaton.stateCount }
}
