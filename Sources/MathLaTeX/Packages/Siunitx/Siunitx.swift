internal import MathTree

/// The package siunitx: numbers, angles, and values with units.
extension Package {
  static let siunitx = Package(
    commands: [("sisetup", .ignored(arguments: 1))],
    handlers: [
      ("num tablenum complexnum", Siunitx.number), ("complexqty", Siunitx.complexQuantity),
      ("DeclareSIUnit", Siunitx.declareUnit), ("ang", Siunitx.angle), ("unit si", Siunitx.unit),
      ("SI", Siunitx.quantity),
      ("numlist", Siunitx.numberList), ("numproduct", Siunitx.numberProduct), ("numrange", Siunitx.numberRange),
      ("qtylist SIlist", Siunitx.quantityList), ("qtyproduct", Siunitx.quantityProduct),
      ("qtyrange SIrange", Siunitx.quantityRange),
    ])
}

/// What a command of the package siunitx writes.
internal enum Siunitx: CommandHandler {
  case number, angle, unit, quantity, numberList, numberProduct, numberRange
  case quantityList, quantityProduct, quantityRange, complexQuantity, declareUnit

  func parse(_ context: inout CommandContext) throws(FormulaSyntaxError) {
    try context.optionalArgument()
    let first = try context.argument()
    switch self {
    case .number: try context.number(first)
    case .complexQuantity:
      context.push(context.token(.operator, "(", at: context.endOfInput))
      try context.number(first)
      context.push(context.token(.operator, ")", at: context.endOfInput))
    case .declareUnit:
      let text = try context.word()
      guard let name = first.tokens.first(where: { $0.kind == .command }) else { return }
      let own = context.name(of: name)
      context.define { $0.units[own] = text }
    case .angle: try context.angle(first)
    case .unit: try context.unit(first)
    case .quantity:
      // `\SI{5}[\$]{...}`, with a sign in front of the number.
      try context.optionalArgument()
      try context.number(first)
    case .numberList, .quantityList: try context.numbers(first, between: ";", as: ",")
    case .numberProduct, .quantityProduct: try context.numbers(first, between: "x", as: "×")
    case .numberRange, .quantityRange:
      try context.number(first)
      let dash = context.token(.operator, "–", at: context.endOfInput)
      context.setAttribute("intent", ":range", of: dash)
      context.push(dash)
      try context.number(try context.argument())
    }
    switch self {
    case .quantity, .quantityList, .quantityProduct, .quantityRange, .complexQuantity:
      context.pushSpace("0.167em", at: context.endOfInput)
      try context.unit(try context.argument())
    default: break
    }
  }
}

extension CommandContext {
  /// Whether two groups come next, which are a value and its unit, perhaps with options in brackets before them.
  mutating func isBeforeValueWithUnit() -> Bool {
    guard let next = peek() else { return false }
    var rest = upcoming
    if next.is("[") { rest = rest.drop { !$0.is("]") }.dropFirst() }
    for _ in 0..<2 {
      rest = rest.drop { $0.kind == .space }
      guard let group = rest.first, group.kind == .openBrace, group.match > 0 else { return false }
      rest = rest.dropFirst(group.length)
    }
    return true
  }

  /// Numbers with separators between them.
  fileprivate mutating func numbers(
    _ argument: Argument, between separator: Unicode.Scalar, as sign: String
  ) throws(FormulaSyntaxError) {
    for (place, part) in argument.tokens.split(whereSeparator: { $0.is(separator) }).enumerated() {
      if place > 0 { push(token(.operator, sign, at: part.first?.source)) }
      try number(Argument(tokens: part, source: argument.source))
    }
  }

  /// `\ang{12;30;5}`: degrees, minutes and seconds.
  fileprivate mutating func angle(_ argument: Argument) throws(FormulaSyntaxError) {
    let parts = argument.tokens.split(maxSplits: 2, omittingEmptySubsequences: false) { $0.is(";") }
    for (part, sign) in zip(parts, ["°", "′", "″"]) where !part.isEmpty {
      let place = part.last.map { Int($0.end) } ?? argument.source.upperBound
      if sign == "°" {
        try number(Argument(tokens: part, source: argument.source))
        push(unit(sign, place..<place))
      } else {
        let value = try parse(Argument(tokens: part, source: argument.source))
        push(add(.superscript, [value, token(.operator, sign, at: place..<place)]))
      }
    }
  }

  private mutating func unit(_ text: String, _ source: Range<Int>) -> FormulaTree.ID {
    let id = token(.identifier, text, variant: .normal, at: source)
    setAttribute("class", "MathML-Unit", of: id)
    return id
  }

  // MARK: Numbers

  /// A number as siunitx takes it: `-1.5e3`, `2.00(3)`, `4 +- 0.1`, with a point or a comma.
  fileprivate mutating func number(_ argument: Argument) throws(FormulaSyntaxError) {
    let tokens = argument.tokens.filter { $0.kind != .space && $0.kind != .tie && $0.kind != .comment }
    var i = 0
    while i < tokens.count {
      let first = tokens[i]
      let start = i
      if first.kind == .digit || first.is(".") || first.is(",") {
        var text = ""
        while i < tokens.count, tokens[i].kind == .digit || tokens[i].is(".") || tokens[i].is(",") {
          text += tokens[i].kind == .digit ? written(tokens[i]) : String(decimalMark)
          i += 1
        }
        push(token(.number, text, at: first.source.ending(at: Int(tokens[i - 1].end))))
        pushUncertainty(of: text, tokens, &i)
        continue
      }
      i += 1
      if first.kind == .letter, "eEdD".unicodeScalars.contains(first.scalar) {
        pushPower(tokens, &i, after: start)
      } else if first.is("+"), i < tokens.count, tokens[i].is("-") {
        i += 1
        push(token(.operator, "±", at: first.source))
      } else if first.kind == .letter, first.is("x") {
        push(token(.operator, "×", at: first.source))
      } else if first.kind == .openBrace || first.kind == .closeBrace {
        continue
      } else {
        // A sign, a variable, or a command like `\pi`.
        let part = Argument(tokens: tokens[start..<i], source: first.source)
        push(all: try contents(of: part))
      }
    }
  }

  /// The digits in parentheses at `i`, which say how far the last digits of `number` may be wrong: `1.25(3)` is
  /// 1.25 ± 0.03.
  private mutating func pushUncertainty(of number: String, _ tokens: [Token], _ i: inout Int) {
    guard i + 2 < tokens.count, tokens[i].is("("),
      let end = tokens[(i + 1)...].firstIndex(where: { $0.kind != .digit && !$0.is(".") }), tokens[end].is(")"),
      end > i + 1
    else { return }
    var digits = tokens[(i + 1)..<end].map { written($0) }.joined()
    let decimals = number.firstIndex(of: decimalMark).map { number[$0...].dropFirst().count } ?? 0
    if let point = digits.firstIndex(of: ".") {
      digits.replaceSubrange(point...point, with: String(decimalMark))
    } else if decimals > 0 {
      let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
      digits = padded.dropLast(decimals) + String(decimalMark) + padded.suffix(decimals)
    }
    let source = tokens[i].source.ending(at: Int(tokens[end].end))
    push(token(.operator, "±", at: tokens[i].source))
    push(token(.number, digits, at: source))
    i = end + 1
  }

  /// The power of ten whose exponent begins at `i`.
  private mutating func pushPower(_ tokens: [Token], _ i: inout Int, after sign: Int) {
    let source = tokens[sign].source
    // Nothing stands in front of `e3`.
    if sign > 0 { push(token(.operator, "×", at: source)) }
    let base = token(.number, "10", at: source)
    var parts: [FormulaTree.ID] = []
    if i < tokens.count, tokens[i].is("-") || tokens[i].is("+") {
      if tokens[i].is("-") { parts.append(token(.operator, "−", at: tokens[i].source)) }
      i += 1
    }
    var digits = ""
    let start = i
    while i < tokens.count, tokens[i].kind == .digit {
      digits.unicodeScalars.append(tokens[i].scalar)
      i += 1
    }
    let place = tokens[start..<i].source ?? source
    parts.append(token(.number, digits.isEmpty ? "1" : digits, at: place))
    push(add(.superscript, [base, row(parts)]))
  }

  // MARK: Units

  /// A unit, in commands like `\kilo\metre\per\second` or in letters like `m/s^2`.
  fileprivate mutating func unit(_ argument: Argument) throws(FormulaSyntaxError) {
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
          list.setQualifier(word(argument.tokens, &i))
        } else if name == "highlight" {
          _ = word(argument.tokens, &i)
        } else if let own = definitions.units[name] {
          list.add(own, next.source)
        } else if !list.add(command: name, next), CommandTable.commands[name] == nil {
          let near = NearName.nearest(to: name, in: UnitList.units.keys)
          throw FormulaSyntaxError(
            "There is no unit '\\\(name)'", expected: near.map { "'\\\($0)', perhaps" }, at: next.source)
        }
      case .superscript: list.setPower(word(argument.tokens, &i))
      case .subscript: list.setQualifier(word(argument.tokens, &i))
      case .letter:
        var text = String(Character(next.scalar))
        var end = next.end
        while i < argument.tokens.endIndex, argument.tokens[i].kind == .letter {
          text.unicodeScalars.append(argument.tokens[i].scalar)
          end = argument.tokens[i].end
          i += 1
        }
        list.add(text, next.source.ending(at: Int(end)))
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
    i += tokens[i].length
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
    let numerator = row(over.map { unit($0, isInverse: false) })
    let denominator = row(under.map { unit($0, isInverse: false) })
    push(add(.fraction, [numerator, denominator], at: source))
  }

  private mutating func unit(_ piece: UnitList.Piece, isInverse: Bool) -> FormulaTree.ID {
    var base = unit(piece.text, piece.source)
    if !piece.qualifier.isEmpty { base = add(.subscript, [base, token(.text, piece.qualifier, at: piece.source)]) }
    guard isInverse || !piece.power.isEmpty else { return base }
    let isNegative = piece.power.hasPrefix("-") != isInverse
    let digits = piece.power.drop { $0 == "-" || $0 == "+" }
    let number = token(.number, digits.isEmpty ? "1" : String(digits), at: piece.source)
    guard isNegative else { return add(.superscript, [base, number]) }
    let minus = token(.operator, "−", at: piece.source)
    return add(.superscript, [base, add(.row, [minus, number])])
  }
}
