#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Standard output, standard error or a file, with a buffer.
internal struct BufferedOutput {
  private let descriptor: Int32
  private var buffer: [UInt8] = []

  /// A buffer longer than this is written without waiting for more.
  private static let limit = 131_072

  init(descriptor: Int32) { self.descriptor = descriptor }

  static let standardOutput = BufferedOutput(descriptor: STDOUT_FILENO)
  static let standardError = BufferedOutput(descriptor: STDERR_FILENO)

  /// Writes `bytes`, at the latest when the stream is flushed.
  mutating func write(_ bytes: some Sequence<UInt8>) throws(SystemError) {
    buffer += bytes
    if buffer.count > Self.limit { try flush() }
  }

  /// Writes `text`, at the latest when the stream is flushed.
  mutating func write(_ text: String) throws(SystemError) { try write(text.utf8) }

  mutating func flush() throws(SystemError) {
    var written = 0
    // What could not be written is not tried again.
    defer { buffer.removeAll(keepingCapacity: buffer.count <= 2 * Self.limit) }
    while written < buffer.count {
      let count = unsafe buffer.withUnsafeBytes {
        unsafe systemWrite(descriptor, UnsafeRawBufferPointer(rebasing: $0[written...]))
      }
      if count >= 0 {
        written += count
      } else if errno == EAGAIN {
        waitUntilReady(descriptor, POLLOUT)
      } else if errno != EINTR {
        throw .last
      }
    }
  }

  /// Flushes the stream and closes it; some file systems report a full disk only then.
  mutating func finish() throws(SystemError) {
    try flush()
    // A stream that was closed from the start, and that nothing was written to, is no error.
    guard close(descriptor) == 0 || errno == EBADF else { throw .last }
  }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  unsafe write(descriptor, bytes.baseAddress, bytes.count)
}

/// A file that is written whole.
internal enum OutputFile {
  /// Whether something lies at `path`, be it a link to nothing.
  static func exists(at path: String) -> Bool {
    var status = stat()
    return unsafe lstat(path.systemPath, &status) == 0
  }

  static func create(at path: String, _ bytes: [UInt8]) throws(SystemError) { try write(bytes, to: path, O_EXCL) }

  /// Writes a file in place of what is there, in one step: whoever looks finds the old file or the new one. What is no
  /// file, such as a device, is written to; `-` is standard output.
  ///
  /// - Parameter isLasting: Whether the file has to outlast a power cut, for which the disk is waited for.
  static func replace(at path: String, _ bytes: [UInt8], isLasting: Bool = true) throws(SystemError) {
    if path == "-" {
      var output = BufferedOutput.standardOutput
      try output.write(bytes)
      return try output.flush()
    }
    var status = stat()
    let isThere = unsafe stat(path.systemPath, &status) == 0
    if isThere, status.st_mode & S_IFMT != S_IFREG { return try write(bytes, to: path, O_TRUNC) }
    let target = try isThere ? Folder.resolved(path) : path
    if isThere, status.st_nlink > 1 { return try LinkedFile(target).rewrite(bytes) }
    let new = try TemporaryFile(beside: target)
    do throws(SystemError) {
      if isThere, isLasting {
        try new.fill(bytes, like: status, at: target)
      } else {
        try new.fill(bytes, isLasting: isLasting)
      }
      try new.move(to: target, isLasting: isLasting)
    } catch {
      new.remove()
      throw error
    }
  }

  private static func write(_ bytes: [UInt8], to path: String, _ flag: Int32) throws(SystemError) {
    // A pipe that nobody reads is an error, not a wait.
    let descriptor = unsafe open(path.systemPath, O_WRONLY | O_CREAT | O_CLOEXEC | O_NONBLOCK | flag, 0o666)
    guard descriptor >= 0 else { throw .last }
    var output = BufferedOutput(descriptor: descriptor)
    try output.write(bytes)
    try output.finish()
  }
}
