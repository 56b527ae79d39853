#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// A file with several names. It is written in place, as a new file would take over only one of the names.
///
/// That takes more than one step. What the file held is therefore kept beside it, as `.NAME.sayable-old-XXXXXX`, until all
/// is written. Where the program is killed in between, that file is left, and nothing is written until somebody has chosen
/// between the two.
internal struct LinkedFile {
  private let path: String

  /// The file at `path`, without links on the way.
  init(_ path: String) { self.path = path }

  /// Whether the file has more names than this one.
  var hasSeveralNames: Bool {
    var status = stat()
    return unsafe stat(path.systemPath, &status) == 0 && status.st_nlink > 1
  }

  /// The file that a killed program has kept; nil where there is none. One that holds the same as this file is removed:
  /// nothing had been written yet.
  func leftover() throws(SystemError) -> String? {
    let (folder, name) = Folder.split(path)
    let others = (try? Folder.names(in: folder, includingHidden: true)) ?? []
    for other in others where TemporaryFile.isName(other, for: name, .old) {
      let kept = Folder.path(of: other, in: folder)
      if try !TemporaryFile.removeIfAbandoned(kept, holding: InputFile(path).readAll()) { return kept }
    }
    return nil
  }

  /// Writes the file; where that fails, it holds again what it held.
  func rewrite(_ bytes: [UInt8]) throws(SystemError) {
    let old = try InputFile(path).readAll()
    var status = stat()
    guard unsafe stat(path.systemPath, &status) == 0 else { throw .last }
    let descriptor = unsafe open(path.systemPath, O_WRONLY | O_CLOEXEC | O_NOFOLLOW)
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    var kept = try TemporaryFile(beside: path)
    do throws(SystemError) {
      try kept.fill(old, like: status, at: path)
      try kept.keep(for: path)
    } catch {
      kept.remove()
      throw error
    }
    do throws(SystemError) {
      try write(bytes, to: descriptor)
    } catch {
      // The disk had room for the old bytes, and so it has again. Where even that fails, they are kept.
      if (try? write(old, to: descriptor)) != nil { kept.remove() }
      throw error
    }
    kept.remove()
  }

  private func write(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
    guard lseek(descriptor, 0, SEEK_SET) == 0 else { throw .last }
    var output = BufferedOutput(descriptor: descriptor)
    try output.write(bytes)
    try output.flush()
    guard ftruncate(descriptor, off_t(bytes.count)) == 0, fsync(descriptor) == 0 else { throw .last }
  }
}
