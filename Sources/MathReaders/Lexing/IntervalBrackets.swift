/// Finds the brackets that are other signs elsewhere: those of intervals that turn away from what they leave out, like
/// `]0, 1[` and `[0, 1[`, and angle brackets that are written as less and greater, like `<x, y>` and `<0, 5]`.
internal struct IntervalBrackets: Sendable {
  private let source: SourceText
  /// Where the bracket stands that closes such an interval.
  private var end = -1

  init(_ source: SourceText) { self.source = source }

  /// The square bracket at `start` as one of such an interval, or nil if it is an ordinary one.
  mutating func bracket(at start: Int) -> Lexeme? {
    if start == end { return Lexeme(Symbol(kind: .closing, text: sign(at: start)), start..<start + 1) }
    switch source[start] {
    case UInt8(ascii: "<"): return angle(at: start)
    case UInt8(ascii: ">"): return nil
    default: break
    }
    if source[start] == UInt8(ascii: "["), let end = endOfInterval(start + 1, isAngle: true),
      source[end] == UInt8(ascii: ">"),
      standsBehindInterval(end + 1)
    {
      self.end = end
      return Lexeme(Symbol(kind: .opening, text: "["), start..<start + 1)
    }
    let isReversed = source[start] == UInt8(ascii: "]")
    if isReversed, endsOperand(source.byte(at: start - 1)) { return nil }
    // An interval does not begin with a mark: what is in front is a row of a matrix that ends with an empty cell.
    if isReversed, source.byte(at: source.skipBlanks(start + 1)).isOne(of: ",;])}") { return nil }
    guard let end = endOfInterval(start + 1) else { return nil }
    guard isReversed || source[end] == UInt8(ascii: "[") && standsBehindInterval(end + 1) else { return nil }
    self.end = end
    return Lexeme(Symbol(kind: .opening, text: isReversed ? "]" : "["), start..<start + 1)
  }

  private func sign(at index: Int) -> String {
    switch source[index] {
    case UInt8(ascii: "<"): "⟨"
    case UInt8(ascii: ">"): "⟩"
    default: source.text(index..<index + 1)
    }
  }

  /// The sign for less at `start` as an opening bracket, where no side of a comparison stands in front of it and a list
  /// follows that ends with a bracket.
  private mutating func angle(at start: Int) -> Lexeme? {
    let before = source.lastPlace(before: start)
    guard before < 0 || source[before].isOne(of: "=(,;+-*/:[{|>") || endsWithSign(before),
      let end = BraKetSigns.endOfBraKet(start + 1, in: source)
        ?? endOfInterval(start + 1, isAngle: true).flatMap({ standsBehindInterval($0 + 1) ? $0 : nil })
    else { return nil }
    self.end = end
    return Lexeme(Symbol(kind: .opening, text: "⟨"), start..<start + 1)
  }

  /// Whether a sign that an operand follows ends at `index`, like ∈ and ∪, or the word `in`.
  private func endsWithSign(_ index: Int) -> Bool {
    if source[index] == UInt8(ascii: "n") {
      return source.byte(at: index - 1) == UInt8(ascii: "i") && source.byte(at: index - 2) == 0x20
    }
    guard index >= 2, source[index] >= 0x80 else { return false }
    let scalar = source.scalar(at: index - 2).scalar
    return ["∈", "∪", "∩", "∖", "⊂", "⊆", "⇒"].contains(scalar)
  }

  private func endsOperand(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte.isLetter || byte.isDigit || byte.isOne(of: ")]}!'")
  }

  /// The first square bracket behind `start`, if a comma or a semicolon stands before it and it is not far.
  ///
  /// - Parameter isAngle: Whether a sign for greater ends it too, and one for less or an equals sign says that it is none.
  private func endOfInterval(_ start: Int, isAngle: Bool = false) -> Int? {
    var hasMark = false
    for index in start..<max(start, min(start + 80, source.count)) {
      switch source[index] {
      case UInt8(ascii: ">") where isAngle:
        return hasMark && source[index - 1] != UInt8(ascii: "-") && source.byte(at: index + 1) != UInt8(ascii: "=")
          ? index : nil
      case UInt8(ascii: "<") where isAngle, UInt8(ascii: "=") where isAngle: return nil
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
    if source[next].isOne(of: "),;}=u+-*|^") { return true }
    let scalar = source.scalar(at: next).scalar
    return scalar == "∪" || scalar == "∩" || scalar == "∖"
  }
}
