internal import MathTree

// The units behind numbers.
extension LinearParser {
  /// The unit of several letters that begins at `start` behind a number, or nil.
  func unitLexeme(_ start: Int) -> Lexeme? {
    if start == lowerUnit { return unit(start..<UnitNames.end(in: bytes, from: start)) }
    guard let digit = bytes[..<start].last(where: { $0 != 0x20 }), digit &- 0x30 < 10 || digit == 0xB0 else {
      return nil
    }
    let end = UnitNames.end(in: bytes, from: start)
    guard end > start + 1 else { return nil }
    if bytes[start..<end].elementsEqual("in".utf8) { return inchLexeme(start..<end) }
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
    let isApart = isNumber(above) && tree[above].source.upperBound < piece.source.lowerBound
    guard isApart || isUnit(above) || isUnit(upper), tree[upper].element == .identifier else { return }
    let lower = sign.end..<UnitNames.end(in: bytes, from: sign.end)
    guard UnitNames.contains(bytes, tree[upper].source), UnitNames.contains(bytes, lower) else { return }
    tree.setAttribute("class", Self.unitClass, of: upper)
    lowerUnit = sign.end
  }

  /// Whether `id` is a number, a mixed one or one with a power of ten.
  private func isNumber(_ id: FormulaTree.ID) -> Bool {
    let first = tree[id].element == .row ? tree.children(of: id).first : id
    return first.map { tree[$0].element == .number } ?? false
  }

  /// Whether `id` is a unit, or a power of one.
  private func isUnit(_ id: FormulaTree.ID) -> Bool {
    tree.attribute("class", of: tree.children(of: id).first ?? id) == Self.unitClass
  }

  /// The inches of `3 in`: behind a number, and in front of nothing that a number could be a member of.
  private func inchLexeme(_ run: Range<Int>) -> Lexeme? {
    let next = skipBlanks(run.upperBound)
    guard next >= bytes.count || "+-*/=<>),;.:^".utf8.contains(bytes[next]) || isRaised(next) else { return nil }
    return unit(run)
  }

  private func isRaised(_ index: Int) -> Bool { UnicodeSymbols.raised(scalar(at: index).scalar) != nil }

  /// A unit of one letter, which could be a variable, where another quantity stands beside it, as in `3 h 20 min`.
  func smallUnitLexeme(_ run: Range<Int>) -> Lexeme? {
    guard run.lowerBound > 0, bytes[run.lowerBound - 1] == 0x20, isBehindNumber(run.lowerBound),
      UnitNames.contains(bytes, run)
    else { return nil }
    if stack.count > 1, tree[stack[stack.count - 1]].element == .number, isUnit(stack[stack.count - 2]) {
      return unit(run)
    }
    let number = skipBlanks(run.upperBound)
    let numberEnd = numberEnd(number, mark: decimalByte)
    guard number > run.upperBound, numberEnd > number else { return nil }
    let next = skipBlanks(numberEnd)
    let nextEnd = endOfLetters(next)
    guard UnitNames.contains(bytes, next..<nextEnd), nextEnd - next > 1 || next > numberEnd else { return nil }
    return unit(run)
  }
}
