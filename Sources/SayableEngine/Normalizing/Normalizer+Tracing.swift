internal import PCRE2
internal import Prefilter

extension Normalizer {
  /// What a voice should say for `label`, with every change's place and the rules behind it.
  public func trace(_ label: String) -> Trace { trace(Array(label.utf8)) }

  /// The same for bytes, which need not be valid UTF-8.
  ///
  /// - Parameters:
  ///   - label: The label's bytes.
  ///   - setAside: What rules must not touch beside what they know themselves, in order and without overlaps.
  ///   - keepingSteps: Whether to tell what each rule made of the label, which takes longer.
  public func trace(_ label: [UInt8], settingAside setAside: [SetAside] = [], keepingSteps: Bool = true) -> Trace {
    trace(label, settingAside: setAside, keepingSteps: keepingSteps, without: nil)
  }

  /// The same as if there were no rule `id`.
  package func trace(
    _ label: [UInt8], settingAside setAside: [SetAside] = [], keepingSteps: Bool = true, without id: String?
  ) -> Trace {
    var candidates: BitSet?
    if setAside.isEmpty, !mayHoldFormula(label, label.indices) {
      candidates = candidatesAtOnce(in: label.span)
      if candidates?.isEmpty == true, !label.isEmpty { return Trace(untouched: label) }
    }
    return memory.withMemory { memory in
      defer { memory.giveBack(after: .both) }
      var spoken: [UInt8] = []
      var segments: [Trace.Segment] = []
      var kept: [SetAside] = []
      var skipped = SkippedRules()
      var watching = Unwatched()
      memory.steps = []
      var start = 0
      repeat {
        let stretch = Stretch(from: start, of: label, label.indices)
        memory.text.begin(label, stretch.range)
        if !setAside.isEmpty { memory.text.setAside(setAside, from: start) }
        work(
          on: stretch, candidates: &candidates, without: id, keepingSteps: keepingSteps, in: &memory,
          skipping: &skipped, watching: &watching)
        kept += memory.text.setAside(from: start)
        memory.text.appendSegments(to: &segments, from: start, spokenSoFar: spoken.count, rules: rules.rules)
        memory.text.appendRestored(label, from: start, to: &spoken)
        start = stretch.range.upperBound
      } while start < label.count
      return Trace(
        label: label, spoken: spoken, segments: segments, setAside: kept, steps: memory.steps,
        diagnostics: skipped.diagnostics)
    }
  }
}
