internal import SayableEngine

/// The answers to a batch of lines.
internal struct LineAnswers: Sendable {
  /// What people are told.
  struct Message: Sendable {
    /// Text of one or several lines that may be shown as it is.
    let text: String
    /// Whether it is told once, however often it comes up.
    var isOnce = false
  }

  /// The answers, each with the end of its line.
  var bytes: [UInt8] = []
  /// What people are told, in order.
  private(set) var messages: [Message] = []
  var hasProblems = false
  /// Answers that are made while they are written, behind the others.
  var later: LongLines?

  /// Tells people `lines`.
  mutating func say(_ lines: [String]) { messages += lines.map { Message(text: VisibleText($0).string) } }

  /// Tells people what was found unless they were told before.
  mutating func sayOnce(_ diagnostic: Diagnostic) { messages.append(Message(text: diagnostic.rendered, isOnce: true)) }
}
