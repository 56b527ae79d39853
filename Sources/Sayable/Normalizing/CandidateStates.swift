internal import PCRE2
internal import Scanning

/// Makes the states of the automaton that looks for all patterns of a program at once: a state is how far each of them
/// has come. Only those states are made that labels lead to.
internal struct CandidateStates: Sendable {
  /// A place in the program, and where to go on when it comes to its end.
  private struct Thread {
    let step: Int
    /// The number of a return; 0 for none.
    let caller: Int

    init(step: Int, caller: Int) {
      self.step = step
      self.caller = caller
    }

    init(_ key: UInt64) { self.init(step: Int(key >> 32), caller: Int(key & 0xFFFF_FFFF)) }

    var key: UInt64 { UInt64(step) << 32 | UInt64(caller) }
  }

  /// Threads as numbers, each once and in order, and the rules that are found, in order.
  private struct Progress: Hashable {
    var threads: [UInt64] = []
    var rules: [UInt32] = []
  }

  private struct State: Hashable {
    let progress: Progress
    /// The kind of the last byte.
    let last: UInt16
  }

  private let program: CandidateProgram
  private let lastBytes: LastBytes
  private var states: [State]
  private var numbers: [State: Int]
  /// Where calls go on; the first is none.
  private var returns = [Thread(step: 0, caller: 0)]
  private var returnNumbers: [UInt64: Int] = [:]
  /// How far the patterns have come that begin with a byte, by the kind of the byte before and the byte.
  private var beginnings: [Int: Progress] = [:]

  // What a walk through steps goes over.
  private var open: [Thread] = []
  private var seen = NumberSet()
  private var passed: [Thread] = []
  private var next = NumberSet()
  private var found: [UInt32] = []

  internal init(_ program: CandidateProgram) {
    self.program = program
    lastBytes = LastBytes(program)
    // The numbers 0 for none and 1 for the beginning.
    let start = State(progress: Progress(), last: LastBytes.edge)
    states = [start, start]
    numbers = [start: 1]
  }

  /// How many states were made.
  internal var count: Int { states.count - 1 }

  /// Tells the table where a state leads.
  ///
  /// - Parameters:
  ///   - byte: The next byte; nil at the end.
  ///   - table: Where the transition and a new state's marks are entered.
  /// - Returns: False where the table is full.
  internal mutating func addTransition(from number: Int, on byte: UInt8?, to table: TransitionTable) -> Bool {
    let state = successor(of: states[number], on: byte)
    let next: Int
    if let known = numbers[state] {
      next = known
    } else {
      next = states.count
      guard next < table.capacity else { return false }
      table.mark(next, with: state.progress.rules)
      states.append(state)
      numbers[state] = next
    }
    table.add(from: number, on: byte, to: next)
    return true
  }

  private mutating func successor(of state: State, on byte: UInt8?) -> State {
    var beginning: Progress?
    if let byte { beginning = self.beginning(with: byte, behind: state.last) }
    next.removeAll()
    found.removeAll(keepingCapacity: true)
    pass(byte, from: state.progress.threads.lazy.map(Thread.init), behind: state.last)
    if let beginning {
      for thread in beginning.threads { _ = next.insert(thread) }
      found += beginning.rules
    }
    return State(progress: progress(), last: byte.map(lastBytes.kind) ?? LastBytes.edge)
  }

  private mutating func beginning(with byte: UInt8, behind last: UInt16) -> Progress {
    let key = Int(last) << 8 | Int(byte)
    if let known = beginnings[key] { return known }
    next.removeAll()
    found.removeAll(keepingCapacity: true)
    if !program.steps.isEmpty { pass(byte, from: CollectionOfOne(Thread(step: 0, caller: 0)), behind: last) }
    let new = progress()
    beginnings[key] = new
    return new
  }

  /// What was come to.
  private func progress() -> Progress {
    var rules: [UInt32] = []
    for rule in found.sorted() where rules.last != rule { rules.append(rule) }
    return Progress(threads: next.members.sorted(), rules: rules)
  }

  // MARK: Steps

  /// Lets threads pass a byte, or the end: puts those that go on into `next`, and the rules of those that are through
  /// into `found`.
  private mutating func pass(_ byte: UInt8?, from threads: some Sequence<Thread>, behind last: UInt16) {
    passed.removeAll(keepingCapacity: true)
    seen.removeAll()
    for thread in threads { advance(thread, behind: last, before: byte) }
    guard let byte else { return }
    seen.removeAll()
    let kind = lastBytes.kind(of: byte)
    for thread in passed { wait(thread, behind: kind) }
  }

  /// Goes from `thread` through all steps up to one that passes `byte`, which may be the end.
  private mutating func advance(_ thread: Thread, behind last: UInt16, before byte: UInt8?) {
    open.append(thread)
    while let thread = open.popLast() {
      let (operation, operand) = program.step(thread.step)
      let following = Thread(step: thread.step + 1, caller: thread.caller)
      switch operation {
      case .byte: if let byte, program.contains(operand, Int(byte)) { passed.append(following) }
      case .before: if byte.map({ program.contains(operand, Int($0)) }) ?? true { open.append(following) }
      case .choose:
        if let byte, let target = program.target(ofChoice: operand, Int(byte)) {
          open.append(Thread(step: target, caller: thread.caller))
        }
      default: jump(thread, operation, operand, behind: last)
      }
    }
  }

  /// Goes from `thread` through all steps up to those that look at the next byte.
  private mutating func wait(_ thread: Thread, behind last: UInt16) {
    open.append(thread)
    while let thread = open.popLast() {
      let (operation, operand) = program.step(thread.step)
      switch operation {
      case .byte, .before, .choose: _ = next.insert(thread.key)
      default: jump(thread, operation, operand, behind: last)
      }
    }
  }

  /// Does a step that does not look at the next byte.
  private mutating func jump(
    _ thread: Thread, _ operation: CandidateProgram.Operation, _ operand: Int, behind last: UInt16
  ) {
    switch operation {
    case .byte, .before, .choose: break
    case .behind:
      guard lastBytes.mayStand(last, inSet: operand, of: program) else { return }
      open.append(Thread(step: thread.step + 1, caller: thread.caller))
    case .split:
      // Every loop has a split.
      guard seen.insert(thread.key) else { return }
      open.append(Thread(step: operand, caller: thread.caller))
      open.append(Thread(step: thread.step + 1, caller: thread.caller))
    case .jump: open.append(Thread(step: operand, caller: thread.caller))
    case .call:
      let place = Thread(step: thread.step + 1, caller: thread.caller)
      open.append(Thread(step: operand, caller: number(ofReturn: place)))
    case .back: open.append(returns[thread.caller])
    case .found: found.append(UInt32(truncatingIfNeeded: operand))
    }
  }

  private mutating func number(ofReturn place: Thread) -> Int {
    if let known = returnNumbers[place.key] { return known }
    let new = returns.count
    returns.append(place)
    returnNumbers[place.key] = new
    return new
  }
}
