internal import Prefilter

/// Where more of a label is said the second time, half of it was said the first time: the words of one rule left a form
/// that an earlier rule knows. Then the rules apply again, from the first, until they find nothing more.
extension Normalizer {
  /// How often all rules may apply to a label.
  internal static let mostRounds = 4

  /// Whether a second reading leaves an answer as it is, but for words that rules wrote, which are final.
  ///
  /// - Parameter request: The request by which `answer` came of `label`.
  internal func isSettled(_ label: Span<UInt8>, _ request: LabelRequest, _ answer: Span<UInt8>) -> Bool {
    var request = request
    request.usesCache = false
    var plain = LabelRequest()
    plain.usesCache = false
    var again: [UInt8] = []
    var second = ReadingWatcher()
    guard read(answer, plain, watcher: &second, into: &again).isChanged, !again.view.isEqual(to: answer) else {
      return true
    }
    var first = ReadingWatcher()
    again.removeAll()
    _ = read(label, request, watcher: &first, into: &again)
    return second.changes.allSatisfy { change in
      first.finalWords.contains { $0.lowerBound <= change.lowerBound && change.upperBound <= $0.upperBound }
    }
  }
}

/// Notes what a reading of a label changes, and which words of the answer are final.
private struct ReadingWatcher: LabelWatcher {
  /// What was changed, in bytes of the label.
  private(set) var changes: [Range<Int>] = []
  /// Where words of rules stand, in bytes of the answer.
  private(set) var finalWords: [Range<Int>] = []

  mutating func didFinish(_ text: WorkingText, from stretch: Range<Int>) {
    changes += text.changes.filter { $0.parent == nil }.map(\.source)
    var position = 0
    for piece in text.pieces {
      let end = position + (piece.state.isMark ? piece.source.count : piece.length)
      if piece.state == .spoken {
        if finalWords.last?.upperBound == position {
          finalWords[finalWords.count - 1] = finalWords[finalWords.count - 1].lowerBound..<end
        } else {
          finalWords.append(position..<end)
        }
      }
      position = end
    }
  }
}
