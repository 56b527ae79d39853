/// The place in a UnicodeMath formula that is read, and what stands around it.
internal struct UnicodeMathCursor: Sendable {
  private let source: SourceText
  private let marks: [UnicodeMathMark]
  /// The mark that is read next.
  var index = 0
  /// The mark to stop in front of.
  var end: Int

  init(_ marks: [UnicodeMathMark], of source: SourceText) {
    self.marks = marks
    self.source = source
    end = marks.count
  }

  subscript(place: Int) -> UnicodeMathMark { marks[place] }

  var isAtEnd: Bool { index >= end }

  func part(at place: Int) -> UnicodeMathCharacter? { place < end ? marks[place].part : nil }

  /// What the next mark does, or nil at the end.
  var part: UnicodeMathCharacter? { part(at: index) }

  /// The character at `place`, whatever kind it is of, or nil at the end.
  func scalar(at place: Int) -> Unicode.Scalar? { place < end ? marks[place].scalar : nil }

  func sign(at place: Int) -> Unicode.Scalar? { place < end ? marks[place].sign : nil }

  /// The next mark as a sign of the notation, or nil.
  var sign: Unicode.Scalar? { sign(at: index) }

  /// The first place at or behind `place` that is no space.
  func skipSpaces(_ place: Int) -> Int {
    var place = place
    while part(at: place) == .space { place += 1 }
    return place
  }

  /// Takes the next mark, which is not the end.
  mutating func take() -> UnicodeMathMark {
    index += 1
    return marks[index - 1]
  }

  mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard self.sign == sign else { return false }
    index += 1
    return true
  }

  /// Passes over the next mark if it does `part`.
  mutating func skip(_ part: UnicodeMathCharacter) { if self.part == part { index += 1 } }

  mutating func skipSpaces() { index = skipSpaces(index) }

  /// The source between two bytes.
  func text(_ range: Range<Int>) -> String { source.text(range.clamped(to: 0..<source.count)) }

  /// The bytes from the mark at `first` to the end of the one that was taken last.
  func range(from first: Int) -> Range<Int> {
    let start = marks[first].source.lowerBound
    return start..<max(start, marks[index - 1].source.upperBound)
  }

  /// The end of the mark that was taken last, in bytes.
  var lastEnd: Int { index > 0 ? marks[index - 1].source.upperBound : 0 }

  /// Where a problem with the next mark is, or with the last one at the end.
  var place: Range<Int> { marks.isEmpty ? 0..<0 : marks[min(index, marks.count - 1)].source }
}
