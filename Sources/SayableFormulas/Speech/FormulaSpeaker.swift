public import Sayable

/// Says formulas in one locale and style.
///
/// ```swift
/// let speaker = try FormulaSpeaker(locale: LanguageTag("en"))
/// print(speaker.speak(try Formula("y = x^2 + 1")))  // y equals x squared plus 1
/// ```
public struct FormulaSpeaker: Sendable {
  private let program: SpeechProgram
  /// The mark between a number's whole part and its decimals in the locale, `.` or `,`; formulas are to be read with it.
  public let decimalMark: Character

  /// Makes ready for a locale.
  ///
  /// - Parameters:
  ///   - locale: The language of the speech.
  ///   - style: The way of saying.
  ///   - preferences: Wording preferences, written as `Key_Value:Key_Value`, `key=value;key=value`, or for MathSpeak
  ///     `Verbose`, `Brief` or `Superbrief`.
  ///   - isStrict: Whether ClearSpeak leaves out the words that Sayable adds where an end would be unclear.
  ///   - library: The rules.
  public init(
    locale: LanguageTag, style: SpeechStyle = .clearspeak, preferences: String = "", isStrict: Bool = false,
    library: RuleLibrary = .embedded
  ) throws(RuleSetError) {
    decimalMark = library.decimalMark(of: locale)
    program = try FormulaRules.program(
      locale: locale, style: style, preferences: preferences, isStrict: isStrict, library: library)
  }

  /// What should be said for `formula`.
  public func speak(_ formula: Formula) -> String {
    speak(MeaningBuilder.meaning(of: formula.tree))
  }

  /// What should be said for a formula of this meaning.
  internal func speak(_ meaning: MeaningTree) -> String {
    var run = SpeechRun(program, meaning)
    run.run()
    return run.buffer.text
  }
}
