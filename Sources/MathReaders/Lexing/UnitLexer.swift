internal import MathTree

/// Finds the units behind numbers, so that their letters stay together.
internal struct UnitLexer: Sendable {
  let source: SourceText
  let symbols: SymbolTable
  let lexicon: TypedLexicon
  let numbers: NumberLexer
  /// Where a unit begins that stands below another, as in `km/h`.
  private(set) var lowerUnit = -1

  /// Whether `range` is how a unit is written.
  func isUnit(_ range: Range<Int>) -> Bool {
    guard !range.isEmpty, range.count < lexicon.unitLimit, range.upperBound <= source.count else { return false }
    return lexicon.units.contains(source.text(range))
  }

  /// Whether a unit stands at `place`, which is below another then.
  mutating func expectUnit(at place: Int) -> Bool {
    guard isUnit(place..<end(place)) else { return false }
    lowerUnit = place
    return true
  }

  /// The unit of several letters that begins at `start` behind a number, or nil.
  func unit(at start: Int) -> Lexeme? {
    if start == lowerUnit { return unit(start..<end(start)) }
    guard let before = source.bytes[..<start].last(where: { $0 != 0x20 }),
      before.isDigit || before == 0xB0 || isSmallDigit(before: start)
    else { return nil }
    let range = start..<end(start)
    guard range.count > 1 else { return nil }
    if source.holds("in", at: range) { return inch(range) }
    if symbols.symbol(named: source.bytes[range]) != nil {
      // `5 min` is a time and `5 min(a, b)` is not.
      let next = source.skipBlanks(range.upperBound)
      guard !source.byte(at: next).isOne(of: "(_^{"), source.endOfLetters(next) == next else { return nil }
    }
    return unit(range)
  }

  /// Whether the exponent of a power of ten stands in front of `start`, in small digits.
  private func isSmallDigit(before start: Int) -> Bool {
    var end = start
    while source.byte(at: end - 1) == 0x20 { end -= 1 }
    var first = end
    while first > 0 {
      var letter = first - 1
      while letter > 0, source[letter] & 0xC0 == 0x80 { letter -= 1 }
      guard source[letter] >= 0xC2, let plain = CharacterSymbols.raised(source.scalar(at: letter).scalar),
        ("0"..."9").contains(plain) || plain == "−"
      else { break }
      first = letter
    }
    return first < end && first >= 2 && source.holds("10", at: first - 2..<first)
  }

  /// A unit of one letter, which could be a variable, where another quantity stands beside it, as in `3 h 20 min`.
  ///
  /// - Parameter isBehindUnit: Whether the number in front of it follows a unit.
  func smallUnit(_ run: Range<Int>, isBehindUnit: Bool) -> Lexeme? {
    guard source.byte(at: run.lowerBound - 1) == 0x20, numbers.isBehindNumber(run.lowerBound), isUnit(run) else {
      return nil
    }
    if isBehindUnit { return unit(run) }
    let number = source.skipBlanks(run.upperBound)
    let numberEnd = source.endOfNumber(number, mark: numbers.decimalMark)
    guard number > run.upperBound, numberEnd > number else { return nil }
    let next = source.skipBlanks(numberEnd)
    let nextEnd = source.endOfLetters(next)
    guard isUnit(next..<nextEnd), nextEnd - next > 1 || next > numberEnd else { return nil }
    return unit(run)
  }

  /// The inches of `3 in`: behind a number, and in front of nothing that a number could be a member of.
  private func inch(_ run: Range<Int>) -> Lexeme? {
    let next = source.skipBlanks(run.upperBound)
    guard
      next >= source.count || source[next].isOne(of: "+-*/=<>),;.:^")
        || CharacterSymbols.raised(source.scalar(at: next).scalar) != nil
    else { return nil }
    return unit(run)
  }

  private func unit(_ range: Range<Int>) -> Lexeme? {
    guard isUnit(range) else { return nil }
    return Lexeme(Symbol(kind: .constant, element: .identifier, text: source.text(range), isUnit: true), range)
  }

  /// The end of the letters from `start` that could be a unit's, Greek mu and omega among them.
  private func end(_ start: Int) -> Int {
    var end = start
    while end < source.count, end < start + lexicon.unitLimit {
      if source[end].isLetter {
        end += 1
      } else if isPair(0xC2, 0xB5, end) || isPair(0xCE, 0xBC, end) || isPair(0xCE, 0xA9, end)
        || end == start && isPair(0xC2, 0xB0, end)
      {
        // µ, μ, Ω, and ° at the front.
        end += 2
      } else {
        break
      }
    }
    return end
  }

  private func isPair(_ first: UInt8, _ second: UInt8, _ index: Int) -> Bool {
    source[index] == first && source.byte(at: index + 1) == second
  }
}
