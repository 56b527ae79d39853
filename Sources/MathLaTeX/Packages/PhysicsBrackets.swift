internal import MathTree

/// Brackets of the package physics, which stand right after a command: `\qty(...)`, `\abs{...}`, `\eval{...}`.
extension LaTeXParser {
  /// Takes what stands between the bracket that comes next and `close`; nil if there is no `close`. Brackets like the
  /// first one may stand in pairs between them.
  mutating func bracketed(until close: Unicode.Scalar) -> Argument? {
    guard let first = peek(), first.kind != .command else { return nil }
    let pair: Unicode.Scalar = first.is("(") ? ")" : first.is("[") ? "]" : close
    let start = input.position
    var level = 0
    var i = start + 1
    while i < input.end {
      let next = input.tokens[i]
      if next.kind == .openBrace, next.match > 0 {
        i += Int(next.match)
      } else if next.kind == .closeBrace {
        return nil
      } else if next.kind == .command {
        // Signs that have fences of their own are no brackets of this one.
        switch name(of: next) {
        case "left", "right", "middle", "big", "Big", "bigg", "Bigg", "bigl", "bigr", "Bigl", "Bigr", "biggl", "biggr",
          "Biggl", "Biggr":
          i += 1
        default: break
        }
      } else if next.is(close), level == 0 {
        input.position = i + 1
        return Argument(
          tokens: input.tokens[start + 1..<i],
          source: first.source.lowerBound..<max(first.source.upperBound, Int(next.end)))
      } else if next.value == first.value, pair != first.scalar {
        level += 1
      } else if next.is(pair), level > 0 {
        level -= 1
      }
      i += 1
    }
    return nil
  }

  /// Takes what stands between the bracket that comes next and `close`.
  mutating func content(until close: Unicode.Scalar, _ token: Token) throws(FormulaSyntaxError) -> Argument {
    let first = peek()
    if let content = bracketed(until: close) { return content }
    throw FormulaSyntaxError(
      "This bracket after \(written(token)) is not closed", expected: "'\(close)'",
      at: first?.source ?? token.source)
  }

  /// Skips a size like `\Big`, which stands in front of a bracket.
  private mutating func skipSize() {
    guard let next = peek(), next.kind == .command else { return }
    switch name(of: next) {
    case "big", "Big", "bigg", "Bigg": input.position += 1
    default: break
    }
  }

  /// Writes `children` between two signs, as one item.
  mutating func pushFenced(_ open: String, _ children: [FormulaTree.ID], _ close: String, _ source: Range<Int>) {
    let first = tree.token(.operator, open, source: source.lowerBound..<source.lowerBound)
    let last = tree.token(.operator, close, source: source.upperBound..<source.upperBound)
    push(tree.add(.row, [first] + children + [last], source: source))
  }

  private func source(_ token: Token, _ argument: Argument) -> Range<Int> {
    token.source.lowerBound..<max(token.source.upperBound, argument.source.upperBound)
  }

  /// `\qty(...)`, with any bracket. `\qty{5}{km}` is a value with a unit.
  mutating func quantity(_ token: Token) throws(FormulaSyntaxError) {
    if isValueWithUnit() { return try units(.quantity, token) }
    let place = (input.position, waiting.count)
    skipSize()
    let signs: (open: String, close: String, last: Unicode.Scalar)
    switch peek()?.value {
    case 0x7B:
      let argument = try argument(of: token)
      return pushFenced("{", try contents(of: argument), "}", source(token, argument))
    case 0x28: signs = ("(", ")", ")")
    case 0x5B: signs = ("[", "]", "]")
    case 0x7C: signs = ("|", "|", "|")
    default:
      if waiting.count == place.1 { input.position = place.0 }
      return pushFenced("(", [], ")", token.source)
    }
    let argument = try content(until: signs.last, token)
    pushFenced(signs.open, try contents(of: argument), signs.close, source(token, argument))
  }

  /// `\abs{...}` and the like, whose argument stands between two signs.
  mutating func bracketed(_ open: String, _ close: String, _ token: Token) throws(FormulaSyntaxError) {
    _ = star()
    skipSize()
    let argument = try argument(of: token)
    pushFenced(open, try contents(of: argument), close, source(token, argument))
  }

  /// `\comm{A}{B}` and the like.
  mutating func commutator(_ open: String, _ close: String, _ token: Token) throws(FormulaSyntaxError) {
    _ = star()
    skipSize()
    let first = try argument(of: token)
    let second = try argument(of: token)
    let left = try contents(of: first)
    let place = first.source.upperBound
    let comma = tree.token(.operator, ",", source: place..<place)
    pushFenced(open, left + [comma] + (try contents(of: second)), close, source(token, second))
  }

  /// `\eval{...}_a^b`, or `\eval(...|_a^b` with a bracket on its left side.
  mutating func evaluated(_ token: Token) throws(FormulaSyntaxError) {
    _ = star()
    let next = peek()
    var parts: [FormulaTree.ID] = []
    let argument: Argument
    if let next, next.is("(") || next.is("[") {
      argument = try content(until: "|", token)
      parts.append(tree.token(.operator, written(next), source: next.source))
    } else {
      argument = try self.argument(of: token)
    }
    parts += try contents(of: argument)
    let place = argument.source.upperBound..<argument.source.upperBound
    // The bar is as high as an integral.
    let integral = tree.token(.operator, "∫", source: place)
    parts.append(padded([tree.add(.phantom, [integral])], token))
    parts.append(tree.token(.operator, "|", source: place))
    push(tree.add(.row, parts, source: source(token, argument)))
  }
}
