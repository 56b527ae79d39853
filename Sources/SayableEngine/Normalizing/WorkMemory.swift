internal import PCRE2
internal import Prefilter
internal import Sharing

/// The memory that work on a label writes to, kept for the next label.
internal struct WorkMemory: ~Copyable {
  internal var match = MatchScratch()
  internal var plural = PluralMemory()
  internal var text = WorkingText()
  /// The rules that may change the text, by their index.
  internal var candidates: Candidates
  internal var answers = AnswerCache()
  internal var entries = EntryCache()
  internal var replacements = Replacements()
  /// The work of each rule that was applied before, by the rule's index. Here, tasks do not share reference counts.
  private var works: [Rule.Work?]

  /// - Parameter ruleCount: How many rules there are.
  internal init(ruleCount: Int) {
    candidates = Candidates(capacity: ruleCount)
    works = [Rule.Work?](repeating: nil, count: ruleCount)
  }

  /// The work of `rule`.
  internal mutating func work(of rule: Rule) -> Rule.Work {
    if let known = works[rule.index] { return known }
    let work = rule.work
    works[rule.index] = work
    return work
  }

  /// Frees what the text of a long label took, once the label is at its end.
  internal mutating func release(after edges: Edges) {
    guard edges.contains(.end), text.isLarge else { return }
    text = WorkingText()
    replacements = Replacements()
  }

  /// The range of the first of the group's numbers that took part in the last match.
  internal borrowing func range(of group: Template.Group) -> Range<Int>? {
    for number in group {
      if let range = match.range(ofGroup: number) { return range }
    }
    return nil
  }

  /// The text of the group in the last match.
  internal borrowing func text(of group: Template.Group) -> String? {
    range(of: group).map { text.subject.text(in: $0) }
  }
}

/// Memory for as many labels at a time as there are places. No task waits for another; where all places are taken, a task
/// gets memory of its own.
internal final class WorkMemoryPool: Sendable {
  private let places: [Place]
  private let ruleCount: Int

  /// - Parameter ruleCount: How many rules there are.
  internal init(ruleCount: Int) {
    self.ruleCount = ruleCount
    places = (0..<16).map { _ in Place() }
  }

  /// Calls `body` with memory that no other task uses meanwhile.
  internal func withMemory<Result>(_ body: (inout WorkMemory) -> Result) -> Result {
    for place in places where place.take() {
      defer { place.giveBack() }
      if let result = place.withMemory(ruleCount: ruleCount, body) { return result }
    }
    var memory = WorkMemory(ruleCount: ruleCount)
    return body(&memory)
  }
}

extension WorkMemoryPool {
  /// Memory, and whether a task uses it.
  private final class Place: @unchecked Sendable {
    // Sendable: only the task that has taken the place touches its memory, until it gives the place back.
    private let isTaken = AtomicWord()
    private var memory: WorkMemory?

    func take() -> Bool { isTaken.exchangeAcquiring(1) == 0 }

    /// Returns what `body` returns, never nil. The memory stays in its place because moving it takes time.
    func withMemory<Result>(ruleCount: Int, _ body: (inout WorkMemory) -> Result) -> Result? {
      if memory == nil { memory = WorkMemory(ruleCount: ruleCount) }
      return memory?.lend(body)
    }

    func giveBack() { isTaken.storeReleasing(0) }
  }
}

extension WorkMemory {
  fileprivate mutating func lend<Result>(_ body: (inout WorkMemory) -> Result) -> Result { body(&self) }
}
