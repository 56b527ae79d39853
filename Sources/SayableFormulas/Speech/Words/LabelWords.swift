internal import SayableEngine
internal import SayableRules
internal import Sharing

/// The words of labels in one locale, for units and texts; read when a formula first has one, since reading takes long.
internal final class LabelWords: Sendable {
  private let locale: LanguageTag
  private let library: RuleLibrary
  private let words = Lazy<LabelVocabulary?>()

  init(locale: LanguageTag, library: RuleLibrary) {
    self.locale = locale
    self.library = library
  }

  /// The name of the unit written as `text` after `number`, or nil if there is none.
  func name(of text: String, number: String?) -> String? { vocabulary?.name(of: text, number: number) }

  /// What a label that stands in a formula should be said as.
  func normalize(_ text: String) -> String { vocabulary?.normalize(text) ?? text }

  private var vocabulary: LabelVocabulary? {
    // The rules of labels are checked by those who use them; without them texts are said as they are written.
    words.value { (try? Normalizer(locale, library: library)).map { LabelVocabulary($0) } }
  }
}
