internal import Synchronization

/// A value that one task at a time reads or changes.
///
/// ```swift
/// let counts = Guarded<[String: Int]>([:])
/// counts.withLock { $0["word", default: 0] += 1 }
/// ```
package struct Guarded<Value>: ~Copyable, Sendable {
  private let value: Mutex<Value>
  /// Tells the thread sanitizer who came after whom: where a task has to wait for a mutex, the sanitizer sees neither
  /// its lock nor its unlock, and takes what two tasks do one after the other for a race.
  private let turns = Atomic<Bool>(false)

  /// Guards `value`.
  package init(_ value: consuming sending Value) { self.value = Mutex(value) }

  /// Has `body` read or change the value, while all others wait.
  ///
  /// - Parameter body: Gets the value; it must not ask for the same value again.
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
