/// Walks over pieces up to a position in the text, cutting a piece where the position lies inside. An empty piece at
/// the position is left for the next step.
internal struct PieceCursor {
  private var index = 0
  private var position = 0
  /// How many bytes of the current piece were passed.
  private var passed = 0

  internal init() {}

  /// Walks to `end`, which lies in the text.
  internal mutating func skip(to end: Int, in pieces: [WorkingText.Piece]) {
    while let piece = next(to: end, in: pieces) { _ = piece }
  }

  /// Walks to `end` and appends what was passed.
  internal mutating func advance(
    to end: Int, in pieces: [WorkingText.Piece], appendingTo result: inout [WorkingText.Piece]
  ) {
    while let piece = next(to: end, in: pieces) { result.append(piece) }
  }

  /// Walks over all that is left, and appends it.
  internal mutating func finish(_ pieces: [WorkingText.Piece], appendingTo result: inout [WorkingText.Piece]) {
    guard index < pieces.count else { return }
    result.append(pieces[index].part(from: passed, length: pieces[index].length - passed))
    result += pieces[(index + 1)...]
    index = pieces.count
  }

  /// The next piece on the way to `end`, or the part of it up to there.
  internal mutating func next(to end: Int, in pieces: [WorkingText.Piece]) -> WorkingText.Piece? {
    guard index < pieces.count else { return nil }
    let piece = pieces[index]
    let left = piece.length - passed
    if position + left > end {
      guard position < end else { return nil }
      let part = piece.part(from: passed, length: end - position)
      passed += end - position
      position = end
      return part
    }
    if left == 0, position == end { return nil }
    let part = piece.part(from: passed, length: left)
    position += left
    index += 1
    passed = 0
    return part
  }
}
