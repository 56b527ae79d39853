internal import Scanning
internal import Sharing

/// Tells in one pass over a text which rules can match in it at all, by what is known of their patterns.
///
/// An automaton reads the text, one step a byte, whatever the number of rules is. Its states are made when a text first
/// leads to them, for all tasks that use it.
internal final class CandidateRules: Sendable {
  private let program: CandidateProgram
  private let table: TransitionTable
  private let states: Guarded<CandidateStates>
  /// The rules for which nothing is looked for.
  private let always: RuleIndices

  /// Labels lead to some thousand states; a text that needs one more counts as one in which every rule may match.
  internal static let stateLimit = 8192

  internal init(_ program: CandidateProgram, stateLimit: Int = CandidateRules.stateLimit) {
    var always = RuleIndices(capacity: program.ruleCount)
    for rule in program.always { always.insert(Int(rule)) }
    self.always = always
    self.program = program
    table = TransitionTable(capacity: stateLimit)
    states = Guarded(CandidateStates(program))
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
    var position = 0
    var state = 1
    while true {
      switch table.walk(text, from: &position, in: &state) {
      case .end: return
      case .marks: table.forEachMark(of: state) { found.insert($0) }
      case .unknown:
        let byte = position < text.count ? text[position] : nil
        guard states.withLock({ $0.addTransition(from: state, on: byte, to: table) }) else {
          for rule in 0..<program.ruleCount { found.insert(rule) }
          return
        }
      }
    }
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
      table.walk(&first.walk, &second.walk, over: text)
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
    guard let next = table.next(from: state, on: byte) else {
      if !states.withLock({ $0.addTransition(from: state, on: byte, to: table) }) {
        search.giveUp(text, into: &found)
      }
      return
    }
    if next.hasMarks {
      table.forEachMark(of: next.state) { if applicable.contains($0) { search.add($0) } }
    }
    search.walk.pass(byte, to: next.state)
    search.finish(into: &found)
  }

  /// How many states texts have led to.
  internal var stateCount: Int { states.withLock { $0.count } }
}
