internal import Synchronization

/// The transitions between the states of an automaton that reads bytes. They are told one by one while the automaton is
/// in use, and read by any number of tasks at once without a lock.
///
/// State 1 is the one to begin with. A state may have marks, numbers that mean something to the one who made it.
@safe public final class TransitionTable: @unchecked Sendable {
  // Sendable: the memory is read and written as atomic integers alone; marks never change once they are published.
  /// The row of the next state for each state and each class of bytes, and at the end of the bytes, with ``plain`` where
  /// that state has no marks; 0 where it is not known yet. All states have their transitions for the same 32 classes
  /// together, so that those that words need fill few lines of the processor's cache.
  internal let transitions: UnsafeMutablePointer<Atomic<UInt32>>
  /// What holds the transitions.
  private let memory: UnsafeMutableRawPointer
  /// Where the transitions for each byte begin: that of the state 0. With ``plain``, so that the sum of a transition to a
  /// state without marks and of a column is a place.
  internal let columns: UnsafeMutablePointer<UInt32>
  /// Where the transitions at the end begin.
  internal let endColumn: UInt32
  /// Where the transitions begin that nobody tells.
  internal let emptyColumn: UInt32
  /// For each state, the address of its marks, the first of which is their count; 0 for none.
  private let marks: UnsafeMutablePointer<Atomic<UInt>>
  /// All states with marks are below this one.
  private let markedLimit = Atomic<Int>(0)
  /// The state that most words begin in, as far as known, or 0; above its 16 bits how often that was right of late.
  internal let guessed = Atomic<UInt32>(0)

  /// How many states there can be, with the number 0, which stands for none.
  public let capacity: Int

  /// The bit of a transition to a state without marks.
  internal static let plain: UInt32 = 0x8000_0000
  /// As many columns lie beside each other as fill two lines of the processor's cache, as a power of two.
  internal static let columnBits = 5
  private static let lineLength = 64

  /// A table without transitions.
  ///
  /// - Parameters:
  ///   - capacity: How many states there can be, at most 32,768. States take memory once they are used.
  ///   - classes: Bytes that lead to the same states.
  public init(capacity: Int, classes: ByteClasses) {
    precondition((2...0x8000).contains(capacity), "no such table")
    self.capacity = capacity
    let columnCount = 1 << Self.columnBits
    let groups = (classes.count + 2 + columnCount - 1) / columnCount
    let count = groups * capacity * columnCount
    unsafe memory = unsafe SystemMemory.zeroed(4 * count + Self.lineLength, size: 1)
    let aligned = unsafe memory.alignedUp(toMultipleOf: Self.lineLength)
    unsafe transitions = unsafe aligned.bindMemory(to: Atomic<UInt32>.self, capacity: count)
    unsafe marks = unsafe SystemMemory.zeroed(capacity, size: MemoryLayout<UInt>.stride)
      .bindMemory(to: Atomic<UInt>.self, capacity: capacity)
    func column(_ number: Int) -> UInt32 {
      UInt32(number / columnCount * capacity * columnCount + number % columnCount) | Self.plain
    }
    unsafe columns = UnsafeMutablePointer.allocate(capacity: 256)
    for byte in 0..<256 { unsafe columns[byte] = column(Int(classes.numbers[byte])) }
    endColumn = column(classes.count)
    emptyColumn = column(classes.count + 1)
  }

  deinit {
    for state in 0..<markedLimit.load(ordering: .relaxed) {
      let address = unsafe marks[state].load(ordering: .relaxed)
      if let list = unsafe UnsafeMutableRawPointer(bitPattern: address) { unsafe SystemMemory.release(list) }
    }
    unsafe SystemMemory.release(memory)
    unsafe SystemMemory.release(marks)
    unsafe columns.deallocate()
  }

  /// Where the transition from a state stands; `nil` is the end.
  private func place(_ state: Int, _ byte: UInt8?) -> Int {
    let column = byte.map { unsafe columns[Int($0)] } ?? endColumn
    return Int(column & ~Self.plain) + state << Self.columnBits
  }

  /// The state that a transition leads to.
  internal static func state(_ transition: UInt32) -> Int { Int(transition & ~plain) >> columnBits }

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
    var walk = LineWalk(from: position, to: bytes.count, in: state)
    if position == 0, state == 1 { walk = unsafe walkParts(bytes) }
    while true {
      walk = LineWalk(from: walk.position, to: bytes.count, in: walk.state)
      unsafe advance(&walk, over: bytes, columns)
      (position, state) = (walk.position, walk.state)
      if position > bytes.count { return .end }
      // Makes the marks of the next state known as well.
      let place = unsafe place(state, position < bytes.count ? bytes[position] : nil)
      let next = unsafe transitions[place].load(ordering: .acquiring)
      if next == 0 { return .unknown }
      position += 1
      state = Self.state(next)
      if next & Self.plain == 0 { return .marks }
      if position > bytes.count { return .end }
      // Another task told the transition just now.
      walk.pass(to: state)
    }
  }

  /// The state that follows on another, and whether it has marks; nil where it is not known.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - byte: The byte that is read; nil for the end.
  public func next(from state: Int, on byte: UInt8?) -> (state: Int, hasMarks: Bool)? {
    precondition(state < capacity, "no such state")
    let next = unsafe transitions[place(state, byte)].load(ordering: .acquiring)
    return next == 0 ? nil : (Self.state(next), next & Self.plain == 0)
  }

  /// Calls `body` with each mark of a state that a walk told to have marks.
  public func forEachMark(of state: Int, _ body: (Int) -> Void) {
    let address = unsafe marks[state].load(ordering: .relaxed)
    guard let list = unsafe UnsafePointer<UInt32>(bitPattern: address) else { return }
    for index in unsafe 1...Int(list[0]) { unsafe body(Int(list[index])) }
  }

  /// Tells a transition. Those who tell them take turns.
  ///
  /// - Parameters:
  ///   - state: Where it begins.
  ///   - byte: The byte that it reads, as do all others of its class; nil for the end.
  ///   - next: The state where it leads.
  public func add(from state: Int, on byte: UInt8?, to next: Int) {
    precondition(state < capacity && next < capacity && next > 0, "no such state")
    let isMarked = unsafe marks[next].load(ordering: .relaxed) != 0
    // Behind an end without marks another text may begin.
    let target = byte == nil && !isMarked ? 1 : next
    let value = UInt32(truncatingIfNeeded: target << Self.columnBits) | (isMarked ? 0 : Self.plain)
    unsafe transitions[place(state, byte)].store(value, ordering: .releasing)
  }

  /// Gives a state its marks, before any transition leads to it.
  ///
  /// - Parameters:
  ///   - numbers: The marks; none are none.
  ///   - state: The state.
  public func mark(_ state: Int, with numbers: [UInt32]) {
    // What is written to before it is read takes the system less: else it shows memory that all share, and then has to
    // take it back from all threads. The first columns are those of letters, which nearly all states need.
    unsafe transitions[state << Self.columnBits].store(0, ordering: .relaxed)
    guard !numbers.isEmpty else { return }
    let memory = unsafe SystemMemory.zeroed(numbers.count + 1, size: 4)
    let list = unsafe memory.bindMemory(to: UInt32.self, capacity: numbers.count + 1)
    unsafe list[0] = UInt32(truncatingIfNeeded: numbers.count)
    for (index, number) in numbers.enumerated() { unsafe list[index + 1] = number }
    unsafe marks[state].store(UInt(bitPattern: memory), ordering: .relaxed)
    markedLimit.max(state + 1, ordering: .relaxed)
  }
}
