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
    case system(SystemError)
    /// Somebody has changed the file since it was read.
    case changed
    /// It is no file that could be replaced, but a folder, a pipe or a device.
    case notRegular
    case readOnly
    /// A program was killed while it wrote to it; what it held lies in the file named.
    case cutOff(kept: String)

    /// The problem in words that follow "cannot write 'NAME': ".
    var message: String {
      switch self {
      case .system(let error): error.message
      case .changed: "it has changed since it was read"
      case .notRegular: "it is no regular file"
      case .readOnly: "it is read-only"
      case .cutOff(let kept):
        "writing to it was cut off; '\(kept)' is what it held before: put that in its place, or remove it"
      }
    }
  }

  /// Puts `bytes` in place of what is in the file at `path`, or in the file that a link there leads to.
  ///
  /// - Parameter old: What the file held when it was read.
  static func replace(at path: String, _ old: [UInt8], with bytes: [UInt8]) throws(Problem) {
    let target = try system { () throws(SystemError) in try Folder.resolved(path) }
    var status = stat()
    guard unsafe stat(target.systemPath, &status) == 0 else { throw .system(.last) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notRegular }
    // The superuser may write anything, and still should not write what is marked.
    guard status.st_mode & 0o222 != 0, unsafe access(target.systemPath, W_OK) == 0 else { throw .readOnly }
    removeLeftovers(of: target)
    let linked = LinkedFile(target)
    if let kept = try system({ () throws(SystemError) in try linked.leftover() }) { throw .cutOff(kept: kept) }
    if status.st_nlink > 1 {
      guard try system({ () throws(SystemError) in try InputFile(target).readAll() }) == old else { throw .changed }
      return try system { () throws(SystemError) in try linked.rewrite(bytes) }
    }
    try write(bytes, over: old, to: target, like: status, attempts: 3)
  }

  private static func write(
    _ bytes: [UInt8], over old: [UInt8], to target: String, like status: stat, attempts: Int
  ) throws(Problem) {
    let new = try system { () throws(SystemError) in try TemporaryFile(beside: target) }
    do throws(SystemError) {
      try new.fill(bytes, like: status, at: target)
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
    // A folder that cannot be listed may still be written to.
    let others = (try? Folder.names(in: folder, includingHidden: true)) ?? []
    for other in others where TemporaryFile.isName(other, for: name) {
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

/// A new file beside another, which is to take its place.
///
/// It is locked as long as its program runs, so that others can tell it from one that was left behind.
internal struct TemporaryFile: ~Copyable {
  private(set) var path: String
  private let descriptor: Int32

  /// A name may be 255 bytes long.
  private static let longestName = 200

  /// What is in such a file.
  enum Role: String {
    /// What is to take the place of the other file.
    case new = ""
    /// What the other file held before somebody began to write to it.
    case old = "old-"
  }

  /// How the names of such files begin, for a file called `name`.
  private static func prefix(for name: String, _ role: Role) -> String {
    var stem = name
    while stem.utf8.count > longestName { stem.removeLast() }
    return ".\(stem).sayable-\(role.rawValue)"
  }

  /// Whether `name` is that of such a file for a file called `other`.
  static func isName(_ name: String, for other: String, _ role: Role = .new) -> Bool {
    let prefix = prefix(for: other, role)
    let ending = name.utf8.dropFirst(prefix.utf8.count)
    return name.hasPrefix(prefix) && ending.count == 6
      && ending.allSatisfy(isLetterOrDigit)
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      true
    default: false
    }
  }

  /// Makes an empty file beside the one at `target`.
  init(beside target: String) throws(SystemError) {
    let (folder, name) = Folder.split(target)
    var template = Folder.path(of: Self.prefix(for: name, .new) + "XXXXXX", in: folder).systemPath
    let descriptor = unsafe template.withUnsafeMutableBufferPointer { buffer in
      unsafe buffer.baseAddress.map { unsafe mkstemp($0) } ?? -1
    }
    guard descriptor >= 0 else { throw .last }
    self.descriptor = descriptor
    path = String(pathBytes: template.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) })
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    // A file system without locks has no other runs to fear.
    _ = flock(descriptor, LOCK_EX | LOCK_NB)
  }

  deinit { close(descriptor) }

  /// Writes all of the file, with the permissions of a new file; down to the disk where it has to last.
  func fill(_ bytes: [UInt8], isLasting: Bool) throws(SystemError) {
    let mask = umask(0o077)
    umask(mask)
    guard fchmod(descriptor, 0o666 & ~mask) == 0 else { throw .last }
    try write(bytes, isLasting: isLasting)
  }

  /// Writes all of the file, down to the disk, and gives it the owner, the permissions and the extended attributes of the
  /// one at `path`.
  func fill(_ bytes: [UInt8], like status: stat, at path: String) throws(SystemError) {
    // Only the superuser may give files away; the group and the permissions count either way.
    if fchown(descriptor, status.st_uid, status.st_gid) != 0 { _ = fchown(descriptor, uid_t.max, status.st_gid) }
    guard fchmod(descriptor, status.st_mode & 0o7777) == 0 else { throw .last }
    ExtendedAttributes.copy(from: path, to: descriptor)
    try write(bytes)
  }

  private func write(_ bytes: [UInt8], isLasting: Bool = true) throws(SystemError) {
    var output = BufferedOutput(descriptor: descriptor)
    try output.write(bytes)
    try output.flush()
    guard !isLasting || fsync(descriptor) == 0 else { throw .last }
  }

  /// Names the file as one that holds what `target` does, now that it does.
  mutating func keep(for target: String) throws(SystemError) {
    let (folder, name) = Folder.split(target)
    let kept = Folder.path(of: Self.prefix(for: name, .old) + path.suffix(6), in: folder)
    try move(to: kept)
    path = kept
  }

  /// Puts the file in the place of the one at `target`.
  func move(to target: String, isLasting: Bool = true) throws(SystemError) {
    guard unsafe rename(path.systemPath, target.systemPath) == 0 else { throw .last }
    guard isLasting else { return }
    // The name lasts through a power cut once the folder is on the disk; not every file system can do that.
    let folder = unsafe open(Folder.split(target).folder.systemPath, O_RDONLY | O_CLOEXEC)
    guard folder >= 0 else { return }
    _ = fsync(folder)
    close(folder)
  }

  /// Removes the file.
  func remove() { _ = unsafe unlink(path.systemPath) }

  /// Removes the file at `path` unless a program is writing it.
  ///
  /// - Parameter content: What it has to hold to be removed; nil where it may hold anything.
  /// - Returns: False where it is left, as it holds something else.
  @discardableResult static func removeIfAbandoned(_ path: String, holding content: [UInt8]? = nil) -> Bool {
    let descriptor = unsafe open(path.systemPath, O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return true }
    defer { close(descriptor) }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { return true }
    if let content, (try? InputFile(path).readAll()) != content { return false }
    _ = unsafe unlink(path.systemPath)
    return true
  }
}
