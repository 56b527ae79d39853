internal import Dispatch
internal import Sharing

/// The answers to a batch that one thread gives and another waits for.
internal final class AwaitedAnswers: Sendable {
  let batch: LineBatch
  private let answers = Lock<LineAnswers?>(nil)
  private let given = DispatchSemaphore(value: 0)

  init(to batch: LineBatch) { self.batch = batch }

  func fulfil(with answering: some LineAnswering) {
    let made = answering.answers(to: batch)
    answers.withLock { $0 = made }
    given.signal()
  }

  /// The answers, once they are given.
  func wait() -> LineAnswers {
    given.wait()
    return answers.withLock { $0 } ?? LineAnswers()
  }
}
