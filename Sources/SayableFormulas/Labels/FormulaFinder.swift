internal import Prefilter
public import SayableEngine
internal import Sharing

/// Finds the formulas in labels and says them; give it to a `Normalizer`.
///
/// ```swift
/// let speaker = try FormulaSpeaker(locale: LanguageTag("en"))
/// let say = try Normalizer(locale: "en", formulas: FormulaFinder(speaker))
/// say.normalize("Solve $x^2 = 2$")  // "Solve x squared equals 2"
/// ```
///
/// A formula is what stands between `$` and `$`, `$$` and `$$`, `\(` and `\)`, or `\[` and `\]` as LaTeX, and what can be
/// nothing but one without such marks, as `x² + 4x + 4 = 0`. What cannot be read as a formula is left as it is.
public struct FormulaFinder: FormulaFinding {
  /// Nil where the locale has no words for formulas, or its rules are wrong.
  private let lazySpeaker: Lazy<FormulaSpeaker?>
  private let makeSpeaker: @Sendable () -> FormulaSpeaker?

  /// A finder whose formulas `speaker` says.
  public init(_ speaker: FormulaSpeaker) {
    lazySpeaker = Lazy(speaker)
    makeSpeaker = { speaker }
  }

  /// A finder for a locale, whose speaker is made when the first formula may come, as most texts have none. It finds
  /// none in a locale that has no words for them.
  public init(locale: LanguageTag) { self.init { try? FormulaSpeaker(locale: locale) } }

  /// A finder whose speaker is made by `makeSpeaker` when the first formula may come.
  package init(makeSpeaker: @escaping @Sendable () -> FormulaSpeaker?) {
    lazySpeaker = Lazy()
    self.makeSpeaker = makeSpeaker
  }

  /// Whether one of the signs stands in `label` without which it has no formula.
  public func mayFindFormula(in label: Span<UInt8>) -> Bool {
    MarkedFormula.mayBe(in: label) || BareFormula.mayBe(in: label)
  }

  /// The formulas in `label` that can be read, with what `speaker` says for them.
  public func formulas(in label: [UInt8]) -> [SpokenFormula] {
    guard let speaker = lazySpeaker.value(makeSpeaker) else { return [] }
    var found: [SpokenFormula] = []
    func say(_ content: Range<Int>, _ syntax: FormulaSyntax, source: Range<Int>) {
      let text = String(decoding: label[content], as: UTF8.self)
      guard let formula = try? Formula(text, syntax: syntax, for: speaker) else { return }
      let spoken = speaker.speak(formula)
      if !spoken.isEmpty { found.append(SpokenFormula(source: source, spoken: spoken)) }
    }
    func sayBareFormulas(in range: Range<Int>) {
      for bare in BareFormula.all(in: label, range, speaker.lexicon) { say(bare, .typed, source: bare) }
    }
    var position = 0
    for marked in MarkedFormula.mayBe(in: label.view) ? MarkedFormula.all(in: label) : [] {
      sayBareFormulas(in: position..<marked.source.lowerBound)
      position = marked.source.upperBound
      say(marked.content, .latex, source: marked.source)
    }
    sayBareFormulas(in: position..<label.count)
    return found
  }
}
