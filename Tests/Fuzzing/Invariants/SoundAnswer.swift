package import SayableEngine

/// Requires what holds for every label and all rules: what is said is well formed where the label is, the trace says the
/// same and covers both, what no rule changed stays as it is, and protected spans are said as often as it stands
/// there.
package func requireSoundAnswer(
  _ normalizer: Normalizer, _ label: [UInt8], protecting protectedSpans: [ProtectedSpan] = []
) {
  let trace = normalizer.trace(label, protecting: protectedSpans)
  if protectedSpans.isEmpty {
    let spoken = normalizer.normalize(label)
    require(trace.spoken == spoken, "the trace says '\(trace.text)', not '\(shown(spoken))'")
  }
  if let text = String(validating: label, as: UTF8.self) {
    require(String(validating: trace.spoken, as: UTF8.self) != nil, "what is said is not UTF-8")
    if protectedSpans.isEmpty {
      require(normalizer.normalize(text) == trace.text, "a string is said otherwise than its bytes")
    }
  }
  requireGapless(trace)
  for (kept, stretches) in Dictionary(grouping: trace.protectedSpans.map { label[$0.range] }, by: \.self) {
    require(trace.spoken.ranges(of: kept).count >= stretches.count, "'\(shown(Array(kept)))' was protected and is lost")
  }
}

/// Requires segments in order and without gaps in the label and in what is said, and no change where there is no rule.
private func requireGapless(_ trace: Trace) {
  var source = 0
  var spoken = 0
  for segment in trace.segments {
    require(segment.source.lowerBound == source && segment.spoken.lowerBound == spoken, "a gap before \(segment)")
    source = segment.source.upperBound
    spoken = segment.spoken.upperBound
    require(source <= trace.label.count && spoken <= trace.spoken.count, "\(segment) reaches beyond its text")
    if segment.rules.isEmpty {
      require(trace.label[segment.source] == trace.spoken[segment.spoken], "no rule changed \(segment), and it changed")
    }
  }
  require(source == trace.label.count && spoken == trace.spoken.count, "the segments end early")
}

/// Bytes as a string, those that are not UTF-8 repaired.
private func shown(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
