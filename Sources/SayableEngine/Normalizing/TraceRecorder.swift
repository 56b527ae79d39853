internal import PCRE2
internal import Prefilter

/// Records a ``Trace`` while the engine works on a label.
internal struct TraceRecorder: LabelWatcher {
  /// The name of the rule and of the pass that a trace gives for formulas.
  internal static let formulaRule = "formula"

  private let rules: [Rule]
  private let recordsSteps: Bool
  private var segments: [Trace.Segment] = []
  private var protectedSpans: [ProtectedSpan] = []
  private var steps: [Trace.Step] = []
  /// The text after the last step; nil at the beginning of a stretch.
  private var current: String?

  /// - Parameters:
  ///   - rules: The rules by their index.
  ///   - recordsSteps: Whether to record the text before and after each rule.
  internal init(_ rules: [Rule], recordsSteps: Bool) {
    self.rules = rules
    self.recordsSteps = recordsSteps
  }

  /// The trace of `label`, after the engine said it with this watcher.
  internal func trace(of label: [UInt8], spoken: [UInt8], _ outcome: Outcome) -> Trace {
    // Every label has a segment, an empty one, too.
    let whole = Trace.Segment(source: label.indices, spoken: label.indices, rules: [], isSure: true)
    let segments = segments.isEmpty || outcome.isUnsettled ? [whole] : segments
    return Trace(
      label: label, spoken: spoken, segments: segments, protectedSpans: protectedSpans, steps: steps,
      diagnostics: outcome.warnings, isSettled: !outcome.isUnsettled)
  }

  internal mutating func didChange(
    _ text: WorkingText, by maker: WorkingText.Maker, from stretch: Span<UInt8>
  ) {
    guard recordsSteps else { return }
    var label: [UInt8] = []
    label.append(copying: stretch)
    let before = current ?? String(decoding: label, as: UTF8.self)
    var bytes: [UInt8] = []
    text.appendRestored(stretch, to: &bytes)
    let after = String(decoding: bytes, as: UTF8.self)
    switch maker {
    case .rule(let index):
      steps.append(Trace.Step(rule: rules[index].id, pass: rules[index].pass, before: before, after: after))
    case .formulaFinder:
      steps.append(Trace.Step(rule: Self.formulaRule, pass: Self.formulaRule, before: before, after: after))
    case .caller: break
    }
    current = after
  }

  internal mutating func willReadAgain() { self = TraceRecorder(rules, recordsSteps: recordsSteps) }

  internal mutating func didLeave(_ stretch: Range<Int>) {
    appendSegment(stretch, length: stretch.count, by: [])
  }

  internal mutating func didFinish(_ text: WorkingText, from stretch: Range<Int>) {
    current = nil
    protectedSpans += text.protectedSpans(from: stretch.lowerBound)
    // Adjacent pieces of one change, or without a change, are one segment.
    var open: (change: Int?, source: Range<Int>, length: Int)?
    for piece in text.pieces {
      let change = piece.change.map(text.outermost)
      let source = change.map { text.changes[$0].source } ?? piece.source
      let length = piece.state.isMark ? piece.source.count : piece.length
      if let segment = open, segment.change == change {
        let end = change == nil ? source.upperBound : segment.source.upperBound
        open = (change, segment.source.lowerBound..<end, segment.length + length)
      } else {
        if let segment = open { append(segment, of: text, from: stretch.lowerBound) }
        open = (change, source, length)
      }
    }
    if let segment = open { append(segment, of: text, from: stretch.lowerBound) }
  }

  private mutating func append(
    _ segment: (change: Int?, source: Range<Int>, length: Int), of text: borrowing WorkingText, from start: Int
  ) {
    let source = (segment.source.lowerBound + start)..<(segment.source.upperBound + start)
    appendSegment(source, length: segment.length, by: segment.change.map { text.makers(of: $0) } ?? [])
  }

  private mutating func appendSegment(_ source: Range<Int>, length: Int, by makers: [WorkingText.Maker]) {
    let start = segments.last?.spoken.upperBound ?? 0
    var names: [String] = []
    var isSure = true
    var values: Set<ReadValue> = []
    for maker in makers {
      switch maker {
      case .rule(let index):
        names.append(rules[index].id)
        if rules[index].isGuess { isSure = false }
        if let value = rules[index].reads { values.insert(value) }
      case .formulaFinder: names.append(Self.formulaRule)
      case .caller: break
      }
    }
    segments.append(
      Trace.Segment(
        source: source, spoken: start..<(start + length), rules: names, isSure: isSure, values: values))
  }
}

extension WorkingText {
  /// The protected spans, in offsets of a label in which the text begins at `start`.
  fileprivate func protectedSpans(from start: Int) -> [ProtectedSpan] {
    var position = 0
    var spans: [ProtectedSpan] = []
    for piece in pieces {
      let range = position..<(position + piece.length)
      position = range.upperBound
      guard piece.state.isMark, let kind = ProtectedSpan.Kind(mark: subject.bytes[range]) else { continue }
      spans.append(
        ProtectedSpan((piece.source.lowerBound + start)..<(piece.source.upperBound + start), kind))
    }
    return spans
  }
}
