internal import CSharing

/// A value behind a mutex.
///
/// ```swift
/// let counts = Lock<[String: Int]>([:])
/// counts.withLock { $0["word", default: 0] += 1 }
/// ```
@safe package struct Lock<Value>: ~Copyable, @unchecked Sendable {
  // Sendable: the value is touched by the holder of the mutex alone.
  private let value: UnsafeMutablePointer<Value>
  private let mutex: UnsafeMutablePointer<sharing_mutex>

  /// Puts `value` behind the lock.
  package init(_ value: consuming sending Value) {
    unsafe self.value = .allocate(capacity: 1)
    unsafe self.value.initialize(to: value)
    unsafe mutex = .allocate(capacity: 1)
    unsafe sharing_mutex_init(mutex)
  }

  deinit {
    unsafe sharing_mutex_destroy(mutex)
    unsafe mutex.deallocate()
    unsafe value.deinitialize(count: 1)
    unsafe value.deallocate()
  }

  /// Calls `body` with the value while the lock is held.
  ///
  /// - Parameter body: Reads or changes the value. It must not take the same lock, which would deadlock.
  /// - Throws: What `body` throws.
  /// - Returns: What `body` returns.
  package borrowing func withLock<Result, Failure: Error>(
    _ body: (inout sending Value) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    unsafe sharing_mutex_lock(mutex)
    defer { unsafe sharing_mutex_unlock(mutex) }
    return try unsafe body(&value.pointee)
  }
}
