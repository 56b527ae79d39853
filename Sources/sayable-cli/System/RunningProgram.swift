#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// The running program.
internal enum RunningProgram {
  /// The value of a variable of the environment; nil where it is not set.
  static func environment(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    return unsafe String(cString: value)
  }

  /// Lets a write to a pipe whose reader has gone fail as other writes do, in place of ending the program.
  static func reportBrokenPipes() { _ = signal(SIGPIPE, SIG_IGN) }

  /// Ends the program.
  static func end(with status: ExitStatus) -> Never { exit(status.rawValue) }
}
