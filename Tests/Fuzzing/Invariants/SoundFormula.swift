internal import BuiltInRuleFiles
internal import MathTree
internal import SayableEngine
package import SayableFormulas
internal import SayableMathML
internal import SayableRules

private let syntaxes = FuzzInput.only.flatMap(FormulaSyntax.init).map { [$0] } ?? FormulaSyntax.allCases
private let speakers = SpeechStyle.allCases.map { style in
  do { return try FormulaSpeaker(locale: .english, style: style) } catch { fatalError("\(error)") }
}

extension FuzzInput {
  /// How a formula is read and said: the next byte chooses the syntax, the one behind it the speaker.
  package mutating func chooseReading() -> (syntax: FormulaSyntax, speaker: FormulaSpeaker) {
    (choose(among: syntaxes), choose(among: speakers))
  }
}

/// Requires that `source` is a formula or an error that lies in it, and that what is read can be written, read again and
/// said.
package func requireSound(_ source: String, _ syntax: FormulaSyntax, _ speaker: FormulaSpeaker) {
  var isReadable = true
  do throws(FormulaSyntaxError) {
    let formula = try Formula.parse(source, syntax: syntax)
    require(formula.problems.isEmpty, "a formula that was read has problems: \(formula.problems)")
    requireOneLine(speaker.speak(formula))
  } catch {
    isReadable = false
    requirePlace(error, in: source)
  }
  guard let lenient = try? Formula.parse(source, syntax: syntax, isLenient: true) else {
    fatalError("lenient reading refuses a formula")
  }
  require(lenient.problems.isEmpty == isReadable, "lenient reading finds other problems: \(lenient.problems)")
  for problem in lenient.problems { requirePlace(problem, in: source) }
  let written = lenient.mathML
  require((try? Formula(mathML: written)) != nil, "what was written cannot be read: \(written)")
  _ = lenient.text
  requireOneLine(speaker.speak(lenient))
}

private func requirePlace(_ error: FormulaSyntaxError, in source: String) {
  require(!error.message.isEmpty, "an error without a word")
  require(
    0 <= error.source.lowerBound && error.source.upperBound <= source.utf8.count,
    "'\(error.message)' lies outside the text, at \(error.source)")
}

private func requireOneLine(_ spoken: String) {
  require(
    !spoken.unicodeScalars.contains { $0.properties.generalCategory == .control || $0 == "\u{2028}" },
    "what is said holds a control character: \(spoken.debugDescription)")
}
