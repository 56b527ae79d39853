// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import CSayable
internal import Sayable

/// See `sayable.h`, which says what each function does.
@c @implementation public func sayable_version() -> UnsafePointer<CChar>? { unsafe versionText }

// Made once, and never freed: whoever asks may keep it.
private nonisolated(unsafe) let versionText = unsafe UnsafePointer(
  sayable_text(SAYABLE_OK, SayableVersion.current.utf8).bytes)

/// The binary interface that this library has.
@c @implementation public func sayable_interface() -> Int32 { SAYABLE_INTERFACE }

/// Makes a normalizer, or tells why there is none.
@c @implementation public func sayable_create(
  _ locale: UnsafePointer<CChar>?, _ options: UnsafePointer<CChar>?, _ rules: UnsafePointer<CChar>?
) -> sayable_created {
  do throws(VoiceFailure) {
    guard unsafe locale != nil else { throw VoiceFailure(.argument, "a locale is needed") }
    let voice = unsafe try Voice(locale: string(locale), options: string(options), rules: string(rules))
    let message = unsafe voice.warning.map { unsafe sayable_text(SAYABLE_OK, $0.utf8) } ?? .none
    return unsafe sayable_created(
      status: SAYABLE_OK, normalizer: OpaquePointer(Unmanaged.passRetained(voice).toOpaque()), message: message)
  } catch {
    return unsafe sayable_created(status: error.status, normalizer: nil, message: sayable_text(error))
  }
}

/// Writes what should be said into a buffer.
@c @implementation public func sayable_normalize(
  _ normalizer: OpaquePointer?, _ text: UnsafePointer<CChar>?, _ length: Int, _ buffer: UnsafeMutablePointer<CChar>?,
  _ capacity: Int
) -> Int {
  guard let voice = unsafe voice(normalizer), let label = unsafe bytes(text, length) else { return -1 }
  let answer = voice.normalizer.normalize(label)
  unsafe copy(answer, into: buffer, capacity)
  return answer.count
}

/// What is said, and why, as JSON.
@c @implementation public func sayable_trace(
  _ normalizer: OpaquePointer?, _ text: UnsafePointer<CChar>?, _ length: Int
) -> sayable_text {
  unsafe answer(normalizer, text, length) { voice, text throws(VoiceFailure) in try voice.trace(text) }
}

/// What should be said for a formula.
@c @implementation public func sayable_formula(
  _ normalizer: OpaquePointer?, _ text: UnsafePointer<CChar>?, _ length: Int
) -> sayable_text {
  unsafe answer(normalizer, text, length) { voice, text throws(VoiceFailure) in try voice.formula(text) }
}

/// What a voice says badly, as JSON.
@c @implementation public func sayable_lint(
  _ normalizer: OpaquePointer?, _ text: UnsafePointer<CChar>?, _ length: Int
) -> sayable_text {
  unsafe answer(normalizer, text, length) { voice, text throws(VoiceFailure) in try voice.findings(in: text) }
}

/// Frees a text.
@c @implementation public func sayable_free_text(_ text: sayable_text) { unsafe text.freeBytes() }

/// Frees a normalizer.
@c @implementation public func sayable_free(_ normalizer: OpaquePointer?) {
  guard let normalizer = unsafe normalizer else { return }
  unsafe Unmanaged<Voice>.fromOpaque(UnsafeRawPointer(normalizer)).release()
}

private func voice(_ normalizer: OpaquePointer?) -> Voice? {
  guard let normalizer = unsafe normalizer else { return nil }
  return unsafe Unmanaged<Voice>.fromOpaque(UnsafeRawPointer(normalizer)).takeUnretainedValue()
}

private func answer(
  _ normalizer: OpaquePointer?, _ text: UnsafePointer<CChar>?, _ length: Int,
  _ make: (Voice, [UInt8]) throws(VoiceFailure) -> [UInt8]
) -> sayable_text {
  do throws(VoiceFailure) {
    guard let voice = unsafe voice(normalizer), let text = unsafe bytes(text, length) else {
      throw VoiceFailure(.argument, "a normalizer and a text are needed")
    }
    return try unsafe sayable_text(SAYABLE_OK, make(voice, text))
  } catch {
    return unsafe sayable_text(error)
  }
}
