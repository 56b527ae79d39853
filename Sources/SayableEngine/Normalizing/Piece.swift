extension WorkingText {
  /// A part of the text in one state. Pieces are small because many are copied for each rule that applies. A text never
  /// has 2^31 bytes or changes, so that 32 bits are enough for each field.
  internal struct Piece: Sendable {
    internal let state: State
    private let byteCount: Int32
    private let sourceStart: Int32
    private let sourceEnd: Int32
    /// The index of the change plus one, or 0.
    private var changeNumber: Int32

    internal init(length: Int, state: State, source: Range<Int>, change: Int? = nil) {
      self.state = state
      byteCount = Int32(length)
      sourceStart = Int32(source.lowerBound)
      sourceEnd = Int32(source.upperBound)
      changeNumber = Int32((change ?? -1) + 1)
    }

    /// How many bytes of the text the piece has.
    internal var length: Int { Int(byteCount) }

    /// The place in the label that the piece came from, in bytes; for spoken words, that of the match they replaced.
    internal var source: Range<Int> { Int(sourceStart)..<Int(sourceEnd) }

    /// The change that the piece belongs to; nil where the text is that of the label.
    internal var change: Int? {
      get { changeNumber == 0 ? nil : Int(changeNumber) - 1 }
      set { changeNumber = Int32((newValue ?? -1) + 1) }
    }

    /// The part of the piece that begins `start` bytes into it. Only the source range of live text as it is in the label
    /// can be cut.
    internal func part(from start: Int, length: Int) -> Self {
      guard start > 0 || length < self.length else { return self }
      let isCut = state == .live && source.count == self.length
      let first = source.lowerBound + start
      return Self(length: length, state: state, source: isCut ? first..<(first + length) : source, change: change)
    }
  }
}

/// Walks over pieces up to a position in the text, and cuts a piece where the position lies inside. An empty piece at
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

  /// Walks over all remaining pieces, and appends them.
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

/// The piece that a walk over the matches of a rule has reached, from left to right. To begin at the first piece for each
/// match would make the time grow with the square of the matches.
internal struct ReachedPiece {
  internal private(set) var index = 0
  /// The offset of the piece in the text.
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
