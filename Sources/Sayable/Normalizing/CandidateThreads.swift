internal import Scanning

/// The threads of a program, and how far each comes with a byte, which is remembered.
///
/// Rules and threads that wait at a step which looks at the next byte have numbers of one kind, the rules first.
internal struct CandidateThreads: Sendable {
  /// A place in the program, and where to go on when it comes to its end.
  private struct Thread {
    let step: Int
    /// The number of a return, plus one; 0 for none.
    let caller: Int

    init(step: Int, caller: Int) {
      self.step = step
      self.caller = caller
    }

    init(_ key: UInt64) { self.init(step: Int(key >> 32), caller: Int(key & 0xFFFF_FFFF)) }

    var key: UInt64 { UInt64(step) << 32 | UInt64(caller) }
  }

  private let program: CandidateProgram
  private let lastBytes: LastBytes
  private var waiting = Numbering()
  /// The set of next bytes that each waiting thread goes on with.
  private var sets: [Int] = []
  /// Where calls go on.
  private var returns = Numbering()
  /// What threads came to with a byte.
  private var lists = NumberLists()
  /// The numbers of these lists.
  private var listNumbers = Numbering()

  // What a walk through steps goes over.
  private var open: [Thread] = []
  private var seen = Numbering()
  private var passed: [Thread] = []
  private var reached: [UInt32] = []

  internal init(_ program: CandidateProgram) {
    self.program = program
    lastBytes = LastBytes(program)
  }

  /// The number of the first thread; those below are rules.
  internal var first: Int { program.ruleCount }

  /// The kind of a byte that has been passed.
  internal func kind(of byte: UInt8) -> UInt16 { lastBytes.kind(of: byte) }

  /// A number of the list at one of its places.
  internal subscript(place: Int) -> UInt32 { lists[place] }

  /// Whether a waiting thread looks for `byte`; nil is the end.
  internal func mayPass(_ number: Int, _ byte: UInt8?) -> Bool {
    let index = number - first
    if let byte { return program.contains(sets[index], Int(byte)) }
    return program.step(Thread(waiting.keys[index]).step).operation == .before
  }

  /// The places of the list of what a waiting thread comes to with a byte that it looks for.
  ///
  /// - Parameters:
  ///   - number: The thread.
  ///   - byte: The byte, or nil for the end.
  ///   - last: The kind of the byte before it.
  internal mutating func places(from number: Int, on byte: UInt8?, behind last: UInt16) -> Range<Int> {
    let thread = Thread(waiting.keys[number - first])
    let way: UInt64
    if let byte, program.step(thread.step).operation == .byte {
      // All that follows looks back at this byte.
      way = 1 << 31 | UInt64(lastBytes.kind(of: byte))
    } else {
      way = self.way(byte, behind: last)
    }
    return places(from: thread, on: byte, behind: last, UInt64(number) << 32 | way)
  }

  /// The places of the list of what the beginning of all patterns comes to with a byte.
  internal mutating func placesFromBeginning(on byte: UInt8, behind last: UInt16) -> Range<Int> {
    if program.steps.isEmpty { return 0..<0 }
    return places(
      from: Thread(step: 0, caller: 0), on: byte, behind: last, 0xFFFF_FFFF << 32 | way(byte, behind: last))
  }

  /// A number for the class of a byte and the kind of the one before.
  internal func way(_ byte: UInt8?, behind last: UInt16) -> UInt64 {
    UInt64(last) << 9 | (byte.map { UInt64(program.classes[$0]) } ?? 256)
  }

  private mutating func places(
    from thread: Thread, on byte: UInt8?, behind last: UInt16, _ key: UInt64
  ) -> Range<Int> {
    let (list, isNew) = listNumbers.number(of: key)
    if isNew {
      pass(byte, from: thread, behind: last)
      lists.append(reached)
    }
    return lists.places(ofList: list)
  }

  // MARK: Steps

  /// Lets a thread pass a byte, or the end: makes `reached` the threads that go on and the rules of those that are
  /// through.
  private mutating func pass(_ byte: UInt8?, from thread: Thread, behind last: UInt16) {
    reached.removeAll(keepingCapacity: true)
    passed.removeAll(keepingCapacity: true)
    seen.removeAll()
    advance(thread, behind: last, before: byte)
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
      case .byte, .before: reach(thread, set: operand)
      case .choose: reach(thread, set: Int(program.choices[operand]))
      default: jump(thread, operation, operand, behind: last)
      }
    }
  }

  private mutating func reach(_ thread: Thread, set: Int) {
    guard seen.number(of: thread.key).isNew else { return }
    let (number, isNew) = waiting.number(of: thread.key)
    if isNew { sets.append(set) }
    reached.append(UInt32(truncatingIfNeeded: first + number))
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
      guard seen.number(of: thread.key).isNew else { return }
      open.append(Thread(step: operand, caller: thread.caller))
      open.append(Thread(step: thread.step + 1, caller: thread.caller))
    case .jump: open.append(Thread(step: operand, caller: thread.caller))
    case .call:
      let place = Thread(step: thread.step + 1, caller: thread.caller)
      open.append(Thread(step: operand, caller: returns.number(of: place.key).number + 1))
    case .back: open.append(Thread(returns.keys[thread.caller - 1]))
    case .found: reached.append(UInt32(truncatingIfNeeded: operand))
    }
  }
}
