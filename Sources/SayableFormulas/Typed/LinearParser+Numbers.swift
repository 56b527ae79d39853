// Numbers as people write them, and what stands behind them.
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
    var groupsEnd = end
    var count = 0
    while groupsEnd + length + 3 <= bytes.count, bytes[groupsEnd..<groupsEnd + length] == bytes[end..<end + length],
      (0..<3).allSatisfy({ isDigit(groupsEnd + length + $0) }), !isDigit(groupsEnd + length + 3)
    {
      groupsEnd += length + 3
      count += 1
    }
    guard count > 0 else { return nil }
    if space > 0 {
      // `2 125/1000` is a mixed number.
      let isFraction = groupsEnd < bytes.count && bytes[groupsEnd] == UInt8(ascii: "/")
      return isFraction && count == 1 && bytes[end + length] != UInt8(ascii: "0") ? nil : groupsEnd
    }
    // Two marks are no decimal marks.
    if mark == decimalByte && count == 1 { return nil }
    if mark == UInt8(ascii: ".") || nesting == 0 { return groupsEnd }
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

  // MARK: Units

  /// The unit of several letters that begins at `start` behind a number, or nil.
  func unitLexeme(_ start: Int) -> Lexeme? {
    if start == lowerUnit { return unit(start..<UnitNames.end(in: bytes, from: start)) }
    guard let digit = bytes[..<start].last(where: { $0 != 0x20 }), digit &- 0x30 < 10 || digit == 0xB0 else {
      return nil
    }
    let end = UnitNames.end(in: bytes, from: start)
    guard end > start + 1 else { return nil }
    if table.exactMatch(in: bytes, start..<end) != nil {
      // `5 min` is a time and `5 min(a, b)` is not.
      let next = skipBlanks(end)
      if next < bytes.count {
        switch bytes[next] {
        case UInt8(ascii: "("), UInt8(ascii: "_"), UInt8(ascii: "^"), UInt8(ascii: "{"): return nil
        default: if endOfLetters(next) > next { return nil }
        }
      }
    }
    return unit(start..<end)
  }

  private func unit(_ range: Range<Int>) -> Lexeme? {
    guard UnitNames.contains(bytes, range) else { return nil }
    let symbol = Symbol(kind: .constant, element: .identifier, text: spelled(range), isUnit: true)
    return lexeme(symbol, range.lowerBound, range.upperBound)
  }

  /// Marks the units above and below `sign` where it stands between two behind a number, as in `5 km/h`.
  mutating func markUnits(_ piece: Piece, _ sign: Lexeme) {
    guard dialect == .typed, !piece.isGroup, piece.base > 0, sign.end < bytes.count else { return }
    let above = stack[piece.base - 1]
    let node = stack[piece.base]
    let upper = tree.children(of: node).first ?? node
    // `5 m/s` has a space where `5a/b` has none.
    let isApart = tree[above].element == .number && tree[above].source.upperBound < piece.source.lowerBound
    guard isApart || isUnit(above) || isUnit(upper), tree[upper].element == .identifier else { return }
    let lower = sign.end..<UnitNames.end(in: bytes, from: sign.end)
    guard UnitNames.contains(bytes, tree[upper].source), UnitNames.contains(bytes, lower) else { return }
    tree.setAttribute("class", Self.unitClass, of: upper)
    lowerUnit = sign.end
  }

  /// Whether `id` is a unit, or a power of one.
  private func isUnit(_ id: MathTree.ID) -> Bool {
    tree.attribute("class", of: tree.children(of: id).first ?? id) == Self.unitClass
  }

  // MARK: Mixed numbers

  /// Makes a row of a whole number and the fraction behind it, the last two nodes on the stack, as in `2 1/2` and `2½`.
  mutating func joinMixedNumber(from base: Int) {
    guard dialect == .typed, stack.count >= base + 2 else { return }
    let fraction = stack[stack.count - 1]
    guard tree[fraction].element == .fraction, tree.attribute("linethickness", of: fraction) == nil else { return }
    let whole = stack[stack.count - 2]
    let hasDigits = { (tree: MathTree, id: MathTree.ID) in
      tree[id].element == .number && tree[id].text.utf8.allSatisfy { $0 &- 0x30 < 10 }
    }
    guard hasDigits(tree, whole), tree.children(of: fraction).allSatisfy({ hasDigits(tree, $0) }) else { return }
    stack.removeLast(2)
    stack.append(tree.add(.row, [whole, fraction]))
  }
}
