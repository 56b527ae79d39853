internal import MathTree

/// Values with units, as the command `\pu` of the package mhchem takes them: `1.2e3 kJ//mol`.
extension LaTeXParser {
  mutating func physicalUnits(_ token: Token) throws(FormulaSyntaxError) {
    let argument = try argument(of: token)
    var reader = ChemistryReader(argument.tokens)
    var over: [FormulaTree.ID] = []
    var parts: [FormulaTree.ID] = []
    // Where the units begin behind the number, and whether they stand over a line.
    var start = 0
    var isBelow = false
    while let next = reader.token() {
      switch next.kind {
      case .digit: parts += valueNumber(&reader)
      case .letter: parts.append(poweredUnit(&reader))
      case .command, .openBrace:
        let from = reader.i
        reader.i += 1
        while reader.token()?.kind == .openBrace { _ = reader.group() }
        parts += try contents(of: Argument(tokens: argument.tokens[from..<reader.i], source: next.source))
      case .space, .tie, .comment, .closeBrace, .superscript, .subscript: reader.i += 1
      default:
        if reader.starts(with: "//"), !isBelow {
          reader.i += 2
          over = parts
          parts = []
          isBelow = true
          continue
        }
        if next.is("$") {
          parts += try contents(of: Argument(tokens: reader.group(), source: next.source))
          continue
        }
        if next.is("%") || next.is("°") || next.is("µ") || next.is("Ω") || next.is("Å") {
          parts.append(poweredUnit(&reader))
          continue
        }
        let isPlusMinus = reader.starts(with: "+-")
        reader.i += isPlusMinus ? 2 : 1
        let (element, text) = Characters.token(of: next.scalar)
        let sign = isPlusMinus ? "±" : next.is("*") ? "⋅" : text
        parts.append(tree.token(element, sign, source: next.source))
      }
      // A number in front stays in front of the fraction.
      if !isBelow, next.kind == .digit { start = parts.count }
    }
    if isBelow {
      let numerator = group(Array(over[min(start, over.count)...]))
      let fraction = tree.add(.fraction, [numerator, group(parts)])
      parts = over.prefix(start) + [fraction]
    }
    push(tree.add(.row, parts, source: argument.source))
  }

  /// A number with a power of ten, as in `1.2e3` or `1.2E3`.
  private mutating func valueNumber(_ reader: inout ChemistryReader) -> [FormulaTree.ID] {
    let start = reader.i
    _ = reader.run(of: .digit)
    if let mark = reader.token(), mark.is("."), reader.token(1)?.kind == .digit {
      reader.i += 1
      _ = reader.run(of: .digit)
    }
    var parts = [number(reader.tokens[start..<reader.i])]
    guard let sign = reader.token(), sign.is("e") || sign.is("E"), let next = reader.token(1) else { return parts }
    let isNegative = next.is("-")
    guard let digit = isNegative ? reader.token(2) : next, digit.kind == .digit else { return parts }
    reader.i += isNegative ? 2 : 1
    parts.append(tree.token(.operator, sign.is("e") ? "⋅" : "×", source: sign.source))
    let base = tree.token(.number, "10", source: sign.source)
    let exponent = number(reader.run(of: .digit))
    parts.append(tree.add(.superscript, [base, isNegative ? negative(exponent, next) : exponent]))
    return parts
  }

  private mutating func number(_ tokens: ArraySlice<Token>) -> FormulaTree.ID {
    let start = tokens.first?.source.lowerBound ?? 0
    let end = tokens.last?.source.upperBound ?? start
    return tree.token(.number, text(of: tokens), source: start..<max(start, end))
  }

  private mutating func negative(_ number: FormulaTree.ID, _ sign: Token) -> FormulaTree.ID {
    let minus = tree.token(.operator, "−", source: sign.source)
    return tree.add(.row, [minus, number])
  }

  /// A unit, with the power behind it: `mm2`, `s^-1`.
  private mutating func poweredUnit(_ reader: inout ChemistryReader) -> FormulaTree.ID {
    let start = reader.i
    if let first = reader.token(), first.kind != .letter { reader.i += 1 }
    _ = reader.run(of: .letter)
    let letters = reader.tokens[start..<reader.i]
    let end = letters.last.map { Int($0.end) } ?? 0
    let from = letters.first.map { Int($0.start) } ?? 0
    let unit = tree.token(.identifier, text(of: letters), variant: .normal, source: from..<max(from, end))
    tree.setAttribute("class", "MathML-Unit", of: unit)
    let place = reader.i
    let hasMark = reader.token()?.kind == .superscript
    if hasMark { reader.i += 1 }
    let isBraced = hasMark && reader.token()?.kind == .openBrace
    if isBraced { reader.i += 1 }
    let sign = reader.token()
    let isNegative = sign?.is("-") ?? false
    if isNegative { reader.i += 1 }
    let digits = reader.run(of: .digit)
    guard !digits.isEmpty else {
      reader.i = place
      return unit
    }
    if isBraced, reader.token()?.kind == .closeBrace { reader.i += 1 }
    let exponent = number(digits)
    guard isNegative, let sign else { return tree.add(.superscript, [unit, exponent]) }
    return tree.add(.superscript, [unit, negative(exponent, sign)])
  }
}
