#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// A file that is written whole.
internal enum OutputFile {
  /// Whether something lies at `path`, be it a link to nothing.
  static func exists(at path: String) -> Bool {
    var status = stat()
    return unsafe lstat(path, &status) == 0
  }

  /// Writes a file that must not be there yet.
  static func create(at path: String, _ bytes: [UInt8]) throws(SystemError) { try write(bytes, to: path, O_EXCL) }

  /// Writes a file in place of what is there.
  static func replace(at path: String, _ bytes: [UInt8]) throws(SystemError) { try write(bytes, to: path, O_TRUNC) }

  private static func write(_ bytes: [UInt8], to path: String, _ flag: Int32) throws(SystemError) {
    let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_CLOEXEC | flag, 0o666)
    guard descriptor >= 0 else { throw .last }
    var output = BufferedOutput(descriptor: descriptor)
    try output.write(bytes)
    try output.finish()
  }
}
