public import BuiltInRuleFiles
public import SayableEngine
public import SayableRules
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

  /// A finder for a locale, whose speaker is made when the first formula comes, as most texts have none. It finds none
  /// in a locale that has no words for them.
  public init(locale: LanguageTag, library: RuleLibrary = .builtIn) {
    self.init(locale: locale, library: library, sharing: SharedFormulaRules())
  }

  /// The same, sharing what its locale has in common with others.
  package init(locale: LanguageTag, library: RuleLibrary, sharing shared: SharedFormulaRules) {
    lazySpeaker = Lazy()
    makeSpeaker = {
      guard FormulaRules.hasWords(for: locale, in: library) else { return nil }
      return try? FormulaSpeaker(locale: locale, library: library, sharing: shared)
    }
  }

  /// Whether one of the signs stands in `label` without which it has no formula.
  public func mayFindFormula(in label: Span<UInt8>) -> Bool {
    MarkedFormula.mayBe(in: label) || BareFormula.mayBe(in: label)
  }

  /// The formulas in `label` that can be read, with what `speaker` says for them.
  public func formulas(in label: [UInt8]) -> [SpokenFormula] {
    var found: [SpokenFormula] = []
    var position = 0
    for marked in MarkedFormula.mayBe(in: label.span) ? MarkedFormula.all(in: label) : [] {
      found += bareFormulas(in: label, position..<marked.source.lowerBound)
      position = marked.source.upperBound
      found += spoken(label, marked.content, .latex, source: marked.source)
    }
    return found + bareFormulas(in: label, position..<label.count)
  }

  private func bareFormulas(in label: [UInt8], _ range: Range<Int>) -> [SpokenFormula] {
    BareFormula.all(in: label, range).flatMap { spoken(label, $0, .typed, source: $0) }
  }

  private func spoken(
    _ label: [UInt8], _ content: Range<Int>, _ syntax: FormulaSyntax, source: Range<Int>
  ) -> [SpokenFormula] {
    let text = String(decoding: label[content], as: UTF8.self)
    guard let speaker = lazySpeaker.value(makeSpeaker),
      let formula = try? Formula(text, syntax: syntax, decimalMark: speaker.decimalMark)
    else { return [] }
    let spoken = speaker.speak(formula)
    return spoken.isEmpty ? [] : [SpokenFormula(source: source, spoken: spoken)]
  }
}
