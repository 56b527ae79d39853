internal import MathTree

/// Vectors, functions and derivatives of the package physics.
extension LaTeXParser {
  /// `\vb{a}` in bold letters, `\vb*{a}` in bold italic ones.
  mutating func vector(_ token: Token) throws(FormulaSyntaxError) {
    let isItalic = star()
    let argument = try argument(of: token)
    let first = tree.nodes.count
    let id = try read(argument)
    embolden(from: first, isItalic: isItalic)
    push(id)
  }

  /// `\div` as the divergence of what follows it, where there is nothing in front that could be divided.
  mutating func divergence(_ token: Token) throws(FormulaSyntaxError) {
    let start = max(list.base, list.mark?.start ?? list.base)
    var isFirst = items.count <= start
    if let last = items.last, !isFirst, list.scripts == nil {
      switch operatorClass(of: last) {
      case .relation, .open, .punctuation: isFirst = true
      default: break
      }
    }
    if isFirst, let next = peek(), startsOperand(next) {
      try write("\\vnabla\\vdot", with: [], token)
    } else {
      push(tree.token(.operator, "÷", variant: style.font, source: token.source))
    }
  }

  private func startsOperand(_ token: Token) -> Bool {
    switch token.kind {
    case .letter, .openBrace: true
    case .command:
      switch name(of: token) {
      case "vb", "va", "vu", "vec", "mathbf", "boldsymbol", "bm", "vectorbold", "qty", "grad", "curl", "left": true
      default: false
      }
    default: token.is("(") || token.is("[")
    }
  }

  /// `\sin[2](x)`: a function with a power in brackets, if an argument follows in brackets too. Otherwise the
  /// brackets are the function's argument.
  mutating func powerFunction(_ name: String, _ token: Token) throws(FormulaSyntaxError) {
    push(tree.token(.identifier, name, variant: style.font, source: token.source), isFunction: true)
    guard let open = peek(), open.is("["), let power = following(), let close = following(2), close.is("]"),
      let next = following(3), next.is("("), power.kind == .digit || power.kind == .letter
    else { return }
    input.position += 3
    let digit = tree.token(power.kind == .digit ? .number : .identifier, written(power), source: power.source)
    list.scripts = OpenList.Scripts(upper: digit)
  }

  /// `\Res`, whose argument keeps its braces.
  mutating func residue(_ token: Token) throws(FormulaSyntaxError) {
    push(tree.token(.identifier, "Res", variant: style.font, source: token.source), isFunction: true)
    guard let next = peek(), next.kind == .openBrace else { return }
    let argument = try argument(of: token)
    pushFenced("{", try contents(of: argument), "}", argument.source)
  }

  /// `\dd[3]{x}`: the sign of a differential, with a power in brackets.
  mutating func differential(_ sign: String, _ token: Token) throws(FormulaSyntaxError) {
    guard let power = try optionalArgument() else { return try write(sign, with: [], token) }
    try write("\(sign)^{#1}", with: [power.tokens], token)
  }

  /// `\dv[n]{f}{x}`: a derivative by `sign`, of at most `maximum` arguments; `\dv{x}` is of nothing yet, and
  /// `\pdv{f}{x}{y}` is by two variables.
  mutating func derivative(
    _ sign: String, maximum: Int, _ token: Token
  ) throws(FormulaSyntaxError) {
    let isFlat = star()
    let power = try optionalArgument()?.tokens
    var arguments = [try argument(of: token).tokens]
    while arguments.count < maximum, let next = peek(), next.kind == .openBrace {
      arguments.append(try argument(of: token).tokens)
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
    try write("\(isFlat ? "\\flatfrac" : "\\frac"){\(over)}{\(under)}", with: arguments, token)
  }
}
