// Intervals whose brackets turn away from what they leave out, like `]0, 1[` and `[0, 1[`.
extension LinearParser {
  /// The square bracket at `start` as one of such an interval, or nil if it is an ordinary one.
  mutating func intervalBracket(_ start: Int) -> Lexeme? {
    if start == intervalEnd {
      return lexeme(Symbol(kind: .closing, text: bytes[start] == UInt8(ascii: "[") ? "[" : "]"), start, start + 1)
    }
    let isReversed = bytes[start] == UInt8(ascii: "]")
    if isReversed, start > 0, endsOperand(bytes[start - 1]) { return nil }
    guard let end = endOfInterval(start + 1) else { return nil }
    guard isReversed || bytes[end] == UInt8(ascii: "[") && standsBehindInterval(end + 1) else { return nil }
    intervalEnd = end
    return lexeme(Symbol(kind: .opening, text: isReversed ? "]" : "["), start, start + 1)
  }

  private func endsOperand(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte | 0x20 &- 0x61 < 26 || byte &- 0x30 < 10 || ")]}!'".utf8.contains(byte)
  }

  /// The first square bracket behind `start`, if a comma or a semicolon stands before it and it is not far.
  private func endOfInterval(_ start: Int) -> Int? {
    var hasMark = false
    for index in start..<min(start + 80, bytes.count) {
      switch bytes[index] {
      case UInt8(ascii: "["), UInt8(ascii: "]"): return hasMark ? index : nil
      case UInt8(ascii: ","), UInt8(ascii: ";"): hasMark = true
      default: break
      }
    }
    return nil
  }

  /// Whether what follows at `index` can stand behind an interval, and not inside of brackets that open there.
  private func standsBehindInterval(_ index: Int) -> Bool {
    let next = skipBlanks(index)
    guard next < bytes.count else { return true }
    if "),;}=u".utf8.contains(bytes[next]) { return true }
    let (scalar, _) = scalar(at: next)
    return scalar == "∪" || scalar == "∩" || scalar == "∖"
  }
}
