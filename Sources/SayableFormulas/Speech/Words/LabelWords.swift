internal import SayableEngine
internal import Sharing
internal import SpeechRules

/// The words of labels in one locale, for units and texts; made ready when a formula first has one, since that takes
/// long.
internal final class LabelWords: Sendable {
  private let makeNormalizer: @Sendable () -> Normalizer?
  private let words = Lazy<LabelVocabulary?>()

  init(_ makeNormalizer: @escaping @Sendable () -> Normalizer?) { self.makeNormalizer = makeNormalizer }

  /// The name of the unit written as `text` after `number`, or nil if there is none.
  func name(of text: String, number: String?) -> String? { vocabulary?.name(of: text, number: number) }

  /// What a label that stands in a formula should be said as.
  func normalize(_ text: String) -> String { vocabulary?.normalize(text) ?? text }

  private var vocabulary: LabelVocabulary? { words.value { makeNormalizer().map { LabelVocabulary($0) } } }
}

/// What a speaker says by: a program, and the words of labels. A class, so that saying a formula copies no reference of
/// the many that a program holds.
internal final class SpeechSource: Sendable {
  let program: SpeechProgram
  let labels: LabelWords

  init(_ program: SpeechProgram, _ labels: LabelWords) {
    self.program = program
    self.labels = labels
  }
}
