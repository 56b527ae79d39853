internal import MathTree

/// How a fraction is made.
internal struct FractionForm: Sendable {
  /// The signs around it; empty for none. Nil where the formula gives them.
  var open: String? = ""
  var close: String? = ""
  /// The thickness of its line in MathML; empty for the ordinary one, nil where the formula gives it.
  var thickness: String? = ""
  /// The style it is set in; nil for the style of its place.
  var display: Bool?
}

/// Commands of fractions.
internal enum Fraction: CommandHandler {
  /// Written in front of its parts: `\frac`.
  case prefix(FractionForm)
  /// Written between its parts: `\over`.
  case infix(FractionForm)
  case generic, continued, split

  func parse(_ context: inout CommandContext) throws(FormulaSyntaxError) {
    switch self {
    case .prefix(let form): try context.prefixFraction(form)
    case .infix(let form): try context.infixFraction(form)
    case .generic:
      let open = try context.delimiterArgument()
      let close = try context.delimiterArgument()
      let thickness = try context.word()
      let style = try context.word()
      let display: Bool? = style.isEmpty ? nil : style == "0"
      try context.prefixFraction(FractionForm(open: open, close: close, thickness: thickness, display: display))
    case .continued:
      try context.optionalArgument()
      let (numerator, denominator) = try context.parseArguments()
      let parts = (context.inTextStyle(numerator), context.inTextStyle(denominator))
      let source = context.sourceUpToHere
      context.push(context.changeTree { $0.add(FractionForm(), parts.0, parts.1, source: source) })
    case .split:
      let (over, under) = try context.parseArguments()
      let id = context.add(.fraction, [over, under])
      context.setAttribute("linethickness", "0", of: id)
      context.push(id)
    }
  }
}

extension Command {
  static func fraction(_ form: FractionForm) -> Command { .handler(Fraction.prefix(form)) }
  static func infix(_ form: FractionForm) -> Command { .handler(Fraction.infix(form)) }
}

extension CommandContext {
  @inline(never)
  fileprivate mutating func prefixFraction(_ form: FractionForm) throws(FormulaSyntaxError) {
    let (numerator, denominator) = try parseArguments()
    let source = sourceUpToHere
    push(changeTree { $0.add(form, numerator, denominator, source: source) })
  }

  @inline(never)
  fileprivate mutating func infixFraction(_ form: FractionForm) throws(FormulaSyntaxError) {
    var form = form
    if form.open == nil {
      form.open = try delimiter().text
      form.close = try delimiter().text
    }
    if form.thickness == nil { form.thickness = try dimension() }
    let source = command.source
    guard changeList({ $0.beginDenominator(form, source: source) }) else {
      throw problem("It is not clear which of two fractions is within the other", expected: "braces around one of them")
    }
  }

  /// Takes the sign of a fence, which may be an empty argument.
  @inline(never)
  fileprivate mutating func delimiterArgument() throws(FormulaSyntaxError) -> String {
    if isBeforeGroup(), following()?.kind == .closeBrace {
      skip(2)
      return ""
    }
    return try delimiter().text
  }

  @inline(never)
  fileprivate mutating func inTextStyle(_ id: FormulaTree.ID) -> FormulaTree.ID {
    let style = add(.style, [id])
    setAttribute("displaystyle", "false", of: style)
    return style
  }
}

extension FormulaTree {
  /// Adds a fraction, with signs and a style around it.
  mutating func add(_ form: FractionForm, _ numerator: ID, _ denominator: ID, source: Range<Int>) -> ID {
    let start = min(source.lowerBound, self[numerator].source.lowerBound)
    let end = max(source.upperBound, self[denominator].source.upperBound)
    var id = add(.fraction, [numerator, denominator], source: start..<max(start, end))
    if let thickness = form.thickness, !thickness.isEmpty { setAttribute("linethickness", thickness, of: id) }
    let open = form.open ?? ""
    let close = form.close ?? ""
    if !open.isEmpty || !close.isEmpty {
      var parts: [ID] = []
      if !open.isEmpty { parts.append(token(.operator, open, source: start..<start)) }
      parts.append(id)
      if !close.isEmpty { parts.append(token(.operator, close, source: end..<end)) }
      id = add(.row, parts, source: start..<max(start, end))
    }
    if let display = form.display {
      id = add(.style, [id])
      setAttribute("displaystyle", display ? "true" : "false", of: id)
    }
    return id
  }
}
