internal import MathTree

/// Parses what people write as a call though it is drawn in another way: `root(3, 8)`, `lim(x->0)`, `sum(i=1, n)`,
/// `int(0, 1)` and `nCr(5, 2)`; and limits whose variable stands behind their name, as in `lim x->0`.
internal enum CallParser {
  /// Parses the call of `name`, or returns nil where there is none.
  static func parse(_ name: Lexeme, with parser: inout LinearParser) throws(FormulaSyntaxError) -> Piece? {
    switch (name.kind, name.text) {
    case (.limits, "lim"):
      if let limit = try limit(name, with: &parser) { return limit }
      return try call(name, from: parser.lexer.source.skipBlanks(name.end), with: &parser) { limit(name, $0, &$1) }
    case (.limits, "∑"), (.limits, "∏"), (.limits, "∐"):
      return try call(name, with: &parser) { series(name, $0, &$1) }
    case (.constant, "∫"): return try call(name, with: &parser) { integral(name, $0, &$1) }
    default: return nil
    }
  }

  /// Parses `root(3, 8)`, whose degree comes first; the name has been consumed.
  static func root(_ name: Lexeme, with parser: inout LinearParser) throws(FormulaSyntaxError) -> Piece? {
    try call(name, with: &parser) { parts, parser in
      guard parts.count == 2 else { return nil }
      return parser.tree.add(.root, [parser.tree.row(parts[1]), parser.tree.row(parts[0])])
    }
  }

  /// Parses `nCr(5, 2)`; the name has been consumed.
  static func combination(_ name: Lexeme, with parser: inout LinearParser) throws(FormulaSyntaxError) -> Piece? {
    try call(name, with: &parser) { parts, parser in
      guard parts.count == 2 else { return nil }
      let fraction = parser.tree.add(.fraction, [parser.tree.row(parts[0]), parser.tree.row(parts[1])])
      return parser.binomial(fraction, parser.tree[fraction].source)
    }
  }

  /// Parses the parentheses behind `name`, right behind it unless `open` is another place, and makes a node of the parts
  /// between the commas in them. Where `made` makes none, or there are no parentheses, nothing has been consumed but the
  /// name, if it was before.
  private static func call(
    _ name: Lexeme, from open: Int? = nil, with parser: inout LinearParser,
    _ made: ([[FormulaTree.ID]], inout LinearParser) -> FormulaTree.ID?
  ) throws(FormulaSyntaxError) -> Piece? {
    let start = parser.lexer.position
    let problemCount = parser.problems.count
    let open = open ?? name.end
    guard parser.lexer.source.byte(at: open) == UInt8(ascii: "("), parser.mayTry else { return nil }
    parser.lexer.move(to: open)
    if let piece = try SimpleParser.parse(isSigned: false, with: &parser),
      case .group(let content, true, true) = piece.content,
      case let parts = separated(content.dropFirst().dropLast(), parser.tree), !parts.contains(where: \.isEmpty),
      let node = made(parts, &parser)
    {
      parser.tree[node].start = Int32(name.start)
      parser.tree[node].end = max(parser.tree[node].end, Int32(piece.source.upperBound))
      return Piece(node, in: parser.tree)
    }
    parser.wasted += max(0, parser.lexer.position - name.end)
    parser.goBack(to: start, problemCount: problemCount)
    return nil
  }

  private static func separated(_ content: ArraySlice<FormulaTree.ID>, _ tree: FormulaTree) -> [[FormulaTree.ID]] {
    content.split(omittingEmptySubsequences: false) { tree.isOperator(",", $0) || tree.isOperator(";", $0) }.map {
      Array($0)
    }
  }

  // MARK: Limits

  /// `lim x->0`: the variable stands behind the name and not below it.
  private static func limit(_ name: Lexeme, with parser: inout LinearParser) throws(FormulaSyntaxError) -> Piece? {
    parser.lexer.consume(name)
    let variable = parser.lexer.peek()
    if variable.symbol.element == .identifier, variable.kind == .constant || variable.kind == .letterFunction {
      parser.lexer.consume(variable)
      let arrow = parser.lexer.peek()
      if arrow.kind == .constant, arrow.text == "→" {
        parser.lexer.consume(arrow)
        try parser.enter()
        defer { parser.leave() }
        if let piece = try parser.factor(isSigned: true) {
          let target = parser.tree.node(of: piece)
          let condition = parser.tree.add(.row, [parser.tree.leaf(variable), parser.tree.leaf(arrow), target])
          return Piece(parser.tree.add(.under, [parser.tree.leaf(name), condition]), in: parser.tree)
        }
      }
    }
    parser.lexer.move(to: name.start)
    return nil
  }

  /// `lim(x->0)`, or `lim(x->0, f(x))`.
  private static func limit(
    _ name: Lexeme, _ parts: [[FormulaTree.ID]], _ parser: inout LinearParser
  ) -> FormulaTree.ID? {
    guard parts.count < 3, let place = parts.firstIndex(where: { $0.contains { parser.tree.isOperator("→", $0) } })
    else {
      return nil
    }
    var condition = parser.tree.row(parts[place])
    // Both letters approach it, as in `lim (x,y→0) f`, where what they approach it of stands behind the parentheses.
    let isOfTwo =
      parts.count == 2 && place == 1 && isLetter(parts[0], parser.tree) && beginsOperand(parser.lexer.peek())
    if isOfTwo {
      let end = parser.tree[parts[0][0]].source.upperBound
      let comma = parser.tree.token(.operator, ",", source: end..<end)
      let letters = parser.tree.add(.row, parts[0] + [comma, parts[1][0]])
      condition = parser.tree.add(.row, [letters] + parts[1].dropFirst())
    }
    let limit = parser.tree.add(.under, [parser.tree.leaf(name), condition])
    return parts.count == 1 || isOfTwo ? limit : parser.tree.add(.row, [limit] + parts[1 - place])
  }

  private static func beginsOperand(_ next: Lexeme) -> Bool {
    next.kind == .constant && next.symbol.element != .operator || next.kind == .letterFunction || next.kind == .opening
      || next.kind == .function
  }

  // MARK: Sums and integrals

  /// `sum(i=1, n)`, `sum(i=1, n, i^2)`, `sum(i^2, i=1, n)` or `sum(i^2, i, 1, n)`.
  private static func series(
    _ name: Lexeme, _ parts: [[FormulaTree.ID]], _ parser: inout LinearParser
  ) -> FormulaTree.ID? {
    let tree = parser.tree
    func isStart(_ part: [FormulaTree.ID]) -> Bool { part.count > 2 && tree.isOperator("=", part[1]) }
    switch parts.count {
    case 1 where isStart(parts[0]):
      guard let (lower, upper) = bounds(parts[0], tree), lower.count > 2 else { return nil }
      return bounded(name, lower, upper, [], .underover, &parser)
    case 2 where isStart(parts[0]): return bounded(name, parts[0], parts[1], [], .underover, &parser)
    case 3 where isStart(parts[0]): return bounded(name, parts[0], parts[1], parts[2], .underover, &parser)
    case 3 where isStart(parts[1]): return bounded(name, parts[1], parts[2], parts[0], .underover, &parser)
    case 4 where isLetter(parts[1], tree):
      let place = tree[parts[1][0]].source.upperBound
      let equals = parser.tree.token(.operator, "=", source: place..<place)
      return bounded(name, parts[1] + [equals] + parts[2], parts[3], parts[0], .underover, &parser)
    default: return nil
    }
  }

  /// `int(0, 1)` in front of what is integrated, or `int(x^2, x, 0, 1)`.
  private static func integral(
    _ name: Lexeme, _ parts: [[FormulaTree.ID]], _ parser: inout LinearParser
  ) -> FormulaTree.ID? {
    switch parts.count {
    case 1:
      guard let (lower, upper) = bounds(parts[0], parser.tree) else { return nil }
      return bounded(name, lower, upper, [], .subsuperscript, &parser)
    case 2:
      let next = parser.lexer.peek().kind
      guard next != .end, next != .closing, next != .dividing, !next.isScript else { return nil }
      return bounded(name, parts[0], parts[1], [], .subsuperscript, &parser)
    case 4 where isLetter(parts[1], parser.tree):
      let place = parser.tree[parts[1][0]].start
      let d = parser.tree.token(.identifier, "d", source: Int(place)..<Int(place))
      let differential = parser.tree.add(.row, [d] + parts[1])
      return bounded(name, parts[2], parts[3], parts[0] + [differential], .subsuperscript, &parser)
    default: return nil
    }
  }

  /// The bounds on both sides of an arrow or two full stops, as in `sum(i=1..n)` and `∫(0→1)`.
  private static func bounds(
    _ part: [FormulaTree.ID], _ tree: FormulaTree
  ) -> (lower: [FormulaTree.ID], upper: [FormulaTree.ID])? {
    func isDot(_ place: Int) -> Bool { place < part.count && tree.isOperator(".", part[place]) }
    for place in part.indices {
      let length = tree.isOperator("→", part[place]) ? 1 : isDot(place) && isDot(place + 1) ? 2 : 0
      guard length > 0 else { continue }
      guard place > 0, place + length < part.count else { return nil }
      return (Array(part[..<place]), Array(part[(place + length)...]))
    }
    return nil
  }

  private static func isLetter(_ part: [FormulaTree.ID], _ tree: FormulaTree) -> Bool {
    part.count == 1 && tree[part[0]].element == .identifier
  }

  private static func bounded(
    _ name: Lexeme, _ lower: [FormulaTree.ID], _ upper: [FormulaTree.ID], _ body: [FormulaTree.ID],
    _ element: MathElement,
    _ parser: inout LinearParser
  ) -> FormulaTree.ID {
    let sign = parser.tree.leaf(name)
    let bounded = parser.tree.add(element, [sign, parser.tree.row(lower), parser.tree.row(upper)])
    return body.isEmpty ? bounded : parser.tree.add(.row, [bounded] + body)
  }
}
