#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// What lies at a path.
internal enum Folder {
  /// Whether a folder lies at `path`; false where nothing does.
  static func exists(at path: String) -> Bool {
    var status = stat()
    return unsafe stat(path.systemPath, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// The path of what is named `name` in `folder`.
  static func path(of name: String, in folder: String) -> String {
    folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  /// Makes the folder at `path` and those above it; one that is there is no error, anything else there is.
  static func create(at path: String) throws(SystemError) {
    var made = ""
    for part in path.split(separator: "/", omittingEmptySubsequences: false) {
      made += part + "/"
      if part.isEmpty || exists(at: made) { continue }
      if unsafe mkdir(made.systemPath, 0o777) == 0 || (errno == EEXIST && exists(at: made)) { continue }
      throw errno == EEXIST ? SystemError(number: ENOTDIR) : .last
    }
  }

  /// The path without links, from the root.
  static func resolved(_ path: String) throws(SystemError) -> String {
    guard let resolved = unsafe realpath(path.systemPath, nil) else { throw .last }
    defer { unsafe free(resolved) }
    return unsafe String(systemPath: resolved)
  }

  /// Whether what lies at `path`, behind all links, lies in the folder at `folder`. Where nothing lies, the nearest folder
  /// above counts.
  static func holds(_ path: String, in folder: String) -> Bool {
    guard let base = try? resolved(folder) else { return false }
    var path = AbsolutePath(path, from: FileKind.workingFolder)
    while true {
      if let found = try? resolved(path.description) {
        return found == base || found.hasPrefix(Self.path(of: "", in: base))
      }
      guard let parent = path.parent else { return false }
      path = parent
    }
  }

  /// The folder of what lies at `path`, and its name there.
  static func split(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return (".", path) }
    return (slash == path.startIndex ? "/" : String(path[..<slash]), String(path[path.index(after: slash)...]))
  }

  /// The names of what lies in the folder at `path`, sorted; those that begin with a dot only where they are wanted.
  static func names(in path: String, includingHidden: Bool = false) throws(SystemError) -> [String] {
    guard let folder = unsafe opendir(path.systemPath) else { throw .last }
    defer { unsafe closedir(folder) }
    var names: [String] = []
    while true {
      errno = 0
      guard let entry = unsafe readdir(folder) else { break }
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        unsafe String(pathBytes: Array(bytes.prefix { $0 != 0 }))
      }
      if includingHidden || !name.hasPrefix(".") { names.append(name) }
    }
    guard errno == 0 else { throw .last }
    return names.sorted()
  }
}

extension String {
  /// The path that a C function gave, up to its zero.
  fileprivate init(systemPath: UnsafePointer<CChar>) {
    self.init(pathBytes: unsafe Array(UnsafeRawBufferPointer(start: systemPath, count: strlen(systemPath))))
  }
}

/// What lies at a path.
internal enum FileKind {
  /// A file, or anything else that may be read.
  case file
  case folder

  /// What lies at `path`, behind all links.
  init(at path: String) throws(SystemError) {
    var status = stat()
    guard unsafe stat(path.systemPath, &status) == 0 else { throw .last }
    self = status.st_mode & S_IFMT == S_IFDIR ? .folder : .file
  }

  /// Whether a symbolic link lies at `path`.
  static func isLink(_ path: String) -> Bool {
    var status = stat()
    return unsafe lstat(path.systemPath, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// Whether a pipe, a socket or a device lies at `path`: reading it could wait for ever.
  static func isStream(_ path: String) -> Bool {
    var status = stat()
    guard unsafe stat(path.systemPath, &status) == 0 else { return false }
    return status.st_mode & S_IFMT != S_IFREG && status.st_mode & S_IFMT != S_IFDIR
  }

  /// What tells the file at `path`, behind all links, from all others; nil where none is.
  static func identity(_ path: String) -> FileIdentity? {
    var status = stat()
    guard unsafe stat(path.systemPath, &status) == 0 else { return nil }
    return FileIdentity(device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(status.st_ino))
  }

  /// The number of the user whom what lies at `path` belongs to; nil where there is none.
  static func owner(of path: String) -> UInt32? {
    var status = stat()
    return unsafe stat(path.systemPath, &status) == 0 ? status.st_uid : nil
  }

  /// Whether everybody may write in the folder at `path`.
  static func isOpenToAll(_ path: String) -> Bool {
    var status = stat()
    return unsafe stat(path.systemPath, &status) == 0 && status.st_mode & S_IWOTH != 0
  }

  /// The path of the folder that the program runs in; "/" where the system does not tell.
  static var workingFolder: String {
    guard let path = unsafe getcwd(nil, 0) else { return "/" }
    defer { unsafe free(path) }
    return unsafe String(systemPath: path)
  }
}

/// What is the same for all names of a file.
internal struct FileIdentity: Hashable {
  fileprivate let device: UInt64
  fileprivate let number: UInt64
}

/// What changes with a file's content: its size and when it was written, and which file it is.
internal struct FileStamp: Hashable, CustomStringConvertible {
  let description: String

  /// The stamp of the file at `path`, behind all links; nil where none is.
  init?(ofFile path: String) {
    var status = stat()
    guard unsafe stat(path.systemPath, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    description = "\(status.st_ino) \(status.st_size) \(time.tv_sec) \(time.tv_nsec)"
  }
}
