internal import MathTree

/// Finds numbers: plain ones, those that people write in groups of digits, and powers of ten as computers write them.
internal struct NumberLexer: Sendable {
  private let source: SourceText
  /// The mark between a number's whole part and its decimals.
  let decimalMark: UInt8
  private let namesOfTwo: Set<String>

  init(_ source: SourceText, _ options: ParsingOptions) {
    self.source = source
    decimalMark = options.decimalMark == "," ? UInt8(ascii: ",") : UInt8(ascii: ".")
    namesOfTwo = options.namesOfTwo
  }

  /// The digits and decimals that begin at `start`, or nil.
  func plainNumber(at start: Int) -> Lexeme? {
    let digits = start..<source.endOfDigits(start)
    // No number begins with a comma.
    if digits.isEmpty, decimalMark == UInt8(ascii: ",") { return nil }
    return number(isListComma(digits) ? digits : start..<source.endOfNumber(start, mark: decimalMark))
  }

  /// The number that a person wrote at `start`, or nil: digits in groups of three or without groups, then decimals.
  func number(at start: Int, isInBrackets: Bool) -> Lexeme? {
    var end = source.endOfDigits(start)
    if end == start {
      // Two points are a range, as in `1..5`.
      guard source[start] == UInt8(ascii: "."), source.byte(at: start - 1) != UInt8(ascii: ".") else { return nil }
    } else if end - start <= 3 {
      end = endOfGroups(start..<end, isInBrackets: isInBrackets) ?? end
    }
    let mark = source.byte(at: end)
    if mark == decimalMark || mark == UInt8(ascii: "."), source.isDigit(end + 1), !isListComma(start..<end),
      stop(at: end) == nil
    {
      end = source.endOfDigits(end + 1)
    } else if let amountEnd = endOfWholeAmount(start..<end) {
      return Lexeme(Symbol(kind: .number, element: .number, text: source.text(start..<end)), start..<amountEnd)
    }
    return number(start..<end)
  }

  /// The sign of multiplication that a full stop between a number and a power of ten is where decimals stand behind a
  /// comma, as in `6,02.10²³`.
  func stop(at start: Int) -> Lexeme? {
    guard decimalMark == UInt8(ascii: ","), source.byte(at: start) == UInt8(ascii: "."), isBehindNumber(start),
      case let ten = source.skipBlanks(start + 1), case let power = ten + 2, power < source.count,
      source.holds("10", at: ten..<power),
      source[power] == UInt8(ascii: "^") || CharacterSymbols.raised(source.scalar(at: power).scalar) != nil
    else { return nil }
    return Lexeme(Symbol(kind: .constant, text: "⋅"), start..<start + 1)
  }

  /// Where an amount without cents ends, as `€ 50,-` and `50,– €`; nil where no currency stands beside it.
  private func endOfWholeAmount(_ digits: Range<Int>) -> Int? {
    let comma = digits.upperBound
    guard source.byte(at: comma) == UInt8(ascii: ","), comma + 1 < source.count else { return nil }
    let (dash, length) = source.scalar(at: comma + 1)
    let end = comma + 1 + length
    guard dash == "-" || dash == "–" || dash == "—" else { return nil }
    func isCurrency(_ scalar: Unicode.Scalar?) -> Bool { scalar?.properties.generalCategory == .currencySymbol }
    let next = source.skipBlanks(end)
    let before = source.lastPlace(before: digits.lowerBound)
    let isBehind = isCurrency(source.text(max(0, before - 2)..<before + 1).unicodeScalars.last)
    return isBehind || next < source.count && isCurrency(source.scalar(at: next).scalar) ? end : nil
  }

  /// Whether the comma behind `digits` stands between the numbers of a list though decimals have one too: those of an
  /// interval, as in `[0,1)`, of a row of a matrix, as in `((1,2),(3,4))`, of a point, as in `A(2,3)` and `f_x(2,3)`, of
  /// a call with two arguments, as in `gcd(12,18)`, of a pair beside another, as in `(0,1)+(2,3)`, and of three numbers or
  /// more.
  private func isListComma(_ digits: Range<Int>) -> Bool {
    guard decimalMark == UInt8(ascii: ","), source.byte(at: digits.upperBound) == decimalMark else { return false }
    let end = source.endOfDigits(digits.upperBound + 1)
    if source.byte(at: end) == decimalMark, source.byte(at: end + 1) > 0x20 { return true }
    var before = digits.lowerBound - 1
    if source.byte(at: before) == decimalMark, source.isDigit(before - 1) { return true }
    while source.byte(at: before) == 0x20 || source.byte(at: before) == UInt8(ascii: "-") { before -= 1 }
    let close = source.byte(at: source.skipBlanks(end))
    switch source.byte(at: before) {
    case UInt8(ascii: "["), UInt8(ascii: "<"), UInt8(ascii: "]"): return close.isOne(of: "]>)[")
    case UInt8(ascii: ":") where source.byte(at: before - 1) == UInt8(ascii: "("): return close.isOne(of: "]>):")
    case UInt8(ascii: "("):
      let name = source.byte(at: before - 1)
      let isIndexed = name == UInt8(ascii: "'") || source.byte(at: before - 2) == UInt8(ascii: "_")
      let isPoint = isIndexed || name.isCapital && !source.byte(at: before - 2).isLetter
      return close.isOne(of: "]>[")
        || close == UInt8(ascii: ")")
          && (isPoint || isCallOfTwo(before) || isBesideSetSign(before, source.skipBlanks(end))
            || isRow(before, source.skipBlanks(end))
            || isSide(before, source.skipBlanks(end))
            || isBesidePair(before, source.skipBlanks(end)))
    default: return false
    }
  }

  /// Whether the parentheses at `open` and `close` are those of an interval behind ∈, or beside ∪ and its like.
  private func isBesideSetSign(_ open: Int, _ close: Int) -> Bool {
    func isSetSign(_ start: Int) -> Bool {
      start >= 0 && start + 2 < source.count && source[start] == 0xE2
        && ["∈", "∉", "∪", "∩", "∖"].contains(source.scalar(at: start).scalar)
    }
    let sign = source.lastPlace(before: open) - 2
    return isSetSign(sign) || isSetSign(source.skipBlanks(close + 1))
      || sign >= 0 && source.holds(" in", at: sign..<sign + 3)
  }

  /// Whether the parentheses at `open` and `close` hold a row of a matrix: others like them stand beside them.
  private func isRow(_ open: Int, _ close: Int) -> Bool {
    let next = source.skipBlanks(close + 1)
    let isFollowed =
      source.byte(at: next) == UInt8(ascii: ",") && source.byte(at: source.skipBlanks(next + 1)) == UInt8(ascii: "(")
    let before = source.lastPlace(before: open)
    if source.byte(at: before) == UInt8(ascii: "(") { return isFollowed }
    return source.byte(at: before) == UInt8(ascii: ",") && source.lastByte(before: before) == UInt8(ascii: ")")
  }

  /// Whether what the parentheses at `open` and `close` hold is all of a side, which a number has no parentheses around.
  private func isSide(_ open: Int, _ close: Int) -> Bool {
    let before = source.lastByte(before: open)
    let after = source.byte(at: source.skipBlanks(close + 1))
    return before.isOne(of: "\0=") && after.isOne(of: "\0=,;")
  }

  /// Whether an operator stands beside the parentheses at `open` and `close`, and beyond it others that hold two numbers.
  /// Where both pairs begin with a sign they are numbers with a sign.
  private func isBesidePair(_ open: Int, _ close: Int) -> Bool {
    let isSigned = !source.isDigit(source.skipBlanks(open + 1))
    let sign = source.skipBlanks(close + 1)
    let next = endOfOperator(sign)
    if next > sign, source.byte(at: next) == UInt8(ascii: "("), isPair(next + 1, canBeSigned: !isSigned) { return true }
    var start = source.lastPlace(before: open)
    while start >= 0, !source[start].isOne(of: "()[]{},;/^_"), !source.isDigit(start), open - start < 12 { start -= 1 }
    guard source.byte(at: start) == UInt8(ascii: ")"), case let sign = source.skipBlanks(start + 1), sign < open,
      endOfOperator(sign) == open,
      let first = source.bytes[..<start].suffix(40).lastIndex(of: UInt8(ascii: "("))
    else { return false }
    return isPair(first + 1, canBeSigned: !isSigned)
  }

  /// The place behind the operator or the word at `start`, and blanks; `start` itself where there is none.
  private func endOfOperator(_ start: Int) -> Int {
    var end = start
    while end < source.count, end - start < 12, !source[end].isOne(of: "()[]{},;/^_"), !source.isDigit(end) { end += 1 }
    return end
  }

  /// Whether two whole numbers with a comma between them stand before the parenthesis that closes.
  private func isPair(_ start: Int, canBeSigned: Bool) -> Bool {
    let first = source.skipBlanks(start)
    if !canBeSigned, source.byte(at: first) == UInt8(ascii: "-") { return false }
    let comma = endOfSigned(first)
    guard source.isDigit(comma - 1), source.byte(at: comma) == UInt8(ascii: ",") else { return false }
    let end = endOfSigned(source.skipBlanks(comma + 1))
    return source.isDigit(end - 1) && source.byte(at: source.skipBlanks(end)) == UInt8(ascii: ")")
  }

  /// Where the digits from `start` on end, perhaps behind a sign.
  private func endOfSigned(_ start: Int) -> Int {
    source.endOfDigits(source.byte(at: start) == UInt8(ascii: "-") ? start + 1 : start)
  }

  /// Whether the parenthesis at `end` stands behind a name that takes two arguments at least.
  private func isCallOfTwo(_ end: Int) -> Bool {
    var start = end
    while source.byte(at: start - 1).isLetter, end - start < 5 { start -= 1 }
    return namesOfTwo.contains(source.text(start..<end))
  }

  private func number(_ range: Range<Int>) -> Lexeme? {
    range.isEmpty ? nil : Lexeme(Symbol(kind: .number, element: .number, text: source.text(range)), range)
  }

  // MARK: Groups of digits

  /// The end of the groups of three digits that follow `digits`, or nil where they could be something else, like the
  /// numbers of a list.
  private func endOfGroups(_ digits: Range<Int>, isInBrackets: Bool) -> Int? {
    let end = digits.upperBound
    // A script is a short number: `log_10 100`, `2^5,233`.
    guard !source.byte(at: digits.lowerBound - 1).isOne(of: "_^"), end < source.count else { return nil }
    let mark = source[end]
    let space = spaceLength(at: end)
    let length = space > 0 ? space : mark.isOne(of: ",.") ? 1 : 0
    guard length > 0 else { return nil }
    let canBeList = space == 0 && mark == UInt8(ascii: ",") && isInBrackets
    var groupsEnd = end
    var count = 0
    while groupsEnd + length + 3 <= source.count,
      source.bytes[groupsEnd..<groupsEnd + length] == source.bytes[end..<end + length],
      (0..<3).allSatisfy({ source.isDigit(groupsEnd + length + $0) }), !source.isDigit(groupsEnd + length + 3)
    {
      groupsEnd += length + 3
      count += 1
      // Looking to the end of a long list from each of its numbers would take for ever.
      if canBeList, count > maximumDigitGroups { return nil }
    }
    guard count > 0 else { return nil }
    if space > 0 {
      // `2 125/1000` is a mixed number.
      let isFraction = source.byte(at: groupsEnd) == UInt8(ascii: "/")
      return isFraction && count == 1 && source[end + length] != UInt8(ascii: "0") ? nil : groupsEnd
    }
    // Two marks are no decimal marks.
    if mark == decimalMark && count == 1 { return nil }
    if !canBeList { return groupsEnd }
    let hasDecimals = source.byte(at: groupsEnd) == decimalMark && source.isDigit(groupsEnd + 1)
    return hasDecimals || count > 1 && digits.count < 3 ? groupsEnd : nil
  }

  /// How many bytes a space between groups of digits has.
  private func spaceLength(at index: Int) -> Int {
    if source[index] == 0x20 { return 1 }
    guard source[index] == 0xC2 || source[index] == 0xE2 else { return 0 }
    let (scalar, length) = source.scalar(at: index)
    return scalar == "\u{A0}" || scalar == "\u{2009}" || scalar == "\u{202F}" ? length : 0
  }

  // MARK: Numbers and what is joined to them

  /// Whether the `!` at `start`, in front of `=`, is that of a factorial and no sign of inequality: nothing stands between
  /// it and the number before it, and the equation is true, or another factorial stands in the formula.
  func isFactorial(at start: Int) -> Bool {
    guard source.byte(at: start + 1) == UInt8(ascii: "="), let last = source.bytes[..<start].last else { return false }
    let isOther = source.bytes.indices.contains {
      $0 != start && source[$0] == UInt8(ascii: "!") && source.byte(at: $0 + 1) != UInt8(ascii: "=")
    }
    if isOther, last.isDigit || last.isLetter || last == UInt8(ascii: ")") { return true }
    var first = start
    while source.isDigit(first - 1) { first -= 1 }
    let right = source.skipBlanks(start + 2)
    let end = source.endOfDigits(right)
    guard first < start, first == 0 || !source[first - 1].isOne(of: ".,"), start - first < 3,
      let number = Int(source.text(first..<start)), number < 21, let value = Int(source.text(right..<end))
    else { return false }
    return (1...max(1, number)).reduce(1, *) == value
  }

  /// The digits that come again and again in the decimals behind `number`, as the 3 of `0.(3)`, with the brackets.
  func repetend(behind number: Lexeme) -> (digits: Range<Int>, end: Int)? {
    let mark = number.end
    guard number.text.utf8.allSatisfy(\.isDigit),
      source.byte(at: mark) == decimalMark || source.byte(at: mark) == UInt8(ascii: "."),
      source.byte(at: mark + 1) == UInt8(ascii: "(")
    else { return nil }
    let end = source.endOfDigits(mark + 2)
    guard end > mark + 2, source.byte(at: end) == UInt8(ascii: ")") else { return nil }
    return (mark + 2..<end, end + 1)
  }

  /// The exponent of a power of ten as computers write it.
  struct Exponent {
    /// The letter e.
    let mark: Range<Int>
    let sign: Range<Int>
    let digits: Range<Int>
    let isNegative: Bool
  }

  /// The exponent right behind `number`, as in `1.5e-3`, or nil.
  func exponent(behind number: Lexeme) -> Exponent? {
    guard source.byte(at: number.end) | 0x20 == UInt8(ascii: "e") else { return nil }
    let sign = number.end + 1
    let start = source.byte(at: sign).isOne(of: "-+") ? sign + 1 : sign
    let end = source.endOfDigits(start)
    guard end > start, end - start < 5, source.endOfLetters(end) == end, !source.byte(at: end).isOne(of: "^_.!(") else {
      return nil
    }
    return Exponent(
      mark: number.end..<sign, sign: sign..<start, digits: start..<end, isNegative: source[sign] == UInt8(ascii: "-"))
  }

  /// Whether `number`, which stands at `place`, is the base of a logarithm whose name it is joined to: `log10(x)`.
  func isBase(_ number: Lexeme, joinedAt place: Int) -> Bool {
    number.kind == .number && number.start == place && (number.text == "10" || number.text == "2")
      && number.end + 1 < source.count && source[number.end].isOne(of: "( ")
  }

  /// Whether what stands in front of `index`, perhaps with a space between, ends in a digit.
  func isBehindNumber(_ index: Int) -> Bool { source.lastByte(before: index).isDigit }
}
