internal import MathTree

/// Reads the linear syntaxes, AsciiMath and what people type, which have one grammar and differ in their lexemes.
///
/// The grammar is that of AsciiMath: an expression is a sequence of intermediates and of fractions of two of them; an
/// intermediate is a simple with its scripts; a simple is a token, a bracketed expression, or a name with its
/// arguments. Brackets around an argument go where the layout shows what belongs together.
internal struct LinearParser {
  /// How lexemes are found, and what is an error.
  enum Dialect {
    /// Letters are taken one by one, names wherever they stand, and nothing is an error.
    case asciiMath
    /// Letters are taken as words, numbers as people write them, and brackets have to be in pairs.
    case typed
  }

  /// What was read last and waits on the stack to become one node, once it is known what it is an argument of.
  struct Piece {
    /// Where its nodes begin on the stack.
    let base: Int
    /// Whether the nodes are the content of a row with brackets, rather than one node.
    let isGroup: Bool
    let source: Range<Int>
    /// Whether the first and the last node of a group are brackets that an argument does without.
    var opensPlainly = false
    var closesPlainly = false
  }

  let bytes: [UInt8]
  let dialect: Dialect
  let options: ParsingOptions
  let table: SymbolTable
  var tree = FormulaTree()
  /// The nodes that have no parent yet.
  var stack: [FormulaTree.ID] = []
  /// Where the next lexeme is looked for.
  var position = 0
  /// The lexeme at `position`, once it was looked for.
  var ahead: Lexeme?
  /// How much of the stack is in use, in units of some four kilobytes: a simple is one, and a bracket, a script or a
  /// function around it is one more. It bounds the recursion.
  var depth = 0
  /// How many links all chains like `a/b/c` have beyond their first.
  var links = 0
  /// How many brackets and bars are open: a closing bracket outside of all is a token.
  var nesting = 0
  /// Bars that were tried as the left one of a pair, without success.
  var singleBars: Set<Int> = []
  var doubleBars: Set<Int> = []
  /// How many bytes were read behind bars that turned out to stand alone, and have to be read again.
  var wasted = 0
  /// The bar that could end the innermost expression.
  var openBar = OpenBar.none
  /// A run of letters that is read as a product, letter by letter.
  var letters = 0..<0
  /// Where a bracket stands that closes an interval with its back to it, as in `]0, 1[`.
  var intervalEnd = -1
  /// Where a unit begins that stands below another, as in `km/h`.
  var lowerUnit = -1
  var problems: [FormulaSyntaxError] = []

  enum OpenBar { case none, single, double }

  /// Reads all of `source`. Where reading is lenient, a formula that is nested too deeply is kept as its source.
  static func read(
    _ source: String, dialect: Dialect, table: SymbolTable, options: ParsingOptions
  ) throws(FormulaSyntaxError) -> ParsedFormula {
    var parser = LinearParser(bytes: Array(source.utf8), dialect: dialect, options: options, table: table)
    do throws(FormulaSyntaxError) {
      let end = try parser.readItems(endsAtBar: false)
      assert(end.kind == .end)
    } catch {
      guard options.isLenient else { throw parser.problems.first ?? error }
      return .unread(source, problems: parser.problems + [error])
    }
    if let problem = parser.problems.first, !options.isLenient { throw problem }
    parser.tree.root = parser.tree.add(.row, parser.stack, source: 0..<parser.bytes.count)
    return ParsedFormula(tree: parser.tree, problems: parser.problems)
  }

  private init(bytes: [UInt8], dialect: Dialect, options: ParsingOptions, table: SymbolTable) {
    self.bytes = bytes
    self.dialect = dialect
    self.options = options
    self.table = table
  }
}

// MARK: Expressions

extension LinearParser {
  /// Reads items onto the stack up to a closing bracket, a bar where one is waited for, or the end. Returns what ended
  /// it, which is not consumed.
  mutating func readItems(endsAtBar: Bool) throws(FormulaSyntaxError) -> Lexeme {
    let base = stack.count
    while true {
      let next = peek()
      switch next.kind {
      case .end: return next
      case .closing where nesting > 0: return next
      case .bar where endsAtBar && stack.count > base && !opensBehindOperator(): return next
      default: break
      }
      guard let first = try readIntermediate() else {
        // Nothing but what ends an expression is no intermediate.
        return peek()
      }
      try readFractions(first)
      joinMixedNumber(from: base)
    }
  }

  /// Reads the fractions whose numerator begins with `first`, and leaves one node on the stack. `a/b/c` is read from
  /// the left.
  private mutating func readFractions(_ first: Piece) throws(FormulaSyntaxError) {
    var piece = first
    var count = 0
    while true {
      let sign = peek()
      guard sign.kind == .dividing || sign.kind == .choosing else { break }
      if sign.kind == .dividing { markUnits(piece, sign) }
      try countLink(&count)
      let start = piece.source.lowerBound
      let upper = close(piece, isStripped: true)
      consume(sign)
      let lower = try readArgument(isScript: true) { (parser) throws(FormulaSyntaxError) in
        try parser.readIntermediate(isArgument: true)
      }
      let source = start..<max(sign.end, tree[lower].source.upperBound)
      let fraction = tree.add(.fraction, [upper, lower], source: source)
      let node = sign.kind == .dividing ? fraction : binomial(fraction, source)
      stack.append(node)
      piece = Piece(base: stack.count - 1, isGroup: false, source: source)
    }
    seal(piece)
  }

  private mutating func binomial(_ fraction: FormulaTree.ID, _ source: Range<Int>) -> FormulaTree.ID {
    tree.setAttribute("linethickness", "0", of: fraction)
    let open = tree.token(.operator, "(", source: source.lowerBound..<source.lowerBound)
    let close = tree.token(.operator, ")", source: source.upperBound..<source.upperBound)
    return tree.add(.row, [open, fraction, close], source: source)
  }

  /// Reads a simple with its scripts, and the argument of a function that has scripts. Returns nil where an argument is
  /// missing.
  mutating func readIntermediate(isArgument: Bool = false) throws(FormulaSyntaxError) -> Piece? {
    let first = peek()
    if first.kind == .limits, let limit = try readLimit(first) { return limit }
    guard var piece = try readSimple(isArgument: isArgument) else { return nil }
    let takesLimits: Bool
    switch first.kind {
    case .limits, .overBrace, .underBrace: takesLimits = true
    default: takesLimits = false
    }
    var count = 0
    while Self.isScript(peek().kind) {
      try countLink(&count)
      let start = piece.source.lowerBound
      let base = close(piece, isStripped: false)
      let node = try readScripts(of: base, takesLimits: takesLimits && count == 1)
      stack.append(node)
      piece = Piece(base: stack.count - 1, isGroup: false, source: start..<tree[node].source.upperBound)
    }
    guard count > 0, first.kind == .function || first.kind == .letterFunction else { return readPostfixes(piece) }
    let next = peek()
    switch next.kind {
    case .end, .dividing, .choosing, .closing: return piece
    default: if first.kind == .letterFunction && next.kind != .opening { return piece }
    }
    try checkDepth(1)
    depth += 1
    defer { depth -= 1 }
    let function = close(piece, isStripped: false)
    stack.append(function)
    guard let argument = try readIntermediate() else { return piece }
    let id = close(argument, isStripped: false)
    stack.removeLast()
    return push(tree.add(.row, [function, id]))
  }

  static func isScript(_ kind: Symbol.Kind) -> Bool {
    switch kind {
    case .subscripting, .superscripting, .lowered, .raised, .prime, .overMark, .underMark: true
    default: false
    }
  }

  /// Reads a lower and an upper script in any order, and returns them around `base`.
  private mutating func readScripts(of base: FormulaTree.ID, takesLimits: Bool) throws(FormulaSyntaxError)
    -> FormulaTree.ID
  {
    var lower: FormulaTree.ID?
    var upper: FormulaTree.ID?
    let mark = peek()
    if mark.kind == .overMark || mark.kind == .underMark {
      consume(mark)
      let id = tree.add(mark.kind == .overMark ? .over : .under, [base, token(mark)])
      tree.setAttribute(mark.kind == .overMark ? "accent" : "accentunder", "true", of: id)
      return id
    }
    while true {
      let kind = peek().kind
      if lower == nil, kind == .subscripting || kind == .lowered {
        lower = try readScript()
      } else if upper == nil, kind == .superscripting || kind == .raised || kind == .prime {
        upper = try readScript()
      } else {
        break
      }
    }
    if let lower, let upper {
      let last = max(tree[lower].source.upperBound, tree[upper].source.upperBound)
      let source = tree[base].source.lowerBound..<last
      return tree.add(takesLimits ? .underover : .subsuperscript, [base, lower, upper], source: source)
    }
    if let lower { return tree.add(takesLimits ? .under : .subscript, [base, lower]) }
    if let upper { return tree.add(takesLimits ? .over : .superscript, [base, upper]) }
    return base
  }

  /// Reads one script, with its sign.
  private mutating func readScript() throws(FormulaSyntaxError) -> FormulaTree.ID {
    try checkDepth(1)
    depth += 1
    defer { depth -= 1 }
    let sign = peek()
    consume(sign)
    switch sign.kind {
    case .lowered, .raised, .prime: return readScriptCharacters(sign)
    default: break
    }
    if sign.kind == .subscripting, let index = readIndex() { return index }
    let script = try readArgument(isScript: true) { (parser) throws(FormulaSyntaxError) in
      try parser.readSimple(isArgument: true)
    }
    // A power of a power is read from the right.
    guard sign.kind == .superscripting, peek().kind == .superscripting || peek().kind == .raised else { return script }
    let upper = try readScript()
    return tree.add(.superscript, [script, upper])
  }

  /// The node of an argument, without its brackets if it `isScript`; an empty row where it is missing.
  mutating func readArgument(
    isScript: Bool = true, _ read: (inout LinearParser) throws(FormulaSyntaxError) -> Piece?
  ) throws(FormulaSyntaxError) -> FormulaTree.ID {
    if let piece = try read(&self) { return close(piece, isStripped: isScript) }
    let place = min(position, bytes.count)
    if dialect == .typed {
      let next = peek()
      try report(
        FormulaSyntaxError(
          "Something is missing here", expected: "a number, a letter, or an expression in brackets",
          at: next.start..<next.end))
    }
    return tree.add(.row, [], source: place..<place)
  }
}

// MARK: The stack

extension LinearParser {
  /// Puts a finished node on the stack.
  mutating func push(_ id: FormulaTree.ID) -> Piece {
    stack.append(id)
    return Piece(base: stack.count - 1, isGroup: false, source: tree[id].source)
  }

  /// Takes the nodes of `piece` from the stack and makes them one.
  mutating func close(_ piece: Piece, isStripped: Bool) -> FormulaTree.ID {
    guard piece.isGroup else { return stack.removeLast() }
    var first = piece.base
    var end = stack.count
    if isStripped {
      if piece.opensPlainly, first < end { first += 1 }
      if piece.closesPlainly, first < end { end -= 1 }
    }
    // No slice may outlive this: while it does, taking the nodes away copies the whole stack.
    let id = end - first == 1 && isStripped ? stack[first] : tree.add(.row, stack[first..<end], source: piece.source)
    stack.removeSubrange(piece.base...)
    return id
  }

  /// Makes the nodes of `piece` one, which stays on the stack.
  mutating func seal(_ piece: Piece) {
    guard piece.isGroup else { return }
    stack.append(close(piece, isStripped: false))
  }

  /// Refuses `added` levels more than are open where that is too many.
  func checkDepth(_ added: Int) throws(FormulaSyntaxError) {
    guard depth + added > maximumFormulaDepth else { return }
    let place = min(position, bytes.count)
    throw FormulaSyntaxError(
      "The parts of this formula are nested too deep",
      expected: "fewer brackets, scripts and fractions inside one another", at: place..<place)
  }

  /// Counts one more link of a chain like `a/b/c`, whose parts stand inside one another without brackets.
  mutating func countLink(_ count: inout Int) throws(FormulaSyntaxError) {
    count += 1
    if count > 1 { links += 1 }
    try checkDepth(links)
  }

  /// Notes a problem, of which nothing is left where reading begins anew in front of it; throws it where there are many.
  mutating func report(_ problem: FormulaSyntaxError) throws(FormulaSyntaxError) {
    guard problems.count < maximumProblemCount - 1 else { throw problem }
    problems.append(problem)
  }
}
