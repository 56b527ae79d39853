internal import CSayable
#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// The bytes of a text that a caller in C gives; nil where there are none, or the length is none.
internal func bytes(_ text: UnsafePointer<CChar>?, _ length: Int) -> [UInt8]? {
  if length == 0 { return [] }
  guard let text = unsafe text else { return nil }
  // The length of a text that ends with a NUL byte.
  let count = unsafe length == -1 ? strlen(text) : length
  guard count >= 0 else { return nil }
  return unsafe Array(UnsafeRawBufferPointer(start: text, count: count))
}

/// A text that ends with a NUL byte; empty for NULL.
internal func string(_ text: UnsafePointer<CChar>?) -> String {
  guard let text = unsafe text else { return "" }
  return unsafe String(decoding: UnsafeRawBufferPointer(start: text, count: strlen(text)), as: UTF8.self)
}

/// Puts `answer` and a NUL byte into a caller's buffer, or the NUL byte alone where it does not fit.
internal func copy(_ answer: [UInt8], into buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int) {
  guard let buffer = unsafe buffer, capacity > 0 else { return }
  let count = answer.count < capacity ? answer.count : 0
  unsafe answer.withUnsafeBytes { bytes in
    guard let start = bytes.baseAddress else { return }
    unsafe UnsafeMutableRawPointer(buffer).copyMemory(from: start, byteCount: count)
  }
  unsafe buffer[count] = 0
}

extension sayable_text {
  /// A copy of `text` that the caller frees.
  internal init(_ status: sayable_status, _ text: some Collection<UInt8>) {
    let count = text.count
    // malloc fails where the system has no more memory.
    guard let memory = unsafe malloc(count + 1) else {
      unsafe self.init(status: SAYABLE_TOO_LONG, bytes: nil, length: 0)
      return
    }
    let bytes = unsafe memory.bindMemory(to: UInt8.self, capacity: count + 1)
    _ = unsafe UnsafeMutableBufferPointer(start: bytes, count: count).update(from: text)
    unsafe bytes[count] = 0
    unsafe self.init(
      status: status, bytes: UnsafeMutableRawPointer(bytes).assumingMemoryBound(to: CChar.self), length: count)
  }

  internal init(_ failure: VoiceFailure) { unsafe self.init(failure.status, failure.message.utf8) }

  internal static var none: sayable_text { unsafe sayable_text(status: SAYABLE_OK, bytes: nil, length: 0) }

  internal func freeBytes() { unsafe free(bytes) }
}

extension VoiceFailure {
  internal var status: sayable_status {
    switch reason {
    case .argument: SAYABLE_MISSING_ARGUMENT
    case .locale: SAYABLE_BAD_LOCALE
    case .option: SAYABLE_BAD_OPTION
    case .rules: SAYABLE_BAD_RULES
    case .formula: SAYABLE_BAD_FORMULA
    case .words: SAYABLE_NO_WORDS
    case .length: SAYABLE_TOO_LONG
    }
  }
}
