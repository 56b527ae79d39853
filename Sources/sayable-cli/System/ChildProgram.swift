#if canImport(Darwin)
  internal import Darwin
#else
  // `environ` is a variable; nothing here writes to it.
  @unsafe @preconcurrency internal import Glibc
#endif

/// Another program, run to its end.
internal struct ChildProgram {
  let output: [UInt8]
  let messages: [UInt8]
  /// Its status; nil where a signal ended it.
  let status: Int32?

  /// Runs a program that is looked for in `PATH`, without a shell and with nothing to read.
  ///
  /// - Parameter environment: Variables that it gets beside this program's own, or in place of them.
  init(_ name: String, _ arguments: [String], environment: [String: String] = [:]) throws(SystemError) {
    let output = try Pipe()
    let messages = try Pipe()
    let child = try Self.start(name, arguments, environment, output: output.writing, messages: messages.writing)
    output.closeWriting()
    messages.closeWriting()
    (self.output, self.messages) = Self.readAll(output.reading, messages.reading)
    var state: Int32 = 0
    while unsafe waitpid(child, &state, 0) < 0, errno == EINTR {}
    status = state & 0x7F == 0 ? (state >> 8) & 0xFF : nil
  }

  private static func start(
    _ name: String, _ arguments: [String], _ environment: [String: String], output: Int32, messages: Int32
  ) throws(SystemError) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = unsafe posix_spawn_file_actions_t()
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    unsafe posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    unsafe posix_spawn_file_actions_adddup2(&actions, messages, STDERR_FILENO)
    var words: [UnsafeMutablePointer<CChar>?] = unsafe ([name] + arguments).map { unsafe strdup($0) } + [nil]
    defer { unsafe words.forEach { unsafe free($0) } }
    let given: [UnsafeMutablePointer<CChar>?] = unsafe environment.map { unsafe strdup("\($0.key)=\($0.value)") }
    defer { unsafe given.forEach { unsafe free($0) } }
    var variables: [UnsafeMutablePointer<CChar>?] = unsafe given
    var own = unsafe environ
    while let variable = unsafe own.pointee {
      let bytes = unsafe UnsafeRawBufferPointer(start: variable, count: strcspn(variable, "="))
      let name = unsafe String(decoding: bytes, as: UTF8.self)
      if environment[name] == nil { unsafe variables.append(variable) }
      unsafe own += 1
    }
    unsafe variables.append(nil)
    var child: pid_t = 0
    let failure = unsafe posix_spawnp(&child, name, &actions, nil, &words, &variables)
    guard failure == 0 else { throw SystemError(number: failure) }
    return child
  }

  /// Reads both to their ends, whichever has something: a child that waits for one to be read closes neither.
  private static func readAll(_ first: Int32, _ second: Int32) -> ([UInt8], [UInt8]) {
    var texts: [[UInt8]] = [[], []]
    var waiting = [first, second].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while waiting.contains(where: { $0.fd >= 0 }) {
      guard unsafe poll(&waiting, nfds_t(waiting.count), -1) >= 0 else {
        if errno == EINTR { continue }
        break
      }
      for index in waiting.indices where waiting[index].fd >= 0 && waiting[index].revents != 0 {
        let descriptor = waiting[index].fd
        let count = unsafe buffer.withUnsafeMutableBytes { unsafe read(descriptor, $0.baseAddress, $0.count) }
        if count > 0 {
          texts[index] += buffer[..<count]
        } else if count == 0 || errno != EINTR {
          // Poll passes over a negative descriptor.
          waiting[index].fd = -1
        }
      }
    }
    return (texts[0], texts[1])
  }
}

/// Two ends of a stream between programs, both of which are closed in other children.
private final class Pipe {
  let reading: Int32
  private(set) var writing: Int32

  init() throws(SystemError) {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { throw .last }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    reading = ends[0]
    writing = ends[1]
  }

  deinit {
    close(reading)
    closeWriting()
  }

  /// Closes this program's writing end, so that the reader sees the end once the child has closed its own.
  func closeWriting() {
    if writing >= 0 { close(writing) }
    writing = -1
  }
}
