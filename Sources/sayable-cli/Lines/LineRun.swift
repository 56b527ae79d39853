internal import Dispatch

/// Reads lines from files or standard input, and writes an answer for each to standard output.
///
/// An answer ends as its line did, and is written before more is read, or while more is waited for.
internal struct LineRun<Answering: LineAnswering> {
  private let answering: Answering
  private let separator: UInt8
  private let jobs: Int

  init(_ answering: Answering, endsWithNull: Bool, jobs: Int) {
    self.answering = answering
    separator = endsWithNull ? 0 : UInt8(ascii: "\n")
    self.jobs = jobs
  }

  /// Answers the lines of all files, in order. A file that cannot be read is reported, and the others go on.
  /// - Throws: Where the answers cannot be written.
  func run(_ files: [String], opening: String = "", closing: String = "") throws(SystemError) -> ExitStatus {
    var writer = LineWriter(subject: answering.subject)
    try writer.open(opening)
    if jobs == 1 { try answerHere(files, &writer) } else { try answerInThreads(files, &writer) }
    try writer.close(closing)
    return writer.status
  }

  private func answerHere(_ files: [String], _ writer: inout LineWriter) throws(SystemError) {
    var source = LineSource(files, separator: separator, limit: answering.limit)
    while let item = source.next() {
      if case .lines(let batch) = item { try writer.write(answering.answers(to: batch), to: batch) }
      writer.tell(item)
    }
  }

  /// One thread reads, `jobs` threads answer, and this one writes.
  private func answerInThreads(_ files: [String], _ writer: inout LineWriter) throws(SystemError) {
    // A thread that is ready finds a batch waiting, and there is never more in memory than this.
    let waiting = 2 * jobs
    let read = Channel<Reading>(capacity: waiting)
    let answerable = Channel<AwaitedAnswers>(capacity: waiting)
    let (answering, separator, jobs) = (answering, separator, jobs)
    startThread("reading") {
      var source = LineSource(
        files, separator: separator, limit: answering.limit, chunkSize: answering.sharedChunkSize)
      while let item = source.next() {
        guard case .lines(let batch) = item else {
          read.send(.other(item))
          continue
        }
        let answers = AwaitedAnswers(to: batch)
        read.send(.lines(answers))
        answerable.send(answers)
      }
      read.send(nil)
      for _ in 0..<jobs { answerable.send(nil) }
    }
    for number in 1...jobs {
      startThread("answering-\(number)") {
        while let answers = answerable.receive() { answers.fulfil(with: answering) }
      }
    }
    while let reading = read.receive() {
      switch reading {
      case .lines(let answers): try writer.write(answers.wait(), to: answers.batch)
      case .other(let item): writer.tell(item)
      }
    }
  }
}

/// What was read, in order, on its way to the writer.
private enum Reading: Sendable {
  case lines(AwaitedAnswers)
  case other(LineSource.Item)
}

private func startThread(_ name: String, _ work: @escaping @Sendable () -> Void) {
  // A queue of its own has a thread of its own.
  DispatchQueue(label: name).async(execute: work)
}
