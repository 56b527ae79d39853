internal import MathTree

/// Brackets of the package physics, which stand right after a command: `\qty(...)`, `\abs{...}`, `\eval{...}`.
extension CommandContext {
  /// Takes what stands between the bracket that comes next and `close`; nil if there is no `close`. Brackets like the
  /// first one may stand in pairs between them.
  mutating func bracketed(until close: Unicode.Scalar) -> Argument? {
    guard let first = peek(), first.kind != .command else { return nil }
    let pair: Unicode.Scalar = first.is("(") ? ")" : first.is("[") ? "]" : close
    let upcoming = upcoming
    let start = upcoming.startIndex
    var level = 0
    var i = start + 1
    while i < upcoming.endIndex {
      let next = upcoming[i]
      i += next.length
      switch next.kind {
      case .openBrace where next.match > 0: break
      case .closeBrace: return nil
      case .command:
        // Signs that have fences of their own are no brackets of this one.
        if Self.fenceCommands.contains(name(of: next)) { i += 1 }
      default:
        if next.is(close), level == 0 {
          skip(i - start)
          return Argument(tokens: upcoming[(start + 1)..<(i - 1)], source: first.source.reaching(Int(next.end)))
        } else if next.value == first.value, pair != first.scalar {
          level += 1
        } else if next.is(pair), level > 0 {
          level -= 1
        }
      }
    }
    return nil
  }

  private static let fenceCommands: Set<String> = [
    "left", "right", "middle", "big", "Big", "bigg", "Bigg", "bigl", "bigr", "Bigl", "Bigr", "biggl", "biggr", "Biggl",
    "Biggr",
  ]

  /// Takes what stands between the bracket that comes next and `close`.
  mutating func content(until close: Unicode.Scalar) throws(FormulaSyntaxError) -> Argument {
    let first = peek()
    if let content = bracketed(until: close) { return content }
    throw FormulaSyntaxError(
      "This bracket after \(written(command)) is not closed", expected: "'\(close)'",
      at: first?.source ?? command.source)
  }

  /// Skips a size like `\Big`, which stands in front of a bracket.
  private mutating func skipSize() {
    guard let next = peek(), next.kind == .command else { return }
    if ["big", "Big", "bigg", "Bigg"].contains(name(of: next)) { skip() }
  }

  /// Writes `children` between two signs, as one item.
  mutating func pushFenced(_ open: String, _ children: [FormulaTree.ID], _ close: String, _ source: Range<Int>) {
    let first = token(.operator, open, at: source.lowerBound..<source.lowerBound)
    let last = token(.operator, close, at: source.upperBound..<source.upperBound)
    push(add(.row, [first] + children + [last], at: source))
  }

  private func source(upTo argument: Argument) -> Range<Int> { command.source.reaching(argument.source.upperBound) }

  /// `\qty(...)`, with any bracket. `\qty{5}{km}` is a value with a unit.
  mutating func quantity() throws(FormulaSyntaxError) {
    if isBeforeValueWithUnit() { return try Siunitx.quantity.parse(&self) }
    let place = place
    skipSize()
    let pairs: [Unicode.Scalar: Unicode.Scalar] = ["{": "}", "(": ")", "[": "]", "|": "|"]
    guard let open = peek()?.character, let close = pairs[open] else {
      unread(to: place)
      return pushFenced("(", [], ")", command.source)
    }
    let argument = try open == "{" ? argument() : content(until: close)
    pushFenced(String(open), try contents(of: argument), String(close), source(upTo: argument))
  }

  /// `\abs{...}` and the like, whose argument stands between two signs.
  mutating func bracketed(_ open: String, _ close: String) throws(FormulaSyntaxError) {
    star()
    skipSize()
    let argument = try argument()
    pushFenced(open, try contents(of: argument), close, source(upTo: argument))
  }

  /// `\comm{A}{B}` and the like.
  mutating func commutator(_ open: String, _ close: String) throws(FormulaSyntaxError) {
    star()
    skipSize()
    let first = try argument()
    let second = try argument()
    let left = try contents(of: first)
    let place = first.source.upperBound
    let comma = token(.operator, ",", at: place..<place)
    pushFenced(open, left + [comma] + (try contents(of: second)), close, source(upTo: second))
  }

  /// `\eval{...}_a^b`, or `\eval(...|_a^b` with a bracket on its left side.
  mutating func evaluated() throws(FormulaSyntaxError) {
    star()
    let next = peek()
    var parts: [FormulaTree.ID] = []
    let argument: Argument
    if let next, next.is("(") || next.is("[") {
      argument = try content(until: "|")
      parts.append(token(.operator, written(next), at: next.source))
    } else {
      argument = try self.argument()
    }
    parts += try contents(of: argument)
    let place = argument.source.upperBound..<argument.source.upperBound
    // The bar is as high as an integral.
    let integral = token(.operator, "∫", at: place)
    parts.append(padded([add(.phantom, [integral])]))
    parts.append(token(.operator, "|", at: place))
    push(add(.row, parts, at: source(upTo: argument)))
  }
}
