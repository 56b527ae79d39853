/// The threads of an NFA program, and where each goes on with a byte, which is remembered.
///
/// Patterns that are found and threads that wait at a step which looks at the next byte share their numbers, patterns
/// first.
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
    var following: Thread { Thread(step: step - 1, caller: caller) }
  }

  /// What has to be known of the step that a thread waits at.
  private struct Head {
    let operation: NFAProgram.Operation
    /// Where the set of next bytes that the thread goes on with stands among the bitmaps.
    let bitmap: Int
    /// The way on which it went last, which it mostly goes again, and the list of what follows there.
    var way: UInt64?
    var list = 0
  }

  /// What becomes of a thread at a step that looks at the next byte.
  private enum Lookahead {
    /// The byte is not known: the thread waits.
    case unread
    /// The thread goes on with this byte, or at the end, if it may.
    case read(UInt8?)
  }

  private let program: NFAProgram
  private let lookbehind: LookbehindClasses
  /// The patterns that are looked for; nil for all.
  private let group: PatternGroup?
  /// The number of the first thread; those below are patterns.
  internal let first: Int
  private var waiting = KeyTable()
  /// The step that each waiting thread waits at.
  private var heads: [Head] = []
  /// The sets of bytes that threads wait for, four words each, which are read faster than those of the program.
  private var bitmaps: [UInt64] = []
  /// Where each set that was met stands among the bitmaps.
  private var bitmapPlaces: [Int: Int] = [:]
  /// Where calls go on.
  private var returns = KeyTable()
  /// The numbers of the lists in which threads are told that follow others.
  private var ways = KeyTable()
  /// What follows on a thread: the threads that wait then, and the patterns that are found.
  internal private(set) var lists = NumberLists()

  // What following a thread takes.
  private var open: [Thread] = []
  private var seen = KeyTable()
  private var passed: [Thread] = []
  private var reached: [UInt32] = []

  internal init(_ program: NFAProgram, group: PatternGroup?) {
    self.program = program
    self.group = group
    first = program.patternCount
    lookbehind = LookbehindClasses(program)
  }

  /// What a pattern is known by; nil where nobody looks for it.
  internal func name(ofPattern pattern: UInt32) -> UInt32? {
    program.name(ofPattern: Int(pattern)).map { UInt32(truncatingIfNeeded: $0) }
  }

  /// The number that all threads so far lie below.
  internal var limit: Int { first + heads.count }

  /// The class of a byte that has been passed.
  internal func lastClass(of byte: UInt8) -> UInt16 { lookbehind[byte] }

  /// The list of what follows on a waiting thread with a byte; nil where the thread does not look for it.
  ///
  /// - Parameters:
  ///   - number: The thread.
  ///   - byte: The byte, or nil for the end.
  ///   - last: The class of the byte before it.
  internal mutating func successors(of number: Int, on byte: UInt8?, behind last: UInt16) -> Int? {
    let head = heads[number - first]
    var way = key(of: byte, behind: last)
    if let byte {
      if bitmaps[head.bitmap + Int(byte >> 6)] >> UInt64(byte & 63) & 1 == 0 { return nil }
      // All that follows a byte that is passed at once looks back at this byte alone.
      if head.operation == .byte { way = 1 << 31 | UInt64(lookbehind[byte]) }
    } else if head.operation != .before {
      return nil
    }
    if head.way == way { return head.list }
    let thread = Thread(waiting.keys[number - first])
    let list = successors(of: thread, on: byte, behind: last, UInt64(number) << 32 | way)
    heads[number - first].way = way
    heads[number - first].list = list
    return list
  }

  /// The list of what follows on the start of all patterns with a byte; nil where there are no patterns.
  internal mutating func successorsOfStart(on byte: UInt8, behind last: UInt16) -> Int? {
    if program.steps.isEmpty { return nil }
    let way = 0xFFFF_FFFF << 32 | key(of: byte, behind: last)
    return successors(of: Thread(step: program.steps.count - 1, caller: 0), on: byte, behind: last, way)
  }

  /// A key for the class of a byte and that of the one before.
  internal func key(of byte: UInt8?, behind last: UInt16) -> UInt64 {
    UInt64(last) << 9 | (byte.map { UInt64(program.classes[$0]) } ?? 256)
  }

  private mutating func successors(
    of thread: Thread, on byte: UInt8?, behind last: UInt16, _ way: UInt64
  ) -> Int {
    let (list, isNew) = ways.number(of: way)
    guard isNew else { return list }
    reached.removeAll(keepingCapacity: true)
    passed.removeAll(keepingCapacity: true)
    seen.removeAll()
    follow(thread, behind: last, .read(byte))
    if let byte {
      seen.removeAll()
      for thread in passed { follow(thread, behind: lookbehind[byte], .unread) }
    }
    lists.append(reached)
    return list
  }

  // MARK: Steps

  /// Follows a thread through all steps up to those that look at a byte that is not known. Where `next` is, the threads
  /// that have passed it go to `passed`.
  private mutating func follow(_ thread: Thread, behind last: UInt16, _ next: Lookahead) {
    open.append(thread)
    while let thread = open.popLast() {
      guard isWanted(thread) else { continue }
      let (operation, operand) = program.step(thread.step)
      switch operation {
      case .byte, .before, .choose:
        switch next {
        case .unread: wait(thread, operation, operand)
        case .read(let byte): pass(byte, thread, operation, operand)
        }
      case .behind: if lookbehind.mayStand(last, inSet: operand, of: program) { open.append(thread.following) }
      case .split:
        // Every loop has a split.
        guard seen.number(of: thread.key).isNew else { continue }
        open.append(Thread(step: operand, caller: thread.caller))
        open.append(thread.following)
      case .jump: open.append(Thread(step: operand, caller: thread.caller))
      case .call: open.append(Thread(step: operand, caller: returns.number(of: thread.following.key).number + 1))
      case .back: open.append(Thread(returns.keys[thread.caller - 1]))
      case .found:
        if group?.patterns.contains(operand) != false { reached.append(UInt32(truncatingIfNeeded: operand)) }
      }
    }
  }

  /// Lets a thread wait for the next byte.
  private mutating func wait(_ thread: Thread, _ operation: NFAProgram.Operation, _ operand: Int) {
    guard seen.number(of: thread.key).isNew else { return }
    let (number, isNew) = waiting.number(of: thread.key)
    if isNew {
      let set = operation == .choose ? Int(program.choices[operand]) : operand
      heads.append(Head(operation: operation, bitmap: bitmap(ofSet: set)))
    }
    reached.append(UInt32(truncatingIfNeeded: first + number))
  }

  /// Whether a thread may lead to a pattern that is looked for.
  private func isWanted(_ thread: Thread) -> Bool {
    guard let group else { return true }
    var thread = thread
    while thread.caller > 0 { thread = Thread(returns.keys[thread.caller - 1]) }
    return group.isReached(from: thread.step)
  }

  /// Where a set stands among the bitmaps.
  private mutating func bitmap(ofSet set: Int) -> Int {
    if let place = bitmapPlaces[set] { return place }
    let place = bitmaps.count
    bitmaps += repeatElement(0, count: 4)
    for byte in 0..<256 where program.contains(set, byte) { bitmaps[place + byte / 64] |= 1 << UInt64(byte % 64) }
    bitmapPlaces[set] = place
    return place
  }

  /// Lets a thread look at `byte`, or at the end.
  private mutating func pass(_ byte: UInt8?, _ thread: Thread, _ operation: NFAProgram.Operation, _ operand: Int) {
    guard let byte else {
      if operation == .before { open.append(thread.following) }
      return
    }
    if operation == .choose {
      guard let target = program.target(ofChoice: operand, Int(byte)) else { return }
      open.append(Thread(step: target, caller: thread.caller))
    } else if program.contains(operand, Int(byte)) {
      if operation == .byte { passed.append(thread.following) } else { open.append(thread.following) }
    }
  }
}
