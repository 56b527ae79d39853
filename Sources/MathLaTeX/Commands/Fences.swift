internal import MathTree

/// Fences and roots, and what ends their parts.
internal enum Fence: CommandHandler {
  case left, right, middle, closeParenthesis
  case squareRoot, root, of
  /// A sign of its own size around nothing: `\big(`.
  case big

  func parse(_ context: inout CommandContext) throws(FormulaSyntaxError) {
    switch self {
    case .left: try context.fence()
    case .right: try context.end(.right, allowedBy: .right, after: "\\left")
    case .middle:
      guard context.ends.contains(.right) else { throw context.unopened("\\left") }
      try context.pushDelimiter()
    case .closeParenthesis: try context.end(.parenthesis, allowedBy: .parenthesis, after: "\\(")
    case .squareRoot: try context.squareRoot()
    case .root: try context.root()
    case .of: try context.end(.of, allowedBy: .of, after: "\\root")
    case .big: try context.pushDelimiter()
    }
  }
}

extension CommandContext {
  @inline(never)
  fileprivate mutating func end(
    _ end: ListEnd, allowedBy needed: ListEnds, after opener: String
  ) throws(FormulaSyntaxError) {
    guard ends.contains(needed) else { throw unopened(opener) }
    endList(end)
  }

  fileprivate func unopened(_ opener: String) -> FormulaSyntaxError {
    problem("There is no \(opener) for this \\\(name)", expected: "\(opener) before it")
  }

  @inline(never)
  fileprivate mutating func pushDelimiter() throws(FormulaSyntaxError) {
    let (text, source) = try delimiter()
    push(token(.operator, text, at: source))
  }

  @inline(never)
  fileprivate mutating func fence() throws(FormulaSyntaxError) {
    let (open, openSource) = try delimiter()
    let (children, end) = try list(until: .right)
    var parts: [FormulaTree.ID] = []
    parts.reserveCapacity(children.count + 2)
    if !open.isEmpty { parts.append(token(.operator, open, at: openSource)) }
    parts += children
    var last = endOfInput
    if end == .right {
      let (close, closeSource) = try delimiter()
      if !close.isEmpty { parts.append(token(.operator, close, at: closeSource)) }
      last = closeSource
    } else {
      try report("There is no \\right for this \\left", expected: "'\\right)'")
    }
    push(add(.row, parts, at: command.source.reaching(last.upperBound)))
  }

  @inline(never)
  fileprivate mutating func squareRoot() throws(FormulaSyntaxError) {
    let index = try optionalArgument()
    if index == nil, let next = peek(), next.kind == .openBrace {
      let argument = try argument()
      let source = command.source.reaching(argument.source.upperBound)
      return push(add(.squareRoot, try contents(of: argument), at: source))
    }
    let parsedIndex = try index.map { (argument) throws(FormulaSyntaxError) in try parse(argument) }
    let base = try parseOperand()
    let source = sourceUpToHere.reaching(endOf(base))
    push(parsedIndex.map { add(.root, [base, $0], at: source) } ?? add(.squareRoot, [base], at: source))
  }

  @inline(never)
  fileprivate mutating func root() throws(FormulaSyntaxError) {
    let (children, end) = try list(until: .of)
    let index = group(children)
    guard end == .of else {
      try report("There is no \\of for this \\root", expected: "'\\root 3 \\of x'")
      return push(index)
    }
    let base = try oneItem()
    push(add(.root, [base, index], at: command.source.reaching(endOf(base))))
  }
}
