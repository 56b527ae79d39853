package import MathTree

/// Parses the linear syntaxes: AsciiMath and what people type.
///
/// The grammar is that of AsciiMath. An *expression* is a sequence of factors and of fractions of two of them; a
/// *factor* is a simple with its scripts; a *simple* is a token, a bracketed expression, or a name with its arguments.
/// Brackets around an argument go where the layout shows what belongs together.
///
/// This type parses expressions and factors and is what the parsers of all other parts call; each of those is a type of
/// its own. They share the lexer and the tree; how deep the formula is and what is wrong with it is kept here.
package struct LinearParser {
  let dialect: LinearDialect
  var lexer: LinearLexer
  var tree = FormulaTree()
  var bars = BarSearch()
  /// The label that the formula is given by `tag("1")`.
  var label: FormulaTree.ID?
  private(set) var problems: [FormulaSyntaxError] = []
  /// How much of the stack is in use, in units of some four kilobytes: a simple is one, and a bracket, a script or a
  /// function around it is one more. It bounds the recursion.
  private var depth = 0
  /// How many bytes were read as pairs of bars or as calls that are none, and have to be read again.
  var wasted = 0
  /// How many links all chains like `a/b/c` have beyond their first.
  private var links = 0

  /// Whether such a thing may be tried. Inside one another each could be tried in vain; past some work, none is.
  var mayTry: Bool { wasted <= 4 * lexer.source.count + 4096 }

  /// Parses all of `source`. Where parsing is lenient, a formula that is nested too deeply is kept as its source.
  package static func parse(
    _ source: String, dialect: LinearDialect, options: ParsingOptions
  ) throws(FormulaSyntaxError) -> ParsedFormula {
    let lexer = LinearLexer(source, dialect, options)
    var parser = LinearParser(dialect: dialect, lexer: lexer)
    var parts: [FormulaTree.ID]
    do throws(FormulaSyntaxError) {
      parts = try parser.expression(endsAtBar: false).parts
    } catch {
      guard options.isLenient else { throw parser.problems.first ?? error }
      return .unread(source, problems: parser.problems + [error])
    }
    if let problem = parser.problems.first, !options.isLenient { throw problem }
    if let label = parser.label {
      let cells = [parser.tree.add(.cell, [label]), parser.tree.add(.cell, parts)]
      parts = [parser.tree.add(.table, [parser.tree.add(.labeledRow, cells)])]
    }
    parser.tree.root = parser.tree.add(.row, parts, source: 0..<lexer.source.count)
    return try ParsedFormula(parser.tree, of: source, problems: parser.problems, options: options)
  }

  // MARK: Expressions

  /// Parses factors and fractions up to a closing bracket, a bar where one is waited for, or the end.
  ///
  /// - Returns: Their nodes, and what ended them, which is not consumed.
  mutating func expression(endsAtBar: Bool) throws(FormulaSyntaxError) -> (parts: [FormulaTree.ID], end: Lexeme) {
    var parts: [FormulaTree.ID] = []
    let isBehindUnit = lexer.surroundings.isBehindUnit
    lexer.surroundings.isBehindUnit = false
    defer { lexer.surroundings.isBehindUnit = isBehindUnit }
    while true {
      let next = lexer.peek()
      switch next.kind {
      case .end: return (parts, next)
      case .closing where lexer.surroundings.openBrackets > 0: return (parts, next)
      case .bar where endsAtBar && !parts.isEmpty && !wantsOperand(parts): return (parts, next)
      default: break
      }
      // Nothing but what ends an expression is no factor.
      guard let first = try factor() else { return (parts, lexer.peek()) }
      let part = try fractions(first, behind: &parts)
      try divide(part, &parts)
      if dialect.isTyped, part == parts.last, let sign = tree.children(of: part).first, tree[part].element == .row,
        tree.isOperator("∂", sign)
      {
        // Beside one another partial derivatives are as they are drawn.
        parts.removeLast()
        parts += tree.children(of: part)
      }
      if dialect.isTyped { MixedNumber.join(&parts, in: &tree) }
      lexer.surroundings.isBehindUnit = parts.last.map { tree.isUnit($0) } ?? false
    }
  }

  /// Appends `part`. Where it has a unit above a number that stands before a unit, it is a quotient of two quantities, as
  /// in `120 km / 1.5 h` and `(20 m/s − 5 m/s) / 3 s`.
  private mutating func divide(_ part: FormulaTree.ID, _ parts: inout [FormulaTree.ID]) throws(FormulaSyntaxError) {
    parts.append(part)
    let sides = Array(tree.children(of: part))
    guard dialect.isTyped, tree[part].element == .fraction, sides.count == 2, tree[sides[1]].element == .number else {
      return
    }
    let number = parts.dropLast().last.flatMap { tree[$0].element == .number ? $0 : nil }
    let isUpperUnit = number != nil && lexer.isUnit(tree[sides[0]].source)
    guard isUpperUnit || endsWithUnit(sides[0]),
      lexer.expectUnit(at: lexer.source.skipBlanks(lexer.position)), let unit = try factor()
    else { return }
    var upper = sides[0]
    var start = tree[part].source.lowerBound
    if isUpperUnit, let number {
      start = tree[number].source.lowerBound
      tree.markUnit(upper)
      upper = tree.add(.row, [number, upper])
      parts.removeLast()
    }
    let lower = tree.add(.row, [sides[1], tree.node(of: unit)])
    parts[parts.count - 1] = tree.add(.fraction, [upper, lower], source: start..<tree[lower].source.upperBound)
  }

  /// Whether the last of what `id` holds is a unit.
  private func endsWithUnit(_ id: FormulaTree.ID) -> Bool {
    var last = id
    while !tree.isUnit(last) {
      guard let next = tree.children(of: last).last else { return false }
      last = next
    }
    return true
  }

  /// Whether the last of `parts` is a sign that wants something behind it, so that a bar opens there, as the second one
  /// of `|a + |b||` does.
  private func wantsOperand(_ parts: [FormulaTree.ID]) -> Bool {
    guard let last = parts.last, tree[last].element == .operator else { return false }
    switch tree[last].text {
    case "+", "−", "±", "∓", "⋅", "×", "÷", "/", "=", "≠", "<", ">", "≤", "≥", "≈", ",", ";", ":", "∈", "→", "⇒", "⇔":
      return true
    default: return false
    }
  }

  /// Parses the fractions whose numerator begins with `first`; `a/b/c` is read from the left. The last of `parts` that
  /// are typed right before it go above the line, too, as in `2x/3`.
  private mutating func fractions(
    _ first: Piece, behind parts: inout [FormulaTree.ID]
  ) throws(FormulaSyntaxError) -> FormulaTree.ID {
    var piece = first
    var count = 0
    while true {
      let sign = lexer.peek()
      guard sign.kind == .dividing || sign.kind == .choosing else { return tree.node(of: piece) }
      if sign.kind == .dividing, let before = parts.last { markUnits(piece, sign, behind: before) }
      try countLink(&count)
      if sign.kind == .dividing, count == 1 {
        piece = Numerator.product(endingWith: piece, above: sign, &parts, in: &self)
      }
      let upper = tree.node(of: piece, isStripped: true)
      lexer.consume(sign)
      let lower = try denominator(below: upper, sign)
      let source = piece.source.lowerBound..<max(sign.end, tree[lower].source.upperBound)
      let fraction = tree.add(.fraction, [upper, lower], source: source)
      piece = Piece(sign.kind == .dividing ? fraction : binomial(fraction, source), source: source)
    }
  }

  /// Parses what stands below a line. The letters that follow without a blank belong to it behind a letter, and behind a
  /// number with anything else above it: `E/kT`, `h/2π`, and `(-b ± √D)/2a`, but `1/2x`.
  private mutating func denominator(
    below upper: FormulaTree.ID, _ sign: Lexeme
  ) throws(FormulaSyntaxError) -> FormulaTree.ID {
    let lower = try argument(.signedFactor)
    guard dialect.isTyped, sign.kind == .dividing,
      tree[lower].element == .number && tree[upper].element != .number || isLetter(lower)
    else {
      return lower
    }
    var parts = [lower]
    while case let next = lexer.peek(), next.start == lexer.position,
      next.kind == .constant || next.kind == .letterFunction,
      next.symbol.element == .identifier, !next.symbol.isUnit, let piece = try factor()
    {
      parts.append(tree.node(of: piece))
    }
    guard parts.count > 1 else { return lower }
    let whole = tree.add(.row, parts)
    let written = lexer.source.text(tree[whole].source)
    tree.guesses.append(Guess("denominator", "'\(written)' was read as what is divided by", at: tree[whole].source))
    return whole
  }

  /// Whether a node is a letter, no unit, and not the d of a derivative.
  private func isLetter(_ node: FormulaTree.ID) -> Bool {
    tree[node].element == .identifier && tree[node].text.count == 1 && !tree.isUnit(node)
      && !["d", "∂"].contains(tree[node].text)
  }

  /// A binomial coefficient of a fraction's parts, in its parentheses.
  mutating func binomial(_ fraction: FormulaTree.ID, _ source: Range<Int>) -> FormulaTree.ID {
    tree.setAttribute("linethickness", "0", of: fraction)
    let open = tree.token(.operator, "(", source: source.lowerBound..<source.lowerBound)
    let close = tree.token(.operator, ")", source: source.upperBound..<source.upperBound)
    return tree.add(.row, [open, fraction, close], source: source)
  }

  /// Marks the units above and below `sign` where it stands between two behind a number, as in `5 km/h`.
  private mutating func markUnits(_ piece: Piece, _ sign: Lexeme, behind before: FormulaTree.ID) {
    guard dialect.isTyped, let node = piece.plainNode else { return }
    let upper = tree.children(of: node).first ?? node
    // `5 m/s` has a space where `5a/b` has none.
    let isApart = tree.isNumber(before) && tree[before].source.upperBound < piece.source.lowerBound
    guard isApart || tree.isUnit(before) || tree.isUnit(upper), tree[upper].element == .identifier else { return }
    if lexer.expectUnit(at: lexer.source.skipBlanks(sign.end), below: tree[upper].source) { tree.markUnit(upper) }
  }

  // MARK: Factors and arguments

  /// Parses a simple with its scripts, and the argument of a function that has scripts. Returns nil where an argument is
  /// missing.
  ///
  /// - Parameter isSigned: Whether a minus in front belongs to it.
  mutating func factor(isSigned: Bool = false) throws(FormulaSyntaxError) -> Piece? {
    let first = lexer.peek()
    if dialect.isTyped, let call = try CallParser.parse(first, with: &self) { return call }
    var simple = length(first)
    if simple == nil { simple = try SimpleParser.parse(isSigned: isSigned, with: &self) }
    guard var piece = simple else { return nil }
    let takesLimits = first.kind == .limits || first.kind == .overBrace || first.kind == .underBrace
    var count = 0
    while lexer.peek().kind.isScript {
      try countLink(&count)
      let base = tree.node(of: piece)
      let node = try ScriptParser.parse(behind: base, takesLimits: takesLimits && count == 1, with: &self)
      piece = Piece(node, source: piece.source.lowerBound..<tree[node].source.upperBound)
    }
    guard count > 0, first.kind == .function || first.kind == .letterFunction else { return postfixed(piece) }
    let next = lexer.peek()
    switch next.kind {
    case .end, .dividing, .choosing, .closing: return piece
    default: if first.kind == .letterFunction && next.kind != .opening { return piece }
    }
    try enter()
    defer { leave() }
    guard let argument = try factor() else { return piece }
    var parts = [tree.node(of: piece), tree.node(of: argument)]
    if first.text == "∂", let arguments = try derivedArguments(of: parts[1]) { parts.append(arguments) }
    return Piece(tree.add(.row, parts), in: tree)
  }

  /// The two letters of a length that begin with `first`, above or below a slash.
  private mutating func length(_ first: Lexeme) -> Piece? {
    guard first.kind == .constant || first.kind == .letterFunction, !first.symbol.isUnit, first.text.utf8.count == 1,
      lexer.isLength(at: first.start)
    else { return nil }
    lexer.consume(first)
    let second = lexer.peek()
    lexer.consume(second)
    return Piece(tree.add(.row, [tree.leaf(first), tree.leaf(second)]), in: tree)
  }

  /// The arguments right behind a function that is derived, as those of `∂f(x,t)`.
  mutating func derivedArguments(of function: FormulaTree.ID) throws(FormulaSyntaxError) -> FormulaTree.ID? {
    guard dialect.isTyped, tree[function].element == .identifier, case let next = lexer.peek(), next.kind == .opening,
      next.start == lexer.position, let piece = try factor()
    else { return nil }
    return tree.node(of: piece)
  }

  /// `piece` with the signs that belong to what stands in front of them, like those of `n!` and `90°`.
  private mutating func postfixed(_ piece: Piece) -> Piece {
    guard dialect.isTyped else { return piece }
    var signs: [Lexeme] = []
    while case let next = lexer.peek(), next.kind == .constant, next.start == lexer.position,
      ["!", "%", "°", "‰"].contains(next.text)
    {
      lexer.consume(next)
      signs.append(next)
      if next.text == "!", lexer.source.byte(at: next.end) == UInt8(ascii: "=") {
        let message = "read as a factorial and an equals sign, not as an inequality"
        tree.guesses.append(Guess("factorial", message, at: next.start..<next.end + 1))
      }
    }
    guard !signs.isEmpty else { return piece }
    var parts = [tree.node(of: piece)]
    for sign in signs { parts.append(tree.leaf(sign)) }
    return Piece(tree.add(.row, parts), in: tree)
  }

  /// What an argument can be.
  enum Argument { case simple, signedSimple, signedFactor }

  /// Parses an argument, which goes without its brackets; an empty row where it is missing.
  mutating func argument(_ argument: Argument = .simple) throws(FormulaSyntaxError) -> FormulaTree.ID {
    let piece =
      switch argument {
      case .simple: try SimpleParser.parse(isSigned: false, with: &self)
      case .signedSimple: try SimpleParser.parse(isSigned: true, with: &self)
      case .signedFactor: try factor(isSigned: true)
      }
    if let piece { return tree.node(of: piece, isStripped: true) }
    let place = min(lexer.position, lexer.source.count)
    try report("Something is missing here", "a number, a letter, or an expression in brackets", at: lexer.peek().source)
    return tree.add(.row, [], source: place..<place)
  }

  // MARK: Depth and problems

  /// Opens one level, which ``leave()`` closes; refuses it where that are too many.
  mutating func enter() throws(FormulaSyntaxError) {
    try checkDepth(1)
    depth += 1
  }

  mutating func leave() { depth -= 1 }

  private func checkDepth(_ added: Int) throws(FormulaSyntaxError) {
    guard depth + added > maximumFormulaDepth else { return }
    let place = min(lexer.position, lexer.source.count)
    throw FormulaSyntaxError(
      "The parts of this formula are nested too deep",
      expected: "fewer brackets, scripts and fractions inside one another", at: place..<place)
  }

  /// Counts one more link of a chain like `a/b/c`, whose parts stand inside one another without brackets.
  private mutating func countLink(_ count: inout Int) throws(FormulaSyntaxError) {
    count += 1
    if count > 1 { links += 1 }
    try checkDepth(links)
  }

  /// Notes what is wrong, which only typed formulas can be; throws it where there is much.
  mutating func report(_ message: String, _ expected: String, at source: Range<Int>) throws(FormulaSyntaxError) {
    guard dialect.isTyped else { return }
    let problem = FormulaSyntaxError(message, expected: expected, at: source)
    guard problems.count < maximumProblemCount - 1 else { throw problem }
    problems.append(problem)
  }

  /// Reads anew from `place`; of the problems behind the first `count` nothing is left.
  mutating func goBack(to place: Int, problemCount count: Int) {
    problems.removeSubrange(count...)
    tree.guesses.removeAll { $0.source.lowerBound >= place }
    lexer.move(to: place)
  }
}
