internal import MathTree

/// Functions and derivatives of the package physics.
extension CommandContext {
  /// `\div` as the divergence of what follows it, where there is nothing in front that could be divided.
  mutating func divergence() throws(FormulaSyntaxError) {
    var isFirst = builder.isAtStart
    if let last = builder.last, !isFirst, !builder.hasScripts {
      switch operatorClass(of: last) {
      case .relation, .open, .punctuation: isFirst = true
      default: break
      }
    }
    if isFirst, let next = peek(), startsOperand(next) {
      try expand("\\vnabla\\vdot")
    } else {
      push(token(.operator, "÷", variant: font))
    }
  }

  private func startsOperand(_ token: Token) -> Bool {
    switch token.kind {
    case .letter, .openBrace: true
    case .command: Self.vectorCommands.contains(name(of: token))
    default: token.is("(") || token.is("[")
    }
  }

  private static let vectorCommands: Set<String> = [
    "vb", "va", "vu", "vec", "mathbf", "boldsymbol", "bm", "vectorbold", "qty", "grad", "curl", "left",
  ]

  /// `\sin[2](x)`: a function with a power in brackets, if an argument follows in brackets too. Otherwise the
  /// brackets are the function's argument.
  mutating func powerFunction() throws(FormulaSyntaxError) {
    push(token(.identifier, name, variant: font), isFunction: true)
    guard let open = peek(), open.is("["), let power = following(), let close = following(2), close.is("]"),
      let next = following(3), next.is("("), power.kind == .digit || power.kind == .letter
    else { return }
    skip(3)
    let digit = token(power.kind == .digit ? .number : .identifier, written(power), at: power.source)
    changeList { $0.setScript(digit, isUpper: true) }
  }

  /// `\Res`, whose argument keeps its braces.
  mutating func residue() throws(FormulaSyntaxError) {
    push(token(.identifier, "Res", variant: font), isFunction: true)
    guard isBeforeGroup() else { return }
    let argument = try argument()
    pushFenced("{", try contents(of: argument), "}", argument.source)
  }

  /// `\dd[3]{x}`: the sign of a differential, with a power in brackets.
  mutating func differential(_ sign: String) throws(FormulaSyntaxError) {
    guard let power = try optionalArgument() else { return try expand(sign) }
    try expand("\(sign)^{#1}", with: [power.tokens])
  }

  /// `\dv[n]{f}{x}`: a derivative by `sign`, of at most `maximum` arguments; `\dv{x}` is of nothing yet, and
  /// `\pdv{f}{x}{y}` is by two variables.
  mutating func derivative(_ sign: String, maximum: Int) throws(FormulaSyntaxError) {
    let isFlat = star()
    let power = try optionalArgument()?.tokens
    var arguments = [try argument().tokens]
    while arguments.count < maximum, isBeforeGroup() {
      arguments.append(try argument().tokens)
    }
    var over = sign
    var under = "\(sign){#1}"
    if arguments.count > 2 {
      over += "^{2}#1"
      under = "\(sign){#2}\(sign){#3}"
    } else {
      if power != nil { over += "^{#3}" }
      if arguments.count > 1 {
        over += "#1"
        under = "\(sign){#2}"
      } else {
        arguments.append([])
      }
      if let power {
        under += "^{#3}"
        arguments.append(power)
      }
    }
    try expand("\(isFlat ? "\\flatfrac" : "\\frac"){\(over)}{\(under)}", with: arguments)
  }
}
