internal import SayableEngine
internal import SayableExport

/// Answers labels with what should be said.
internal struct Filter: LineAnswering {
  /// The form of an answer.
  enum Form: String {
    case text, json, ssml
  }

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
      ? LineLimit(longestLine: 1 << 20, cut: normalizer.cut)
      : LineLimit(
        longestLine: 1 << 26, refusal: "a label of more than 64 MB is answered only as text, without --explain")
  }

  func answers(to batch: LineBatch) -> LineAnswers {
    // Parts of a line are not lines.
    guard isPlain, !batch.continuesLine, !batch.isCut else { return answersOneByOne(to: batch) }
    var answers = LineAnswers()
    answers.bytes.reserveCapacity(batch.bytes.count + batch.bytes.count / 8)
    var skipped: [Diagnostic] = []
    normalizer.sayLines(batch.bytes, separator: batch.separator, into: &answers.bytes) { skipped.append($0) }
    for diagnostic in skipped { answers.sayOnce(diagnostic.rendered) }
    return answers
  }

  func answer(_ line: Range<Int>, of batch: LineBatch, number: Int, into answers: inout LineAnswers) -> Bool {
    if isPlain {
      if batch.isPart(line) { return normalizer.answerPart(line, of: batch, into: &answers) }
      var skipped: [Diagnostic] = []
      let isAnswered = normalizer.say(batch.bytes, line, into: &answers.bytes) { skipped.append($0) }
      for diagnostic in skipped { answers.sayOnce(diagnostic.rendered) }
      return isAnswered
    }
    let label = Array(batch.bytes[line])
    let trace = normalizer.trace(label)
    for diagnostic in trace.diagnostics { answers.sayOnce(diagnostic.rendered) }
    if explains { answers.say(Explanation(of: trace).lines) }
    switch form {
    case .text: answers.bytes += trace.spoken
    case .json: answers.bytes += JSONAnswer(trace, offsets: offsets).bytes
    case .ssml: answers.bytes += SpeechMarkup(trace, language: language).text.utf8
    }
    return true
  }
}
