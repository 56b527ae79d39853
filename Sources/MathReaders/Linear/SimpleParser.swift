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
    case .tag:
      parser.lexer.consume(first)
      parser.label = try parser.argument()
      return Piece(parser.tree.add(.row, [], source: first.source), in: parser.tree)
    case .name: return try FunctionParser.parseName(first, with: &parser)
    case .rootIndex: return try ScriptParser.parseRoot(index: first, with: &parser)
    case .fenceWord:
      parser.lexer.consume(first)
      return try parse(isSigned: isSigned, with: &parser)
    case .differential, .gap, .vulgarFraction:
      parser.lexer.consume(first)
      let id = parser.tree.characters(of: first)
      // In `d^2y/dx^2` only the variable is raised.
      if parser.dialect.isTyped, first.kind == .differential, first.symbol.second.isEmpty,
        parser.lexer.peek().kind.isScript, let variable = parser.tree.children(of: id).last,
        let name = parser.tree.children(of: id).first
      {
        let raised = try ScriptParser.parse(behind: variable, takesLimits: false, with: &parser)
        return Piece(parser.tree.add(.row, [name, raised]), in: parser.tree)
      }
      return Piece(id, in: parser.tree)
    case .choosing where parser.dialect.isTyped:
      parser.lexer.consume(first)
      if let pair = try CallParser.combination(first, with: &parser) { return pair }
      // The name stands alone.
      let name = parser.lexer.source.text(first.source)
      return Piece(parser.tree.token(.identifier, name, source: first.source), in: parser.tree)
    case .superscripting where parser.dialect.isTyped, .raised where parser.dialect.isTyped:
      if let logarithm = try ScriptParser.parseLogarithm(first, with: &parser) { return logarithm }
      if let fraction = ScriptParser.parseFraction(first, with: &parser) { return fraction }
      parser.lexer.consume(first)
      return Piece(parser.tree.leaf(first), in: parser.tree)
    case .prime where parser.lexer.source.holds("´", at: first.source):
      // Behind nothing it is no prime, but the sign of an accent.
      parser.lexer.consume(first)
      return Piece(parser.tree.token(.operator, "´", source: first.source), in: parser.tree)
    case .constant, .number, .limits, .subscripting, .superscripting, .dividing, .choosing, .lowered, .raised, .prime,
      .overMark, .underMark:
      parser.lexer.consume(first)
      if let exponent = parser.lexer.takeExponent(behind: first) {
        return Piece(parser.tree.power(of: first, exponent, in: parser.lexer.source), in: parser.tree)
      }
      if let repetend = parser.lexer.takeRepetend(behind: first) {
        return Piece(parser.tree.repeating(first, repetend, in: parser.lexer.source), in: parser.tree)
      }
      if let indexed = indexed(first, with: &parser) { return indexed }
      if let power = parser.lexer.takePower(behind: first) {
        let unit = parser.tree.leaf(first)
        let exponent = [power.minus, power.digit].compactMap { $0 }.map { parser.tree.leaf($0) }
        return Piece(parser.tree.add(.superscript, [unit, parser.tree.row(exponent)]), in: parser.tree)
      }
      if isSigned && isSign(first, parser) { return try parseSigned(first, with: &parser) }
      return Piece(parser.tree.leaf(first), in: parser.tree)
    }
  }

  /// A letter that has just been consumed with the digits right behind it as its index, as in `x1` and `F2`.
  static func indexed(_ letter: Lexeme, with parser: inout LinearParser) -> Piece? {
    guard let digits = parser.lexer.takeIndexDigits(behind: letter) else { return nil }
    let index = parser.tree.index(of: digits)
    let id = parser.tree.add(.subscript, [parser.tree.leaf(letter), index])
    let message = "read as \(letter.text) with the index \(digits.text), not as a product"
    parser.tree.guesses.append(Guess("index", message, at: letter.start..<digits.end))
    return Piece(id, in: parser.tree)
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
      let sign = lexeme.symbol.second.isEmpty ? "d" : lexeme.symbol.second
      let start = lexeme.end - lexeme.text.utf8.count
      let name = token(.identifier, sign, source: lexeme.start..<start)
      return add(.row, [name, token(.identifier, lexeme.text, source: start..<lexeme.end)])
    default:
      let scalar = lexeme.text.unicodeScalars.first
      return scalar.flatMap { vulgarFraction($0, source: lexeme.source) } ?? leaf(lexeme)
    }
  }

  /// The digits of an index, or two with a comma between them.
  fileprivate mutating func index(of digits: Lexeme) -> ID {
    let parts = digits.text.split { $0 == "," || $0 == "/" }
    guard parts.count == 2 else { return leaf(digits) }
    let comma = digits.start + parts[0].utf8.count
    return add(
      .row,
      [
        token(.number, String(parts[0]), source: digits.start..<comma),
        token(.operator, ",", source: comma..<comma + 1),
        token(.number, String(parts[1]), source: comma + 1..<digits.end),
      ])
  }

  /// A number with decimals that come again and again, which have a line above them.
  fileprivate mutating func repeating(
    _ number: Lexeme, _ repetend: (digits: Range<Int>, end: Int), in source: SourceText
  ) -> ID {
    let whole = token(
      .number, source.text(number.start..<number.end + 1), source: number.start..<number.end + 1)
    let digits = token(.number, source.text(repetend.digits), source: repetend.digits)
    let bar = token(.operator, "¯", source: repetend.digits.upperBound..<repetend.end)
    return add(.row, [whole, add(.over, [digits, bar])], source: number.start..<repetend.end)
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
