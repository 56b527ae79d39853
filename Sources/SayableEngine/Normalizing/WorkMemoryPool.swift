internal import Synchronization

/// The memory of a normalizer's work, for as many labels at a time as there are places; nobody waits for another.
internal final class WorkMemoryPool: Sendable {
  private let places = (0..<16).map { _ in Place() }

  /// Calls `body` with memory that nobody else uses meanwhile.
  internal func withMemory<Result>(_ body: (inout WorkMemory) -> Result) -> Result {
    for place in places where place.take() {
      defer { place.giveBack() }
      if let result = place.withMemory(body) { return result }
    }
    var memory = WorkMemory()
    return body(&memory)
  }
}

extension WorkMemoryPool {
  /// Memory, and whether somebody uses it.
  private final class Place: @unchecked Sendable {
    // Sendable: only who has taken the place touches its memory, until it is given back.
    private let isTaken = Atomic(false)
    private var memory: WorkMemory?

    func take() -> Bool { !isTaken.exchange(true, ordering: .acquiring) }

    /// What `body` returns; never nil. The memory stays in its place, as moving it takes time.
    func withMemory<Result>(_ body: (inout WorkMemory) -> Result) -> Result? {
      if memory == nil { memory = WorkMemory() }
      return memory?.lend(body)
    }

    func giveBack() { isTaken.store(false, ordering: .releasing) }
  }
}

extension WorkMemory {
  fileprivate mutating func lend<Result>(_ body: (inout WorkMemory) -> Result) -> Result { body(&self) }
}
