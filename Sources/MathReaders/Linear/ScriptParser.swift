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
    let letter = parser.lexer.peek()
    if parser.dialect.isTyped, sign.kind == .subscripting, letter.kind == .letterFunction {
      // In `a_f(x)` the parentheses are those of all that stands in front.
      parser.lexer.consume(letter)
      return parser.tree.leaf(letter)
    }
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

  /// Parses a logarithm whose base stands in front of it, as in `^2log(8)` and `²log(8)`; nil where there is none.
  static func parseLogarithm(
    _ first: Lexeme, with parser: inout LinearParser
  ) throws(FormulaSyntaxError) -> Piece? {
    let problemCount = parser.problems.count
    let start = first.start
    parser.lexer.consume(first)
    let base: FormulaTree.ID?
    if first.kind == .raised {
      base = characters(first, with: &parser)
    } else {
      let next = parser.lexer.peek()
      guard next.start == first.end, next.kind == .number || next.symbol.element == .identifier || next.kind == .opening
      else {
        parser.goBack(to: start, problemCount: problemCount)
        return nil
      }
      base = try parser.argument()
    }
    let name = parser.lexer.peek()
    guard let base, name.kind == .function, name.text == "log" else {
      parser.goBack(to: start, problemCount: problemCount)
      return nil
    }
    parser.lexer.consume(name)
    let place = name.end..<name.end
    let none = parser.tree.token(.none, "", source: place)
    let mark = parser.tree.token(.prescripts, "", source: place)
    let logarithm = parser.tree.add(
      .multiscripts, [parser.tree.leaf(name), mark, none, base], source: start..<name.end)
    guard let argument = try parser.factor() else { return Piece(logarithm, in: parser.tree) }
    let whole = parser.tree.add(.row, [logarithm, parser.tree.node(of: argument)])
    return Piece(whole, source: start..<parser.tree[whole].source.upperBound)
  }

  /// Parses a fraction of small digits, like ¹/₂₀; nil where there is none.
  static func parseFraction(_ first: Lexeme, with parser: inout LinearParser) -> Piece? {
    guard first.kind == .raised else { return nil }
    let source = parser.lexer.source
    func digits(from start: Int, _ plain: (Unicode.Scalar) -> Unicode.Scalar?) -> (text: String, end: Int) {
      var text = ""
      var end = start
      while end < source.count, case let (scalar, length) = source.scalar(at: end), let digit = plain(scalar),
        ("0"..."9").contains(digit)
      {
        text.unicodeScalars.append(digit)
        end += length
      }
      return (text, end)
    }
    let upper = digits(from: first.start, CharacterSymbols.raised)
    guard !upper.text.isEmpty, upper.end < source.count else { return nil }
    let (line, length) = source.scalar(at: upper.end)
    guard line == "/" || line == "⁄" || line == "∕" else { return nil }
    let lower = digits(from: upper.end + length, CharacterSymbols.lowered)
    guard !lower.text.isEmpty else { return nil }
    parser.lexer.move(to: lower.end)
    let numerator = parser.tree.token(.number, upper.text, source: first.start..<upper.end)
    let denominator = parser.tree.token(.number, lower.text, source: upper.end + length..<lower.end)
    return Piece(parser.tree.add(.fraction, [numerator, denominator]), in: parser.tree)
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
