internal import Prefilter

extension Normalizer {
  /// What a voice should say for `label`, with the place of every change and the rules that made it.
  public func trace(_ label: String) -> Trace { trace(Array(label.utf8)) }

  /// What a voice should say for bytes, with the place of every change and the rules that made it.
  ///
  /// - Parameters:
  ///   - label: The label's bytes, which need not be valid UTF-8.
  ///   - spans: Spans that no rule may touch beside those that rules protect: in order and without overlaps.
  ///   - recordsSteps: Whether to record the text before and after each rule, which takes longer.
  public func trace(_ label: [UInt8], protecting spans: [ProtectedSpan] = [], recordsSteps: Bool = true) -> Trace {
    trace(label, LabelRequest(protecting: spans), recordsSteps: recordsSteps)
  }

  /// The same for a label, or a part of one, of which more is known than its bytes.
  package func trace(_ label: [UInt8], _ request: LabelRequest, recordsSteps: Bool) -> Trace {
    var recorder = TraceRecorder(rules.rules, recordsSteps: recordsSteps)
    var spoken: [UInt8] = []
    let outcome = say(label.view, request, watcher: &recorder, into: &spoken)
    return recorder.trace(of: label, spoken: outcome.isChanged ? spoken : label, outcome)
  }
}
