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

  /// Where the lines begin in which a rule of `applicable` may match, in order.
  ///
  /// - Parameters:
  ///   - text: Lines, of which the last may lack its separator.
  ///   - separator: The byte that ends a line.
  ///   - limit: A line that is longer than this counts as one in which a rule may match, as does one that ends with a
  ///     carriage return.
  internal func lines(in text: Span<UInt8>, separator: UInt8, limit: Int, where applicable: RuleIndices) -> [Int] {
    let isAlways = program.always.contains { applicable.contains(Int($0)) }
    var found: [Int] = []
    var first = LineWalk(over: 0..<text.count, separator: separator, limit: isAlways ? -1 : limit)
    var second = LineWalk(over: text.count..<text.count, separator: separator, limit: first.limit)
    var mayBeSplit = true
    while true {
      if first.isDone {
        swap(&first, &second)
        mayBeSplit = true
      }
      if first.isDone { break }
      if second.isDone, mayBeSplit {
        second = first.split(text)
        mayBeSplit = !second.isDone
      }
      table.walk(&first, &second, over: text)
      decide(&first, text, applicable, &found)
      decide(&second, text, applicable, &found)
    }
    return found.sorted()
  }

  /// Does what a walk over lines leaves to others, if it is there that it stopped.
  private func decide(_ walk: inout LineWalk, _ text: Span<UInt8>, _ applicable: RuleIndices, _ found: inout [Int]) {
    if walk.isDone { return }
    let byte = walk.byte(of: text)
    var isFound = byte == nil && walk.isOddLine(endingWith: walk.position > 0 ? text[walk.position - 1] : nil)
    if !isFound {
      guard let next = table.next(from: walk.state, on: byte) else {
        if states.withLock({ $0.addTransition(from: walk.state, on: byte, to: table) }) { return }
        found.append(walk.line)
        return walk.skipLine(of: text)
      }
      if next.hasMarks { table.forEachMark(of: next.state) { isFound = isFound || applicable.contains($0) } }
      if !isFound { return walk.pass(byte, to: next.state) }
    }
    found.append(walk.line)
    walk.skipLine(of: text)
  }

  /// How many states texts have led to.
  internal var stateCount: Int { states.withLock { $0.count } }
}
