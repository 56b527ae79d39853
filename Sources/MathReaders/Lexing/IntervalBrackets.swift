/// Finds the brackets of intervals that turn away from what they leave out, like `]0, 1[` and `[0, 1[`.
internal struct IntervalBrackets: Sendable {
  private let source: SourceText
  /// Where the bracket stands that closes such an interval.
  private var end = -1

  init(_ source: SourceText) { self.source = source }

  /// The square bracket at `start` as one of such an interval, or nil if it is an ordinary one.
  mutating func bracket(at start: Int) -> Lexeme? {
    let isReversed = source[start] == UInt8(ascii: "]")
    if start == end { return Lexeme(Symbol(kind: .closing, text: isReversed ? "]" : "["), start..<start + 1) }
    if isReversed, endsOperand(source.byte(at: start - 1)) { return nil }
    guard let end = endOfInterval(start + 1) else { return nil }
    guard isReversed || source[end] == UInt8(ascii: "[") && standsBehindInterval(end + 1) else { return nil }
    self.end = end
    return Lexeme(Symbol(kind: .opening, text: isReversed ? "]" : "["), start..<start + 1)
  }

  private func endsOperand(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte.isLetter || byte.isDigit || byte.isOne(of: ")]}!'")
  }

  /// The first square bracket behind `start`, if a comma or a semicolon stands before it and it is not far.
  private func endOfInterval(_ start: Int) -> Int? {
    var hasMark = false
    for index in start..<max(start, min(start + 80, source.count)) {
      switch source[index] {
      case UInt8(ascii: "["), UInt8(ascii: "]"): return hasMark ? index : nil
      case UInt8(ascii: ","), UInt8(ascii: ";"): hasMark = true
      default: break
      }
    }
    return nil
  }

  /// Whether what follows at `index` can stand behind an interval, and not inside of brackets that open there.
  private func standsBehindInterval(_ index: Int) -> Bool {
    let next = source.skipBlanks(index)
    guard next < source.count else { return true }
    if source[next].isOne(of: "),;}=u") { return true }
    let scalar = source.scalar(at: next).scalar
    return scalar == "∪" || scalar == "∩" || scalar == "∖"
  }
}
