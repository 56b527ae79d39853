#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// A file that is replaced in one step: whoever looks, and whenever the program ends, finds the old file or the new one.
///
/// The new bytes go into a file beside the old one, named `.NAME.sayable-XXXXXX`, which then takes its place. Where the
/// program was killed before, that file is left; the next replacement removes it.
internal enum AtomicFile {
  /// Why a file was not replaced.
  enum Problem: Error {
    /// What the operating system answered.
    case system(SystemError)
    /// Somebody has changed the file since it was read.
    case changed
    /// It is no file that could be replaced, but a folder, a pipe or a device.
    case notRegular
    /// Nobody may write it.
    case readOnly

    /// The problem in words that follow "cannot write 'NAME': ".
    var message: String {
      switch self {
      case .system(let error): error.message
      case .changed: "it has changed since it was read"
      case .notRegular: "it is no regular file"
      case .readOnly: "it is read-only"
      }
    }
  }

  /// Puts `bytes` in place of what is in the file at `path`, or in the file that a link there leads to.
  ///
  /// - Parameter old: What the file held when it was read.
  static func replace(at path: String, _ old: [UInt8], with bytes: [UInt8]) throws(Problem) {
    let target = try system { () throws(SystemError) in try Folder.resolved(path) }
    var status = stat()
    guard unsafe stat(target, &status) == 0 else { throw .system(.last) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notRegular }
    // The superuser may write anything, and still should not write what is marked.
    guard status.st_mode & 0o222 != 0, unsafe access(target, W_OK) == 0 else { throw .readOnly }
    removeLeftovers(of: target)
    try write(bytes, over: old, to: target, like: status, attempts: 3)
  }

  private static func write(
    _ bytes: [UInt8], over old: [UInt8], to target: String, like status: stat, attempts: Int
  ) throws(Problem) {
    let new = try system { () throws(SystemError) in try TemporaryFile(beside: target) }
    do throws(SystemError) {
      try new.fill(bytes, like: status)
      if try InputFile(target).readAll() == old { return try new.move(to: target) }
    } catch {
      new.remove()
      // Another run may take the new file for a leftover before it is locked.
      guard error.isMissingFile, attempts > 1, OutputFile.exists(at: target) else { throw .system(error) }
      return try write(bytes, over: old, to: target, like: status, attempts: attempts - 1)
    }
    new.remove()
    throw .changed
  }

  private static func removeLeftovers(of target: String) {
    let (folder, name) = Folder.split(target)
    let prefix = TemporaryFile.prefix(for: name)
    // A folder that cannot be listed may still be written to.
    for other in (try? Folder.names(in: folder, includingHidden: true)) ?? [] where other.hasPrefix(prefix) {
      TemporaryFile.removeIfAbandoned(Folder.path(of: other, in: folder))
    }
  }

  private static func system<Value: ~Copyable>(_ body: () throws(SystemError) -> Value) throws(Problem) -> Value {
    do {
      return try body()
    } catch {
      throw .system(error)
    }
  }
}
