internal import SayableEngine
internal import Sharing
internal import SpeechRules

/// What a speaker says by: a program, and the words of labels for units and texts, which are made ready when a formula
/// first has one, since that takes long. A class, so that saying a formula copies no reference of the many in a program.
internal final class SpeechSource: Sendable {
  let program: SpeechProgram
  private let makeNormalizer: @Sendable () -> Normalizer?
  private let labels: Lazy<LabelVocabulary?>

  init(_ program: SpeechProgram, labels makeNormalizer: @escaping @Sendable () -> Normalizer?) {
    self.program = program
    self.makeNormalizer = makeNormalizer
    labels = Lazy()
  }

  /// Another program with the same words of labels.
  init(_ program: SpeechProgram, labelsOf other: SpeechSource) {
    self.program = program
    makeNormalizer = other.makeNormalizer
    labels = other.labels
  }

  /// The words of labels; nil where there are none.
  var vocabulary: LabelVocabulary? { labels.value { makeNormalizer().map { LabelVocabulary($0) } } }

  /// The name of the unit written as `text` after `number`; nil if there is none.
  func unitName(of text: String, number: String?) -> [UInt8]? {
    func named(keepsCase: Bool) -> [UInt8]? {
      vocabulary?.name(of: text, number: number, keepsCase: keepsCase).map { Array($0.utf8) }
    }
    // What labels say is said by people too: 'degrees Celsius'. A symbol is first looked for as it is written: 'mS' is
    // not 'ms'.
    if program.words.saysTextsAsLabels, let name = named(keepsCase: true) { return name }
    return program.words.unitName(of: text, isOne: number == "1") ?? named(keepsCase: false)
  }
}
