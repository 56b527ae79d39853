internal import Prefilter
internal import SayableEngine
internal import Sharing

/// The rules of a locale, without and with guesses.
///
/// It is a class since normalizers are much to copy, and all tasks that do so would count the same references.
internal final class LintRules: Sendable {
  internal let sure: Normalizer
  /// Applies guesses, too.
  internal let guessing: Normalizer
  /// What was said for labels before.
  internal let known = KnownLabels()
  /// What was said with guesses for texts that checks make up: of the same few units in many labels.
  private let guesses = Lock<[ByteKey: String]>([:])
  /// No more are kept, whatever is linted.
  private static let guessLimit = 4_000

  internal init(sure: Normalizer, guessing: Normalizer) {
    self.sure = sure
    self.guessing = guessing
  }

  /// What is said for a text that a check makes up.
  internal func said(_ text: String) -> String { sure.normalize(text) }

  /// The same where guesses apply, too.
  internal func guessed(_ text: String) -> String {
    // Of strings, Swift takes different bytes for the same text.
    let key = ByteKey(Array(text.utf8))
    if let known = guesses.withLock({ $0[key] }) { return known }
    let said = guessing.normalize(text)
    guesses.withLock { guesses in if guesses.count < Self.guessLimit { guesses[key] = said } }
    return said
  }

  /// The same for the forms of plural strings, whose placeholders stand for numbers of one category.
  internal func forPlurals(_ category: PluralCategory) -> LintRules {
    var options = sure.options
    options.placeholderCategory = category
    var guesses = guessing.options
    guesses.placeholderCategory = category
    return LintRules(sure: sure.changing(options), guessing: guessing.changing(guesses))
  }
}
