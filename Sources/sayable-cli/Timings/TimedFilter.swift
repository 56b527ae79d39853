internal import Prefilter
internal import SayableEngine
internal import Sharing

/// Answers labels as the filter does, and takes the time of every rule.
internal final class TimedFilter: LineAnswering {
  let subject = "labels"
  let limit = LineLimit(longestLine: 1 << 26, refusal: "a label of more than 64 MB is answered only without --timings")
  private let normalizer: Normalizer
  private let measured: Lock<RuleTimes>

  init(_ normalizer: Normalizer) {
    self.normalizer = normalizer
    measured = Lock(RuleTimes(count: normalizer.ruleNames.count))
  }

  var times: RuleTimes { measured.withLock { $0 } }

  func answer(_ line: Range<Int>, of batch: LineBatch, number: Int, into answers: inout LineAnswers) -> Bool {
    let start = SystemClock.now
    let outcome = measured.withLock { times in
      let outcome = normalizer.say(batch.bytes.view.extracting(line), watcher: &times, into: &answers.bytes)
      times.countLabel(bytes: line.count, since: start)
      return outcome
    }
    for warning in outcome.warnings { answers.sayOnce(warning) }
    return outcome.isChanged
  }
}
