import Sayable
import SayableFormulas

private let speakers: [FormulaSpeaker] = {
  guard let english = try? LanguageTag("en") else { return [] }
  return SpeechStyle.allCases.compactMap { try? FormulaSpeaker(locale: english, style: $0) }
}()

/// Any text at all is a formula or an error that lies in the text; what is read can be written, read again and said.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzFormula(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let source = unsafe String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  let length = source.utf8.count
  for syntax in FormulaSyntax.allCases {
    do throws(FormulaSyntaxError) {
      let formula = try Formula(source, syntax: syntax)
      precondition(formula.problems.isEmpty, "a formula that was read has problems")
      for speaker in speakers { _ = speaker.speak(formula) }
    } catch {
      precondition(0 <= error.source.lowerBound && error.source.upperBound <= length, "an error lies outside the text")
    }
    guard let lenient = try? Formula(source, syntax: syntax, isLenient: true) else { continue }
    let written = lenient.mathML
    precondition((try? Formula(written, syntax: .mathml)) != nil, "what was written cannot be read")
    for speaker in speakers.prefix(1) { _ = speaker.speak(lenient) }
  }
  return 0
}
