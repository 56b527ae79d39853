internal import PCRE2
internal import Prefilter

/// Answers for labels that stand among other bytes.
extension Normalizer {
  /// Appends what a voice should say for a part of `text`, as if it were alone.
  ///
  /// - Parameters:
  ///   - text: Bytes, which need not be valid UTF-8.
  ///   - range: The label among them, half-open, in bytes.
  ///   - answers: What is said is appended to it.
  ///   - onSkip: Is told of each rule that was skipped for the label since it went over a limit.
  /// - Returns: False where no rule changes the label or sets a part of it aside; nothing is appended then.
  package func say(
    _ text: [UInt8], _ range: Range<Int>, into answers: inout [UInt8], onSkip: (Diagnostic) -> Void = { _ in }
  ) -> Bool {
    var watching = Unwatched()
    return say(text, range, watching: &watching, into: &answers, onSkip: onSkip)
  }

  /// The same, and tells of each step.
  ///
  /// - Parameters:
  ///   - text: Bytes, which need not be valid UTF-8.
  ///   - range: The label among them, half-open, in bytes.
  ///   - watching: Who is told of each step.
  ///   - answers: What is said is appended to it.
  ///   - onSkip: Is told of each rule that was skipped for the label since it went over a limit.
  /// - Returns: False where no rule changes the label or sets a part of it aside; nothing is appended then.
  package func say(
    _ text: [UInt8], _ range: Range<Int>, watching: inout some RuleWatching, into answers: inout [UInt8],
    onSkip: (Diagnostic) -> Void = { _ in }
  ) -> Bool {
    var skipped = SkippedRules()
    var isTouched = false
    var start = range.lowerBound
    while start < range.upperBound {
      let stretch = Stretch(from: start, of: text, range)
      let end = answers.count
      if say(stretch, skipping: &skipped, watching: &watching, into: &answers) {
        if !isTouched { answers.insert(contentsOf: text[range.lowerBound..<start], at: end) }
        isTouched = true
      } else if isTouched {
        answers += text[stretch.range]
      }
      start = stretch.range.upperBound
    }
    skipped.diagnostics.forEach(onSkip)
    return isTouched
  }

  /// Where the first stretch of a label ends that is too long to be worked on as a whole.
  ///
  /// - Parameters:
  ///   - text: The bytes that the label stands among.
  ///   - range: The label, half-open, in bytes; the first 16,385 bytes of it decide.
  /// - Returns: An offset in `text`.
  package func stretchEnd(in text: [UInt8], _ range: Range<Int>) -> Int { Stretch.end(in: text, range) }

  /// Appends what a voice should say for a stretch of a longer label, as ``stretchEnd(in:_:)`` cuts it.
  ///
  /// - Parameters:
  ///   - text: Bytes, which need not be valid UTF-8.
  ///   - range: The stretch among them, half-open, in bytes.
  ///   - isStart: Whether the label begins with the stretch.
  ///   - isEnd: Whether the label ends with the stretch.
  ///   - skipped: The rules that were skipped for the label so far.
  ///   - answers: What is said is appended to it.
  /// - Returns: False where no rule changes the stretch or sets a part of it aside; nothing is appended then.
  package func sayStretch(
    _ text: [UInt8], _ range: Range<Int>, isStart: Bool, isEnd: Bool, skipping skipped: inout SkippedRules,
    into answers: inout [UInt8]
  ) -> Bool {
    var watching = Unwatched()
    let stretch = Stretch(range, of: text, isStart: isStart, isEnd: isEnd)
    return say(stretch, skipping: &skipped, watching: &watching, into: &answers)
  }

  private func say(
    _ stretch: Stretch, skipping skipped: inout SkippedRules, watching: inout some RuleWatching,
    into answers: inout [UInt8]
  ) -> Bool {
    var candidates: BitSet?
    if !mayHoldFormula(stretch.text, stretch.range) {
      watching.willLook()
      candidates = candidatesAtOnce(in: stretch.text.span.extracting(stretch.range))
      watching.didLook(candidates: candidates?.count ?? 0)
      if candidates?.isEmpty == true { return false }
    }
    return say(stretch, &candidates, skipping: &skipped, watching: &watching, into: &answers)
  }

  /// Appends what should be said for `stretch`; false, and nothing is appended, where nothing touches it.
  ///
  /// - Parameter candidates: The rules that may change it, where that was asked before; then it holds no formula. They
  ///   are taken.
  internal func say<Watching: RuleWatching>(
    _ stretch: Stretch, _ candidates: inout BitSet?, skipping skipped: inout SkippedRules,
    watching: inout Watching, into answers: inout [UInt8]
  ) -> Bool {
    return memory.withMemory { memory in
      defer { memory.giveBack(after: stretch.edges) }
      let isKept = remembersAnswers && stretch.edges == .both && skipped.isEmpty && !Watching.isTold
      let label = stretch.text.span.extracting(stretch.range)
      if isKept, let known = memory.answers.find(label) {
        guard case .answer(let range) = known else { return false }
        answers += memory.answers.bytes[range]
        return true
      }
      memory.text.begin(stretch.text, stretch.range)
      work(on: stretch, candidates: &candidates, in: &memory, skipping: &skipped, watching: &watching)
      let isTouched = !memory.text.isUntouched
      let start = answers.count
      if isTouched { memory.text.appendRestored(stretch.text, from: stretch.range.lowerBound, to: &answers) }
      if isKept, skipped.isEmpty { memory.answers.insert(label, isTouched ? answers[start...] : nil) }
      return isTouched
    }
  }
}
