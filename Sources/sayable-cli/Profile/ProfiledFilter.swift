internal import SayableEngine
internal import Sharing

/// Answers labels as the filter does, and takes the time of every rule.
internal final class ProfiledFilter: LineAnswering {
  let subject = "labels"
  let limit = LineLimit(
    longestLine: 1 << 26, refusal: "a label of more than 64 MB is answered only without --profile")
  private let normalizer: Normalizer
  private let measured: Lock<RuleTimes>

  init(_ normalizer: Normalizer) {
    self.normalizer = normalizer
    measured = Lock(RuleTimes(count: normalizer.ruleNames.count))
  }

  /// What was measured so far.
  var times: RuleTimes { measured.withLock { $0 } }

  func answer(_ line: Range<Int>, of batch: LineBatch, number: Int, into answers: inout LineAnswers) -> Bool {
    let start = SystemClock.now
    var skipped: [Diagnostic] = []
    let isAnswered = measured.withLock { times in
      let isAnswered = normalizer.say(batch.bytes, line, watching: &times, into: &answers.bytes) { skipped.append($0) }
      times.countLabel(bytes: line.count, since: start)
      return isAnswered
    }
    for diagnostic in skipped { answers.sayOnce(diagnostic.rendered) }
    return isAnswered
  }
}
