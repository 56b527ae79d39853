internal import Prefilter

/// Answers for many lines at a time.
extension Normalizer {
  /// Appends what a voice should say for each of many lines, each as if it were alone, with what ends it.
  ///
  /// - Parameters:
  ///   - text: Lines, of which the last may lack its separator. They need not be valid UTF-8.
  ///   - separator: The byte that ends a line, below 0x80; before a line feed a carriage return belongs to the end.
  ///   - answers: What is said is appended to it.
  ///   - onSkip: Is told of each rule that was skipped for a line since it went over a limit.
  package func sayLines(
    _ text: [UInt8], separator: UInt8, into answers: inout [UInt8], onSkip: (Diagnostic) -> Void = { _ in }
  ) {
    guard let (found, lines) = touchedLines(in: text.span, separator: separator) else {
      return sayEach(text, separator: separator, into: &answers, onSkip: onSkip)
    }
    var watching = Unwatched()
    // Lines that are their own answers are copied many at a time.
    var copied = 0
    for line in lines {
      let range = Self.label(in: text, at: line.start, separator).range
      let place = answers.count
      let isAnswered: Bool
      if let rules = found.rules(of: line) {
        var candidates: BitSet? = BitSet(capacity: self.rules.rules.count)
        for rule in rules { candidates?.insert(rule) }
        var skipped = SkippedRules()
        let stretch = Stretch(range, of: text, isStart: true, isEnd: true)
        isAnswered = say(stretch, &candidates, skipping: &skipped, watching: &watching, into: &answers)
        skipped.diagnostics.forEach(onSkip)
      } else {
        isAnswered = say(text, range, into: &answers, onSkip: onSkip)
      }
      guard isAnswered else { continue }
      answers.insert(contentsOf: text[copied..<range.lowerBound], at: place)
      copied = range.upperBound
    }
    answers += text[copied...]
  }

  /// The same, one line after the other.
  private func sayEach(
    _ text: [UInt8], separator: UInt8, into answers: inout [UInt8], onSkip: (Diagnostic) -> Void
  ) {
    var start = 0
    while start < text.count {
      let (range, next) = Self.label(in: text, at: start, separator)
      if !say(text, range, into: &answers, onSkip: onSkip) { answers += text[range] }
      answers += text[range.upperBound..<next]
      start = next
    }
  }

  /// The label of the line at `start`, and where the next line begins.
  private static func label(
    in text: [UInt8], at start: Int, _ separator: UInt8
  ) -> (range: Range<Int>, next: Int) {
    guard let end = text.span.firstOffset(of: separator, from: start) else {
      return (start..<withoutReturn(text, start..<text.count, separator), text.count)
    }
    return (start..<withoutReturn(text, start..<end, separator), end + 1)
  }

  /// The end of a line without the carriage return before its line feed.
  private static func withoutReturn(_ text: [UInt8], _ range: Range<Int>, _ separator: UInt8) -> Int {
    let isReturn = !range.isEmpty && text[range.upperBound - 1] == UInt8(ascii: "\r")
    return isReturn && separator == UInt8(ascii: "\n") ? range.upperBound - 1 : range.upperBound
  }

  /// The lines that a rule may change or set parts of aside; all others stay as they are.
  ///
  /// - Parameters:
  ///   - text: Lines, of which the last may lack its separator.
  ///   - separator: The byte that ends a line; below 0x80.
  /// - Returns: The rules that may match, and the lines in order. Of a line that takes more than a look for candidates
  ///   they are not known. Nil where each line has to be looked at on its own.
  internal func touchedLines(
    in text: Span<UInt8>, separator: UInt8
  ) -> (found: CandidateLines, lines: [CandidateLines.Line])? {
    guard
      let found = rules.candidates.lines(
        in: text, separator: separator, limit: Stretch.usualLength, where: applicable)
    else { return nil }
    if !findsFormulas, WorkingText.isMatchable(text) { return (found, found.lines) }
    var lines: [CandidateLines.Line] = []
    var start = 0
    for line in found.lines {
      appendUnsure(start..<line.start, of: text, separator, to: &lines)
      let end = text.firstOffset(of: separator, from: line.start) ?? text.count
      lines.append(isUnsure(text.extracting(line.start..<end)) ? CandidateLines.unknown(at: line.start) : line)
      start = min(end + 1, text.count)
    }
    appendUnsure(start..<text.count, of: text, separator, to: &lines)
    return (found, lines)
  }

  /// Appends those lines in `range` that take more than a look for candidates.
  private func appendUnsure(
    _ range: Range<Int>, of text: Span<UInt8>, _ separator: UInt8, to lines: inout [CandidateLines.Line]
  ) {
    if !findsFormulas, WorkingText.isMatchable(text.extracting(range)) { return }
    var start = range.lowerBound
    while start < range.upperBound {
      let end = text.firstOffset(of: separator, from: start) ?? text.count
      if isUnsure(text.extracting(start..<end)) { lines.append(CandidateLines.unknown(at: start)) }
      start = end + 1
    }
  }

  /// Whether `line` is not matched against as it is, or may hold a formula.
  private func isUnsure(_ line: Span<UInt8>) -> Bool {
    !WorkingText.isMatchable(line) || formulas?.mayFindFormula(in: line) == true
  }
}
