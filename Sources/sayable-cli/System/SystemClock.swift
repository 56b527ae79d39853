#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Clocks of the system, in nanoseconds.
internal enum SystemClock {
  /// The time since some moment before the program began.
  static var now: Int { time(CLOCK_MONOTONIC) }

  /// How long the program has kept a core busy, since it was started.
  static var busy: Int { time(CLOCK_PROCESS_CPUTIME_ID) }

  private static func time(_ clock: clockid_t) -> Int {
    var time = timespec()
    unsafe clock_gettime(clock, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
}
