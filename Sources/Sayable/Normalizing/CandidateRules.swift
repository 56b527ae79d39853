internal import Scanning
internal import Sharing

/// Tells in one pass over a text which rules can match in it at all, by what is known of their patterns.
///
/// An automaton reads the text, one step a byte, whatever the number of rules is.
internal final class CandidateRules: Sendable {
  private let program: CandidateProgram
  private let automaton: CandidateAutomaton
  /// Reads texts that need more states than the automaton has room for, one at a time; begun anew when it is full, too.
  private let spare = Guarded<CandidateAutomaton?>(nil)
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
  ///   - separator: The byte that ends a line.
  ///   - limit: Of a line that is longer than this it is not told which rules may match, as of one that ends with a
  ///     carriage return.
  internal func lines(
    in text: Span<UInt8>, separator: UInt8, limit: Int, where applicable: RuleIndices
  ) -> CandidateLines {
    let isAlways = program.always.contains { applicable.contains(Int($0)) }
    let all = LineWalk(over: 0..<text.count, separator: separator, limit: isAlways ? -1 : limit)
    let none = LineWalk(over: text.count..<text.count, separator: separator, limit: all.limit)
    var first = CandidateLines.Search(all)
    var second = CandidateLines.Search(none)
    var found = CandidateLines()
    var mayBeSplit = true
    while true {
      if first.walk.isDone {
        swap(&first, &second)
        mayBeSplit = true
      }
      if first.walk.isDone { break }
      if second.walk.isDone, mayBeSplit {
        second.walk = first.walk.split(text)
        mayBeSplit = !second.walk.isDone
      }
      automaton.table.walk(&first.walk, &second.walk, over: text)
      decide(&first, text, applicable, &found)
      decide(&second, text, applicable, &found)
    }
    found.sort()
    return found
  }

  /// Does what a walk over lines leaves to others, if it is there that it stopped.
  private func decide(
    _ search: inout CandidateLines.Search, _ text: Span<UInt8>, _ applicable: RuleIndices, _ found: inout CandidateLines
  ) {
    search.finish(into: &found)
    if search.walk.isDone { return }
    let state = search.walk.state
    let byte = search.walk.byte(of: text)
    let last = search.walk.position > 0 ? text[search.walk.position - 1] : nil
    if byte == nil, search.walk.isOddLine(endingWith: last) { return search.giveUp(text, into: &found) }
    guard let next = automaton.table.next(from: state, on: byte) else {
      if !automaton.addTransition(from: state, on: byte) { search.giveUp(text, into: &found) }
      return
    }
    if next.hasMarks {
      automaton.table.forEachMark(of: next.state) { if applicable.contains($0) { search.add($0) } }
    }
    search.walk.pass(byte, to: next.state)
    search.finish(into: &found)
  }

  /// How many states texts have led to.
  internal var stateCount: Int { automaton.stateCount }
}
