#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// What the operating system answered where it could not do what was asked.
internal struct SystemError: Error {
  let number: Int32
  /// Our words, where the system has none that fit.
  private var words: String?

  /// The error of this number.
  init(number: Int32) { self.number = number }

  /// The error of a pipe or a device where a file is needed.
  static var notAFile: SystemError {
    var error = SystemError(number: EINVAL)
    error.words = "it is a pipe or a device"
    return error
  }

  static var last: SystemError { SystemError(number: errno) }

  /// The error of a file that is larger than it may be.
  static var tooLarge: SystemError { SystemError(number: EFBIG) }

  /// The system's words for the error, such as "No such file or directory".
  var message: String { if let words { words } else { unsafe String(cString: strerror(number)) } }

  /// Whether the reader of a pipe has gone, which ends a filter without a word.
  var isBrokenPipe: Bool { number == EPIPE }

  var isMissingFile: Bool { number == ENOENT }
}
