internal import MathTree

// Numbers as people write them.
extension LinearParser {
  /// The number that begins at `start`, or nil: digits in groups of three or without groups, then decimals.
  func numberLexeme(_ start: Int) -> Lexeme? {
    var end = start
    if isDigit(start) {
      while isDigit(end) { end += 1 }
      if end - start <= 3 { end = endOfGroups(start, end) ?? end }
    } else if bytes[start] != UInt8(ascii: ".") {
      return nil
    }
    if end < bytes.count, isDigit(end + 1), bytes[end] == decimalByte || bytes[end] == UInt8(ascii: ".") {
      end += 1
      while isDigit(end) { end += 1 }
    }
    guard end > start else { return nil }
    return lexeme(Symbol(kind: .number, element: .number, text: spelled(start..<end)), start, end)
  }

  /// The end of the groups of three digits that follow the digits `start..<end`, or nil where they could be something
  /// else, like the numbers of a list.
  private func endOfGroups(_ start: Int, _ end: Int) -> Int? {
    // A script is a short number: `log_10 100`, `2^5,233`.
    if start > 0, bytes[start - 1] == UInt8(ascii: "_") || bytes[start - 1] == UInt8(ascii: "^") { return nil }
    guard end < bytes.count else { return nil }
    let mark = bytes[end]
    let space = spaceLength(at: end)
    let length = space > 0 ? space : mark == UInt8(ascii: ",") || mark == UInt8(ascii: ".") ? 1 : 0
    guard length > 0 else { return nil }
    let canBeList = space == 0 && mark == UInt8(ascii: ",") && nesting > 0
    var groupsEnd = end
    var count = 0
    while groupsEnd + length + 3 <= bytes.count, bytes[groupsEnd..<groupsEnd + length] == bytes[end..<end + length],
      (0..<3).allSatisfy({ isDigit(groupsEnd + length + $0) }), !isDigit(groupsEnd + length + 3)
    {
      groupsEnd += length + 3
      count += 1
      // Looking to the end of a long list from each of its numbers would take for ever.
      if canBeList, count > maximumDigitGroups { return nil }
    }
    guard count > 0 else { return nil }
    if space > 0 {
      // `2 125/1000` is a mixed number.
      let isFraction = groupsEnd < bytes.count && bytes[groupsEnd] == UInt8(ascii: "/")
      return isFraction && count == 1 && bytes[end + length] != UInt8(ascii: "0") ? nil : groupsEnd
    }
    // Two marks are no decimal marks.
    if mark == decimalByte && count == 1 { return nil }
    if !canBeList { return groupsEnd }
    let hasDecimals = groupsEnd < bytes.count && bytes[groupsEnd] == decimalByte && isDigit(groupsEnd + 1)
    return hasDecimals || count > 1 && end - start < 3 ? groupsEnd : nil
  }

  /// How many bytes a space between groups of digits has.
  private func spaceLength(at index: Int) -> Int {
    guard index < bytes.count else { return 0 }
    if bytes[index] == 0x20 { return 1 }
    guard bytes[index] == 0xC2 || bytes[index] == 0xE2 else { return 0 }
    let (scalar, length) = scalar(at: index)
    return scalar == "\u{A0}" || scalar == "\u{2009}" || scalar == "\u{202F}" ? length : 0
  }

  /// Whether `number` is the base of a logarithm whose name it is joined to, as in `log10(x)`.
  func isBase(_ number: Lexeme) -> Bool {
    guard dialect == .typed, number.kind == .number, number.start == position, number.end + 1 < bytes.count else {
      return false
    }
    let next = bytes[number.end]
    return (number.symbol.text == "10" || number.symbol.text == "2") && (next == UInt8(ascii: "(") || next == 0x20)
  }

  // MARK: Powers of ten

  /// Takes the exponent behind `number` if it is written as computers do, as in `1.5e-3`, and makes a product with a
  /// power of ten of both; nil where there is none.
  mutating func readExponent(behind number: Lexeme) -> Piece? {
    guard dialect == .typed, number.end + 1 < bytes.count, bytes[number.end] | 0x20 == UInt8(ascii: "e") else {
      return nil
    }
    let sign = number.end + 1
    let hasSign = bytes[sign] == UInt8(ascii: "-") || bytes[sign] == UInt8(ascii: "+")
    let start = hasSign ? sign + 1 : sign
    var end = start
    while isDigit(end) { end += 1 }
    guard end > start, end - start < 5, endOfLetters(end) == end else { return nil }
    if end < bytes.count, "^_.!(".utf8.contains(bytes[end]) { return nil }
    move(to: end)
    let mark = number.end..<sign
    var exponent = tree.token(.number, spelled(start..<end), source: start..<end)
    if bytes[sign] == UInt8(ascii: "-") {
      exponent = tree.add(.row, [tree.token(.operator, "−", source: sign..<start), exponent])
    }
    let times = tree.token(.operator, "×", source: mark)
    let power = tree.add(.superscript, [tree.token(.number, "10", source: mark), exponent])
    return push(tree.add(.row, [token(number), times, power]))
  }

  /// The x of `6.02x10^23`, which is a sign of multiplication: it stands between a number and a power of ten.
  func timesLexeme(_ run: Range<Int>) -> Lexeme? {
    guard bytes[run.lowerBound] | 0x20 == UInt8(ascii: "x"), isBehindNumber(run.lowerBound) else { return nil }
    let ten = skipBlanks(run.upperBound)
    guard ten + 2 < bytes.count, bytes[ten] == UInt8(ascii: "1"), bytes[ten + 1] == UInt8(ascii: "0") else {
      return nil
    }
    guard bytes[ten + 2] == UInt8(ascii: "^") || UnicodeSymbols.raised(scalar(at: ten + 2).scalar) != nil else {
      return nil
    }
    return lexeme(Symbol(kind: .constant, text: "×"), run.lowerBound, run.upperBound)
  }

  /// Whether what stands in front of `index`, perhaps with a space between, ends in a digit.
  func isBehindNumber(_ index: Int) -> Bool {
    var before = index - 1
    while before >= 0, bytes[before] == 0x20 { before -= 1 }
    return isDigit(before)
  }

  // MARK: Mixed numbers

  /// Makes a row of a whole number and the fraction behind it, the last two nodes on the stack, as in `2 1/2` and `2½`.
  mutating func joinMixedNumber(from base: Int) {
    guard dialect == .typed, stack.count >= base + 2 else { return }
    let fraction = stack[stack.count - 1]
    guard tree[fraction].element == .fraction, tree.attribute("linethickness", of: fraction) == nil else { return }
    let whole = stack[stack.count - 2]
    let hasDigits = { (tree: FormulaTree, id: FormulaTree.ID) in
      tree[id].element == .number && tree[id].text.utf8.allSatisfy { $0 &- 0x30 < 10 }
    }
    guard hasDigits(tree, whole), tree.children(of: fraction).allSatisfy({ hasDigits(tree, $0) }) else { return }
    stack.removeLast(2)
    stack.append(tree.add(.row, [whole, fraction]))
  }
}
