internal import Prefilter
internal import SayableEngine
internal import SayableExport

/// Answers labels with what should be said.
internal struct Filter: LineAnswering {
  /// The form of an answer.
  enum Form: String { case text, json, ssml }

  let subject = "labels"
  private let normalizer: Normalizer
  private let form: Form
  private let offsets: OffsetUnit
  private let language: LanguageTag
  private let explains: Bool
  /// Whether answers are had without a trace, which is sooner.
  private let isPlain: Bool

  init(_ request: Request, normalizer: Normalizer, language: LanguageTag) {
    self.normalizer = normalizer
    // The choices of the options are the names of the cases.
    form = request.value(of: .output).flatMap(Form.init(rawValue:)) ?? .text
    offsets = request.value(of: .offsets).flatMap(OffsetUnit.init(rawValue:)) ?? .utf8
    self.language = language
    explains = request.has(.explain)
    isPlain = form == .text && !explains
  }

  var limit: LineLimit {
    isPlain
      ? LineLimit(longestLine: 1 << 20, cut: Self.cut)
      : LineLimit(
        longestLine: 1 << 26, refusal: "a label of more than 64 MB is answered only as text, without --explain")
  }

  func answers(to batch: LineBatch) -> LineAnswers {
    if !isPlain, !explains, batch.bytes.count > Self.longest { return longAnswers(to: batch) }
    // Parts of a line are not lines.
    guard isPlain, !batch.continuesLine, !batch.isCut else { return answersOneByOne(to: batch) }
    var answers = LineAnswers()
    answers.bytes.reserveCapacity(batch.bytes.count + batch.bytes.count / 8)
    let warnings = normalizer.sayLines(batch.bytes, separator: batch.separator, into: &answers.bytes)
    for warning in warnings { answers.sayOnce(warning) }
    return answers
  }

  func answer(_ line: Range<Int>, of batch: LineBatch, number: Int, into answers: inout LineAnswers) -> Bool {
    if isPlain {
      // A label that is longer than a batch is answered part by part, as it would be as a whole.
      let request = LabelRequest(isStart: batch.isStart(line), isEnd: batch.isEnd(line))
      let outcome = normalizer.say(batch.bytes.view.extracting(line), request, into: &answers.bytes)
      for warning in outcome.warnings { answers.sayOnce(warning) }
      return outcome.isChanged
    }
    let label = Array(batch.bytes[line])
    let trace = normalizer.trace(label, recordsSteps: explains)
    for diagnostic in trace.diagnostics { answers.sayOnce(diagnostic) }
    if explains { answers.say(Explanation(of: trace).lines) }
    switch form {
    case .text: answers.bytes += trace.spoken
    case .json: answers.bytes += TraceJSON(trace, offsets: offsets).bytes
    case .ssml: answers.bytes += SpeechMarkup(trace, language: language).text.utf8
    }
    return true
  }

  /// How many bytes of lines are answered before any answer is written.
  private static let longest = 1 << 20

  private func longAnswers(to batch: LineBatch) -> LineAnswers {
    var answers = LineAnswers()
    let (normalizer, form, offsets, language) = (normalizer, form, offsets, language)
    answers.later = LongLines(batch) { line in
      switch form {
      case .ssml: LongSpeechMarkup(line, of: batch.bytes, normalizer, language: language)
      case .json, .text: LongTraceJSON(line, of: batch.bytes, normalizer, offsets: offsets)
      }
    }
    return answers
  }

  /// More bytes than a stretch ever has, with a carriage return that may end the line.
  private static let reach = 1 << 15

  /// Where to cut a label that is not at its end yet: between two stretches.
  ///
  /// - Parameter start: The bytes of the label so far, from its start or from the last cut on.
  /// - Returns: An offset in `start`, in bytes.
  @Sendable private static func cut(_ start: [UInt8]) -> Int {
    var cut = 0
    while start.count - cut > reach { cut = Stretch.end(in: start.view, from: cut) }
    return cut
  }
}
