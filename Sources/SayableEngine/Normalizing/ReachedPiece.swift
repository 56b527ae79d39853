/// The piece that a walk over the matches of a rule has come to, left to right. To begin at the first piece for each
/// match would make the time grow with the square of the matches.
internal struct ReachedPiece {
  internal private(set) var index = 0
  /// Where the piece begins in the text.
  internal private(set) var start = 0

  internal init() {}

  /// Passes all pieces that end at `offset` or before it.
  internal mutating func advance(to offset: Int, in pieces: [WorkingText.Piece]) {
    while index < pieces.count, start + pieces[index].length <= offset {
      start += pieces[index].length
      index += 1
    }
  }
}
