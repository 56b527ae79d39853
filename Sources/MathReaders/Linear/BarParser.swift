internal import MathTree

/// Which bars have been tried as the left one of a pair, without success.
internal struct BarSearch: Sendable {
  private var failed: [LinearLexer.Bar: Set<Int>] = [:]

  func hasFailed(_ bar: LinearLexer.Bar, at place: Int) -> Bool { failed[bar]?.contains(place) ?? false }

  /// Notes a bar that was tried in vain.
  mutating func noteFailure(_ bar: LinearLexer.Bar, at place: Int) { failed[bar, default: []].insert(place) }
}

/// Parses absolute values and norms, whose bars open and close alike.
internal enum BarParser {
  /// Parses what begins with `bar`, or a bar that stands alone: one behind which no other ends the same expression.
  static func parse(_ bar: Lexeme, with parser: inout LinearParser) throws(FormulaSyntaxError) -> Piece {
    let isDouble = bar.text == "∥"
    let source = parser.lexer.source
    if let ket = try ket(bar, with: &parser) { return ket }
    let mayTry = parser.mayTry
    if isDouble, parser.dialect.isTyped, isInChain(bar, in: source) {
      parser.lexer.consume(bar)
      return Piece(parser.tree.token(.operator, "∥", source: bar.source), in: parser.tree)
    }
    if isDouble, mayTry, !parser.bars.hasFailed(.double, at: bar.start) {
      if let piece = try pair(bar, .double, with: &parser) { return piece }
      parser.bars.noteFailure(.double, at: bar.start)
    }
    let single = isDouble ? firstHalf(of: bar, in: source) : bar
    if mayTry, !parser.bars.hasFailed(.single, at: bar.start), !standsAlone(single, in: source) {
      if let piece = try pair(single, .single, with: &parser) { return piece }
      parser.bars.noteFailure(.single, at: bar.start)
    }
    parser.lexer.consume(bar)
    // Between two sides a bar is a relation of them.
    let isRelation =
      bar.start > source.skipBlanks(0) && !source.byte(at: bar.start - 1).isOne(of: "(_^")
      || source.skipBlanks(bar.end) < source.count && !source.byte(at: bar.end).isOne(of: "_^")
    let sign = isRelation ? (isDouble ? "∥" : "∣") : (isDouble ? "‖" : "|")
    return Piece(parser.tree.token(.operator, sign, source: bar.source), in: parser.tree)
  }

  /// Parses a ket, as `|ψ⟩`, or returns nil where there is none.
  private static func ket(_ bar: Lexeme, with parser: inout LinearParser) throws(FormulaSyntaxError) -> Piece? {
    let source = parser.lexer.source
    guard bar.text == "|", !parser.lexer.surroundings.isInBraKet,
      let end = BraKetSigns.endOfKet(bar.end, in: source),
      parser.dialect.isTyped || source[end] >= 0x80
    else { return nil }
    let outer = parser.lexer.surroundings.endOfKet
    parser.lexer.surroundings.endOfKet = end
    defer { parser.lexer.surroundings.endOfKet = outer }
    return try half(bar, endsAtBar: false, with: &parser)
  }

  /// Parses a bra or a ket that `open` begins, or returns nil where another sign ends it than its own.
  static func half(
    _ open: Lexeme, endsAtBar: Bool, with parser: inout LinearParser
  ) throws(FormulaSyntaxError) -> Piece? {
    try parser.enter()
    defer { parser.leave() }
    let problemCount = parser.problems.count
    parser.lexer.consume(open)
    let opening = parser.tree.leaf(open)
    let outer = parser.lexer.surroundings
    parser.lexer.surroundings.bar = endsAtBar ? .single : nil
    parser.lexer.surroundings.openBrackets += 1
    let (content, end) = try parser.expression(endsAtBar: endsAtBar)
    parser.lexer.surroundings = outer
    guard end.kind == (endsAtBar ? .bar : .closing), endsAtBar || end.text == "⟩" || end.text == "\u{232A}" else {
      parser.goBack(to: open.start, problemCount: problemCount)
      return nil
    }
    parser.lexer.consume(end)
    let parts = [opening] + content + [parser.tree.leaf(end)]
    return Piece(.group(parts, opensPlainly: false, closesPlainly: false), source: open.start..<end.end)
  }

  /// The first half of a double bar, or the bar itself where it is one character.
  private static func firstHalf(of bar: Lexeme, in source: SourceText) -> Lexeme {
    guard source[bar.start] == UInt8(ascii: "|") else { return bar }
    return Lexeme(Symbol(kind: .bar, text: "|"), bar.start..<bar.start + 1)
  }

  /// Whether a double bar is the sign between parallels, as in `AB || CD || EF`: it and the next one have blanks on both
  /// sides, and operands beyond them.
  private static func isInChain(_ bar: Lexeme, in source: SourceText) -> Bool {
    func isRelation(_ range: Range<Int>) -> Bool {
      source.byte(at: range.lowerBound - 1) == 0x20 && source.byte(at: range.upperBound) == 0x20
        && isOperand(source.lastByte(before: range.lowerBound))
        && isOperand(source.byte(at: source.skipBlanks(range.upperBound)))
    }
    func isOperand(_ byte: UInt8) -> Bool { byte.isLetter || byte.isDigit }
    guard isRelation(bar.source) else { return false }
    let sign = source.bytes[bar.source]
    var next = bar.end..<bar.end + sign.count
    while next.upperBound <= source.count, source.bytes[next] != sign {
      next = next.lowerBound + 1..<next.upperBound + 1
    }
    return next.upperBound > source.count || isRelation(next)
  }

  /// Whether a bar cannot begin a pair: in front of a comma it marks a column, with a script it is evaluation at a point.
  private static func standsAlone(_ bar: Lexeme, in source: SourceText) -> Bool {
    bar.end >= source.count || source[bar.end].isOne(of: ",_^")
  }

  /// Parses up to the bar that closes what `bar` opens, or returns nil where there is none.
  private static func pair(
    _ bar: Lexeme, _ kind: LinearLexer.Bar, with parser: inout LinearParser
  ) throws(FormulaSyntaxError) -> Piece? {
    try parser.enter()
    defer { parser.leave() }
    let problemCount = parser.problems.count
    parser.lexer.consume(bar)
    let opening = parser.tree.token(.operator, bar.text, source: bar.source)
    let outer = parser.lexer.surroundings
    parser.lexer.surroundings.bar = kind
    parser.lexer.surroundings.openBrackets += 1
    var (content, end) = try parser.expression(endsAtBar: true)
    parser.lexer.surroundings = outer
    guard end.kind == .bar, end.text == bar.text else {
      parser.wasted += max(0, end.start - bar.start)
      parser.goBack(to: bar.start, problemCount: problemCount)
      return nil
    }
    _ = MatrixBuilder.makeTable(of: &content, closing: end.text, in: &parser.tree)
    parser.lexer.consume(end)
    let closing = parser.tree.token(.operator, end.text, source: end.source)
    return Piece(
      .group([opening] + content + [closing], opensPlainly: false, closesPlainly: false), source: bar.start..<end.end)
  }
}
