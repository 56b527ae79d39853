internal import SayableEngine

/// A run of the filter that tells where its time went: `sayable --timings`.
internal struct TimingsRun {
  /// What the program took so far, in nanoseconds.
  private let start = SystemClock.busy
  private let begin = SystemClock.now

  init(_ request: Request) throws(Failure) {
    for option in [Option.explain, .jobs] where request.has(option) {
      throw request.misuse("the options '--timings' and '--\(option.name)' exclude each other")
    }
    if request.value(of: .output) ?? "text" != "text" {
      throw request.misuse("the option '--timings' measures answers as text, without '--output'")
    }
  }

  /// Answers the labels of all files, and tells what they took.
  func run(_ request: Request, _ normalizer: Normalizer, _ messages: inout Messages) throws -> ExitStatus {
    let ready = SystemClock.now
    let filter = TimedFilter(normalizer)
    let status = try LineRun(filter, endsWithNull: request.has(.null), jobs: 1).run(request.operands)
    let whole = TimingsReport.Whole(start: start, rules: ready - begin, work: SystemClock.now - ready)
    let report = TimingsReport(filter.times, rules: normalizer.ruleNames, passes: normalizer.passNames, whole: whole)
    for line in report.lines { messages.say(line) }
    messages.flush()
    return status
  }
}
