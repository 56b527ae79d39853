internal import MathTree

/// Finds the units behind numbers, so that their letters stay together.
internal struct UnitLexer: Sendable {
  let text: UnitText
  private let symbols: SymbolTable
  private let evidence: UnitEvidence
  /// Where a unit begins that stands below another, as in `km/h`.
  private var lowerUnit = -1
  /// The product or quotient of units that was found last, as `kJ/(kg·K)`: all letters in it are units.
  private var compound = 0..<0

  init(source: SourceText, symbols: SymbolTable, lexicon: TypedLexicon, numbers: NumberLexer) {
    text = UnitText(source: source, lexicon: lexicon)
    self.symbols = symbols
    evidence = UnitEvidence(text: text, numbers: numbers)
  }

  private var source: SourceText { text.source }

  /// Whether a unit stands at `place`, which is below another then.
  mutating func expectUnit(at place: Int) -> Bool {
    guard text.isUnit(place..<text.endOfLetters(place)) else { return false }
    lowerUnit = place
    return true
  }

  /// The unit of several letters that begins at `start` behind a number, or one of a product of units; nil where there
  /// is none.
  mutating func unit(at start: Int) -> Lexeme? {
    if start == lowerUnit || compound.contains(start) { return unit(start..<text.endOfLetters(start)) }
    if let temperature = temperature(at: start) { return temperature }
    let range = start..<text.endOfLetters(start)
    guard text.isBehindNumber(start) || mayBeginInverse(range.upperBound), text.isUnit(range) else { return nil }
    if let end = UnitProduct.end(at: start, in: text) {
      compound = start..<end
      return unit(range)
    }
    guard range.count > 1 ? text.isBehindNumber(start) : text.isBehindPowerOfTen(start, isFactor: true) else {
      return nil
    }
    if source.holds("in", at: range) { return inch(range) }
    if symbols.symbol(named: source.bytes[range]) != nil {
      // `5 min` is a time and `5 min(a, b)` is not.
      let after = source.skipBlanks(range.upperBound)
      guard !source.byte(at: after).isOne(of: "(_^{"), source.endOfLetters(after) == after else { return nil }
    }
    return unit(range)
  }

  /// Whether what stands at `place`, behind letters, may go on with a product of units without a number: most letters
  /// have nothing like it behind them.
  private func mayBeginInverse(_ place: Int) -> Bool {
    let next = source.byte(at: place)
    return next >= 0xC2 || next == UInt8(ascii: ".")
      || next == UInt8(ascii: "^") && source.byte(at: place + 1).isOne(of: "-({")
  }

  /// The degrees of a scale with a blank before its letter, as in `98.6° F`.
  private func temperature(at start: Int) -> Lexeme? {
    guard text.isPair(0xC2, 0xB0, start), source.byte(at: start + 2) == 0x20, source.isDigit(start - 1) else {
      return nil
    }
    let end = source.endOfLetters(start + 3)
    let name = "°" + source.text(start + 3..<end)
    guard text.lexicon.isUnit(name) else { return nil }
    return Lexeme(Symbol(kind: .constant, element: .identifier, text: name, isUnit: true), start..<end)
  }

  /// The sign of multiplication that a full stop between two units is, as in `m.s⁻¹`.
  func stop(at start: Int) -> Lexeme? {
    guard compound.contains(start), source[start] == UInt8(ascii: ".") else { return nil }
    return Lexeme(Symbol(kind: .constant, text: "⋅"), start..<start + 1)
  }

  /// A unit of one letter, which could be a variable, where other quantities make it one.
  ///
  /// - Parameter isBehindUnit: Whether the number in front of it follows a unit.
  func smallUnit(_ run: Range<Int>, isBehindUnit: Bool) -> Lexeme? {
    evidence.isUnit(run, isBehindUnit: isBehindUnit) ? unit(run) : nil
  }

  /// The inches of `3 in`: behind a number, and in front of nothing that a number could be a member of.
  private func inch(_ run: Range<Int>) -> Lexeme? {
    let next = source.skipBlanks(run.upperBound)
    guard next < source.count, !source[next].isOne(of: "+-*/=<>),;.:^") else { return unit(run) }
    let sign = source.scalar(at: next).scalar
    return ["×", "·", "⋅", "≈"].contains(sign) || CharacterSymbols.raised(sign) != nil ? unit(run) : nil
  }

  private func unit(_ range: Range<Int>) -> Lexeme? {
    guard text.isUnit(range) else { return nil }
    return Lexeme(Symbol(kind: .constant, element: .identifier, text: source.text(range), isUnit: true), range)
  }
}
