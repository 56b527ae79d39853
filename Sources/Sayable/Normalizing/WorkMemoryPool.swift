internal import Synchronization

/// The memory of a normalizer's work, for as many labels at a time as there are places; nobody waits for another.
internal final class WorkMemoryPool: Sendable {
  private let places = (0..<16).map { _ in Place() }

  /// Calls `body` with memory that nobody else uses meanwhile.
  internal func withMemory<Result>(_ body: (inout WorkMemory) -> Result) -> Result {
    for place in places where place.take() {
      defer { place.giveBack() }
      return place.withMemory(body)
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

    func withMemory<Result>(_ body: (inout WorkMemory) -> Result) -> Result {
      var memory = self.memory.take() ?? WorkMemory()
      let result = body(&memory)
      if !memory.text.isLarge { self.memory = consume memory }
      return result
    }

    func giveBack() { isTaken.store(false, ordering: .releasing) }
  }
}
