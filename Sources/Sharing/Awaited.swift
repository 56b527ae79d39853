internal import Synchronization

/// A value that is made when it is first asked for.
///
/// Whoever asks while it is made waits for it; afterwards nobody waits.
///
/// ```swift
/// let words = Awaited<[Substring]>()
/// words.value { text.split(separator: " ") }
/// ```
package final class Awaited<Value: Sendable>: @unchecked Sendable {
  // Sendable: `made` is written once, under the lock, and read without it only after `isMade` was set behind it.
  private var made: Value?
  private let isMade = Atomic<Bool>(false)
  private let making = Guarded(())

  /// A value that is not made yet.
  package init() {}

  /// A value that is there already.
  package init(_ value: Value) {
    made = value
    isMade.store(true, ordering: .relaxed)
  }

  /// The value.
  ///
  /// - Parameter make: Makes the value where it is asked for the first time; it must not ask for the same value.
  /// - Throws: What `make` throws; then the next who asks makes it again.
  package func value<Failure: Error>(_ make: () throws(Failure) -> Value) throws(Failure) -> Value {
    if isMade.load(ordering: .acquiring), let made { return made }
    return try making.withLock { _ throws(Failure) in
      if let made { return made }
      let value = try make()
      made = value
      isMade.store(true, ordering: .releasing)
      return value
    }
  }
}
