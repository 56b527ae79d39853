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

  /// Whether somebody reads standard output in a terminal.
  static var isOutputTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  /// Whether somebody reads standard error in a terminal.
  static var isErrorTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  /// How many cores the program may use.
  static var coreCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// Lets a write to a pipe whose reader has gone fail as other writes do, in place of ending the program.
  static func reportBrokenPipes() { _ = signal(SIGPIPE, SIG_IGN) }

  /// Ends the program.
  static func end(with status: ExitStatus) -> Never { exit(status.rawValue) }
}
