internal import MathMeaning
internal import MathTree
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
  private let options: MeaningOptions

  /// Makes ready for a locale.
  ///
  /// - Parameters:
  ///   - locale: The language of the speech.
  ///   - style: The way of saying.
  ///   - preferences: Wording preferences, written as `Key_Value:Key_Value`, `key=value;key=value`, or for MathSpeak
  ///     `Verbose`, `Brief` or `Superbrief`.
  ///   - options: What is known of the formulas that their writing does not tell.
  ///   - library: The rules.
  /// - Throws: `RuleSetError` with all that is wrong with the rules, or the preferences.
  public init(
    locale: LanguageTag, style: SpeechStyle = .clearspeak, preferences: String = "",
    options: MeaningOptions = MeaningOptions(), library: RuleLibrary = .embedded
  ) throws(RuleSetError) {
    try self.init(
      locale: locale, style: style, preferences: preferences, options: options, library: library,
      sharing: SharedFormulaRules())
  }

  /// The same, sharing what its locale has in common with others.
  internal init(
    locale: LanguageTag, style: SpeechStyle = .clearspeak, preferences: String = "",
    options: MeaningOptions = MeaningOptions(), library: RuleLibrary, sharing shared: SharedFormulaRules
  ) throws(RuleSetError) {
    var options = options
    decimalMark = library.decimalMark(of: locale)
    options.decimalMark = decimalMark
    self.options = options
    program = try FormulaRules.program(
      locale: locale, style: style, preferences: preferences, library: library, sharing: shared)
  }

  /// What should be said for `formula`.
  public func speak(_ formula: Formula) -> String { speak(meaning(of: formula)) }

  /// What should be said for `formula`, phrase by phrase, with what was guessed.
  public func speech(of formula: Formula) -> FormulaSpeech {
    let meaning = meaning(of: formula)
    return FormulaSpeech(said(meaning), guesses: meaning.guesses)
  }

  /// What should be said for a formula of this meaning.
  internal func speak(_ meaning: MeaningTree) -> String { said(meaning).text }

  /// A run through `meaning` that has said nothing yet.
  internal func run(_ meaning: MeaningTree) -> SpeechRun { SpeechRun(program, meaning) }

  private func said(_ meaning: MeaningTree) -> SpeechBuffer {
    var run = run(meaning)
    return run.speech(of: meaning.root)
  }

  internal func meaning(of formula: Formula) -> MeaningTree {
    MeaningBuilder.meaning(of: formula.tree, options: options)
  }
}
