#if canImport(Darwin)
  internal import Darwin
#else
  internal import CArguments
  internal import Glibc
#endif

/// The running program.
internal enum RunningProgram {
  /// What it was called with, without its name. Paths among it may be no UTF-8.
  static var arguments: [String] {
    #if os(Linux)
      guard let kept = unsafe program_arguments() else { return Array(CommandLine.arguments.dropFirst()) }
    #else
      let kept = unsafe CommandLine.unsafeArgv
    #endif
    var arguments: [String] = []
    // The list ends with null; its first entry, the name, may be missing.
    for index in 0... {
      guard let value = unsafe kept[index] else { break }
      unsafe arguments.append(String(pathBytes: Array(UnsafeRawBufferPointer(start: value, count: strlen(value)))))
    }
    return Array(arguments.dropFirst())
  }

  /// The value of a variable of the environment; nil where it is not set.
  static func environment(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    return unsafe String(cString: value)
  }

  static var isInputTerminal: Bool { isatty(STDIN_FILENO) == 1 }

  static var isOutputTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  static var isErrorTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  /// What tells the program's file from one that was built before or later; empty where the system does not tell it.
  static var stamp: String {
    #if canImport(Darwin)
      let path = CommandLine.arguments.first ?? ""
    #else
      let path = "/proc/self/exe"
    #endif
    return FileStamp(ofFile: path).map { "\($0)" } ?? ""
  }

  /// Does nothing for a while.
  static func pause(milliseconds: UInt32) { usleep(milliseconds * 1000) }

  static var coreCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// Lets a write to a pipe whose reader has gone fail as other writes do, in place of ending the program.
  static func reportBrokenPipes() { _ = signal(SIGPIPE, SIG_IGN) }

  /// Makes a folder the working folder, where it can be one.
  static func enter(_ folder: String) { _ = unsafe chdir(folder) }

  static func end(with status: ExitStatus) -> Never { exit(status.rawValue) }
}

/// Clocks of the system, in nanoseconds.
internal enum SystemClock {
  static var now: Int { time(CLOCK_MONOTONIC) }

  /// How long the program has kept a core busy, since it was started.
  static var busy: Int { time(CLOCK_PROCESS_CPUTIME_ID) }

  private static func time(_ clock: clockid_t) -> Int {
    var time = timespec()
    unsafe clock_gettime(clock, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
}
