/// Tells units of one letter from variables, by the quantities beside them.
internal struct UnitEvidence: Sendable {
  let text: UnitText
  let numbers: NumberLexer

  private var source: SourceText { text.source }

  /// Whether the letter of `run` is a unit, which could be a variable: another quantity stands beside it, as in
  /// `3 h 20 min`, it is in a calculation with quantities, or it is the value of something.
  ///
  /// - Parameter isBehindUnit: Whether the number in front of it follows a unit.
  func isUnit(_ run: Range<Int>, isBehindUnit: Bool) -> Bool {
    guard source.byte(at: run.lowerBound - 1) == 0x20, text.isBehindNumber(run.lowerBound), text.isUnit(run) else {
      return false
    }
    return isBehindUnit || isBesideQuantity(run.lowerBound) || isCalculation(around: run.lowerBound) || isValue(run)
      || isBeforeQuantity(run.upperBound)
  }

  /// Whether a quantity stands behind `place`, perhaps with an equals sign between them.
  private func isBeforeQuantity(_ place: Int) -> Bool {
    var number = source.skipBlanks(place)
    if source.byte(at: number) == UInt8(ascii: "=") { number = source.skipBlanks(number + 1) }
    let numberEnd = source.endOfNumber(number, mark: numbers.decimalMark)
    guard number > place, numberEnd > number else { return false }
    let next = source.skipBlanks(numberEnd)
    let nextEnd = source.endOfLetters(next)
    return text.isUnit(next..<nextEnd) && (nextEnd - next > 1 || next > numberEnd)
  }

  /// Whether the side of an equation that `place` lies in is a calculation with quantities.
  private func isCalculation(around place: Int) -> Bool {
    let (first, last) = (max(0, place - 60), min(source.count, place + 60))
    let before = source.bytes[first..<max(first, place)].lastIndex(of: UInt8(ascii: "="))
    guard place >= 0, before != nil || first == 0 else { return false }
    let after = source.bytes[place..<last].firstIndex(of: UInt8(ascii: "="))
    let side = (before.map { $0 + 1 } ?? 0)..<(after ?? last)
    var calculation = QuantityCalculation(text: text, numbers: numbers)
    return calculation.isCertain(of: side, inEquation: before != nil || after != nil)
  }

  /// Whether a number and the unit at `run` are all that a quantity is equal to: a letter, as in `U = 12 V`, or, where
  /// the unit is a capital, a product of letters, something with a unit or a calculation with quantities, as in
  /// `m g = 50 N`; nothing stands before a step of a calculation, as `= 5 V`. An area, a volume or a unit that is a
  /// capital may be all of the formula.
  private func isValue(_ run: Range<Int>) -> Bool {
    // Of units of one letter only that of length has a power by itself.
    let end = source[run.lowerBound] == UInt8(ascii: "m") ? text.endOfPower(run.upperBound).end : run.upperBound
    let next = source.skipBlanks(end)
    guard next >= source.count || source[next].isOne(of: ",;") || isConnective(next..<source.endOfLetters(next)) else {
      return false
    }
    guard let equals = source.bytes[..<run.lowerBound].lastIndex(where: { !$0.isDigit && !$0.isOne(of: " ,.") }) else {
      return end > run.upperBound || source[run.lowerBound].isCapital
    }
    guard source[equals] == UInt8(ascii: "=") else { return false }
    if source[run.lowerBound] < UInt8(ascii: "a"),
      isProductOfLetters(before: equals) || holdsUnit(before: equals) || isCalculation(around: equals - 1)
        || source.skipBlanks(0) == equals || isChain(to: equals)
    {
      return true
    }
    var letter = source.lastPlace(before: equals)
    // The index of the quantity, as in `F1 = 3 N`.
    while source.isDigit(letter) { letter -= 1 }
    guard letter >= 0, source[letter].isLetter, !source[letter].isOne(of: "xyz") else { return false }
    let before = source.lastPlace(before: letter) + 1
    if before == 0 || source[before - 1].isOne(of: ",;") { return true }
    return before < letter && isConnective(startOfLetters(before)..<before)
  }

  /// Whether a short word such as "and" stands at `range`, so that another statement goes on beyond it.
  private func isConnective(_ range: Range<Int>) -> Bool {
    range.count > 1 && text.lexicon.connectives.contains(source.text(range))
  }

  private func startOfLetters(_ end: Int) -> Int {
    var start = end
    while source.byte(at: start - 1).isLetter { start -= 1 }
    return start
  }

  /// Whether the equals sign at `place` ends a calculation of what one letter stands for, as in `F = m × g = 50 N`.
  private func isChain(to place: Int) -> Bool {
    guard let first = source.bytes[..<place].firstIndex(of: UInt8(ascii: "=")) else { return false }
    let letter = source.skipBlanks(0)
    let isQuantity = source.byte(at: letter).isLetter && !source[letter].isOne(of: "xyz")
    return isQuantity && source.skipBlanks(letter + 1) == first
  }

  /// Whether letters that stand for quantities are multiplied in front of `place`, as in `m g = 50 N`, and nothing else.
  private func isProductOfLetters(before place: Int) -> Bool {
    guard place < 16 else { return false }
    let side = source.bytes[..<place]
    return side.allSatisfy { $0.isLetter && !$0.isOne(of: "xyz") || $0.isOne(of: " *") }
      && (2...4).contains(side.count { $0.isLetter })
  }

  /// Whether a unit of several letters stands behind a number not far in front of `place`.
  private func holdsUnit(before place: Int) -> Bool {
    (max(0, place - 80)..<place).contains { start in
      guard source[start].isLetter, source.byte(at: start - 1) == 0x20, text.isBehindNumber(start) else { return false }
      let name = start..<text.endOfLetters(start)
      return name.count > 1 && text.isUnit(name)
    }
  }

  /// Whether the number in front of `place` is all of a side, and a unit ends the other, as in `5 km = 5000 m`.
  private func isBesideQuantity(_ place: Int) -> Bool {
    func back(_ place: Int, while holds: (UInt8) -> Bool) -> Int {
      source.bytes[..<place].lastIndex { !holds($0) }.map { $0 + 1 } ?? 0
    }
    let sign = back(place) { $0.isDigit || $0.isOne(of: " ,.") }
    guard source.byte(at: sign - 1) == UInt8(ascii: "=") else { return false }
    let end = back(sign - 1) { $0 == 0x20 }
    let start = back(end) { $0.isLetter }
    return start < end && text.isUnit(start..<end) && numbers.isBehindNumber(start)
  }
}
