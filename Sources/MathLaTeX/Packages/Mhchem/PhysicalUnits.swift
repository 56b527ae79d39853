internal import MathTree

/// Values with units, as the command `\pu` of the package mhchem takes them: `1.2e3 kJ//mol`.
extension CommandContext {
  mutating func physicalUnits() throws(FormulaSyntaxError) {
    let argument = try argument()
    var scanner = ChemistryScanner(argument.tokens)
    var over: [FormulaTree.ID] = []
    var parts: [FormulaTree.ID] = []
    // Where the units begin behind the number, and whether they stand over a line.
    var start = 0
    var isBelow = false
    while let next = scanner.token() {
      switch next.kind {
      case .digit: parts += valueNumber(&scanner)
      case .letter: parts.append(poweredUnit(&scanner))
      case .command, .openBrace:
        let from = scanner.i
        scanner.i += 1
        while scanner.token()?.kind == .openBrace { _ = scanner.group() }
        parts += try contents(of: Argument(tokens: argument.tokens[from..<scanner.i], source: next.source))
      case .space, .tie, .comment, .closeBrace, .superscript, .subscript: scanner.i += 1
      default:
        if scanner.starts(with: "//"), !isBelow {
          scanner.i += 2
          over = parts
          parts = []
          isBelow = true
          continue
        }
        if next.is("$") {
          parts += try contents(of: Argument(tokens: scanner.group(), source: next.source))
          continue
        }
        if next.is("%") || next.is("°") || next.is("µ") || next.is("Ω") || next.is("Å") {
          parts.append(poweredUnit(&scanner))
          continue
        }
        let isPlusMinus = scanner.starts(with: "+-")
        scanner.i += isPlusMinus ? 2 : 1
        let (element, text) = Characters.token(of: next.scalar)
        let sign = isPlusMinus ? "±" : next.is("*") ? "⋅" : text
        parts.append(token(element, sign, at: next.source))
      }
      // A number in front stays in front of the fraction.
      if !isBelow, next.kind == .digit { start = parts.count }
    }
    if isBelow {
      let numerator = group(Array(over[min(start, over.count)...]))
      let fraction = add(.fraction, [numerator, group(parts)])
      parts = over.prefix(start) + [fraction]
    }
    push(add(.row, parts, at: argument.source))
  }

  /// A number with a power of ten, as in `1.2e3` or `1.2E3`.
  private mutating func valueNumber(_ scanner: inout ChemistryScanner) -> [FormulaTree.ID] {
    let start = scanner.i
    _ = scanner.run(of: .digit)
    if let mark = scanner.token(), mark.is("."), scanner.token(1)?.kind == .digit {
      scanner.i += 1
      _ = scanner.run(of: .digit)
    }
    var parts = [number(scanner.tokens[start..<scanner.i])]
    guard let sign = scanner.token(), sign.is("e") || sign.is("E"), let next = scanner.token(1) else { return parts }
    let isNegative = next.is("-")
    guard let digit = isNegative ? scanner.token(2) : next, digit.kind == .digit else { return parts }
    scanner.i += isNegative ? 2 : 1
    parts.append(token(.operator, sign.is("e") ? "⋅" : "×", at: sign.source))
    let base = token(.number, "10", at: sign.source)
    let exponent = number(scanner.run(of: .digit))
    parts.append(add(.superscript, [base, isNegative ? negative(exponent, next) : exponent]))
    return parts
  }

  private mutating func negative(_ number: FormulaTree.ID, _ sign: Token) -> FormulaTree.ID {
    let minus = token(.operator, "−", at: sign.source)
    return add(.row, [minus, number])
  }

  /// A unit, with the power behind it: `mm2`, `s^-1`.
  private mutating func poweredUnit(_ scanner: inout ChemistryScanner) -> FormulaTree.ID {
    let start = scanner.i
    if let first = scanner.token(), first.kind != .letter { scanner.i += 1 }
    _ = scanner.run(of: .letter)
    let letters = scanner.tokens[start..<scanner.i]
    let unit = token(.identifier, text(of: letters), variant: .normal, at: letters.source ?? 0..<0)
    setAttribute("class", "MathML-Unit", of: unit)
    let place = scanner.i
    let hasMark = scanner.token()?.kind == .superscript
    if hasMark { scanner.i += 1 }
    let isBraced = hasMark && scanner.token()?.kind == .openBrace
    if isBraced { scanner.i += 1 }
    let sign = scanner.token()
    let isNegative = sign?.is("-") ?? false
    if isNegative { scanner.i += 1 }
    let digits = scanner.run(of: .digit)
    guard !digits.isEmpty else {
      scanner.i = place
      return unit
    }
    if isBraced, scanner.token()?.kind == .closeBrace { scanner.i += 1 }
    let exponent = number(digits)
    guard isNegative, let sign else { return add(.superscript, [unit, exponent]) }
    return add(.superscript, [unit, negative(exponent, sign)])
  }
}
