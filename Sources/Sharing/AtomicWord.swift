internal import CSharing

/// An integer that several tasks read and write at once.
@safe package struct AtomicWord: ~Copyable, @unchecked Sendable {
  // Sendable: the memory is read and written atomically alone.
  private let memory: UnsafeMutablePointer<UInt>

  /// A word that holds `value`.
  package init(_ value: UInt = 0) {
    unsafe memory = .allocate(capacity: 1)
    unsafe memory.initialize(to: value)
  }

  deinit { unsafe memory.deallocate() }

  /// The value, in no order with other memory.
  package borrowing func loadRelaxed() -> UInt { unsafe sharing_load_relaxed(memory) }

  /// The value, and with it what its writer wrote before it.
  package borrowing func loadAcquiring() -> UInt { unsafe sharing_load_acquire(memory) }

  /// Writes the value behind all that was written before.
  package borrowing func storeReleasing(_ value: UInt) { unsafe sharing_store_release(memory, value) }

  /// Writes `value` and returns what was there, with what its writer wrote before it.
  package borrowing func exchangeAcquiring(_ value: UInt) -> UInt {
    unsafe sharing_exchange_acquire(memory, value)
  }

  /// Adds `amount`, which must not lead beyond the greatest integer, and returns what was there.
  package borrowing func addRelaxed(_ amount: UInt) -> UInt { unsafe sharing_add_relaxed(memory, amount) }

  /// Writes `value` in place of `expected`, and returns what was there: `expected` where it was written.
  package borrowing func compareExchange(expected: UInt, desired value: UInt) -> UInt {
    unsafe sharing_compare_exchange(memory, expected, value)
  }
}
