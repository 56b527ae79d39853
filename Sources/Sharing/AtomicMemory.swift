public import CSharing

// Integers in memory that several tasks read and write at once. Swift's own need iOS 18 and macOS 15.
//
// What a task wrote before it stored an integer with `storeReleasing` is there for every task that then finds that integer
// with `loadAcquiring`; the others give no such order.

extension UnsafeMutablePointer<UInt16> {
  /// The integer, in no order with other memory.
  @inlinable package func loadRelaxed() -> UInt16 { unsafe sharing_load_relaxed_16(self) }

  /// The integer, and with it what was written before it.
  @inlinable package func loadAcquiring() -> UInt16 { unsafe sharing_load_acquire_16(self) }

  /// Writes the integer, in no order with other memory.
  @inlinable package func storeRelaxed(_ value: UInt16) { unsafe sharing_store_relaxed_16(self, value) }

  /// Writes the integer behind all that was written before.
  @inlinable package func storeReleasing(_ value: UInt16) { unsafe sharing_store_release_16(self, value) }
}

extension UnsafeMutablePointer<UInt> {
  /// The integer, in no order with other memory.
  @inlinable package func loadRelaxed() -> UInt { unsafe sharing_load_relaxed(self) }

  /// Writes the integer, in no order with other memory.
  @inlinable package func storeRelaxed(_ value: UInt) { unsafe sharing_store_relaxed(self, value) }
}
