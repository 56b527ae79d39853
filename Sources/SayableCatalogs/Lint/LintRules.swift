internal import SayableEngine

/// The rules of a locale, without and with guesses.
///
/// It is a class since normalizers are much to copy, and all tasks that do so would count the same references.
internal final class LintRules: Sendable {
  internal let sure: Normalizer
  /// Applies guesses, too.
  internal let guessing: Normalizer
  /// What was said for labels before.
  internal let known = KnownLabels()

  internal init(sure: Normalizer, guessing: Normalizer) {
    self.sure = sure
    self.guessing = guessing
  }

  /// What is said for a text that a check makes up.
  internal func said(_ text: String) -> String { sure.normalize(text) }

  /// The same where guesses apply, too.
  internal func guessed(_ text: String) -> String { guessing.normalize(text) }

  /// The same for the forms of plural strings, whose placeholders stand for numbers of one category.
  internal func forPlurals(_ category: PluralCategory) -> LintRules {
    var options = sure.options
    options.placeholderCategory = category
    var guesses = guessing.options
    guesses.placeholderCategory = category
    return LintRules(sure: sure.changing(options), guessing: guessing.changing(guesses))
  }
}
