internal import Sayable

/// The rules of one locale, as linting needs them.
internal struct LintLanguage: Sendable {
  /// The locale.
  internal let locale: LanguageTag
  /// Applies sure rules.
  internal let sure: Normalizer
  /// Applies guesses, too.
  internal let guessing: Normalizer
  /// Finds formulas; nil where the locale has no words for them.
  internal let formulas: (any FormulaFinding)?
  /// Says English abbreviations and nothing else; nil for English itself.
  internal let english: Normalizer?
}
