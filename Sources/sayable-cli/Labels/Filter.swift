internal import Sayable

/// Answers labels with what should be said.
internal struct Filter {
  /// The form of an answer.
  enum Form: String {
    case text, json, ssml
  }

  private let normalizer: Normalizer
  private let form: Form
  private let offsets: OffsetUnit
  private let language: LanguageTag
  private let explains: Bool
  private let endsWithNull: Bool

  init(_ request: Request, normalizer: Normalizer, language: LanguageTag) {
    self.normalizer = normalizer
    // The choices of the options are the names of the cases.
    form = request.value(of: .output).flatMap(Form.init(rawValue:)) ?? .text
    offsets = request.value(of: .offsets).flatMap(OffsetUnit.init(rawValue:)) ?? .utf8
    self.language = language
    explains = request.has(.explain)
    endsWithNull = request.has(.null)
  }

  /// Answers the labels of all files, in order; without a file, those of standard input.
  ///
  /// - Throws: Where the answers cannot be written.
  func run(_ files: [String]) throws(SystemError) -> ExitStatus {
    var answering = LineAnswering("labels", endsWithNull: endsWithNull)
    var warned: Set<String> = []
    return try answering.run(files) { label, answering in answer(label, &answering.messages, &warned) }
  }

  /// - Parameter warned: The warnings that were given: each is given once.
  private func answer(_ label: [UInt8], _ messages: inout Messages, _ warned: inout Set<String>) -> [UInt8] {
    // Without a trace the answer is had sooner.
    if form == .text, !explains {
      return normalizer.normalize(label) { warn($0, &messages, &warned) }
    }
    let trace = normalizer.trace(label)
    for diagnostic in trace.diagnostics { warn(diagnostic, &messages, &warned) }
    if explains { for line in Explanation(of: trace).lines { messages.say(line) } }
    return switch form {
    case .text: trace.spoken
    case .json: JSONAnswer(trace, offsets: offsets).bytes
    case .ssml: Array(SpeechMarkup(trace, language: language).text.utf8)
    }
  }

  /// Tells of a rule that was skipped, once for each rule.
  private func warn(_ diagnostic: Diagnostic, _ messages: inout Messages, _ warned: inout Set<String>) {
    if warned.insert(diagnostic.rendered).inserted { messages.say(diagnostic.rendered) }
  }
}
