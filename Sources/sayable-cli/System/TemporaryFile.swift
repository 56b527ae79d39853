#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// A new file beside another, which is to take its place.
///
/// It is locked as long as its program runs, so that others can tell it from one that was left behind.
internal struct TemporaryFile: ~Copyable {
  private let path: String
  private let descriptor: Int32

  /// A name may be 255 bytes long.
  private static let longestName = 200

  /// How the names of such files begin, for a file called `name`.
  static func prefix(for name: String) -> String {
    var stem = name
    while stem.utf8.count > longestName { stem.removeLast() }
    return ".\(stem).sayable-"
  }

  /// Makes an empty file beside the one at `target`.
  init(beside target: String) throws(SystemError) {
    let (folder, name) = Folder.split(target)
    var template = Array(Folder.path(of: Self.prefix(for: name) + "XXXXXX", in: folder).utf8CString)
    let descriptor = unsafe template.withUnsafeMutableBufferPointer { buffer in
      unsafe buffer.baseAddress.map { unsafe mkstemp($0) } ?? -1
    }
    guard descriptor >= 0 else { throw .last }
    self.descriptor = descriptor
    path = String(decoding: template.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    // A file system without locks has no other runs to fear.
    _ = flock(descriptor, LOCK_EX | LOCK_NB)
  }

  deinit { close(descriptor) }

  /// Writes all of the file, down to the disk, and gives it the owner and permissions of another.
  func fill(_ bytes: [UInt8], like status: stat) throws(SystemError) {
    // Only the superuser may give files away; the permissions count either way.
    _ = fchown(descriptor, status.st_uid, status.st_gid)
    guard fchmod(descriptor, status.st_mode & 0o7777) == 0 else { throw .last }
    var output = BufferedOutput(descriptor: descriptor)
    try output.write(bytes)
    try output.flush()
    guard fsync(descriptor) == 0 else { throw .last }
  }

  /// Puts the file in the place of the one at `target`.
  func move(to target: String) throws(SystemError) {
    guard unsafe rename(path, target) == 0 else { throw .last }
    // The name lasts through a power cut once the folder is on the disk; not every file system can do that.
    let folder = unsafe open(Folder.split(target).folder, O_RDONLY | O_CLOEXEC)
    guard folder >= 0 else { return }
    _ = fsync(folder)
    close(folder)
  }

  /// Removes the file.
  func remove() { _ = unsafe unlink(path) }

  /// Removes the file at `path` unless a program is writing it.
  static func removeIfAbandoned(_ path: String) {
    let descriptor = unsafe open(path, O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { _ = unsafe unlink(path) }
  }
}
