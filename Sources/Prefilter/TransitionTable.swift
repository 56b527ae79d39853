internal import Sharing

/// The transitions between the states of a DFA that reads bytes. They are added one by one while the DFA is in use, and
/// read by any number of tasks at once without a lock.
///
/// State 0 stands for none, state 1 is the start state. A state may have marks: numbers that mean something to the one
/// who made it.
@safe internal final class TransitionTable: @unchecked Sendable {
  // Sendable: the memory is read and written as atomic integers alone; marks never change once they are published.
  /// For each state and each class of bytes, and for the end, the next state, with ``plain`` where that has no marks; 0
  /// where the transition is undefined. All states have their transitions for the same 32 classes together, so that those
  /// that words need fill few lines of the processor's cache.
  private let transitions: UnsafeMutablePointer<UInt16>
  /// What holds the transitions, which begin at a multiple of a cache line.
  private let memory: UnsafeMutableRawPointer
  /// Where the column of each byte begins: at its transition from state 0.
  private let columns: UnsafeMutablePointer<Int>
  /// Where the column of the end begins.
  private let endColumn: Int
  /// For each state, the address of its marks, the first of which is their count; 0 for none.
  private let marks: UnsafeMutablePointer<UInt>
  /// All states with marks are below this one; for those who add, and for the end.
  private var markedLimit = 0

  /// How many states there can be, state 0 included.
  internal let capacity: Int

  /// Stands for no state.
  internal static let noState = 0
  /// The state in which each text begins.
  internal static let startState = 1
  /// The bit of a transition to a state without marks.
  private static let plain: UInt16 = 0x8000
  /// As many columns lie beside each other as fill a line of the processor's cache, as a power of two.
  private static let columnBits = 5
  private static let lineLength = 64

  /// A table in which all transitions are undefined.
  ///
  /// - Parameters:
  ///   - capacity: How many states there can be, at most 32,768. States take memory once they are used.
  ///   - classes: Bytes that lead to the same states.
  internal init(capacity: Int, classes: ByteClasses) {
    precondition((2...0x8000).contains(capacity), "no such table")
    self.capacity = capacity
    let columnCount = 1 << Self.columnBits
    let count = (classes.count + columnCount) / columnCount * capacity * columnCount
    unsafe memory = unsafe SystemMemory.zeroed(2 * count + Self.lineLength, size: 1)
    let aligned = unsafe memory.alignedUp(toMultipleOf: Self.lineLength)
    unsafe transitions = unsafe aligned.bindMemory(to: UInt16.self, capacity: count)
    unsafe marks = unsafe SystemMemory.zeroed(capacity, size: MemoryLayout<UInt>.stride)
      .bindMemory(to: UInt.self, capacity: capacity)
    func column(_ number: Int) -> Int { number / columnCount * capacity * columnCount + number % columnCount }
    unsafe columns = UnsafeMutablePointer.allocate(capacity: 256)
    for byte in 0..<256 { unsafe columns[byte] = column(Int(classes.numbers[byte])) }
    endColumn = column(classes.count)
  }

  deinit {
    for state in 0..<markedLimit {
      let address = unsafe (marks + state).loadRelaxed()
      if let list = unsafe UnsafeMutableRawPointer(bitPattern: address) { unsafe SystemMemory.release(list) }
    }
    unsafe SystemMemory.release(memory)
    unsafe SystemMemory.release(marks)
    unsafe columns.deallocate()
  }

  /// Where the transitions from the state begin that a transition leads to, in the first column.
  private static func row(_ transition: UInt16) -> Int { Int(transition & ~plain) << columnBits }

  /// Where the transition from `state` stands; `nil` is the end.
  private func place(_ state: Int, _ byte: UInt8?) -> Int {
    state << Self.columnBits + (byte.map { unsafe columns[Int($0)] } ?? endColumn)
  }

  // MARK: Reading a text

  /// Why reading stopped.
  internal enum Stop: Sendable {
    /// The state that was reached has marks.
    case marks
    /// The transition from the state that was reached is undefined.
    case undefined
    /// The end was passed, and the state behind it has no marks; or where the text goes on, the last byte was.
    case end
  }

  /// Reads `text` as far as it can.
  ///
  /// - Parameters:
  ///   - isEnd: Whether the text ends there, and does not go on.
  ///   - position: How many bytes were read; the end counts as one more.
  ///   - state: The state that was reached.
  internal func run(
    over text: Span<UInt8>, isEnd: Bool, from position: inout Int, in state: inout Int
  ) -> Stop {
    unsafe text.withUnsafeBufferPointer { unsafe run(over: $0, isEnd: isEnd, from: &position, in: &state) }
  }

  private func run(
    over text: UnsafeBufferPointer<UInt8>, isEnd: Bool, from position: inout Int, in state: inout Int
  ) -> Stop {
    precondition(0 <= state && state < capacity && position >= 0, "no such place")
    let limit = isEnd ? text.count : text.count - 1
    while position <= limit {
      var row = state << Self.columnBits
      var offset = position
      while offset < text.count {
        let next = unsafe (transitions + (row &+ columns[Int(text[offset])])).loadRelaxed()
        // One bit tells of undefined transitions and of marks.
        if next & Self.plain == 0 { break }
        row = Self.row(next)
        offset += 1
      }
      (position, state) = (offset, row >> Self.columnBits)
      if offset > limit { break }
      // This load makes the marks of the next state visible as well.
      let place = unsafe place(state, offset < text.count ? text[offset] : nil)
      let next = unsafe (transitions + place).loadAcquiring()
      if next == 0 { return .undefined }
      position += 1
      state = Int(next & ~Self.plain)
      if next & Self.plain == 0 { return .marks }
      // If this was not the end, another task has added the transition just now.
    }
    return .end
  }

  /// Calls `body` with each mark of a state at which reading stopped for its marks.
  internal func forEachMark(of state: Int, _ body: (Int) -> Void) {
    let address = unsafe (marks + state).loadRelaxed()
    guard let list = unsafe UnsafePointer<UInt32>(bitPattern: address) else { return }
    for index in unsafe 1...Int(list[0]) { unsafe body(Int(list[index])) }
  }

  // MARK: Adding transitions

  /// Adds a transition. Those who add take turns.
  ///
  /// - Parameters:
  ///   - state: Where it begins.
  ///   - byte: The byte that it reads, as it does all others of its class; nil for the end.
  ///   - next: The state where it leads.
  internal func add(from state: Int, on byte: UInt8?, to next: Int) {
    precondition(state < capacity && next < capacity && next > 0, "no such state")
    let isMarked = unsafe (marks + next).loadRelaxed() != 0
    let transition = UInt16(truncatingIfNeeded: next)
    unsafe (transitions + place(state, byte)).storeReleasing(isMarked ? transition : transition | Self.plain)
  }

  /// Gives a state its marks, before any transition leads to it.
  internal func mark(_ state: Int, with numbers: [UInt32]) {
    // Memory that is written to before it is read costs the system less: read first, it shows a page that all share and
    // that has to be replaced for all threads. The first columns are those of letters, which nearly all states need.
    unsafe (transitions + state << Self.columnBits).storeRelaxed(0)
    guard !numbers.isEmpty else { return }
    let memory = unsafe SystemMemory.zeroed(numbers.count + 1, size: 4)
    let list = unsafe memory.bindMemory(to: UInt32.self, capacity: numbers.count + 1)
    unsafe list[0] = UInt32(truncatingIfNeeded: numbers.count)
    for (index, number) in numbers.enumerated() { unsafe list[index + 1] = number }
    unsafe (marks + state).storeRelaxed(UInt(bitPattern: memory))
    markedLimit = max(markedLimit, state + 1)
  }
}
