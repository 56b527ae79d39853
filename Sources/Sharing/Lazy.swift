/// A value that is made when it is first asked for.
///
/// A task that asks while another makes it waits; afterwards reading takes no lock.
///
/// ```swift
/// let words = Lazy<[Substring]>()
/// words.value { text.split(separator: " ") }
/// ```
package final class Lazy<Value: Sendable>: @unchecked Sendable {
  // Sendable: `made` is written once, under the lock, and read without the lock only after `isMade` is set.
  private var made: Value?
  private let isMade: AtomicWord
  private let making = Lock(())

  /// A value that is not made yet.
  package init() { isMade = AtomicWord(0) }

  /// A value that is there already.
  package init(_ value: Value) {
    made = value
    isMade = AtomicWord(1)
  }

  /// Returns the value, and makes it on the first call.
  ///
  /// - Parameter make: Makes the value. It must not ask for the same value, which would deadlock.
  /// - Throws: What `make` throws; the next call then tries again.
  package func value<Failure: Error>(_ make: () throws(Failure) -> Value) throws(Failure) -> Value {
    if isMade.loadAcquiring() == 1, let made { return made }
    return try making.withLock { _ throws(Failure) in
      if let made { return made }
      let value = try make()
      made = value
      isMade.storeReleasing(1)
      return value
    }
  }
}
