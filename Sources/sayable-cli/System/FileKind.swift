#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// What lies at a path.
internal enum FileKind {
  /// A file, or anything else that may be read.
  case file
  /// A folder.
  case folder

  /// What lies at `path`, behind all links.
  init(at path: String) throws(SystemError) {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { throw .last }
    self = status.st_mode & S_IFMT == S_IFDIR ? .folder : .file
  }

  /// Whether a symbolic link lies at `path`.
  static func isLink(_ path: String) -> Bool {
    var status = stat()
    return unsafe lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// Whether a pipe, a socket or a device lies at `path`: reading it could wait for ever.
  static func isStream(_ path: String) -> Bool {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return false }
    return status.st_mode & S_IFMT != S_IFREG && status.st_mode & S_IFMT != S_IFDIR
  }

  /// The path of the folder that the program runs in; "/" where the system does not tell.
  static var workingFolder: String {
    guard let path = unsafe getcwd(nil, 0) else { return "/" }
    defer { unsafe free(path) }
    return unsafe String(cString: path)
  }
}
