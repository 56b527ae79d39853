import Testing

@testable import BuiltInRuleFiles
@testable import SayableEngine
@testable import SayableRules

/// Expects what every trace promises: segments in order and without gaps in source and in what is said, text that no
/// rule changed the same in both, rules that were among the steps, and what is set aside said as often as it
/// stands there.
internal func expectWellFormed(_ trace: Trace, sourceLocation: Testing.SourceLocation = #_sourceLocation) {
  var source = 0
  var spoken = 0
  for segment in trace.segments {
    guard segment.source.lowerBound == source, segment.spoken.lowerBound == spoken,
      segment.source.upperBound <= trace.label.count, segment.spoken.upperBound <= trace.spoken.count
    else {
      Issue.record("a gap before \(segment) in the trace of '\(show(trace.label))'", sourceLocation: sourceLocation)
      return
    }
    source = segment.source.upperBound
    spoken = segment.spoken.upperBound
    if segment.rules.isEmpty, trace.label[segment.source] != trace.spoken[segment.spoken] {
      Issue.record(
        "no rule changed \(segment) of '\(show(trace.label))', and it changed", sourceLocation: sourceLocation)
    }
    if !segment.rules.allSatisfy({ rule in trace.steps.contains { $0.rule == rule } }) {
      Issue.record("a rule of \(segment) of '\(show(trace.label))' is in no step", sourceLocation: sourceLocation)
    }
  }
  if source != trace.label.count || spoken != trace.spoken.count {
    Issue.record("the segments of '\(show(trace.label))' end early", sourceLocation: sourceLocation)
  }
  for (kept, stretches) in Dictionary(grouping: trace.protectedSpans.map { trace.label[$0.range] }, by: \.self)
  where trace.spoken.ranges(of: kept).count < stretches.count {
    Issue.record("'\(show(Array(kept)))' is lost in '\(show(trace.spoken))'", sourceLocation: sourceLocation)
  }
}

/// Bytes as a string, those that are not UTF-8 repaired.
internal func show(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
