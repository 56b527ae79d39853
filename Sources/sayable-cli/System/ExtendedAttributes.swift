#if canImport(Darwin)
  internal import Darwin
#else
  internal import CXattr
  internal import Glibc
#endif

/// What a file carries beside its bytes and permissions: access lists, labels, tags.
internal enum ExtendedAttributes {
  /// Gives the file that is open as `new` the attributes of the one at `path`. What the system, the file system or the
  /// user's rights do not allow is left out.
  static func copy(from path: String, to new: Int32) {
    let old = unsafe open(path.systemPath, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard old >= 0 else { return }
    defer { close(old) }
    #if canImport(Darwin)
      _ = unsafe fcopyfile(old, new, nil, copyfile_flags_t(COPYFILE_XATTR | COPYFILE_ACL))
    #else
      let names = unsafe bytes { unsafe flistxattr(old, $0?.assumingMemoryBound(to: CChar.self), $1) }
      for name in names.split(separator: 0) {
        let name = name.map { CChar(bitPattern: $0) } + [0]
        let value = unsafe bytes { unsafe fgetxattr(old, name, $0, $1) }
        _ = unsafe fsetxattr(new, name, value, value.count, 0)
      }
    #endif
  }

  /// What a call gives that tells the length when it is handed no memory.
  private static func bytes(_ call: (UnsafeMutableRawPointer?, Int) -> Int) -> [UInt8] {
    let length = call(nil, 0)
    guard length > 0 else { return [] }
    var bytes = [UInt8](repeating: 0, count: length)
    let count = unsafe bytes.withUnsafeMutableBytes { unsafe call($0.baseAddress, $0.count) }
    return Array(bytes.prefix(max(count, 0)))
  }
}
