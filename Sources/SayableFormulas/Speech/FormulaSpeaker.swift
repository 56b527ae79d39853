@_exported public import BuiltInFormulaRules
internal import MathMeaning
internal import MathTree
public import Sayable
public import SayableEngine
@_exported public import SpeechRules

/// Says formulas in one locale and style.
///
/// ```swift
/// let speaker = try FormulaSpeaker(locale: LanguageTag("en"))
/// print(try speaker.speak("y = x^2 + 1"))  // y equals x squared plus 1
/// ```
public struct FormulaSpeaker: Sendable {
  private let rules: FormulaRules
  private let speech: LocaleSpeech
  private let style: SpeechStyle
  private var preferences = SpeechPreferences()
  private var source: SpeechSource
  /// The names of functions and units in the locale.
  package let lexicon: NotationLexicon
  /// The mark between a number's whole part and its decimals in the locale, `.` or `,`.
  package let decimalMark: Character
  private let options: MeaningOptions

  /// Makes ready for a locale.
  ///
  /// - Parameters:
  ///   - locale: The language of the speech.
  ///   - style: The way of saying.
  ///   - options: What is known of the formulas that their writing does not tell.
  ///   - rules: The rules by which formulas are said.
  ///   - labels: The rules of labels, by which units and texts in formulas are said.
  /// - Throws: `RuleSetError` where there are no words for the locale.
  public init(
    locale: LanguageTag, style: SpeechStyle = .clearspeak, options: MeaningOptions = MeaningOptions(),
    rules: FormulaRules = .builtIn, labels: RuleImage = .builtIn
  ) throws(RuleSetError) {
    try self.init(
      rules.chain(of: locale), style: style, options: options, rules: rules,
      decimalMark: labels.decimalMark(of: locale)
    ) { Normalizer(image: labels, locale: locale) }
  }

  /// The same for a locale whose chain is known, and with rules of labels that are made ready when a formula first needs
  /// one. Where there are none, units and texts are said as they are written.
  package init(
    _ chain: LocaleChain, style: SpeechStyle = .clearspeak, options: MeaningOptions = MeaningOptions(),
    rules: FormulaRules, decimalMark: Character, labels: @escaping @Sendable () -> Normalizer?
  ) throws(RuleSetError) {
    self.decimalMark = decimalMark
    var options = options
    options.decimalMark = decimalMark
    self.options = options
    self.rules = rules
    self.style = style
    speech = try rules.speech(of: chain)
    lexicon = NotationLexicon(rules.lexicon(speech))
    do throws(SpeechPreferenceError) {
      source = SpeechSource(try rules.program(speech, style), labels: labels)
    } catch {
      preconditionFailure("usual preferences were refused: \(error)")
    }
  }

  /// The same speaker, with other wordings: `speaker.preferring(["Fraction": "Over"])`.
  ///
  /// - Throws: The first preference that the rules do not know, or that has no such value.
  public func preferring(_ preferences: SpeechPreferences) throws(SpeechPreferenceError) -> FormulaSpeaker {
    if preferences == self.preferences { return self }
    var speaker = self
    speaker.preferences = preferences
    speaker.source = SpeechSource(try rules.program(speech, style, preferences), labelsOf: source)
    return speaker
  }

  /// Parses `source` as its locale writes numbers, and says it.
  ///
  /// - Parameters:
  ///   - source: The formula.
  ///   - syntax: How it is written; without it, ``FormulaSyntax/detect(_:)`` finds out.
  /// - Throws: The first thing that cannot be parsed.
  public func speak(_ source: String, syntax: FormulaSyntax? = nil) throws(FormulaSyntaxError) -> String {
    speak(try Formula(source, syntax: syntax, for: self))
  }

  /// What should be said for `formula`.
  public func speak(_ formula: Formula) -> String { said(meaning(of: formula)).text }

  /// What should be said for `formula`, phrase by phrase, with what was guessed.
  public func speech(of formula: Formula) -> FormulaSpeech {
    let meaning = meaning(of: formula)
    return FormulaSpeech(said(meaning), guesses: meaning.guesses)
  }

  /// A run through `meaning` that has said nothing yet.
  internal func run(_ meaning: MeaningTree) -> SpeechRun { SpeechRun(source, meaning) }

  /// What the parts of `meaning` are called.
  internal func partNames(_ meaning: MeaningTree) -> PartNames { PartNames(meaning, source.program.words) }

  private func said(_ meaning: MeaningTree) -> SpeechBuffer {
    var run = run(meaning)
    return run.speech(of: meaning.root)
  }

  internal func meaning(of formula: Formula) -> MeaningTree {
    MeaningBuilder.meaning(of: formula.tree, options: options, lexicon: lexicon.meaning)
  }
}

extension Formula {
  /// Parses a formula with the decimal mark and the names of functions and units of the locale that `speaker` speaks.
  ///
  /// - Parameters:
  ///   - source: The formula.
  ///   - syntax: How it is written; without it, ``FormulaSyntax/detect(_:)`` finds out.
  ///   - speaker: Who is to say it.
  ///   - isLenient: Whether what cannot be parsed is marked and the rest is parsed on.
  /// - Throws: The first thing that cannot be parsed, unless parsing is lenient.
  public init(
    _ source: String, syntax: FormulaSyntax? = nil, for speaker: FormulaSpeaker, isLenient: Bool = false
  ) throws(FormulaSyntaxError) {
    try self.init(
      source, syntax: syntax, decimalMark: speaker.decimalMark, isLenient: isLenient, lexicon: speaker.lexicon)
  }
}
