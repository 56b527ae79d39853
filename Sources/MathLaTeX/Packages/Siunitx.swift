internal import MathTree

/// The package siunitx: numbers, angles, and values with units.
extension Package {
  static let siunitx = Package(commands: [
    ("num", .construction(.siunitx(.number))), ("tablenum", .construction(.siunitx(.number))),
    ("ang", .construction(.siunitx(.angle))),
    ("unit", .construction(.siunitx(.unit))), ("si", .construction(.siunitx(.unit))),
    ("SI", .construction(.siunitx(.quantity))),
    ("numlist", .construction(.siunitx(.numberList))), ("numproduct", .construction(.siunitx(.numberProduct))),
    ("numrange", .construction(.siunitx(.numberRange))),
    ("qtylist", .construction(.siunitx(.quantityList))), ("SIlist", .construction(.siunitx(.quantityList))),
    ("qtyproduct", .construction(.siunitx(.quantityProduct))),
    ("qtyrange", .construction(.siunitx(.quantityRange))), ("SIrange", .construction(.siunitx(.quantityRange))),
    ("sisetup", .construction(.ignored(arguments: 1))),
  ])
}

/// What a command of the package siunitx writes.
internal enum UnitsConstruction: Sendable {
  case number, angle, unit, quantity, numberList, numberProduct, numberRange
  case quantityList, quantityProduct, quantityRange
}

extension LaTeXParser {
  mutating func units(_ construction: UnitsConstruction, _ token: Token) throws(FormulaSyntaxError) {
    _ = try optionalArgument()
    let first = try argument(of: token)
    switch construction {
    case .number: try siNumber(first, token)
    case .angle: try angle(first, token)
    case .unit: try siUnit(first, token)
    case .quantity:
      // `\SI{5}[\$]{...}`, with a sign in front of the number.
      _ = try optionalArgument()
      try siNumber(first, token)
      pushSpace("0.167em", endOfInput)
      try siUnit(try argument(of: token), token)
    case .numberList, .numberProduct: try numbers(first, construction, token)
    case .quantityList, .quantityProduct:
      try numbers(first, construction, token)
      pushSpace("0.167em", endOfInput)
      try siUnit(try argument(of: token), token)
    case .numberRange, .quantityRange:
      try siNumber(first, token)
      push(tree.token(.operator, "–", source: endOfInput))
      try siNumber(try argument(of: token), token)
      guard case .quantityRange = construction else { return }
      pushSpace("0.167em", endOfInput)
      try siUnit(try argument(of: token), token)
    }
  }

  /// Whether two groups come next, which are a value and its unit, perhaps with options in brackets before them.
  mutating func isValueWithUnit() -> Bool {
    guard var next = peek() else { return false }
    var i = input.position
    if next.is("[") {
      while i < input.end, !input.tokens[i].is("]") { i += 1 }
      i += 1
    }
    for _ in 0..<2 {
      while i < input.end, input.tokens[i].kind == .space { i += 1 }
      guard i < input.end else { return false }
      next = input.tokens[i]
      guard next.kind == .openBrace, next.match > 0 else { return false }
      i += Int(next.match) + 1
    }
    return true
  }

  /// Numbers with semicolons between them, or `x` in a product.
  private mutating func numbers(
    _ argument: Argument, _ construction: UnitsConstruction, _ token: Token
  ) throws(FormulaSyntaxError) {
    var sign = (";" as Unicode.Scalar, ",")
    switch construction {
    case .numberProduct, .quantityProduct: sign = ("x", "×")
    default: break
    }
    for (place, part) in argument.tokens.split(whereSeparator: { $0.is(sign.0) }).enumerated() {
      if place > 0 { push(tree.token(.operator, sign.1, source: part.first?.source ?? token.source)) }
      try siNumber(Argument(tokens: part, source: argument.source), token)
    }
  }

  /// `\ang{12;30;5}`: degrees, minutes and seconds.
  private mutating func angle(_ argument: Argument, _ token: Token) throws(FormulaSyntaxError) {
    let parts = argument.tokens.split(maxSplits: 2, omittingEmptySubsequences: false) { $0.is(";") }
    for (part, sign) in zip(parts, ["°", "′", "″"]) where !part.isEmpty {
      try siNumber(Argument(tokens: part, source: argument.source), token)
      let place = part.last.map { Int($0.end) } ?? argument.source.upperBound
      if sign == "°" {
        push(unit(sign, place..<place))
      } else {
        push(tree.token(.operator, sign, source: place..<place))
      }
    }
  }

  private mutating func unit(_ text: String, _ source: Range<Int>) -> FormulaTree.ID {
    let id = tree.token(.identifier, text, variant: .normal, source: source)
    tree.setAttribute("class", "MathML-Unit", of: id)
    return id
  }

  // MARK: Numbers

  /// A number as siunitx takes it: `-1.5e3`, `2.00(3)`, `4 +- 0.1`, with a point or a comma.
  private mutating func siNumber(_ argument: Argument, _ token: Token) throws(FormulaSyntaxError) {
    let tokens = argument.tokens.filter { $0.kind != .space && $0.kind != .tie && $0.kind != .comment }
    var i = 0
    while i < tokens.count {
      let first = tokens[i]
      let start = i
      if first.kind == .digit || first.is(".") || first.is(",") {
        var text = ""
        while i < tokens.count, tokens[i].kind == .digit || tokens[i].is(".") || tokens[i].is(",") {
          text += tokens[i].kind == .digit ? written(tokens[i]) : String(options.decimalMark)
          i += 1
        }
        let end = Int(tokens[i - 1].end)
        push(tree.token(.number, text, source: Int(first.start)..<max(Int(first.start), end)))
        continue
      }
      i += 1
      if first.kind == .letter, "eEdD".unicodeScalars.contains(first.scalar) {
        pushPower(tokens, &i, after: start)
      } else if first.is("+"), i < tokens.count, tokens[i].is("-") {
        i += 1
        push(tree.token(.operator, "±", source: first.source))
      } else if first.kind == .letter, first.is("x") {
        push(tree.token(.operator, "×", source: first.source))
      } else if first.kind == .openBrace || first.kind == .closeBrace {
        continue
      } else {
        // A sign, a variable, or a command like `\pi`.
        let part = Argument(tokens: tokens[start..<i], source: first.source)
        for child in try contents(of: part) { push(child) }
      }
    }
  }

  /// The power of ten whose exponent begins at `i`.
  private mutating func pushPower(_ tokens: [Token], _ i: inout Int, after sign: Int) {
    let source = tokens[sign].source
    // Nothing stands in front of `e3`.
    if sign > 0 { push(tree.token(.operator, "×", source: source)) }
    let base = tree.token(.number, "10", source: source)
    var parts: [FormulaTree.ID] = []
    if i < tokens.count, tokens[i].is("-") || tokens[i].is("+") {
      if tokens[i].is("-") { parts.append(tree.token(.operator, "−", source: tokens[i].source)) }
      i += 1
    }
    var digits = ""
    let start = i
    while i < tokens.count, tokens[i].kind == .digit {
      digits.unicodeScalars.append(tokens[i].scalar)
      i += 1
    }
    let place = start < i ? Int(tokens[start].start)..<max(Int(tokens[start].start), Int(tokens[i - 1].end)) : source
    parts.append(tree.token(.number, digits.isEmpty ? "1" : digits, source: place))
    push(tree.add(.superscript, [base, tree.row(parts)]))
  }

  // MARK: Units

  /// A unit, in commands like `\kilo\metre\per\second` or in letters like `m/s^2`.
  private mutating func siUnit(_ argument: Argument, _ token: Token) throws(FormulaSyntaxError) {
    var list = UnitList()
    var i = argument.tokens.startIndex
    while i < argument.tokens.endIndex {
      let next = argument.tokens[i]
      i += 1
      switch next.kind {
      case .command:
        let name = name(of: next)
        if let power = UnitList.powersAfter[name] {
          list.setPower(power)
        } else if name == "tothe" || name == "raiseto" {
          let power = word(argument.tokens, &i)
          if name == "tothe" { list.setPower(power) } else { list.nextPower = power }
        } else if name == "of" {
          _ = word(argument.tokens, &i)
        } else if !list.add(command: name, next), CommandTable.commands[name] == nil {
          let near = NearName.nearest(to: name, in: UnitList.units.keys)
          throw FormulaSyntaxError(
            "There is no unit '\\\(name)'", expected: near.map { "'\\\($0)', perhaps" }, at: next.source)
        }
      case .superscript: list.setPower(word(argument.tokens, &i))
      case .subscript: _ = word(argument.tokens, &i)
      case .letter:
        var text = String(Character(next.scalar))
        var end = next.end
        while i < argument.tokens.endIndex, argument.tokens[i].kind == .letter {
          text.unicodeScalars.append(argument.tokens[i].scalar)
          end = argument.tokens[i].end
          i += 1
        }
        list.add(text, Int(next.start)..<max(Int(next.start), Int(end)))
      case .other: list.add(sign: next)
      case .prime: list.add("′", next.source)
      default: break
      }
    }
    pushUnits(list, argument.source)
  }

  /// Takes a group, or one character, as it is written.
  private func word(_ tokens: ArraySlice<Token>, _ i: inout Int) -> String {
    while i < tokens.endIndex, tokens[i].kind == .space { i += 1 }
    guard i < tokens.endIndex else { return "" }
    let start = i
    i += tokens[i].kind == .openBrace && tokens[i].match > 0 ? Int(tokens[i].match) + 1 : 1
    let end = min(i, tokens.endIndex)
    return text(of: tokens[start..<end].filter { $0.kind != .openBrace && $0.kind != .closeBrace }[...])
  }

  private mutating func pushUnits(_ list: UnitList, _ source: Range<Int>) {
    let over = list.pieces.filter { !$0.isBelow }
    let under = list.pieces.filter(\.isBelow)
    if over.isEmpty || under.isEmpty {
      for piece in list.pieces { push(unit(piece, isInverse: piece.isBelow)) }
      return
    }
    let numerator = tree.row(over.map { unit($0, isInverse: false) })
    let denominator = tree.row(under.map { unit($0, isInverse: false) })
    push(tree.add(.fraction, [numerator, denominator], source: source))
  }

  private mutating func unit(_ piece: UnitList.Piece, isInverse: Bool) -> FormulaTree.ID {
    let base = unit(piece.text, piece.source)
    guard isInverse || !piece.power.isEmpty else { return base }
    let isNegative = piece.power.hasPrefix("-") != isInverse
    let digits = piece.power.drop { $0 == "-" || $0 == "+" }
    let number = tree.token(.number, digits.isEmpty ? "1" : String(digits), source: piece.source)
    guard isNegative else { return tree.add(.superscript, [base, number]) }
    let minus = tree.token(.operator, "−", source: piece.source)
    return tree.add(.superscript, [base, tree.add(.row, [minus, number])])
  }
}
