internal import MathTree

/// Parses scripts, and the marks over and under a character.
internal enum ScriptParser {
  /// Parses a mark, or a lower and an upper script in any order, and puts them around `base`.
  ///
  /// - Parameter takesLimits: Whether scripts stand below and above the base.
  static func parse(
    behind base: FormulaTree.ID, takesLimits: Bool, with parser: inout LinearParser
  ) throws(FormulaSyntaxError) -> FormulaTree.ID {
    let mark = parser.lexer.peek()
    if mark.kind == .overMark || mark.kind == .underMark {
      parser.lexer.consume(mark)
      let isOver = mark.kind == .overMark
      let id = parser.tree.add(isOver ? .over : .under, [base, parser.tree.leaf(mark)])
      parser.tree.setAttribute(isOver ? "accent" : "accentunder", "true", of: id)
      return id
    }
    var lower: FormulaTree.ID?
    var upper: FormulaTree.ID?
    while true {
      let kind = parser.lexer.peek().kind
      if lower == nil, kind == .subscripting || kind == .lowered {
        lower = try script(with: &parser)
      } else if upper == nil, kind == .superscripting || kind == .raised || kind == .prime {
        upper = try script(with: &parser)
      } else {
        break
      }
    }
    return parser.tree.scripted(base, lower, upper, isAround: takesLimits)
  }

  /// Parses one script, with its sign.
  private static func script(with parser: inout LinearParser) throws(FormulaSyntaxError) -> FormulaTree.ID {
    try parser.enter()
    defer { parser.leave() }
    let sign = parser.lexer.peek()
    parser.lexer.consume(sign)
    guard sign.kind == .subscripting || sign.kind == .superscripting else { return characters(sign, with: &parser) }
    if sign.kind == .subscripting, let index = index(with: &parser) { return index }
    let script = try parser.argument(.signedSimple)
    // A power of a power is read from the right.
    guard sign.kind == .superscripting, case let next = parser.lexer.peek().kind,
      next == .superscripting || next == .raised
    else { return script }
    let upper = try self.script(with: &parser)
    return parser.tree.add(.superscript, [script, upper])
  }

  /// Parses an index of several letters.
  private static func index(with parser: inout LinearParser) -> FormulaTree.ID? {
    switch parser.lexer.takeIndex() {
    case nil: return nil
    case .word(let word): return parser.tree.leaf(word)
    case .letters(let letters):
      var nodes: [FormulaTree.ID] = []
      for letter in letters { nodes.append(parser.tree.leaf(letter)) }
      return parser.tree.add(.row, nodes)
    }
  }

  /// Parses the run of superscript, subscript or prime characters that begins with `first`, which is consumed.
  private static func characters(_ first: Lexeme, with parser: inout LinearParser) -> FormulaTree.ID {
    let source = parser.lexer.source
    var nodes = first.kind == .prime ? [parser.tree.leaf(first)] : []
    var run: [(plain: Unicode.Scalar, source: Range<Int>)] = []
    var end = first.kind == .prime ? first.end : first.start
    while end < source.count {
      let (scalar, length) = source.scalar(at: end)
      let plain = first.kind == .lowered ? CharacterSymbols.lowered(scalar) : CharacterSymbols.raised(scalar)
      guard let plain else { break }
      run.append((plain, end..<end + length))
      end += length
    }
    for (element, text, source) in ScriptCharacters.tokens(run) {
      nodes.append(parser.tree.token(element, text, source: source))
    }
    parser.lexer.move(to: end)
    return parser.tree.row(nodes, source: first.start..<end)
  }

  /// Parses a root whose index stands in front of it, like `³√8`.
  static func parseRoot(index first: Lexeme, with parser: inout LinearParser) throws(FormulaSyntaxError) -> Piece {
    parser.lexer.consume(first)
    let index = characters(first, with: &parser)
    let root = parser.lexer.peek()
    guard root.kind == .squareRoot else { return Piece(index, in: parser.tree) }
    parser.lexer.consume(root)
    let argument = try parser.argument()
    let source = first.start..<max(root.end, parser.lexer.position)
    return Piece(parser.tree.add(.root, [argument, index], source: source), in: parser.tree)
  }
}
