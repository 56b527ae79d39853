internal import MathTree

/// Parses bracketed expressions.
internal enum BracketParser {
  /// Parses what begins with the bracket `open`. In AsciiMath any closing bracket closes any opening one, and the last
  /// may be missing.
  static func parse(_ open: Lexeme, with parser: inout LinearParser) throws(FormulaSyntaxError) -> Piece {
    if parser.dialect.isTyped, open.text == "[", let formula = ConcentrationParser.parse(open, with: &parser) {
      return formula
    }
    let bar = open.text == "⟨" ? BraKetSigns.endOfBra(open.end, in: parser.lexer.source) : nil
    let outer = parser.lexer.surroundings.isInBraKet
    defer { parser.lexer.surroundings.isInBraKet = outer }
    if let bar {
      parser.lexer.surroundings.isInBraKet = BraKetSigns.endOfKet(bar + 1, in: parser.lexer.source) != nil
      if !parser.lexer.surroundings.isInBraKet, let bra = try BarParser.half(open, endsAtBar: true, with: &parser) {
        return bra
      }
    }
    try parser.enter()
    defer { parser.leave() }
    parser.lexer.consume(open)
    let opening = open.symbol.isInvisible ? nil : parser.tree.leaf(open)
    var (content, end) = try inside(with: &parser)
    guard end.kind == .closing else {
      try parser.report(
        "The bracket '\(spelled(open, parser))' is not closed", "'\(closing(for: open, parser))'", at: open.source)
      var first = opening
      if parser.dialect.isTyped, opening != nil {
        first = parser.tree.add(.error, [parser.tree.token(.text, open.text, source: open.source)])
      }
      return Piece(
        .group((first.map { [$0] } ?? []) + content, opensPlainly: opensPlainly(open), closesPlainly: false),
        source: open.start..<max(open.end, parser.lexer.position))
    }
    let source = open.start..<end.end
    if open.text == "(", !end.symbol.isInvisible, content.isEmpty, standsAlone(open, in: parser.lexer.source) {
      try parser.report("These brackets are empty", "an expression between them", at: source)
    }
    if !belongs(end.text, to: open.text) {
      try parser.report(
        "'\(spelled(end, parser))' does not close '\(spelled(open, parser))'", "'\(closing(for: open, parser))'",
        at: end.source)
    }
    let isMatrix = MatrixBuilder.makeTable(of: &content, closing: end.text, in: &parser.tree)
    parser.lexer.consume(end)
    if parser.dialect.isTyped, open.text == "(", end.text == ")", content.count == 1,
      parser.tree.isBinomial(content[0])
    {
      // It has its parentheses.
      return Piece(content[0], source: source)
    }
    let closing = end.symbol.isInvisible ? nil : parser.tree.leaf(end)
    if parser.dialect.isTyped, open.text == "]" || end.text == "[", let opening, let closing,
      let interval = parser.tree.interval(opening, content, closing, source: source)
    {
      return Piece(interval, source: source)
    }
    return Piece(
      .group(
        (opening.map { [$0] } ?? []) + content + (closing.map { [$0] } ?? []),
        opensPlainly: !isMatrix && opensPlainly(open),
        closesPlainly: !(isMatrix && opening != nil) && (end.text == ")" || end.text == "]" || end.text == "}")),
      source: source)
  }

  /// Parses the expression in brackets, and what ends it, which is not consumed.
  private static func inside(
    with parser: inout LinearParser
  ) throws(FormulaSyntaxError) -> (parts: [FormulaTree.ID], end: Lexeme) {
    let bar = parser.lexer.surroundings.bar
    parser.lexer.surroundings.bar = nil
    parser.lexer.surroundings.openBrackets += 1
    defer {
      parser.lexer.surroundings.openBrackets -= 1
      parser.lexer.surroundings.bar = bar
    }
    return try parser.expression(endsAtBar: false)
  }

  /// Parses a closing bracket that nothing opened.
  static func parseStray(_ bracket: Lexeme, with parser: inout LinearParser) throws(FormulaSyntaxError) -> Piece {
    parser.lexer.consume(bracket)
    let spelled = spelled(bracket, parser)
    guard parser.dialect.isTyped else {
      let text = bracket.symbol.isInvisible ? spelled : bracket.text
      return Piece(parser.tree.token(.operator, text, source: bracket.source), in: parser.tree)
    }
    try parser.report(
      "Nothing opens the bracket '\(spelled)'", "an opening bracket in front of it", at: bracket.source)
    let error = parser.tree.add(.error, [parser.tree.token(.text, spelled, source: bracket.source)])
    return Piece(error, in: parser.tree)
  }

  private static func opensPlainly(_ open: Lexeme) -> Bool { open.text == "(" || open.text == "[" || open.text == "{" }

  /// Whether a bracket begins an expression of its own, and not the argument of a function.
  private static func standsAlone(_ bracket: Lexeme, in source: SourceText) -> Bool {
    let before = source.byte(at: bracket.start - 1)
    return before < 0x80 && !before.isLetter && !before.isOne(of: "0123456789)]}'")
  }

  /// Whether `closing` may end what `opening` begins; `[0, 1)` may.
  private static func belongs(_ closing: String, to opening: String) -> Bool {
    if closing.isEmpty || opening.isEmpty { return true }
    let ofIntervals = ["(", ")", "[", "]", "⟨", "⟩"]
    return closing == counterparts[opening] || ofIntervals.contains(opening) && ofIntervals.contains(closing)
  }

  /// How a bracket was typed.
  private static func spelled(_ bracket: Lexeme, _ parser: LinearParser) -> String {
    parser.lexer.source.text(bracket.source)
  }

  /// What closes `open`, as it would be typed.
  private static func closing(for open: Lexeme, _ parser: LinearParser) -> String {
    counterparts[spelled(open, parser)] ?? counterparts[open.text] ?? ":}"
  }

  private static let counterparts = [
    "(": ")", "[": "]", "]": "[", "{": "}", "⟨": "⟩", "<": ">", "⌊": "⌋", "⌈": "⌉", "|": ":|",
  ]
}

extension FormulaTree {
  /// An interval between brackets that turn away from what they leave out, as in `]0, 1[`, whose intent tells its ends.
  fileprivate mutating func interval(_ opening: ID, _ content: [ID], _ closing: ID, source: Range<Int>) -> ID? {
    guard let mark = content.firstIndex(where: { isOperator(",", $0) || isOperator(";", $0) }), mark > 0,
      mark + 1 < content.count,
      !content[(mark + 1)...].contains(where: { isOperator(",", $0) || isOperator(";", $0) })
    else { return nil }
    let first = add(.row, content[..<mark])
    let last = add(.row, content[(mark + 1)...])
    setAttribute("arg", "a", of: first)
    setAttribute("arg", "b", of: last)
    let sides = [self[opening].text == "[", self[closing].text == "]"].map { $0 ? "closed" : "open" }
    let kind = sides[0] == sides[1] ? sides[0] : sides.joined(separator: "-")
    let whole = add(.row, [opening, first, content[mark], last, closing], source: source)
    setAttribute("intent", "\(kind)-interval($a,$b)", of: whole)
    return whole
  }

  /// Whether `id` is a binomial coefficient in its parentheses, as `(n choose k)` holds one.
  fileprivate func isBinomial(_ id: ID) -> Bool {
    let parts = children(of: id)
    guard self[id].element == .row, parts.count == 3 else { return false }
    return attribute("linethickness", of: parts[parts.startIndex + 1]) != nil
  }
}
