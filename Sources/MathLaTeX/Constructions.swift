internal import MathTree

/// Constructions that need code of their own.
extension LaTeXParser {
  /// Does what the construction says; the result is the end of the list, if it is one.
  mutating func construct(
    _ construction: Construction, _ name: String, _ token: Token
  ) throws(FormulaSyntaxError) -> ListEnd? {
    switch construction {
    case .begin: try beginEnvironment(token)
    case .end: return try endEnvironment(token)
    case .newRow: return try newRow(token)
    case .left: try fence(token)
    case .right, .middle, .of, .closeParenthesis: return try ending(construction, token)
    case .defined: return try runDefinition(name, token)
    case .squareRoot: try squareRoot(token)
    case .rootOf: try rootOf(token)
    case .genericFraction: try genericFraction(token)
    case .continuedFraction: try continuedFraction(token)
    case .splitFraction: try splitFraction(token)
    case .not, .dots, .limits, .noLimits: note(construction, token)
    case .sideset, .prescript, .buildrel, .overset, .stackrel, .underset, .overunderset, .mathchoice,
      .skew, .multiIntegral:
      try stack(construction, token)
    case .operatorName, .mathOperator, .mathClass, .mmlToken, .character, .unicode, .unicodeHex, .boldSymbol, .verbatim:
      try letters(construction, token)
    case .spaceOf, .ignoredDimension, .hsize, .rule, .ruleBox, .raise, .moveSideways, .phantom, .smash, .box,
      .lineBreak, .ignored, .framebox, .aboxed, .shortVdots, .centerOver, .centerNot, .mathstrut:
      try box(construction, name, token)
    case .label, .tag, .noTag, .reference, .tagForm: try reference(construction, token)
    case .link, .classOf, .identifierOf, .styleOf, .dataOf, .color, .textColor, .colorBox, .frameColorBox, .defineColor,
      .bbox, .enclose, .cancelTo, .cancel, .toggle:
      try attributed(construction, name, token)
    case .newCommand, .newEnvironment, .define, .letBe, .global, .declareOperator, .pairedDelimiter, .newColumnType,
      .beginGroup, .endGroup, .resetGroups, .sandbox, .aboxedDefinition, .extensibleArrowDefinition:
      try define(construction, name, token)
    case .brakets(let isSet): try brakets(isSet: isSet, token)
    case .units: try units(token)
    case .physics(let construction): try physics(construction, name, token)
    case .siunitx(let construction): try units(construction, token)
    case .chemistry: try chemistry(token)
    case .physicalUnits: try physicalUnits(token)
    case .unitFraction: try unitFraction(token)
    }
    return nil
  }

  /// What ends a list, if this is the list that it ends.
  private mutating func ending(
    _ construction: Construction, _ token: Token
  ) throws(FormulaSyntaxError) -> ListEnd? {
    switch construction {
    case .right:
      guard list.ends.contains(.right) else { throw unopened("\\right", "\\left", token) }
      return .right
    case .middle:
      guard list.ends.contains(.right) else { throw unopened("\\middle", "\\left", token) }
      let (text, source) = try delimiter(token)
      push(tree.token(.operator, text, source: source))
      return nil
    case .of:
      guard list.ends.contains(.of) else { throw unopened("\\of", "\\root", token) }
      return .of
    default:
      guard list.ends.contains(.parenthesis) else { throw unopened("\\)", "\\(", token) }
      return .parenthesis
    }
  }

  /// What says something about the item before or after it.
  private mutating func note(_ construction: Construction, _ token: Token) {
    switch construction {
    case .limits: setLimits(true)
    case .noLimits: setLimits(false)
    default:
      attachScripts()
      settle()
      if case .not = construction { list.negation = token.source } else { list.dots = token.source }
    }
  }

  func unopened(_ name: String, _ opener: String, _ token: Token) -> FormulaSyntaxError {
    FormulaSyntaxError("There is no \(opener) for this \(name)", expected: "\(opener) before it", at: token.source)
  }

  /// `tokens` in braces.
  func braced(_ tokens: some Collection<Token>, _ command: Token) -> [Token] {
    var open = Token(kind: .openBrace, value: 0x7B, start: command.start, end: command.end)
    open.match = Int32(tokens.count + 1)
    return [open] + tokens + [Token(kind: .closeBrace, value: 0x7D, start: command.start, end: command.end)]
  }

  private mutating func setLimits(_ hasLimits: Bool) {
    list.hasLimits = hasLimits
    list.isMovable = false
  }

  // MARK: Fences and roots

  private mutating func fence(_ token: Token) throws(FormulaSyntaxError) {
    let (open, openSource) = try delimiter(token)
    let (children, end) = try content(until: .right)
    var parts: [FormulaTree.ID] = []
    parts.reserveCapacity(children.count + 2)
    if !open.isEmpty { parts.append(tree.token(.operator, open, source: openSource)) }
    parts += children
    var last = endOfInput
    if end == .right {
      let (close, closeSource) = try delimiter(token)
      if !close.isEmpty { parts.append(tree.token(.operator, close, source: closeSource)) }
      last = closeSource
    } else {
      try report(FormulaSyntaxError("There is no \\right for this \\left", expected: "'\\right)'", at: token.source))
    }
    let source = token.source.lowerBound..<max(token.source.upperBound, last.upperBound)
    push(tree.add(.row, parts, source: source))
  }

  private mutating func squareRoot(_ token: Token) throws(FormulaSyntaxError) {
    let index = try optionalArgument()
    let argument = try argument(of: token)
    let source = token.source.lowerBound..<max(token.source.upperBound, argument.source.upperBound)
    if let index {
      let index = try read(index)
      push(tree.add(.root, [try read(argument), index], source: source))
    } else {
      push(tree.add(.squareRoot, try contents(of: argument), source: source))
    }
  }

  private mutating func rootOf(_ token: Token) throws(FormulaSyntaxError) {
    let (index, end) = try row(until: .of)
    guard end == .of else {
      try report(
        FormulaSyntaxError("There is no \\of for this \\root", expected: "'\\root 3 \\of x'", at: token.source))
      return push(index)
    }
    let base = try oneItem(after: token)
    push(
      tree.add(.root, [base, index], source: token.source.lowerBound..<max(token.source.upperBound, endOf(base))))
  }

  /// The place of a command with all arguments that were taken, their closing braces included.
  private func sourceUpToHere(from token: Token) -> Range<Int> {
    let end = input.position > 0 ? Int(input.tokens[input.position - 1].end) : token.source.upperBound
    return token.source.lowerBound..<max(token.source.upperBound, end)
  }

  func endOf(_ id: FormulaTree.ID) -> Int { tree[id].source.upperBound }

  // MARK: Fractions

  /// Makes a fraction, with signs and a style around it.
  mutating func fraction(
    _ fraction: FractionForm, _ numerator: FormulaTree.ID, _ denominator: FormulaTree.ID, source: Range<Int>
  ) -> FormulaTree.ID {
    let start = min(source.lowerBound, tree[numerator].source.lowerBound)
    let end = max(source.upperBound, endOf(denominator))
    var id = tree.add(.fraction, [numerator, denominator], source: start..<max(start, end))
    if let thickness = fraction.thickness, !thickness.isEmpty { tree.setAttribute("linethickness", thickness, of: id) }
    let open = fraction.open ?? ""
    let close = fraction.close ?? ""
    if !open.isEmpty || !close.isEmpty {
      var parts: [FormulaTree.ID] = []
      if !open.isEmpty { parts.append(tree.token(.operator, open, source: start..<start)) }
      parts.append(id)
      if !close.isEmpty { parts.append(tree.token(.operator, close, source: end..<end)) }
      id = tree.add(.row, parts, source: start..<max(start, end))
    }
    if let display = fraction.display {
      id = tree.add(.style, [id])
      tree.setAttribute("displaystyle", display ? "true" : "false", of: id)
    }
    return id
  }

  mutating func prefixFraction(_ fraction: FractionForm, _ token: Token) throws(FormulaSyntaxError) {
    let (numerator, denominator) = try readArguments(of: token)
    push(self.fraction(fraction, numerator, denominator, source: sourceUpToHere(from: token)))
  }

  mutating func infix(_ fraction: FractionForm, _ token: Token) throws(FormulaSyntaxError) {
    var fraction = fraction
    if fraction.open == nil {
      fraction.open = try delimiter(token).text
      fraction.close = try delimiter(token).text
    }
    if fraction.thickness == nil { fraction.thickness = try length(of: token) }
    guard list.infix == nil else {
      throw FormulaSyntaxError(
        "It is not clear which of two fractions is within the other", expected: "braces around one of them",
        at: token.source)
    }
    list.infix = .fraction(fraction, numerator: taken(), source: token.source)
  }

  private mutating func genericFraction(_ token: Token) throws(FormulaSyntaxError) {
    let open = try delimiterArgument(token)
    let close = try delimiterArgument(token)
    let thickness = try word(of: token)
    let style = try word(of: token)
    let display: Bool? = style.isEmpty ? nil : style == "0"
    let fraction = FractionForm(open: open, close: close, thickness: thickness, display: display)
    try prefixFraction(fraction, token)
  }

  /// Takes the sign of a fence, which may be an empty argument.
  private mutating func delimiterArgument(_ token: Token) throws(FormulaSyntaxError) -> String {
    if let next = peek(), next.kind == .openBrace, following()?.kind == .closeBrace {
      input.position += 2
      return ""
    }
    return try delimiter(token).text
  }

  private mutating func continuedFraction(_ token: Token) throws(FormulaSyntaxError) {
    _ = try optionalArgument()
    let (numerator, denominator) = try readArguments(of: token)
    push(fraction(FractionForm(), styled(numerator), styled(denominator), source: sourceUpToHere(from: token)))
  }

  private mutating func splitFraction(_ token: Token) throws(FormulaSyntaxError) {
    let (over, under) = try readArguments(of: token)
    let id = tree.add(.fraction, [over, under])
    tree.setAttribute("linethickness", "0", of: id)
    push(id)
  }

  private mutating func styled(_ id: FormulaTree.ID) -> FormulaTree.ID {
    let style = tree.add(.style, [id])
    tree.setAttribute("displaystyle", "false", of: style)
    return style
  }

  mutating func enclosure(_ notation: String, _ token: Token) throws(FormulaSyntaxError) {
    if notation.hasSuffix("strike") { _ = try optionalArgument() }
    let argument = try argument(of: token)
    push(
      enclosed(
        try contents(of: argument), notation,
        token.source.lowerBound..<max(token.source.upperBound, argument.source.upperBound)))
  }

  mutating func enclosed(_ children: [FormulaTree.ID], _ notation: String, _ source: Range<Int>) -> FormulaTree.ID {
    let id = tree.add(.enclosure, children, source: source)
    tree.setAttribute("notation", notation, of: id)
    return id
  }
}
