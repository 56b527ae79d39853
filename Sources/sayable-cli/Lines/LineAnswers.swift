/// The answers to a batch of lines.
internal struct LineAnswers: Sendable {
  /// What people are told.
  struct Message: Sendable {
    let text: String
    /// Whether it is told once, however often it comes up.
    var isOnce = false
  }

  /// The answers, each with the end of its line.
  var bytes: [UInt8] = []
  /// What people are told, in order.
  private(set) var messages: [Message] = []
  var hasProblems = false

  /// Tells people `lines`.
  mutating func say(_ lines: [String]) { messages += lines.map { Message(text: $0) } }

  /// Tells people `text` unless they were told before.
  mutating func sayOnce(_ text: String) { messages.append(Message(text: text, isOnce: true)) }
}
