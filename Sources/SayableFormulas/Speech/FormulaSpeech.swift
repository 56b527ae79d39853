public import SayableEngine
internal import SayableExport
public import SpeechRules

/// What should be said for a formula, phrase by phrase.
public struct FormulaSpeech: Sendable, Hashable {
  /// Words without a pause between them.
  public struct Phrase: Sendable, Hashable {
    /// The words.
    public let words: String
    /// How long to stop behind them; nil behind the last.
    public let pause: Pause?
  }

  /// The phrases, in order.
  public let phrases: [Phrase]
  /// The readings that were chosen where the writing allows others.
  public let guesses: [Guess]

  internal init(_ buffer: SpeechBuffer, guesses: [Guess]) {
    var phrases: [Phrase] = []
    var start = 0
    for (place, byte) in buffer.bytes.enumerated() {
      guard let pause = Pause(rawValue: byte) else { continue }
      phrases.append(Phrase(words: String(decoding: buffer.bytes[start..<place], as: UTF8.self), pause: pause))
      start = place + 1
    }
    if start < buffer.bytes.count {
      phrases.append(Phrase(words: String(decoding: buffer.bytes[start...], as: UTF8.self), pause: nil))
    }
    self.phrases = phrases
    self.guesses = guesses
  }

  /// The words as one text, with a comma, semicolon or full stop for each pause.
  public var text: String { phrases.map { $0.words + ($0.pause.map { "\($0.mark) " } ?? "") }.joined() }

  /// The words as a document of SSML 1.1 on one line, with a `break` for each pause.
  ///
  /// - Parameter language: The language that is spoken; `und` stands for `LanguageTag.root`.
  public func markup(language: LanguageTag) -> String {
    let content = phrases.map { phrase in
      XMLText(phrase.words).content + (phrase.pause.map { "<break strength=\"\($0.strength)\"/>" } ?? "")
    }
    return SpeechMarkup.document(content.joined(), language: language)
  }
}
