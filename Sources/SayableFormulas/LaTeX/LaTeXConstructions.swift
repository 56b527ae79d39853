/// Constructions that need code of their own.
extension LaTeXParser {
  /// Does what the construction says; the result is the end of the list, if it is one.
  mutating func construct(
    _ construction: LaTeXConstruction, _ name: String, _ token: LaTeXToken
  ) throws(FormulaSyntaxError) -> LaTeXEnd? {
    switch construction {
    case .begin: try beginEnvironment(token)
    case .end: return try endEnvironment(token)
    case .newRow: return try newRow(token)
    case .left: try fence(token)
    case .right:
      guard list.ends.contains(.right) else { throw unopened("\\right", "\\left", token) }
      return .right
    case .middle:
      guard list.ends.contains(.right) else { throw unopened("\\middle", "\\left", token) }
      let (text, source) = try delimiter(token)
      push(tree.token(.operator, text, source: source))
    case .of:
      guard list.ends.contains(.of) else { throw unopened("\\of", "\\root", token) }
      return .of
    case .closeParenthesis:
      guard list.ends.contains(.parenthesis) else { throw unopened("\\)", "\\(", token) }
      return .parenthesis
    case .defined: return try runDefinition(name, token)
    case .squareRoot: try squareRoot(token)
    case .rootOf: try rootOf(token)
    case .not:
      attachScripts()
      settle()
      list.negation = token.source
    case .dots:
      attachScripts()
      settle()
      list.dots = token.source
    case .limits: setLimits(true)
    case .noLimits: setLimits(false)
    case .sideset: try sideset(token)
    case .prescript: try prescript(token)
    case .buildrel: try buildrel(token)
    case .overset, .stackrel:
      let (over, base) = try readArguments(of: token)
      push(tree.add(.over, [base, over], source: nil))
    case .underset:
      let (under, base) = try readArguments(of: token)
      push(tree.add(.under, [base, under], source: nil))
    case .overunderset:
      let arguments = (try argument(of: token), try argument(of: token), try argument(of: token))
      let over = try read(arguments.0)
      let under = try read(arguments.1)
      push(tree.add(.underover, [try read(arguments.2), under, over]))
    case .arrowOverUnder: try arrowOverUnder(token)
    case .mathchoice:
      let display = try argument(of: token)
      for _ in 0..<3 { _ = try argument(of: token) }
      push(try read(display))
    case .skew:
      _ = try argument(of: token)
      let accent = try argument(of: token)
      let base = try argument(of: token)
      try prepend(Array(accent.tokens) + braced(base.tokens, token), token)
    case .genericFraction: try genericFraction(token)
    case .continuedFraction: try continuedFraction(token)
    case .splitFraction:
      let (over, under) = try readArguments(of: token)
      let id = tree.add(.fraction, [over, under])
      tree.setAttribute("linethickness", "0", of: id)
      push(id)
    case .operatorName: try operatorName(token)
    case .mathOperator:
      push(try readArgument(of: token), hasLimits: true, isMovable: true, isFunction: true)
    case .mathClass:
      let argument = try argument(of: token)
      push(tree.add(.row, try contents(of: argument), source: argument.source))
    case .mmlToken: try mmlToken(token)
    case .character: try character(token)
    case .unicode: try unicode(token)
    case .unicodeHex:
      let digits = try word(of: token)
      guard let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) else {
        throw noCharacter(token)
      }
      push(tree.token(.text, String(Character(scalar)), variant: style.font, source: token.source))
    case .boldSymbol: try boldSymbol(token)
    case .verbatim: try verbatim(token)
    case .spaceOf, .ignoredDimension, .hsize, .rule, .ruleBox, .raise, .moveSideways, .phantom, .smash, .box,
      .lineBreak,
      .ignored, .style, .framebox, .aboxed, .shortVdots, .centerOver, .centerNot, .mathstrut:
      try box(construction, name, token)
    case .textBox: try textBox(token)
    case .label, .tag, .noTag, .reference, .tagForm: try reference(construction, token)
    case .link, .classOf, .identifierOf, .styleOf, .dataOf, .color, .textColor, .colorBox, .frameColorBox, .defineColor,
      .bbox, .enclose, .cancelTo, .cancel, .toggle:
      try attributed(construction, name, token)
    case .newCommand, .newEnvironment, .define, .letBe, .global, .declareOperator, .pairedDelimiter, .newColumnType,
      .beginGroup, .endGroup, .resetGroups, .aboxedDefinition, .extensibleArrowDefinition:
      try define(construction, name, token)
    case .brakets(let isSet): try brakets(isSet: isSet, token)
    case .multiIntegral:
      let next = peek()
      let isOne = next.map { $0.kind == .command && self.name(of: $0) == "limits" } ?? false
      try expand(isOne ? "\\mathop{\\int\\cdots\\int}" : "\\int\\cdots\\int", arguments: 0, optional: nil, token)
    case .units: try units(token)
    case .unitFraction: try unitFraction(token)
    }
    return nil
  }

  func unopened(_ name: String, _ opener: String, _ token: LaTeXToken) -> FormulaSyntaxError {
    FormulaSyntaxError("There is no \(opener) for this \(name)", expected: "\(opener) before it", at: token.source)
  }

  /// `tokens` in braces.
  func braced(_ tokens: some Collection<LaTeXToken>, _ command: LaTeXToken) -> [LaTeXToken] {
    var open = LaTeXToken(kind: .openBrace, value: 0x7B, start: command.start, end: command.end)
    open.match = Int32(tokens.count + 1)
    return [open] + tokens + [LaTeXToken(kind: .closeBrace, value: 0x7D, start: command.start, end: command.end)]
  }

  private mutating func setLimits(_ hasLimits: Bool) {
    list.hasLimits = hasLimits
    list.isMovable = false
  }

  // MARK: Fences and roots

  private mutating func fence(_ token: LaTeXToken) throws(FormulaSyntaxError) {
    let (open, openSource) = try delimiter(token)
    let (children, end) = try content(until: .right)
    var parts: [MathTree.ID] = []
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

  private mutating func squareRoot(_ token: LaTeXToken) throws(FormulaSyntaxError) {
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

  private mutating func rootOf(_ token: LaTeXToken) throws(FormulaSyntaxError) {
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

  func endOf(_ id: MathTree.ID) -> Int { tree[id].source.upperBound }

  // MARK: Fractions

  /// Makes a fraction, with signs and a style around it.
  mutating func fraction(
    _ fraction: LaTeXFraction, _ numerator: MathTree.ID, _ denominator: MathTree.ID, source: Range<Int>
  ) -> MathTree.ID {
    let start = min(source.lowerBound, tree[numerator].source.lowerBound)
    let end = max(source.upperBound, endOf(denominator))
    var id = tree.add(.fraction, [numerator, denominator], source: start..<max(start, end))
    if let thickness = fraction.thickness, !thickness.isEmpty { tree.setAttribute("linethickness", thickness, of: id) }
    let open = fraction.open ?? ""
    let close = fraction.close ?? ""
    if !open.isEmpty || !close.isEmpty {
      var parts: [MathTree.ID] = []
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

  mutating func prefixFraction(_ fraction: LaTeXFraction, _ token: LaTeXToken) throws(FormulaSyntaxError) {
    let (numerator, denominator) = try readArguments(of: token)
    push(self.fraction(fraction, numerator, denominator, source: token.source))
  }

  mutating func infix(_ fraction: LaTeXFraction, _ token: LaTeXToken) throws(FormulaSyntaxError) {
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
    list.infix = (fraction, taken(), token.source)
  }

  private mutating func genericFraction(_ token: LaTeXToken) throws(FormulaSyntaxError) {
    let open = try delimiterArgument(token)
    let close = try delimiterArgument(token)
    let thickness = try word(of: token)
    let style = try word(of: token)
    let display: Bool? = style.isEmpty ? nil : style == "0"
    let fraction = LaTeXFraction(open: open, close: close, thickness: thickness, display: display)
    try prefixFraction(fraction, token)
  }

  /// Takes the sign of a fence, which may be an empty argument.
  private mutating func delimiterArgument(_ token: LaTeXToken) throws(FormulaSyntaxError) -> String {
    if let next = peek(), next.kind == .openBrace, following()?.kind == .closeBrace {
      input.position += 2
      return ""
    }
    return try delimiter(token).text
  }

  private mutating func continuedFraction(_ token: LaTeXToken) throws(FormulaSyntaxError) {
    _ = try optionalArgument()
    let (numerator, denominator) = try readArguments(of: token)
    push(fraction(LaTeXFraction(), styled(numerator), styled(denominator), source: token.source))
  }

  private mutating func styled(_ id: MathTree.ID) -> MathTree.ID {
    let style = tree.add(.style, [id])
    tree.setAttribute("displaystyle", "false", of: style)
    return style
  }

  mutating func enclosure(_ notation: String, _ token: LaTeXToken) throws(FormulaSyntaxError) {
    if notation.hasSuffix("strike") { _ = try optionalArgument() }
    let argument = try argument(of: token)
    push(
      enclosed(
        try contents(of: argument), notation,
        token.source.lowerBound..<max(token.source.upperBound, argument.source.upperBound)))
  }

  mutating func enclosed(_ children: [MathTree.ID], _ notation: String, _ source: Range<Int>) -> MathTree.ID {
    let id = tree.add(.enclosure, children, source: source)
    tree.setAttribute("notation", notation, of: id)
    return id
  }
}
