internal import MathTree

/// Finds the units behind numbers, so that their letters stay together.
internal struct UnitLexer: Sendable {
  let source: SourceText
  let symbols: SymbolTable
  let lexicon: TypedLexicon
  let numbers: NumberLexer
  /// Where a unit begins that stands below another, as in `km/h`.
  private var lowerUnit = -1
  /// The product or quotient of units that was found last, as `kJ/(kg·K)`: all letters in it are units.
  private var compound = 0..<0

  init(source: SourceText, symbols: SymbolTable, lexicon: TypedLexicon, numbers: NumberLexer) {
    self.source = source
    self.symbols = symbols
    self.lexicon = lexicon
    self.numbers = numbers
  }

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

  /// The unit of several letters that begins at `start` behind a number, or one of a product of units; nil where there
  /// is none.
  mutating func unit(at start: Int) -> Lexeme? {
    if start == lowerUnit || compound.contains(start) { return unit(start..<end(start)) }
    if let temperature = temperature(at: start) { return temperature }
    let range = start..<end(start)
    guard isBehindNumber(start) || mayBeginInverse(range.upperBound), isUnit(range) else { return nil }
    if let end = endOfCompound(at: start) {
      compound = start..<end
      return unit(range)
    }
    guard range.count > 1 ? isBehindNumber(start) : isBehindPowerOfTen(start, isFactor: true) else { return nil }
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
    guard isPair(0xC2, 0xB0, start), source.byte(at: start + 2) == 0x20, source.isDigit(start - 1) else { return nil }
    let end = source.endOfLetters(start + 3)
    let name = "°" + source.text(start + 3..<end)
    guard lexicon.units.contains(name) else { return nil }
    return Lexeme(Symbol(kind: .constant, element: .identifier, text: name, isUnit: true), start..<end)
  }

  /// The sign of multiplication that a full stop between two units is, as in `m.s⁻¹`.
  func stop(at start: Int) -> Lexeme? {
    guard compound.contains(start), source[start] == UInt8(ascii: ".") else { return nil }
    return Lexeme(Symbol(kind: .constant, text: "⋅"), start..<start + 1)
  }

  /// Whether a number, a degree sign or a power of ten stands in front of `start`.
  private func isBehindNumber(_ start: Int) -> Bool {
    let before = source.lastByte(before: start)
    return before.isDigit || before == 0xB0 || isBehindPowerOfTen(start, isFactor: false)
  }

  /// Whether a power of ten stands in front of `start`, as in `1.6 × 10^-19 C`.
  ///
  /// - Parameter isFactor: Whether it has to be that of a number, or all of a side, with a blank behind it.
  private func isBehindPowerOfTen(_ start: Int, isFactor: Bool) -> Bool {
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

  // MARK: Products of units

  /// What is known of a product of units before its end: what stands in front of it, and what is found in it.
  private struct Product {
    /// What stands in front of a product.
    enum Front { case nothing, number, numberAndBlank, powerOfTen }
    /// What units are written with and products of letters seldom are. A name is a unit of several letters, or of any
    /// number with a full stop beside it.
    enum Mark { case blank, slash, inverse, name }

    let front: Front
    var marks: Set<Mark> = []
    var count = 0
    var isInParentheses = false

    /// Whether all that was read is units and can be nothing else: behind a power of ten; or with a slash or a negative
    /// exponent, apart from its number or with a unit of several letters. `5 kg·g` is a weight.
    var isCertain: Bool {
      guard count > 1, !isInParentheses, marks.contains(.inverse) || !marks.contains(.blank) else { return false }
      return switch front {
      case .powerOfTen: true
      case .numberAndBlank: !marks.isDisjoint(with: [.inverse, .slash])
      case .number: marks.contains(.name) && !marks.isDisjoint(with: [.inverse, .slash])
      case .nothing: marks.isSuperset(of: [.inverse, .name])
      }
    }
  }

  /// What stands in front of the product of units that may begin at `start`, or nil where none begins.
  private func front(of start: Int) -> Product.Front? {
    guard isBehindNumber(start) else { return source.byte(at: start - 1).isLetter ? nil : .nothing }
    if isBehindPowerOfTen(start, isFactor: true) { return .powerOfTen }
    return source.byte(at: start - 1) == 0x20 ? .numberAndBlank : .number
  }

  /// How many units a product may have; looking to the end of a long one from each of its units would take for ever.
  private static let mostUnits = 12

  /// The end of the product or quotient of units that begins at `start`, if it is one of several for certain.
  private func endOfCompound(at start: Int) -> Int? {
    guard let front = front(of: start) else { return nil }
    var product = Product(front: front)
    var found: Int?
    var index = start
    while product.count < Self.mostUnits, case let end = end(index), isUnit(index..<end) {
      product.count += 1
      if source.text(index..<end).count > 1 { product.marks.insert(.name) }
      let (power, isNegative) = endOfPower(end)
      if isNegative { product.marks.insert(.inverse) }
      index = power
      if product.isInParentheses, source.byte(at: index) == UInt8(ascii: ")") {
        product.isInParentheses = false
        index += 1
      }
      if product.isCertain { found = index }
      guard let next = endOfSign(at: index, in: &product) else { return found }
      index = next
    }
    return found
  }

  /// The end of the sign between two units that stands at `start`, with the parenthesis behind a slash.
  private func endOfSign(at start: Int, in product: inout Product) -> Int? {
    switch source.byte(at: start) {
    case UInt8(ascii: "/"):
      product.marks.insert(.slash)
      guard !product.isInParentheses, source.byte(at: start + 1) == UInt8(ascii: "(") else { return start + 1 }
      product.isInParentheses = true
      return start + 2
    case UInt8(ascii: "."): product.marks.insert(.name)
    case UInt8(ascii: "*"): break
    case 0x20: if !product.isInParentheses { product.marks.insert(.blank) }
    default:
      guard start < source.count, case let (sign, length) = source.scalar(at: start), sign == "·" || sign == "⋅"
      else { return nil }
      return start + length
    }
    return start + 1
  }

  /// The end of the exponent of a unit that ends at `end`, and whether it is negative.
  private func endOfPower(_ end: Int) -> (end: Int, isNegative: Bool) {
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

  /// A unit of one letter, which could be a variable, where another quantity stands beside it, as in `3 h 20 min`.
  ///
  /// - Parameter isBehindUnit: Whether the number in front of it follows a unit.
  func smallUnit(_ run: Range<Int>, isBehindUnit: Bool) -> Lexeme? {
    guard source.byte(at: run.lowerBound - 1) == 0x20, isBehindNumber(run.lowerBound), isUnit(run) else {
      return nil
    }
    if isBehindUnit || isBesideQuantity(run.lowerBound) || isCalculation(around: run.lowerBound) || isValue(run) {
      return unit(run)
    }
    var number = source.skipBlanks(run.upperBound)
    if source.byte(at: number) == UInt8(ascii: "=") { number = source.skipBlanks(number + 1) }
    let numberEnd = source.endOfNumber(number, mark: numbers.decimalMark)
    guard number > run.upperBound, numberEnd > number else { return nil }
    let next = source.skipBlanks(numberEnd)
    let nextEnd = source.endOfLetters(next)
    guard isUnit(next..<nextEnd), nextEnd - next > 1 || next > numberEnd else { return nil }
    return unit(run)
  }

  /// Whether a side of an equation that `place` lies in is a calculation with quantities: each number has a blank and a
  /// unit behind it, and they are multiplied or divided, one unit has several letters, or all are one in an equation, as
  /// in `5 N · 3 m`, `20 °C + 273 K` and `5 V − 3 V = 2 V`.
  private func isCalculation(around place: Int) -> Bool {
    let (first, last) = (max(0, place - 60), min(source.count, place + 60))
    let before = source.bytes[first..<max(first, place)].lastIndex(of: UInt8(ascii: "="))
    guard place >= 0, before != nil || first == 0 else { return false }
    let limit = source.bytes[place..<last].firstIndex(of: UInt8(ascii: "=")) ?? last
    var index = source.skipBlanks(before.map { $0 + 1 } ?? 0)
    var count = 0
    var isCertain = false
    var names: Set<String> = []
    while true {
      let number = source.endOfNumber(index, mark: numbers.decimalMark)
      guard number > index, source.byte(at: number) == 0x20 else { return false }
      let unit = number + 1..<end(number + 1)
      guard isUnit(unit), source.endOfLetters(unit.lowerBound) <= unit.upperBound else { return false }
      count += 1
      isCertain = isCertain || source.text(unit).count > 1
      names.insert(source.text(unit))
      index = endOfPower(unit.upperBound).end
      if source.byte(at: index) == UInt8(ascii: "/"), isUnit(index + 1..<end(index + 1)) {
        index = endOfPower(end(index + 1)).end
      }
      index = source.skipBlanks(index)
      guard index < limit else {
        let isEquation = before != nil || limit < last
        return index <= limit && count > 1 && (isCertain || names.count == 1 && isEquation)
      }
      let (sign, length) = source.scalar(at: index)
      guard "·⋅×*:/+-−".unicodeScalars.contains(sign) else { return false }
      isCertain = isCertain || !"+-−".unicodeScalars.contains(sign)
      index = source.skipBlanks(index + length)
    }
  }

  /// Whether a number and the unit at `run` are all that a quantity is equal to: a letter, as in `U = 12 V`, or, where
  /// the unit is a capital, a product of letters, something with a unit or a calculation with quantities, as in
  /// `m g = 50 N`; nothing stands before a step of a calculation, as `= 5 V`. An area or a volume may be all of the
  /// formula.
  private func isValue(_ run: Range<Int>) -> Bool {
    // Of units of one letter only that of length has a power by itself.
    let end = source[run.lowerBound] == UInt8(ascii: "m") ? endOfPower(run.upperBound).end : run.upperBound
    let next = source.skipBlanks(end)
    guard next >= source.count || source[next].isOne(of: ",;") else { return false }
    guard let equals = source.bytes[..<run.lowerBound].lastIndex(where: { !$0.isDigit && !$0.isOne(of: " ,.") }) else {
      return end > run.upperBound
    }
    guard source[equals] == UInt8(ascii: "=") else { return false }
    if source[run.lowerBound] < UInt8(ascii: "a"),
      isProductOfLetters(before: equals) || holdsUnit(before: equals) || isCalculation(around: equals - 1)
        || source.skipBlanks(0) == equals
    {
      return true
    }
    var letter = source.lastPlace(before: equals)
    // The index of the quantity, as in `F1 = 3 N`.
    while source.isDigit(letter) { letter -= 1 }
    guard letter >= 0, source[letter].isLetter, !source[letter].isOne(of: "xyz") else { return false }
    let before = source.lastByte(before: letter)
    return before == 0 || before.isOne(of: ",;")
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
      guard source[start].isLetter, source.byte(at: start - 1) == 0x20, isBehindNumber(start) else { return false }
      let name = start..<end(start)
      return name.count > 1 && isUnit(name)
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
    return start < end && isUnit(start..<end) && numbers.isBehindNumber(start)
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
