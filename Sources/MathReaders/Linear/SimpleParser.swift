internal import MathTree

/// Parses a simple expression: a token, a bracketed expression, or a name with its arguments.
internal enum SimpleParser {
  /// Parses a simple expression, or returns nil where there is none.
  ///
  /// - Parameter isSigned: Whether it stands behind a sign like `^` or `/`, where a minus belongs to what follows.
  static func parse(isSigned: Bool, with parser: inout LinearParser) throws(FormulaSyntaxError) -> Piece? {
    try parser.enter()
    defer { parser.leave() }
    let first = parser.lexer.peek()
    switch first.kind {
    case .end: return nil
    case .closing:
      guard parser.lexer.surroundings.openBrackets == 0 else { return nil }
      return try BracketParser.parseStray(first, with: &parser)
    case .opening: return try BracketParser.parse(first, with: &parser)
    case .bar: return try BarParser.parse(first, with: &parser)
    case .function, .letterFunction: return try FunctionParser.parse(first, with: &parser)
    case .squareRoot, .cubeRoot, .fourthRoot, .overAccent, .underAccent, .overBrace, .underBrace, .strike, .font,
      .fence:
      return try ConstructParser.parseUnary(first, with: &parser)
    case .root, .fraction, .overset, .underset: return try ConstructParser.parseBinary(first, with: &parser)
    case .attribute: return try ConstructParser.parseAttribute(first, with: &parser)
    case .text, .quotation: return try TextParser.parse(first, with: &parser)
    case .rootIndex: return try ScriptParser.parseRoot(index: first, with: &parser)
    case .fenceWord:
      parser.lexer.consume(first)
      return try parse(isSigned: isSigned, with: &parser)
    case .differential, .gap, .vulgarFraction:
      parser.lexer.consume(first)
      return Piece(parser.tree.characters(of: first), in: parser.tree)
    case .constant, .number, .limits, .subscripting, .superscripting, .dividing, .choosing, .lowered, .raised, .prime,
      .overMark, .underMark:
      parser.lexer.consume(first)
      if let exponent = parser.lexer.takeExponent(behind: first) {
        return Piece(parser.tree.power(of: first, exponent, in: parser.lexer.source), in: parser.tree)
      }
      if isSigned && isSign(first, parser) { return try parseSigned(first, with: &parser) }
      return Piece(parser.tree.leaf(first), in: parser.tree)
    }
  }

  private static func isSign(_ lexeme: Lexeme, _ parser: LinearParser) -> Bool {
    guard lexeme.text == "−" || parser.dialect.isTyped && (lexeme.text == "+" || lexeme.text == "±") else {
      return false
    }
    return parser.lexer.source.byte(at: lexeme.end) > 0x20
  }

  /// Parses what a minus in front of an argument belongs to, as in `x^-1`.
  private static func parseSigned(_ sign: Lexeme, with parser: inout LinearParser) throws(FormulaSyntaxError) -> Piece {
    let minus = parser.tree.leaf(sign)
    let next = parser.lexer.peek()
    let isAlone =
      next.kind.isScript || next.kind == .dividing || next.kind == .bar && !parser.dialect.isTyped || next.text == ","
    guard !isAlone, let piece = try parse(isSigned: true, with: &parser) else { return Piece(minus, in: parser.tree) }
    return Piece(parser.tree.add(.row, [minus, parser.tree.node(of: piece)]), in: parser.tree)
  }
}

extension FormulaTree {
  /// What a lexeme stands for that is more than one token: a differential, a space, or a fraction in one character.
  fileprivate mutating func characters(of lexeme: Lexeme) -> ID {
    switch lexeme.kind {
    case .gap: return gap(lexeme.text, lexeme.source)
    case .differential:
      let name = token(.identifier, "d", source: lexeme.start..<lexeme.start + 1)
      return add(.row, [name, token(.identifier, lexeme.text, source: lexeme.start + 1..<lexeme.end)])
    default:
      let scalar = lexeme.text.unicodeScalars.first
      return scalar.flatMap { vulgarFraction($0, source: lexeme.source) } ?? leaf(lexeme)
    }
  }

  /// The product of `number` and a power of ten.
  fileprivate mutating func power(of number: Lexeme, _ exponent: NumberLexer.Exponent, in source: SourceText) -> ID {
    var power = token(.number, source.text(exponent.digits), source: exponent.digits)
    if exponent.isNegative { power = add(.row, [token(.operator, "−", source: exponent.sign), power]) }
    let times = token(.operator, "×", source: exponent.mark)
    power = add(.superscript, [token(.number, "10", source: exponent.mark), power])
    return add(.row, [leaf(number), times, power])
  }
}
