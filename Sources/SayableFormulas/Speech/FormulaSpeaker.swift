internal import MathMeaning
internal import MathTree
public import BuiltInRuleFiles
public import SayableEngine
public import SayableRules

/// Says formulas in one locale and style.
///
/// ```swift
/// let speaker = try FormulaSpeaker(locale: LanguageTag("en"))
/// print(try speaker.speak("y = x^2 + 1"))  // y equals x squared plus 1
/// ```
public struct FormulaSpeaker: Sendable {
  private let rules: StyleRules
  private let labels: LabelWords
  private var program: SpeechProgram
  /// The mark between a number's whole part and its decimals in the locale, `.` or `,`.
  package let decimalMark: Character
  private let options: MeaningOptions

  /// Makes ready for a locale.
  ///
  /// - Parameters:
  ///   - locale: The language of the speech.
  ///   - style: The way of saying.
  ///   - options: What is known of the formulas that their writing does not tell.
  ///   - library: The rules.
  /// - Throws: `RuleSetError` with all that is wrong with the rules.
  public init(
    locale: LanguageTag, style: SpeechStyle = .clearspeak, options: MeaningOptions = MeaningOptions(),
    library: RuleLibrary = .builtIn
  ) throws(RuleSetError) {
    try self.init(
      locale: locale, style: style, options: options, library: library, sharing: SharedFormulaRules())
  }

  /// The same, sharing what its locale has in common with others.
  internal init(
    locale: LanguageTag, style: SpeechStyle = .clearspeak, options: MeaningOptions = MeaningOptions(),
    library: RuleLibrary, sharing shared: SharedFormulaRules
  ) throws(RuleSetError) {
    var options = options
    decimalMark = library.decimalMark(of: locale)
    options.decimalMark = decimalMark
    self.options = options
    rules = try FormulaRules.rules(locale: locale, style: style, library: library, sharing: shared)
    labels = LabelWords(locale: locale, library: library)
    do throws(SpeechPreferenceError) {
      program = try rules.program(SpeechPreferences(), labels: labels)
    } catch {
      preconditionFailure("usual preferences were refused: \(error)")
    }
  }

  /// The same speaker, with other wordings: `speaker.preferring(["Fraction": "Over"])`.
  ///
  /// - Throws: The first preference that the rules do not know, or that has no such value.
  public func preferring(_ preferences: SpeechPreferences) throws(SpeechPreferenceError) -> FormulaSpeaker {
    var speaker = self
    speaker.program = try rules.program(preferences, labels: labels)
    return speaker
  }

  /// Reads `source` as its locale writes numbers, and says it.
  ///
  /// - Parameters:
  ///   - source: The formula.
  ///   - syntax: How it is written; without it, ``FormulaSyntax/detect(_:)`` finds out.
  /// - Throws: The first thing that cannot be read.
  public func speak(_ source: String, syntax: FormulaSyntax? = nil) throws(FormulaSyntaxError) -> String {
    speak(try Formula(source, syntax: syntax, for: self))
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
    MeaningBuilder.meaning(of: formula.tree, options: options, lexicon: .standard)
  }
}

extension Formula {
  /// Reads a formula with the decimal mark of the locale that `speaker` speaks.
  ///
  /// - Parameters:
  ///   - source: The formula.
  ///   - syntax: How it is written; without it, ``FormulaSyntax/detect(_:)`` finds out.
  ///   - speaker: Who is to say it.
  ///   - isLenient: Whether what cannot be read is marked and the rest is read on.
  /// - Throws: The first thing that cannot be read, unless reading is lenient.
  public init(
    _ source: String, syntax: FormulaSyntax? = nil, for speaker: FormulaSpeaker, isLenient: Bool = false
  ) throws(FormulaSyntaxError) {
    try self.init(source, syntax: syntax, decimalMark: speaker.decimalMark, isLenient: isLenient)
  }
}
