/// A text to which changes are made again and again, and which still knows them as changes to what it was at first.
internal struct SplicedText: Sendable {
  /// A part of the text as it is now.
  private enum Piece: Sendable {
    /// A stretch of the text as it was.
    case kept(Range<Int>)
    case new([UInt8])

    var count: Int {
      switch self {
      case .kept(let range): range.count
      case .new(let bytes): bytes.count
      }
    }

    /// The part of the piece in a range that is counted from its start.
    func part(_ range: Range<Int>) -> Piece {
      switch self {
      case .kept(let kept): .kept((kept.lowerBound + range.lowerBound)..<(kept.lowerBound + range.upperBound))
      case .new(let bytes): .new(Array(bytes[range]))
      }
    }
  }

  private var pieces: [Piece]
  private let length: Int

  /// A text of `length` bytes to which nothing was done.
  internal init(length: Int) {
    pieces = [.kept(0..<length)]
    self.length = length
  }

  /// Makes changes to the text as it is now. They lie in order and do not overlap.
  internal mutating func apply(_ splices: [Splice]) {
    var result: [Piece] = []
    var remaining = pieces[...]
    var position = 0
    /// Takes the text up to `end`, and hands it over where it is kept.
    func advance(to end: Int, keeping: Bool) {
      while position < end, let piece = remaining.first {
        let count = min(piece.count, end - position)
        if keeping, count > 0 { result.append(piece.part(0..<count)) }
        remaining.removeFirst()
        if count < piece.count { remaining.insert(piece.part(count..<piece.count), at: remaining.startIndex) }
        position += count
      }
    }
    for splice in splices {
      advance(to: splice.range.lowerBound, keeping: true)
      if !splice.text.isEmpty { result.append(.new(Array(splice.text.utf8))) }
      advance(to: splice.range.upperBound, keeping: false)
    }
    pieces = result + remaining
  }

  /// All changes, as changes to the text as it was at first.
  internal var splices: [Splice] {
    var splices: [Splice] = []
    var end = 0
    var new: [UInt8] = []
    func close(at start: Int) {
      if start > end || !new.isEmpty { splices.append(Splice(end..<start, String(decoding: new, as: UTF8.self))) }
      new = []
    }
    for piece in pieces {
      switch piece {
      case .kept(let range):
        close(at: range.lowerBound)
        end = range.upperBound
      case .new(let bytes): new += bytes
      }
    }
    close(at: length)
    return splices
  }
}
