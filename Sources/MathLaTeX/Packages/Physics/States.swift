internal import MathTree

/// States of quantum mechanics, as the package physics writes them.
extension CommandContext {
  mutating func state(_ handler: Physics) throws(FormulaSyntaxError) {
    let isStarred = star()
    if isStarred { star() }
    switch handler {
    case .bra: try bra()
    case .state(let open, let close):
      let argument = try argument()
      pushFenced(open, [try parse(argument)], close, command.source.reaching(argument.source.upperBound))
    case .innerProduct: try innerProduct(isOrdinary: name == "braket" && !isStarred)
    case .outerProduct: try outerProduct()
    case .expectation:
      let operation = try argument().tokens
      guard isBeforeGroup() else {
        return try expand("{\\langle {#1} \\rangle}", with: [operation])
      }
      let state = try argument().tokens
      try expand("{\\langle {#1} \\vert {#2} \\vert {#1} \\rangle}", with: [state, operation])
    default:
      let arguments = [try argument().tokens, try argument().tokens, try argument().tokens]
      try expand("{\\langle {#1} \\vert {#2} \\vert {#3} \\rangle}", with: arguments)
    }
  }

  /// `\bra{A}`, which a `\ket{B}` right after it joins.
  private mutating func bra() throws(FormulaSyntaxError) {
    let left = try argument().tokens
    guard let next = peek(), next.kind == .command, self.name(of: next) == "ket", definitions["ket"] == nil
    else { return try expand("{\\langle {#1} \\vert}", with: [left]) }
    skip()
    let place = place
    star()
    var right: ArraySlice<Token> = []
    if isBeforeGroup() { right = try argument().tokens } else { unread(to: place) }
    try expand("{\\langle {#1} \\vert {#2} \\rangle}", with: [left, right])
  }

  /// `\braket{a}{b}`. With one argument, the ordinary `\braket` sets what it is given between angles, and `\ip` sets it
  /// on both sides.
  private mutating func innerProduct(isOrdinary: Bool) throws(FormulaSyntaxError) {
    let left = try argument().tokens
    let isWhole = left.contains {
      $0.is("|") || $0.kind == .command && ["vert", "mid", "|"].contains(self.name(of: $0))
    }
    if !isWhole, isBeforeGroup() {
      let right = try argument().tokens
      return try expand("{\\langle {#1} \\vert {#2} \\rangle}", with: [left, right])
    }
    try expand(isOrdinary ? "{\\langle {#1} \\rangle}" : "{\\langle {#1} \\vert {#1} \\rangle}", with: [left])
  }

  /// `\ketbra{a}{b}`, or `\ketbra{a}` for the same state on both sides.
  private mutating func outerProduct() throws(FormulaSyntaxError) {
    let isBraced = isBeforeGroup()
    let left = try argument().tokens
    var right = left
    if let next = peekAny(), isBraced || next.kind == .space || next.kind == .openBrace {
      if isBeforeGroup() { right = try argument().tokens }
    } else if name == "ketbra", let next = peek(), next.kind == .letter || next.kind == .digit || next.kind == .command
    {
      right = try argument().tokens
    }
    try expand("{\\vert {#1} \\rangle\\langle {#2} \\vert}", with: [left, right])
  }
}
