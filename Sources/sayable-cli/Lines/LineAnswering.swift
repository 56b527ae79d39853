/// Answers lines, each by itself, from any thread.
internal protocol LineAnswering: Sendable {
  /// What the lines hold, such as `labels`.
  var subject: String { get }
  var limit: LineLimit { get }
  /// How many bytes of lines one thread takes at once where several answer: many enough that threads seldom wait, and few
  /// enough that all have some.
  var sharedChunkSize: Int { get }

  /// Appends the answer to a line to `answers`.
  ///
  /// - Parameters:
  ///   - line: Its range in the bytes of the batch, half-open.
  ///   - batch: The lines that it is one of.
  ///   - number: Which of the batch's lines it is, counted from 0.
  ///   - answers: Where the answer goes, and what people are told.
  /// - Returns: False where the answer is the line itself, and was not appended.
  func answer(_ line: Range<Int>, of batch: LineBatch, number: Int, into answers: inout LineAnswers) -> Bool

  /// The answers to all lines of a batch, each with what ended its line.
  func answers(to batch: LineBatch) -> LineAnswers
}

extension LineAnswering {
  var sharedChunkSize: Int { 131_072 }

  func answers(to batch: LineBatch) -> LineAnswers { answersOneByOne(to: batch) }

  /// The answers to all lines of a batch, each of which is asked for alone.
  func answersOneByOne(to batch: LineBatch) -> LineAnswers {
    var answers = LineAnswers()
    answers.bytes.reserveCapacity(batch.bytes.count + batch.bytes.count / 8)
    // Lines that are their own answers, and line ends, are copied many at a time.
    var copied = 0
    batch.forEachLine { line, number in
      let start = answers.bytes.count
      guard answer(line, of: batch, number: number, into: &answers) else { return }
      answers.bytes.insert(contentsOf: batch.bytes[copied..<line.lowerBound], at: start)
      copied = line.upperBound
    }
    if copied == 0, answers.bytes.isEmpty {
      answers.bytes = batch.bytes
    } else {
      answers.bytes += batch.bytes[copied...]
    }
    return answers
  }
}
