internal import Synchronization

/// A value behind a mutex.
///
/// ```swift
/// let counts = Lock<[String: Int]>([:])
/// counts.withLock { $0["word", default: 0] += 1 }
/// ```
package struct Lock<Value>: ~Copyable, Sendable {
  private let value: Mutex<Value>
  /// Gives the thread sanitizer the order of the lock's holders: where a task waits for a mutex, the sanitizer misses the
  /// lock and the unlock, and reports a race between two tasks that ran one after the other.
  private let turns = Atomic<Bool>(false)

  /// Puts `value` behind the lock.
  package init(_ value: consuming sending Value) { self.value = Mutex(value) }

  /// Calls `body` with the value while the lock is held.
  ///
  /// - Parameter body: Reads or changes the value. It must not take the same lock, which would deadlock.
  /// - Throws: What `body` throws.
  /// - Returns: What `body` returns.
  package borrowing func withLock<Result, Failure: Error>(
    _ body: (inout sending Value) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    try value.withLock { value throws(Failure) in
      _ = turns.load(ordering: .acquiring)
      defer { turns.store(true, ordering: .releasing) }
      return try body(&value)
    }
  }
}
