/// The threads of a program, and how far each comes with a byte, which is remembered.
///
/// Rules and threads that wait at a step which looks at the next byte have numbers of one kind, the rules first.
internal struct NFAThreads: Sendable {
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

  /// What is to be known of the step that a thread waits at.
  private struct Head {
    let operation: NFAProgram.Operation
    /// The set of next bytes that the thread goes on with.
    let set: Int
  }

  private let program: NFAProgram
  private let lastBytes: LookbehindClasses
  private var waiting = Numbering()
  /// The step that each waiting thread waits at.
  private var heads: [Head] = []
  /// Where calls go on.
  private var returns = Numbering()
  /// What threads came to with a byte.
  internal private(set) var lists = KeyedLists()

  // What a walk through steps goes over.
  private var open: [Thread] = []
  private var seen = Numbering()
  private var passed: [Thread] = []
  private var reached: [UInt32] = []

  internal init(_ program: NFAProgram) {
    self.program = program
    lastBytes = LookbehindClasses(program)
  }

  /// The number of the first thread; those below are rules.
  internal var first: Int { program.ruleCount }

  /// The number that all threads so far lie below.
  internal var limit: Int { first + heads.count }

  /// The kind of a byte that has been passed.
  internal func kind(of byte: UInt8) -> UInt16 { lastBytes.kind(of: byte) }

  /// Whether a waiting thread looks for `byte`; nil is the end.
  internal func mayPass(_ number: Int, _ byte: UInt8?) -> Bool {
    let head = heads[number - first]
    if let byte { return program.contains(head.set, Int(byte)) }
    return head.operation == .before
  }

  /// The places of the list of what a waiting thread comes to with a byte that it looks for.
  ///
  /// - Parameters:
  ///   - number: The thread.
  ///   - byte: The byte, or nil for the end.
  ///   - last: The kind of the byte before it.
  internal mutating func places(from number: Int, on byte: UInt8?, behind last: UInt16) -> Range<Int> {
    let way: UInt64
    if let byte, heads[number - first].operation == .byte {
      // All that follows looks back at this byte.
      way = 1 << 31 | UInt64(lastBytes.kind(of: byte))
    } else {
      way = self.way(byte, behind: last)
    }
    let key = UInt64(number) << 32 | way
    return lists.places(of: key) ?? reach(from: Thread(waiting.keys[number - first]), on: byte, behind: last, key)
  }

  /// The places of the list of what the beginning of all patterns comes to with a byte.
  internal mutating func placesFromBeginning(on byte: UInt8, behind last: UInt16) -> Range<Int> {
    if program.steps.isEmpty { return 0..<0 }
    let key = 0xFFFF_FFFF << 32 | way(byte, behind: last)
    return lists.places(of: key) ?? reach(from: Thread(step: 0, caller: 0), on: byte, behind: last, key)
  }

  /// A number for the class of a byte and the kind of the one before.
  internal func way(_ byte: UInt8?, behind last: UInt16) -> UInt64 {
    UInt64(last) << 9 | (byte.map { UInt64(program.classes[$0]) } ?? 256)
  }

  /// Works out the list of a key.
  private mutating func reach(
    from thread: Thread, on byte: UInt8?, behind last: UInt16, _ key: UInt64
  ) -> Range<Int> {
    pass(byte, from: thread, behind: last)
    return lists.insert(reached, for: key)
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
      case .byte, .before: reach(thread, Head(operation: operation, set: operand))
      case .choose: reach(thread, Head(operation: operation, set: Int(program.choices[operand])))
      default: jump(thread, operation, operand, behind: last)
      }
    }
  }

  private mutating func reach(_ thread: Thread, _ head: Head) {
    guard seen.number(of: thread.key).isNew else { return }
    let (number, isNew) = waiting.number(of: thread.key)
    if isNew { heads.append(head) }
    reached.append(UInt32(truncatingIfNeeded: first + number))
  }

  /// Does a step that does not look at the next byte.
  private mutating func jump(
    _ thread: Thread, _ operation: NFAProgram.Operation, _ operand: Int, behind last: UInt16
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
