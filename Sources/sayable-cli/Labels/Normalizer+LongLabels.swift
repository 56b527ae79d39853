internal import SayableEngine

/// Labels that are longer than a batch of lines, answered part by part as they would be as a whole.
extension Normalizer {
  /// More bytes than what is worked on at once ever has, with a carriage return that may end the line.
  private static var reach: Int { 1 << 15 }

  /// Where to cut a label that is not at its end yet: between two stretches.
  ///
  /// - Parameter start: The label so far, from its start or from the last cut on.
  /// - Returns: An offset in `start`, in bytes.
  @Sendable func cut(_ start: [UInt8]) -> Int {
    var cut = 0
    while start.count - cut > Self.reach { cut = stretchEnd(in: start, cut..<start.count) }
    return cut
  }

  /// Appends the answer to the part of a label that a batch holds.
  ///
  /// - Parameters:
  ///   - line: Its range in the bytes of the batch, half-open.
  ///   - batch: The batch.
  ///   - answers: Where the answer goes.
  /// - Returns: False where the answer is the part itself, and was not appended.
  func answerPart(_ line: Range<Int>, of batch: LineBatch, into answers: inout LineAnswers) -> Bool {
    var skipped = SkippedRules()
    var isTouched = false
    var start = line.lowerBound
    while start < line.upperBound {
      let stretch = start..<stretchEnd(in: batch.bytes, start..<line.upperBound)
      let end = answers.bytes.count
      let isAnswered = sayStretch(
        batch.bytes, stretch, isStart: start == line.lowerBound && batch.isStart(line),
        isEnd: stretch.upperBound == line.upperBound && batch.isEnd(line), skipping: &skipped, into: &answers.bytes)
      if isAnswered, !isTouched {
        answers.bytes.insert(contentsOf: batch.bytes[line.lowerBound..<start], at: end)
        isTouched = true
      } else if !isAnswered, isTouched {
        answers.bytes += batch.bytes[stretch]
      }
      start = stretch.upperBound
    }
    for diagnostic in skipped.diagnostics { answers.sayOnce(diagnostic.rendered) }
    return isTouched
  }
}
