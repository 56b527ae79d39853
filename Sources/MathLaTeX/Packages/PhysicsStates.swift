internal import MathTree

/// States of quantum mechanics, as the package physics writes them.
extension LaTeXParser {
  mutating func state(
    _ construction: PhysicsConstruction, _ name: String, _ token: Token
  ) throws(FormulaSyntaxError) {
    let isStarred = star()
    if isStarred { _ = star() }
    switch construction {
    case .bra: try bra(token)
    case .state(let open, let close):
      let argument = try argument(of: token)
      pushFenced(
        open, [try read(argument)], close,
        token.source.lowerBound..<max(token.source.upperBound, argument.source.upperBound))
    case .innerProduct: try innerProduct(isOrdinary: name == "braket" && !isStarred, token)
    case .outerProduct: try outerProduct(name, token)
    case .expectation:
      let operation = try argument(of: token).tokens
      guard let next = peek(), next.kind == .openBrace else {
        return try write("{\\langle {#1} \\rangle}", with: [operation], token)
      }
      try write(
        "{\\langle {#2} \\vert {#1} \\vert {#2} \\rangle}", with: [operation, try argument(of: token).tokens], token)
    default: try write("{\\langle {#1} \\vert {#2} \\vert {#3} \\rangle}", 3, token)
    }
  }

  /// `\bra{A}`, which a `\ket{B}` right after it joins.
  private mutating func bra(_ token: Token) throws(FormulaSyntaxError) {
    let left = try argument(of: token).tokens
    guard let next = peek(), next.kind == .command, self.name(of: next) == "ket", definitions.command("ket") == nil
    else { return try write("{\\langle {#1} \\vert}", with: [left], token) }
    input.position += 1
    let place = (input.position, waiting.count)
    _ = star()
    var right: ArraySlice<Token> = []
    if let brace = peek(), brace.kind == .openBrace {
      right = try argument(of: token).tokens
    } else if waiting.count == place.1 {
      input.position = place.0
    }
    try write("{\\langle {#1} \\vert {#2} \\rangle}", with: [left, right], token)
  }

  /// `\braket{a}{b}`. With one argument, the ordinary `\braket` sets what it is given between angles, and `\ip` sets it
  /// on both sides.
  private mutating func innerProduct(isOrdinary: Bool, _ token: Token) throws(FormulaSyntaxError) {
    let left = try argument(of: token).tokens
    let isWhole = left.contains {
      $0.is("|") || $0.kind == .command && ["vert", "mid", "|"].contains(self.name(of: $0))
    }
    if !isWhole, let next = peek(), next.kind == .openBrace {
      let right = try argument(of: token).tokens
      return try write("{\\langle {#1} \\vert {#2} \\rangle}", with: [left, right], token)
    }
    try write(isOrdinary ? "{\\langle {#1} \\rangle}" : "{\\langle {#1} \\vert {#1} \\rangle}", with: [left], token)
  }

  /// `\ketbra{a}{b}`, or `\ketbra{a}` for the same state on both sides.
  private mutating func outerProduct(_ name: String, _ token: Token) throws(FormulaSyntaxError) {
    let isBraced = peek()?.kind == .openBrace
    let left = try argument(of: token).tokens
    var right = left
    if let next = peekAny(), isBraced || next.kind == .space || next.kind == .openBrace {
      if let next = peek(), next.kind == .openBrace { right = try argument(of: token).tokens }
    } else if name == "ketbra", let next = peek(), next.kind == .letter || next.kind == .digit || next.kind == .command
    {
      right = try argument(of: token).tokens
    }
    try write("{\\vert {#1} \\rangle\\langle {#2} \\vert}", with: [left, right], token)
  }
}
