/// A calculation with quantities that is read, as `5 N · 3 m` or `(230 V + 5 V) · 2 A`.
internal struct QuantityCalculation {
  private let text: UnitText
  private let decimalMark: UInt8
  private var names: Set<String> = []
  private var quantityCount = 0
  private var plainNumberCount = 0
  private var isMultiplied = false

  init(text: UnitText, numbers: NumberLexer) {
    self.text = text
    decimalMark = numbers.decimalMark
  }

  /// Whether `side` is two quantities or more, each a number with a blank and a unit behind it, and the letters of the
  /// units cannot be variables: quantities are multiplied or divided, one unit has several letters, or all are one that
  /// is a capital or stands in an equation.
  mutating func isCertain(of side: Range<Int>, inEquation isInEquation: Bool) -> Bool {
    guard reads(side), quantityCount > 1 else { return false }
    if names.contains(where: { $0.count > 1 }) { return true }
    let haveCapitals = names.allSatisfy { $0.utf8.allSatisfy(\.isCapital) }
    return isMultiplied && (plainNumberCount == 0 || haveCapitals)
      || names.count == 1 && (haveCapitals || isInEquation)
  }

  /// Reads numbers, quantities, signs and parentheses up to the end of `side`; whether there is nothing else in it.
  private mutating func reads(_ side: Range<Int>) -> Bool {
    let source = text.source
    var depth = 0
    var index = source.skipBlanks(side.lowerBound)
    while true {
      while source.byte(at: index) == UInt8(ascii: "(") {
        depth += 1
        index = source.skipBlanks(index + 1)
      }
      guard let end = readOperand(at: index) else { return false }
      index = source.skipBlanks(end)
      while depth > 0, source.byte(at: index) == UInt8(ascii: ")") {
        depth -= 1
        index = source.skipBlanks(text.endOfPower(index + 1).end)
      }
      guard index < side.upperBound else { return index <= side.upperBound && depth == 0 }
      let (sign, length) = source.scalar(at: index)
      guard "·⋅×x*:/+-−".unicodeScalars.contains(sign) else { return false }
      isMultiplied = isMultiplied || !"+-−".unicodeScalars.contains(sign)
      index = source.skipBlanks(index + length)
    }
  }

  /// Reads the number at `start` with the unit behind it, or one before a sign of multiplication, and returns its end.
  private mutating func readOperand(at start: Int) -> Int? {
    let source = text.source
    let number = source.endOfNumber(start, mark: decimalMark)
    guard number > start else { return nil }
    let unit = number + 1..<text.endOfLetters(number + 1)
    guard source.byte(at: number) == 0x20, text.isUnit(unit), source.endOfLetters(unit.lowerBound) <= unit.upperBound
    else {
      let sign = source.skipBlanks(number)
      guard sign < source.count, "·⋅×*".unicodeScalars.contains(source.scalar(at: sign).scalar) else { return nil }
      plainNumberCount += 1
      return number
    }
    quantityCount += 1
    names.insert(source.text(unit))
    let end = text.endOfPower(unit.upperBound).end
    let lower = end + 1..<text.endOfLetters(end + 1)
    return source.byte(at: end) == UInt8(ascii: "/") && text.isUnit(lower) ? text.endOfPower(lower.upperBound).end : end
  }
}
