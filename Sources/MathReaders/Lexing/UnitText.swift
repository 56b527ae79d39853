/// How units are spelled in a source, and the numbers and powers of ten in front of them.
internal struct UnitText: Sendable {
  let source: SourceText
  let lexicon: TypedLexicon

  /// Whether `range` is how a unit is written.
  func isUnit(_ range: Range<Int>) -> Bool {
    guard !range.isEmpty, range.count < lexicon.unitLimit, range.upperBound <= source.count else { return false }
    return lexicon.isUnit(source.text(range))
  }

  /// The end of the letters from `start` that could be a unit's, Greek mu and omega among them.
  func endOfLetters(_ start: Int) -> Int {
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

  /// The end of the negative power behind a unit that stands behind a full stop, where it has no sign of its own, as in
  /// `m.s-1`; nil where there is none.
  func endOfBareInverse(of unit: Range<Int>) -> Int? {
    let end = unit.upperBound + 2
    guard source.byte(at: unit.lowerBound - 1) == UInt8(ascii: "."), source.byte(at: end - 2) == UInt8(ascii: "-"),
      source.byte(at: end - 1).isOne(of: "123"), !source.isDigit(end), source.endOfLetters(end) == end
    else { return nil }
    return end
  }

  func isPair(_ first: UInt8, _ second: UInt8, _ index: Int) -> Bool {
    source[index] == first && source.byte(at: index + 1) == second
  }

  /// The end of the exponent of a unit that ends at `end`, and whether it is negative.
  func endOfPower(_ end: Int) -> (end: Int, isNegative: Bool) {
    var index = end
    var isNegative = false
    while index < source.count, case let (scalar, length) = source.scalar(at: index),
      let plain = CharacterSymbols.raised(scalar), ("0"..."9").contains(plain) || plain == "−"
    {
      isNegative = isNegative || plain == "−"
      index += length
    }
    guard index == end else { return (index, isNegative) }
    guard source.byte(at: index) == UInt8(ascii: "^") else {
      let isPlain = source.byte(at: index).isOne(of: "23") && !source.isDigit(index + 1)
      return (isPlain ? index + 1 : index, false)
    }
    index += 1
    let isOpen = source.byte(at: index).isOne(of: "({")
    if isOpen { index += 1 }
    isNegative = source.byte(at: index) == UInt8(ascii: "-")
    if isNegative { index += 1 }
    let digits = source.endOfDigits(index)
    guard digits > index else { return (end, false) }
    return (isOpen ? digits + 1 : digits, isNegative)
  }

  // MARK: In front of a unit

  /// Whether a number, a degree sign or a power of ten stands in front of `start`.
  func isBehindNumber(_ start: Int) -> Bool {
    let before = source.lastByte(before: start)
    return before.isDigit || before == 0xB0 || isBehindPowerOfTen(start, isFactor: false)
  }

  /// Whether a number with a blank and its unit stands in front of `place`.
  func isBehindQuantity(_ place: Int) -> Bool {
    let end = source.lastPlace(before: place) + 1
    var start = end
    while start > 0, end - start < lexicon.unitLimit, source[start - 1].isLetter { start -= 1 }
    return source.byte(at: start - 1) == 0x20 && isUnit(start..<end) && isBehindNumber(start)
  }

  /// Whether a power of ten stands in front of `start`, as in `1.6 × 10^-19 C`.
  ///
  /// - Parameter isFactor: Whether it has to be that of a number, or all of a side, with a blank behind it.
  func isBehindPowerOfTen(_ start: Int, isFactor: Bool) -> Bool {
    var index = source.lastPlace(before: start) + 1
    if isFactor, index == start { return false }
    let end = index
    while index > 0, let digit = raisedDigit(before: index) { index = digit }
    if index == end {
      let isClosed = source.byte(at: index - 1).isOne(of: ")}")
      if isClosed { index -= 1 }
      let digits = index
      while source.isDigit(index - 1) { index -= 1 }
      guard index < digits else { return false }
      if source.byte(at: index - 1) == UInt8(ascii: "-") {
        index -= 1
      } else if index > 3, source.holds("−", at: index - 3..<index) {
        index -= 3
      }
      if source.byte(at: index - 1) | 0x20 == UInt8(ascii: "e") { return source.isDigit(index - 2) }
      if isClosed { index -= 1 }
      guard source.byte(at: index - 1) == UInt8(ascii: "^") else { return false }
      index -= 1
    }
    guard index > 1, source.holds("10", at: index - 2..<index) else { return false }
    if !isFactor { return true }
    let sign = source.lastByte(before: index - 2)
    // The last bytes of × and of the dots are none of a letter that could stand there.
    return sign == 0 || sign.isOne(of: "=xX*") || sign == 0x97 || sign == 0xB7 || sign == 0x85
  }

  /// Where the superscript digit or minus begins that ends at `end`.
  private func raisedDigit(before end: Int) -> Int? {
    var start = end - 1
    while start > 0, source[start] & 0xC0 == 0x80 { start -= 1 }
    guard source[start] >= 0xC2, let plain = CharacterSymbols.raised(source.scalar(at: start).scalar),
      ("0"..."9").contains(plain) || plain == "−"
    else { return nil }
    return start
  }
}
