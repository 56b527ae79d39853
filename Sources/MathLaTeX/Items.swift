internal import MathTree

/// The items of a list: letters, numbers, signs, groups and what commands do.
extension LaTeXParser {
  /// Parses one item, or the end of the list.
  func item(_ token: Token) throws(FormulaSyntaxError) -> ListEnd? {
    switch token.kind {
    case .letter: letters()
    case .digit: number()
    case .other: return try other(token)
    case .command:
      stream.skip()
      return try run(stream.name(of: token), token)
    case .openBrace: try openBrace(token)
    case .closeBrace:
      guard builder.ends.contains(.brace) else {
        throw FormulaSyntaxError(
          "This closing brace has no opening brace", expected: "'\\}' for a brace that is shown", at: token.source)
      }
      stream.skip()
      return .brace
    case .superscript, .subscript: try script(token)
    case .prime: try primes()
    case .alignment:
      guard builder.ends.contains(.cell) else {
        throw FormulaSyntaxError(
          "'&' stands outside of a table", expected: "'\\&' for the sign itself", at: token.source)
      }
      stream.skip()
      return .cell
    case .tie:
      stream.skip()
      pushSpace("0.333em", token.source)
    case .parameter:
      throw FormulaSyntaxError(
        "'#' stands outside of a definition", expected: "'\\#' for the sign itself", at: token.source)
    case .space, .comment: stream.skip()
    }
    return nil
  }

  @inline(never)
  private func openBrace(_ token: Token) throws(FormulaSyntaxError) {
    stream.skip()
    let (children, end) = try list(until: .brace)
    if end != .brace {
      try report(FormulaSyntaxError("This brace is not closed", expected: "'}'", at: token.source))
    }
    builder.push(group(children, source: children.isEmpty ? token.source : nil))
  }

  /// A letter, or more of them where letters are joined.
  @inline(never)
  private func letters() {
    guard let first = stream.following(0) else { return }
    var text = String(Character(first.scalar))
    stream.skip()
    var end = first.end
    while style.joinsLetters, let next = stream.following(0),
      next.kind == .letter || style.isName && (next.is("-") || next.is("*"))
    {
      text.unicodeScalars.append(next.scalar)
      end = next.end
      stream.skip()
    }
    pushToken(.identifier, text, first.source.ending(at: Int(end)))
  }

  private func number() {
    let (text, source) = stream.number(options)
    pushToken(.number, text, source)
  }

  @inline(never)
  private func other(_ token: Token) throws(FormulaSyntaxError) -> ListEnd? {
    if stream.startsNumber(decimalMark: options.decimalMark) {
      number()
      return nil
    }
    if token.is("$"), builder.ends.contains(.dollar) {
      stream.skip()
      return .dollar
    }
    if token.value > 0x7F, try unicodeCharacter(token) { return nil }
    stream.skip()
    let (element, text) = Characters.token(of: token.scalar)
    pushToken(element, text, token.source)
    return nil
  }

  /// Adds a token in the letters that are being written.
  func pushToken(_ element: MathElement, _ text: String, _ source: Range<Int>) {
    builder.push(builder.tree.token(element, text, variant: style.font, source: source))
  }

  func pushSpace(_ width: String, _ source: Range<Int>) {
    let id = builder.tree.token(.space, "", source: source)
    builder.tree.setAttribute("width", width, of: id)
    builder.push(id)
  }

  // MARK: Commands

  /// Does what the command called `name` means in this formula.
  func run(_ name: String, _ token: Token) throws(FormulaSyntaxError) -> ListEnd? {
    if definitions.has(name) {
      guard let (command, name) = try definedCommand(name, token) else { return nil }
      return try run(command, name, token)
    }
    guard let command = CommandTable.commands[name] else { throw unknownCommand(name, token) }
    return try run(command, name, token)
  }

  /// The command that the formula itself has given a name to; nil if it is a macro, whose tokens are parsed next.
  @inline(never)
  private func definedCommand(_ name: String, _ token: Token) throws(FormulaSyntaxError) -> (Command, name: String)? {
    switch definitions[name] {
    case .macro(let macro): try prepend(try MacroExpander.expansion(of: macro, token, in: &stream), token)
    case .builtin(let other):
      guard let command = CommandTable.commands[other] else { throw unknownCommand(name, token) }
      return (command, other)
    case .command(let command): return (command, name)
    case .character(var character):
      character.start = token.start
      character.end = token.end
      if character.kind == .openBrace || character.kind == .closeBrace { character.kind = .other }
      try prepend([character], token)
    case .undefined, nil: throw unknownCommand(name, token)
    }
    return nil
  }

  func unknownCommand(_ name: String, _ token: Token) -> FormulaSyntaxError {
    let near = NearName.nearest(to: name, in: CommandTable.commands.keys)
    return FormulaSyntaxError(
      "There is no command '\\\(name)'", expected: near.map { "'\\\($0)', perhaps" }, at: token.source)
  }

  func run(_ command: Command, _ name: String, _ token: Token) throws(FormulaSyntaxError) -> ListEnd? {
    switch command {
    case .symbol(let symbol): self.symbol(symbol, token)
    case .function(let text):
      builder.push(builder.tree.token(.identifier, text, variant: style.font, source: token.source), isFunction: true)
    case .limitOperator(let text):
      builder.push(builder.tree.token(.operator, text, source: token.source), hasLimits: true, isMovable: true)
    case .space(let width): pushSpace(width, token.source)
    case .macro(let text, let count, let optional): try expand(text, arguments: count, optional: optional, token)
    case .fontSwitch(let variant):
      style.font = variant
      style.joinsLetters = false
    case .style(let display): if let display { builder.beginStyle(display: display) }
    case .not: builder.beginNegation(at: token.source)
    case .dots: builder.beginDots(at: token.source)
    case .limits(let areAround): builder.setLimits(areAround)
    case .handler(let handler): return try run(handler, name, token)
    }
    return nil
  }

  /// Puts what a macro of LaTeX stands for in front of what is still to be parsed.
  @inline(never)
  private func expand(
    _ text: String, arguments count: Int, optional: String?, _ token: Token
  ) throws(FormulaSyntaxError) {
    var arguments: [ArraySlice<Token>] = []
    if let optional, count > 0 {
      let given = try stream.optionalArgument()
      arguments.append(given?.tokens ?? stream.tokens(of: optional, at: token.source)[...])
    }
    while arguments.count < count { arguments.append(try stream.argument(of: token).tokens) }
    try expand(text, with: arguments, token)
  }

  private func run(
    _ handler: any CommandHandler, _ name: String, _ token: Token
  ) throws(FormulaSyntaxError) -> ListEnd? {
    var context = CommandContext(self, name: name, command: token)
    try handler.parse(&context)
    return context.foundEnd
  }

  @inline(never)
  private func symbol(_ symbol: CommandSymbol, _ token: Token) {
    var variant = symbol.variant
    if style.font != .unspecified, variant == .normal || symbol.element == .operator { variant = style.font }
    let id = builder.tree.token(symbol.element, symbol.text, variant: variant, source: token.source)
    if symbol.isUnlike { builder.keepApart(id) }
    builder.push(id, hasLimits: symbol.hasLimits, isMovable: symbol.hasLimits && symbol.text != "∫")
  }
}
