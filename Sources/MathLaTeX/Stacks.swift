internal import MathTree

/// What stands over and under: accents, braces, arrows, scripts in front.
extension LaTeXParser {
  mutating func stack(_ construction: Construction, _ token: Token) throws(FormulaSyntaxError) {
    switch construction {
    case .sideset: try sideset(token)
    case .prescript: try prescript(token)
    case .buildrel: try buildrel(token)
    case .overset, .stackrel:
      let (over, base) = try readArguments(of: token)
      push(tree.add(.over, [base, over]))
    case .underset:
      let (under, base) = try readArguments(of: token)
      push(tree.add(.under, [base, under]))
    case .overunderset:
      let arguments = (try argument(of: token), try argument(of: token), try argument(of: token))
      let over = try read(arguments.0)
      let under = try read(arguments.1)
      push(tree.add(.underover, [try read(arguments.2), under, over]))
    case .mathchoice:
      let display = try argument(of: token)
      for _ in 0..<3 { _ = try argument(of: token) }
      push(try read(display))
    case .skew:
      _ = try argument(of: token)
      let accent = try argument(of: token)
      let base = try argument(of: token)
      try prepend(Array(accent.tokens) + braced(base.tokens, token), token)
    case .multiIntegral:
      let next = peek()
      let isOne = next.map { $0.kind == .command && name(of: $0) == "limits" } ?? false
      try expand(isOne ? "\\mathop{\\int\\cdots\\int}" : "\\int\\cdots\\int", arguments: 0, optional: nil, token)
    default: break
    }
  }

  mutating func accent(_ sign: String, isUnder: Bool, _ token: Token) throws(FormulaSyntaxError) {
    let base = try readArgument(of: token)
    let mark = tree.token(.operator, sign, source: token.source)
    let id = tree.add(isUnder ? .under : .over, [base, mark], source: span(token, base))
    tree.setAttribute(isUnder ? "accentunder" : "accent", "true", of: id)
    push(id)
  }

  mutating func brace(_ sign: String, isUnder: Bool, _ token: Token) throws(FormulaSyntaxError) {
    // The thickness and the height of a bracket.
    if sign == "⎴" || sign == "⎵" { while try optionalArgument() != nil {} }
    let base = try readArgument(of: token)
    let mark = tree.token(.operator, sign, source: token.source)
    push(tree.add(isUnder ? .under : .over, [base, mark], source: span(token, base)), hasLimits: true)
  }

  func span(_ token: Token, _ last: FormulaTree.ID) -> Range<Int> {
    token.source.lowerBound..<max(token.source.upperBound, endOf(last))
  }

  mutating func extensibleArrow(_ sign: String, _ token: Token) throws(FormulaSyntaxError) {
    let under = try optionalArgument()
    let over = try argument(of: token)
    let arrow = tree.token(.operator, sign, source: token.source)
    if let under {
      let under = try read(under)
      push(tree.add(.underover, [arrow, under, try read(over)]))
    } else {
      push(tree.add(.over, [arrow, try read(over)]))
    }
  }

  mutating func buildrel(_ token: Token) throws(FormulaSyntaxError) {
    _ = peek()
    let start = input.position
    var i = start
    while i < input.end, !(input.tokens[i].kind == .command && name(of: input.tokens[i]) == "over") {
      let next = input.tokens[i]
      i += next.kind == .openBrace && next.match > 0 ? Int(next.match) + 1 : 1
    }
    guard i < input.end else {
      throw FormulaSyntaxError(
        "There is no \\over for this \\buildrel", expected: "'\\buildrel a \\over b'", at: token.source)
    }
    let above = Argument(tokens: input.tokens[start..<i], source: token.source)
    input.position = i + 1
    let over = try read(above)
    push(tree.add(.over, [try readArgument(of: token), over]))
  }

  // MARK: Scripts in front

  mutating func sideset(_ token: Token) throws(FormulaSyntaxError) {
    let before = try argument(of: token)
    let after = try argument(of: token)
    let front = try scripts(in: before)
    let back = try scripts(in: after)
    let base = try oneItem(after: token)
    push(withScripts(base, front: front, back: back, token), hasLimits: true)
  }

  mutating func prescript(_ token: Token) throws(FormulaSyntaxError) {
    let arguments = (try argument(of: token), try argument(of: token), try argument(of: token))
    func script(_ argument: Argument, _ parser: inout LaTeXParser) throws(FormulaSyntaxError) -> FormulaTree.ID? {
      let id = try parser.read(argument)
      return parser.tree[id].element == .row && parser.tree.children(of: id).isEmpty ? nil : id
    }
    let upper = try script(arguments.0, &self)
    let lower = try script(arguments.1, &self)
    push(withScripts(try read(arguments.2), front: (lower, upper), back: (nil, nil), token))
  }

  typealias ScriptPair = (lower: FormulaTree.ID?, upper: FormulaTree.ID?)

  /// The scripts that an argument holds around nothing.
  private mutating func scripts(in argument: Argument) throws(FormulaSyntaxError) -> ScriptPair {
    guard let id = try contents(of: argument).first else { return (nil, nil) }
    let children = Array(tree.children(of: id))
    switch tree[id].element {
    case .subscript where children.count == 2: return (children[1], nil)
    case .superscript where children.count == 2: return (nil, children[1])
    case .subsuperscript where children.count == 3: return (children[1], children[2])
    default: return (nil, nil)
    }
  }

  private mutating func withScripts(
    _ base: FormulaTree.ID, front: ScriptPair, back: ScriptPair, _ token: Token
  ) -> FormulaTree.ID {
    func none() -> FormulaTree.ID { tree.add(.none, [], source: token.source) }
    guard front.lower != nil || front.upper != nil else {
      switch back {
      case (let lower?, let upper?): return tree.add(.subsuperscript, [base, lower, upper])
      case (let lower?, nil): return tree.add(.subscript, [base, lower])
      case (nil, let upper?): return tree.add(.superscript, [base, upper])
      case (nil, nil): return base
      }
    }
    var parts = [base]
    if back.lower != nil || back.upper != nil { parts += [back.lower ?? none(), back.upper ?? none()] }
    parts += [tree.add(.prescripts, [], source: token.source), front.lower ?? none(), front.upper ?? none()]
    return tree.add(.multiscripts, parts)
  }
}
