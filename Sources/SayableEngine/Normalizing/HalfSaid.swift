internal import PCRE2

extension WorkingText {
  /// Leaves each compound as its author wrote it of which rules said only a part: `minimum/max.`, `12 euros/person`.
  ///
  /// - Parameter stretch: The bytes that the text was made from.
  internal mutating func undoHalves(from stretch: Span<UInt8>) {
    guard isChanged else { return }
    let places = Places(of: pieces)
    var halves: Set<Int> = []
    var last: Int?
    for (index, piece) in pieces.enumerated() {
      let range = places.range(of: index)
      guard let change = piece.change, !range.isEmpty else { continue }
      let outer = outermost(change)
      let isFirst = outer != last
      last = outer
      let isHalf =
        switch piece.state {
        case .spoken: isGlued(before: range.lowerBound, places) || isGlued(behind: range.upperBound, places)
        case .live: isFirst && isGlued(beforeNumber: range.lowerBound, places)
        case .protected: false
        }
      if isHalf, !makers(of: outer).contains(where: \.isFormulaFinder) { halves.insert(outer) }
    }
    if !halves.isEmpty { undo(halves, from: stretch) }
  }

  /// Whether words end at `offset`, and a sign or the rest of a unit that no rule said hangs on them.
  private func isGlued(behind offset: Int, _ places: Places) -> Bool {
    guard let word = subject.bytes.scalar(endingAt: offset), word.properties.isAlphabetic,
      let sign = subject.bytes.scalar(at: offset), !sign.properties.isAlphabetic, isUnsaid(offset, places)
    else { return false }
    let next = offset + UTF8.width(sign)
    switch sign {
    case "²", "³", "⁻", "⁴"..."⁹", "^", "°", "%", "‰", "½", "¼", "¾", "′", "″", "★", "☆", "⯨": return true
    case "/", "⁄", "·", "⋅":
      return subject.bytes.scalar(at: next)?.properties.isAlphabetic == true && isUnsaid(next, places)
    // The dash stands for coins that there are not.
    case ",", ".":
      guard let dash = subject.bytes.scalar(at: next), dash == "-" || dash == "–" || dash == "—" else { return false }
      return subject.bytes.scalar(at: next + UTF8.width(dash))?.properties.isAlphabetic != true
    default: return false
    }
  }

  /// Whether words begin at `offset`, and a sign that no rule said stands before them.
  private func isGlued(before offset: Int, _ places: Places) -> Bool {
    guard let word = subject.bytes.scalar(at: offset), word.properties.isAlphabetic,
      let sign = subject.bytes.scalar(endingAt: offset), isUnsaid(offset - UTF8.width(sign), places)
    else { return false }
    switch sign {
    case "$", "€", "£", "¥", "₹", "±", "~", "≈", "∼", "√", "★", "☆", "½", "^": return true
    default: return false
    }
  }

  /// Whether a change begins at `offset` with a number that is the second half of something: `gal/100`, `5'11`.
  private func isGlued(beforeNumber offset: Int, _ places: Places) -> Bool {
    guard let digit = subject.bytes.scalar(at: offset), digit.isASCIIDigit,
      let sign = subject.bytes.scalar(endingAt: offset), isUnsaid(offset - UTF8.width(sign), places),
      let before = subject.bytes.scalar(endingAt: offset - UTF8.width(sign)),
      isUnsaid(offset - UTF8.width(sign) - UTF8.width(before), places)
    else { return false }
    switch sign {
    case "/", "⁄": return before.properties.isAlphabetic
    case "'", "′", "’": return before.isASCIIDigit
    default: return false
    }
  }

  /// Whether the byte at `offset` is as the author wrote it.
  private func isUnsaid(_ offset: Int, _ places: Places) -> Bool {
    let piece = pieces[places.piece(at: offset)]
    return piece.state == .live && piece.change == nil
  }
}

/// Where the pieces of a text stand in it.
private struct Places {
  /// Where each piece ends.
  private let ends: [Int]

  init(of pieces: [WorkingText.Piece]) {
    var end = 0
    ends = pieces.map { piece in
      end += piece.length
      return end
    }
  }

  func range(of piece: Int) -> Range<Int> { (piece == 0 ? 0 : ends[piece - 1])..<ends[piece] }

  /// The piece that holds the byte at `offset`, which lies in the text.
  func piece(at offset: Int) -> Int {
    var (low, high) = (0, ends.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] > offset { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension WorkingText.Maker {
  fileprivate var isFormulaFinder: Bool {
    if case .formulaFinder = self { true } else { false }
  }
}

extension Unicode.Scalar {
  fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
