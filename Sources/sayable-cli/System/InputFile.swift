#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// A file, or standard input, that is open for reading.
internal struct InputFile: ~Copyable {
  private let descriptor: Int32
  private let isOwned: Bool

  /// Opens the file at `path`.
  ///
  /// - Throws: ``SystemError``, also for a pipe or a device: nobody may ever write to it, or it may have no end. What the
  ///   shell hands over under the name of an open descriptor is read to its end.
  init(_ path: String) throws(SystemError) {
    let descriptor = unsafe open(path.systemPath, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .last }
    guard path.hasPrefix("/dev/fd/") || path == "/dev/stdin" || !Self.isStream(descriptor) else {
      close(descriptor)
      throw .notAFile
    }
    self.init(descriptor: descriptor, isOwned: true)
  }

  private static func isStream(_ descriptor: Int32) -> Bool {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { return false }
    return status.st_mode & S_IFMT != S_IFREG && status.st_mode & S_IFMT != S_IFDIR
  }

  private init(descriptor: Int32, isOwned: Bool) {
    self.descriptor = descriptor
    self.isOwned = isOwned
  }

  deinit { if isOwned { close(descriptor) } }

  static var standard: InputFile { InputFile(descriptor: STDIN_FILENO, isOwned: false) }

  var isTerminal: Bool { isatty(descriptor) == 1 }

  /// Waits until there is something to read, and puts it at the start of `buffer`.
  ///
  /// - Returns: How many bytes were read; 0 at the end of the file.
  func read(into buffer: inout [UInt8]) throws(SystemError) -> Int {
    while true {
      let count = unsafe buffer.withUnsafeMutableBytes { unsafe systemRead(descriptor, $0) }
      if count >= 0 { return count }
      if errno == EAGAIN { waitUntilReady(descriptor, POLLIN) } else if errno != EINTR { throw .last }
    }
  }

  /// Reads all that is left.
  ///
  /// - Parameter limit: How many bytes there may be: a device may have no end. Far more than anybody writes.
  func readAll(limit: Int = 1 << 28) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = try read(into: &buffer)
      if count == 0 { return bytes }
      guard bytes.count + count <= limit else { throw .tooLarge }
      bytes += buffer[..<count]
    }
  }
}

private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
  unsafe read(descriptor, buffer.baseAddress, buffer.count)
}

/// Waits until a descriptor that does not block can be read from or written to.
internal func waitUntilReady(_ descriptor: Int32, _ events: Int32) {
  var waiting = pollfd(fd: descriptor, events: Int16(events), revents: 0)
  _ = unsafe poll(&waiting, 1, -1)
}

extension [UInt8] {
  /// Where `byte` stands first in `range`, a half-open range of offsets; nil where it does not stand in it.
  func firstOffset(of byte: UInt8, in range: Range<Int>) -> Int? {
    unsafe withUnsafeBytes { bytes in
      let part = unsafe UnsafeRawBufferPointer(rebasing: bytes[range])
      guard let start = part.baseAddress, let found = unsafe memchr(start, Int32(byte), part.count) else { return nil }
      return unsafe range.lowerBound + (UnsafeRawPointer(found) - start)
    }
  }

  /// How often `byte` stands among the bytes.
  func count(of byte: UInt8) -> Int {
    var count = 0
    // Without a check for overflow many bytes are compared at once.
    for other in self where other == byte { count &+= 1 }
    return count
  }
}
