internal import MathTree

/// Finds what goes above the line of a typed fraction besides the factor in front of its slash. A factor means the same
/// before a fraction and above its line, and there it is heard in one with what it is typed with.
internal enum Numerator {
  /// `piece` with the factors of its product, which are taken from `parts`: those that stand right before it, and all of
  /// the term where it has signs of multiplication and a product in parentheses stands below the line.
  ///
  /// - Parameter slash: The sign of the fraction.
  static func product(
    endingWith piece: Piece, above slash: Lexeme, _ parts: inout [FormulaTree.ID], in parser: inout LinearParser
  ) -> Piece {
    guard parser.dialect.isTyped else { return piece }
    // Units stay with their number, and the d of a derivative at its front.
    if let node = piece.plainNode, parser.tree.isUnit(node) || ["d", "∂"].contains(parser.tree[node].text) {
      return piece
    }
    let beside = countBeside(piece, slash, parts, parser)
    let count = beside + countOfTerm(before: parts.count - beside, in: parts, above: slash, parser)
    guard count > 0 else { return piece }
    let upper = Array(parts.suffix(count)) + [parser.tree.node(of: piece)]
    parts.removeLast(count)
    let source = parser.tree[upper[0]].source.lowerBound..<piece.source.upperBound
    return Piece(parser.tree.add(.row, upper, source: source), in: parser.tree)
  }

  /// How many factors stand right before `piece`. Where blanks stand around the slash they may stand between the factors
  /// as well, as in `G m1 m2 / r²`.
  private static func countBeside(
    _ piece: Piece, _ slash: Lexeme, _ parts: [FormulaTree.ID], _ parser: LinearParser
  ) -> Int {
    let source = parser.lexer.source
    let isWide = slash.start > piece.source.upperBound && source.byte(at: slash.end) == 0x20
    var start = piece.source.lowerBound
    return parts.reversed().prefix { part in
      let end = parser.tree[part].source.upperBound
      guard end == start || isWide && end + 1 == start && !source.isDigit(start), isFactor(part, parser.tree) else {
        return false
      }
      start = parser.tree[part].source.lowerBound
      return true
    }.count
  }

  /// How many of the `end` first `parts` are a term with signs of multiplication that ends there, as in
  /// `K·p·t/(100·360)`; none where the term has other parts, too.
  private static func countOfTerm(
    before end: Int, in parts: [FormulaTree.ID], above slash: Lexeme, _ parser: LinearParser
  ) -> Int {
    let (tree, source) = (parser.tree, parser.lexer.source)
    func isTimes(_ part: FormulaTree.ID) -> Bool { signs.contains { tree.isOperator($0, part) } }
    guard end > 1, isTimes(parts[end - 1]), case let open = source.skipBlanks(slash.end),
      source.byte(at: open) == UInt8(ascii: "("),
      let close = source.bytes[open...].prefix(64).firstIndex(of: UInt8(ascii: ")")),
      source.text(open..<close).contains(where: { signs.contains(String($0)) })
    else { return 0 }
    var start = end
    while start > 1, isTimes(parts[start - 1]), isFactor(parts[start - 2], tree) { start -= 2 }
    let isTerm = start == 0 || tree[parts[start - 1]].element == .operator && !isTimes(parts[start - 1])
    return isTerm ? end - start : 0
  }

  private static let signs: Set = ["⋅", "·", "×", "*"]

  /// Whether `part` is a number, a letter or parentheses, perhaps with a script, and no unit.
  private static func isFactor(_ part: FormulaTree.ID, _ tree: FormulaTree) -> Bool {
    let isScripted = tree[part].element == .superscript || tree[part].element == .subscript
    let base = isScripted ? tree.children(of: part).first ?? part : part
    guard !tree.isUnit(part) else { return false }
    switch tree[base].element {
    case .number: return true
    case .identifier: return tree[base].text.count == 1
    case .row: return tree.children(of: base).first.map { tree.isOperator("(", $0) } ?? false
    default: return false
    }
  }
}
