internal import Synchronization

/// The transitions between the states of an automaton that reads bytes. They are told one by one while the automaton is
/// in use, and read by any number of tasks at once without a lock.
///
/// State 1 is the one to begin with. A state may have marks, numbers that mean something to the one who made it.
@safe public final class TransitionTable: @unchecked Sendable {
  // Sendable: the memory is read and written as atomic integers alone; marks never change once they are published.
  /// For each state, the next one for each byte; 0 where it is not known yet.
  private let transitions: UnsafeMutablePointer<Atomic<UInt16>>
  /// For each state, the one at the end of the bytes.
  private let ends: UnsafeMutablePointer<Atomic<UInt16>>
  /// For each state, the address of its marks, the first of which is their count; 0 for none.
  private let marks: UnsafeMutablePointer<Atomic<UInt>>

  /// How many states there can be, with the number 0, which stands for none.
  public let capacity: Int

  /// The bit of a transition to a state with marks.
  private static let marked: UInt16 = 0x8000

  /// A table without transitions.
  ///
  /// - Parameter capacity: How many states there can be, at most 32,768. States take memory once they are used.
  public init(capacity: Int) {
    precondition((2...0x8000).contains(capacity), "no such table")
    self.capacity = capacity
    unsafe transitions = unsafe SystemMemory.zeroed(capacity, size: 512)
      .bindMemory(to: Atomic<UInt16>.self, capacity: capacity * 256)
    unsafe ends = unsafe SystemMemory.zeroed(capacity, size: 2).bindMemory(to: Atomic<UInt16>.self, capacity: capacity)
    unsafe marks = unsafe SystemMemory.zeroed(capacity, size: MemoryLayout<UInt>.stride)
      .bindMemory(to: Atomic<UInt>.self, capacity: capacity)
  }

  deinit {
    for state in 0..<capacity {
      let address = unsafe marks[state].load(ordering: .relaxed)
      if let list = unsafe UnsafeMutableRawPointer(bitPattern: address) { unsafe SystemMemory.release(list) }
    }
    unsafe SystemMemory.release(transitions)
    unsafe SystemMemory.release(ends)
    unsafe SystemMemory.release(marks)
  }

  /// What ended a walk.
  public enum Stop: Sendable {
    /// The state that was reached has marks.
    case marks
    /// The transition from the state that was reached is not known yet.
    case unknown
    /// The end was passed, and the state behind it has no marks.
    case end
  }

  /// Walks over `bytes`.
  ///
  /// - Parameters:
  ///   - bytes: What is read.
  ///   - position: How many bytes were read, and whether the end was passed, which counts as one more.
  ///   - state: The state that was reached.
  public func walk(_ bytes: Span<UInt8>, from position: inout Int, in state: inout Int) -> Stop {
    unsafe bytes.withUnsafeBufferPointer { unsafe walk($0, from: &position, in: &state) }
  }

  private func walk(_ bytes: UnsafeBufferPointer<UInt8>, from position: inout Int, in state: inout Int) -> Stop {
    precondition(state < capacity && position >= 0, "no such place")
    var index = position
    var current = state
    defer {
      position = index
      state = current
    }
    while index < bytes.count {
      let next = unsafe transitions[current << 8 | Int(bytes[index])].load(ordering: .relaxed)
      // One comparison tells of both special cases.
      if Int16(bitPattern: next) <= 0 {
        if next == 0 { return .unknown }
        index += 1
        current = Int(next & ~Self.marked)
        return .marks
      }
      index += 1
      current = Int(next)
    }
    if index > bytes.count { return .end }
    let next = unsafe ends[current].load(ordering: .relaxed)
    if next == 0 { return .unknown }
    index += 1
    current = Int(next & ~Self.marked)
    return next & Self.marked == 0 ? .end : .marks
  }

  /// Goes on in two walks over lines by turns, until one of them cannot go on without a decision. The processor waits for
  /// the memory of one while it works for the other.
  ///
  /// - Parameters:
  ///   - first: A walk.
  ///   - second: A walk over other lines, or one that is done.
  ///   - bytes: The lines of both.
  public func walk(_ first: inout LineWalk, _ second: inout LineWalk, over bytes: Span<UInt8>) {
    precondition(first.fits(bytes.count, capacity) && second.fits(bytes.count, capacity), "no such place")
    unsafe bytes.withUnsafeBufferPointer { bytes in
      var (one, other) = (first, second)
      if other.isDone {
        while unsafe pass(&one, bytes) {}
      } else {
        while unsafe pass(&one, bytes) && pass(&other, bytes) {}
      }
      (first, second) = (one, other)
    }
  }

  /// Passes one byte; false where that takes a decision.
  @inline(__always)
  private func pass(_ walk: inout LineWalk, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard walk.position < walk.end else { return false }
    let byte = unsafe bytes[walk.position]
    if byte == walk.separator {
      let next = unsafe ends[walk.state].load(ordering: .relaxed)
      if Int16(bitPattern: next) <= 0 { return false }
      let last = unsafe walk.position > 0 ? bytes[walk.position - 1] : nil
      if walk.isOddLine(endingWith: last) { return false }
      walk.beginLine(at: walk.position + 1)
    } else {
      let next = unsafe transitions[walk.state << 8 | Int(byte)].load(ordering: .relaxed)
      if Int16(bitPattern: next) <= 0 { return false }
      walk.position += 1
      walk.state = Int(next)
    }
    return true
  }

  /// The state that follows on another, and whether it has marks; nil where it is not known.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - byte: The byte that is read; nil for the end.
  public func next(from state: Int, on byte: UInt8?) -> (state: Int, hasMarks: Bool)? {
    precondition(state < capacity, "no such state")
    let next =
      if let byte {
        unsafe transitions[state << 8 | Int(byte)].load(ordering: .relaxed)
      } else {
        unsafe ends[state].load(ordering: .relaxed)
      }
    return next == 0 ? nil : (Int(next & ~Self.marked), next & Self.marked != 0)
  }

  /// Calls `body` with each mark of a state that a walk told to have marks.
  public func forEachMark(of state: Int, _ body: (Int) -> Void) {
    // Reads what was written before the transition to the state.
    let address = unsafe marks[state].load(ordering: .acquiring)
    guard let list = unsafe UnsafePointer<UInt32>(bitPattern: address) else { return }
    for index in unsafe 1...Int(list[0]) { unsafe body(Int(list[index])) }
  }

  /// Tells a transition. Those who tell them take turns.
  ///
  /// - Parameters:
  ///   - state: Where it begins.
  ///   - byte: The byte that it reads; nil for the end.
  ///   - next: The state where it leads.
  public func add(from state: Int, on byte: UInt8?, to next: Int) {
    precondition(state < capacity && next < capacity && next > 0, "no such state")
    let isMarked = unsafe marks[next].load(ordering: .relaxed) != 0
    let value = UInt16(truncatingIfNeeded: next) | (isMarked ? Self.marked : 0)
    if let byte {
      unsafe transitions[state << 8 | Int(byte)].store(value, ordering: .releasing)
    } else {
      unsafe ends[state].store(value, ordering: .releasing)
    }
  }

  /// Gives a state its marks, before any transition leads to it.
  ///
  /// - Parameters:
  ///   - numbers: The marks; none are none.
  ///   - state: The state.
  public func mark(_ state: Int, with numbers: [UInt32]) {
    guard !numbers.isEmpty else { return }
    let memory = unsafe SystemMemory.zeroed(numbers.count + 1, size: 4)
    let list = unsafe memory.bindMemory(to: UInt32.self, capacity: numbers.count + 1)
    unsafe list[0] = UInt32(truncatingIfNeeded: numbers.count)
    for (index, number) in numbers.enumerated() { unsafe list[index + 1] = number }
    unsafe marks[state].store(UInt(bitPattern: memory), ordering: .releasing)
  }
}
