internal import MathTree

/// What stands over and under: accents, braces, arrows, scripts in front.
internal enum Stack: CommandHandler {
  /// Puts a sign over or under its argument.
  case accent(String, isUnder: Bool)
  /// Puts a brace or an arrow over or under its argument, and scripts there too.
  case brace(String, isUnder: Bool)
  /// An arrow that grows with what stands over and under it.
  case extensibleArrow(String)
  case over, under, overUnder, buildrel, sideset, prescript, mathchoice, skew

  func parse(_ context: inout CommandContext) throws(FormulaSyntaxError) {
    switch self {
    case .accent(let sign, let isUnder): try context.mark(sign, isUnder: isUnder, isAccent: true)
    case .brace(let sign, let isUnder): try context.mark(sign, isUnder: isUnder, isAccent: false)
    case .extensibleArrow(let sign): try context.extensibleArrow(sign)
    case .over, .under:
      let (script, base) = try context.parseArguments()
      if case .over = self { context.push(context.add(.over, [base, script])) }
      if case .under = self { context.push(context.add(.under, [base, script])) }
    case .overUnder:
      let arguments = (try context.argument(), try context.argument(), try context.argument())
      let over = try context.parse(arguments.0)
      let under = try context.parse(arguments.1)
      context.push(context.add(.underover, [try context.parse(arguments.2), under, over]))
    case .buildrel: try context.buildrel()
    case .sideset: try context.sideset()
    case .prescript: try context.prescript()
    case .mathchoice:
      let display = try context.argument()
      for _ in 0..<3 { _ = try context.argument() }
      context.push(try context.parse(display))
    case .skew:
      _ = try context.argument()
      let accent = try context.argument()
      try context.expand("#1{#2}", with: [accent.tokens, try context.argument().tokens])
    }
  }
}

extension Command {
  static func accent(_ sign: String, isUnder: Bool = false) -> Command {
    .handler(Stack.accent(sign, isUnder: isUnder))
  }
  static func brace(_ sign: String, isUnder: Bool = false) -> Command { .handler(Stack.brace(sign, isUnder: isUnder)) }
  static func extensibleArrow(_ sign: String) -> Command { .handler(Stack.extensibleArrow(sign)) }
}

extension CommandContext {
  @inline(never)
  fileprivate mutating func mark(_ sign: String, isUnder: Bool, isAccent: Bool) throws(FormulaSyntaxError) {
    // The thickness and the height of a bracket.
    if sign == "⎴" || sign == "⎵" { try skipOptionalArguments() }
    let base = try parseOperand()
    let id = add(isUnder ? .under : .over, [base, token(.operator, sign)], at: command.source.reaching(endOf(base)))
    if isAccent { setAttribute(isUnder ? "accentunder" : "accent", "true", of: id) }
    push(id, hasLimits: !isAccent)
  }

  @inline(never)
  fileprivate mutating func extensibleArrow(_ sign: String) throws(FormulaSyntaxError) {
    let arguments = (under: try optionalArgument(), over: try argument())
    let arrow = token(.operator, sign)
    let under = try arguments.under.map { (argument) throws(FormulaSyntaxError) in try parse(argument) }
    let over = try parse(arguments.over)
    push(changeTree { $0.scripted(arrow, under, over, isAround: true) })
  }

  @inline(never)
  fileprivate mutating func buildrel() throws(FormulaSyntaxError) {
    _ = peek()
    let upcoming = upcoming
    guard let above = upcoming.prefix(upTo: { $0.kind == .command && name(of: $0) == "over" }) else {
      throw problem("There is no \\over for this \\buildrel", expected: "'\\buildrel a \\over b'")
    }
    skip(above.count + 1)
    let over = try parse(Argument(tokens: above, source: command.source))
    push(add(.over, [try parseArgument(), over]))
  }

  // MARK: Scripts in front

  @inline(never)
  fileprivate mutating func sideset() throws(FormulaSyntaxError) {
    let before = try argument()
    let after = try argument()
    let (front, left) = try scripts(in: before)
    let (back, right) = try scripts(in: after)
    push(all: left)
    push(withScripts(try oneItem(), front: front, back: back), hasLimits: true)
    push(all: right)
  }

  @inline(never)
  fileprivate mutating func prescript() throws(FormulaSyntaxError) {
    let arguments = (try argument(), try argument(), try argument())
    let upper = try script(arguments.0)
    let lower = try script(arguments.1)
    push(withScripts(try parse(arguments.2), front: (lower, upper), back: (nil, nil)))
  }

  private mutating func script(_ argument: Argument) throws(FormulaSyntaxError) -> FormulaTree.ID? {
    let id = try parse(argument)
    return node(id).element == .row && children(of: id).isEmpty ? nil : id
  }

  private typealias ScriptPair = (lower: FormulaTree.ID?, upper: FormulaTree.ID?)

  /// The scripts that an argument holds around nothing, and all else that it holds.
  private mutating func scripts(
    in argument: Argument
  ) throws(FormulaSyntaxError) -> (ScriptPair, rest: [FormulaTree.ID]) {
    let items = try contents(of: argument)
    guard let id = items.first else { return ((nil, nil), []) }
    let children = Array(children(of: id))
    let rest = Array(items.dropFirst())
    switch node(id).element {
    case .subscript where children.count == 2: return ((children[1], nil), rest)
    case .superscript where children.count == 2: return ((nil, children[1]), rest)
    case .subsuperscript where children.count == 3: return ((children[1], children[2]), rest)
    default: return ((nil, nil), items)
    }
  }

  private mutating func withScripts(_ base: FormulaTree.ID, front: ScriptPair, back: ScriptPair) -> FormulaTree.ID {
    guard front.lower != nil || front.upper != nil else {
      return changeTree { $0.scripted(base, back.lower, back.upper) }
    }
    var parts = [base]
    if back.lower != nil || back.upper != nil { parts += [orNone(back.lower), orNone(back.upper)] }
    parts += [add(.prescripts, [], at: command.source), orNone(front.lower), orNone(front.upper)]
    return add(.multiscripts, parts)
  }

  private mutating func orNone(_ script: FormulaTree.ID?) -> FormulaTree.ID {
    script ?? add(.none, [], at: command.source)
  }
}
