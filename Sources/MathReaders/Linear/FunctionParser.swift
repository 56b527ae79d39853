internal import MathTree

/// Parses the names of functions with their arguments.
internal enum FunctionParser {
  /// Parses the function of `name`, and what it is applied to.
  static func parse(_ name: Lexeme, with parser: inout LinearParser) throws(FormulaSyntaxError) -> Piece {
    try parser.enter()
    defer { parser.leave() }
    parser.lexer.consume(name)
    if name.kind == .letterFunction, let indexed = SimpleParser.indexed(name, with: &parser) { return indexed }
    var function = parser.tree.leaf(name)
    if name.text == "log", let base = parser.lexer.takeLogarithmBase() {
      function = parser.tree.add(.subscript, [function, parser.tree.leaf(base)])
    }
    guard takes(parser.lexer.peek(), name, parser) else { return Piece(function, in: parser.tree) }
    return try applied([function], isDerivative: name.text == "∂", with: &parser)
  }

  /// Parses the name in the brackets behind `mark`, as in `operatorname(sn) x`, and what it is applied to.
  static func parseName(_ mark: Lexeme, with parser: inout LinearParser) throws(FormulaSyntaxError) -> Piece {
    try parser.enter()
    defer { parser.leave() }
    parser.lexer.consume(mark)
    guard let name = parser.lexer.takeBracketedText() else {
      let spelled = parser.lexer.source.text(mark.source)
      return Piece(parser.tree.token(.identifier, spelled, source: mark.source), in: parser.tree)
    }
    let end = parser.lexer.position
    let function = parser.tree.token(.identifier, parser.lexer.source.text(name), source: mark.start..<end)
    guard takes(parser.lexer.peek(), mark, parser) else { return Piece(function, in: parser.tree) }
    let apply = parser.tree.token(.operator, "\u{2061}", source: end..<end)
    return try applied([function, apply], isDerivative: false, with: &parser)
  }

  /// Parses the argument that comes next, and puts `function` in front of it.
  private static func applied(
    _ function: [FormulaTree.ID], isDerivative: Bool, with parser: inout LinearParser
  ) throws(FormulaSyntaxError) -> Piece {
    if parser.dialect.isTyped, isFactor(parser.lexer.peek()) {
      let argument = try product(isDerivative: isDerivative, with: &parser)
      return Piece(parser.tree.add(.row, function + [argument]), in: parser.tree)
    }
    guard let piece = try SimpleParser.parse(isSigned: false, with: &parser) else {
      return Piece(parser.tree.row(function), in: parser.tree)
    }
    return Piece(parser.tree.add(.row, function + [parser.tree.node(of: piece)]), in: parser.tree)
  }

  /// Whether `next` begins an argument of the function called `name`.
  private static func takes(_ next: Lexeme, _ name: Lexeme, _ parser: LinearParser) -> Bool {
    switch next.kind {
    case .end, .subscripting, .superscripting, .dividing, .lowered, .raised, .prime, .bar, .choosing: false
    case .closing where parser.lexer.surroundings.openBrackets > 0: false
    case .constant where next.text == "," || parser.dialect.isTyped && next.symbol.element == .operator: false
    default: name.kind == .function || name.kind == .name || next.kind == .opening
    }
  }

  /// Parses what people mean as a function's argument without brackets: factors without space between them, with their
  /// scripts, as in `sin 2x` and `ln x^2`.
  private static func product(
    isDerivative: Bool, with parser: inout LinearParser
  ) throws(FormulaSyntaxError) -> FormulaTree.ID {
    var factors: [FormulaTree.ID] = []
    while let piece = try parser.factor() {
      factors.append(parser.tree.node(of: piece))
      let next = parser.lexer.peek()
      guard next.start == parser.lexer.position, isFactor(next), next.symbol.element != .operator else { break }
    }
    if isDerivative, factors.count == 1, let arguments = try parser.derivedArguments(of: factors[0]) {
      factors.append(arguments)
    }
    return parser.tree.row(factors)
  }

  private static func isFactor(_ lexeme: Lexeme) -> Bool {
    lexeme.kind == .number || lexeme.kind == .constant || lexeme.kind == .letterFunction
  }
}
