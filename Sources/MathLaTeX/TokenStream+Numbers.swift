internal import MathTree

extension TokenStream {
  /// Whether a decimal mark with a digit after it comes next.
  func startsNumber(decimalMark: Character) -> Bool {
    isMark(0, decimalMark == "," ? "," : ".") && isDigit(1)
  }

  private func isMark(_ offset: Int, _ mark: Unicode.Scalar) -> Bool { following(offset)?.is(mark) ?? false }

  private func isDigit(_ offset: Int) -> Bool { following(offset)?.kind == .digit }

  /// Takes a number: digits, perhaps grouped as in `1{,}000`, and decimals.
  mutating func number(decimalMark: Character) -> (text: String, source: Range<Int>) {
    let decimalMark: Unicode.Scalar = decimalMark == "," ? "," : "."
    let start = following(0)?.source ?? endOfInput
    var text = ""
    var end = start.upperBound
    func take(_ count: Int, from stream: inout TokenStream) {
      for _ in 0..<count {
        guard let token = stream.following(0) else { return }
        if token.kind == .digit || token.kind == .other { text.unicodeScalars.append(token.scalar) }
        end = Int(token.end)
        stream.skip()
      }
    }
    while isDigit(0) { take(1, from: &self) }
    let group: Unicode.Scalar = decimalMark == "," ? "." : ","
    for _ in 0..<groupCount(behind: text, mark: group, decimalMark: decimalMark) { take(4, from: &self) }
    while !text.isEmpty, bracedMark(group), isDigit(3), isDigit(4), isDigit(5) { take(6, from: &self) }
    // `3.` is a number, as in `3. Let x be`, but a comma after a number seldom belongs to it.
    if isMark(0, decimalMark), decimalMark == "." || isDigit(1) {
      take(1, from: &self)
      while isDigit(0) { take(1, from: &self) }
    } else if decimalMark == ",", bracedMark(decimalMark), isDigit(3) {
      take(3, from: &self)
      while isDigit(0) { take(1, from: &self) }
    }
    if text.isEmpty { take(1, from: &self) }
    return (text, start.ending(at: end))
  }

  /// How many groups of three digits follow `digits`, with `mark` in front of each. Numbers in a list
  /// look like groups too, unless there are decimals, the first is a shorter one or one begins with a zero.
  private func groupCount(behind digits: String, mark: Unicode.Scalar, decimalMark: Unicode.Scalar) -> Int {
    guard 1...3 ~= digits.utf8.count, digits.utf8.first != UInt8(ascii: "0"), isMark(0, mark) else { return 0 }
    var count = 0
    var place = 0
    var hasZero = false
    while isMark(place, mark), isDigit(place + 1), isDigit(place + 2), isDigit(place + 3), !isDigit(place + 4) {
      hasZero = hasZero || isMark(place + 1, "0")
      place += 4
      count += 1
      // Looking to the end of a long list from each of its numbers would take for ever.
      if count > maximumDigitGroups { return 0 }
    }
    let hasDecimals = isMark(place, decimalMark) && isDigit(place + 1)
    return hasZero || hasDecimals || count > 1 && digits.utf8.count < 3 ? count : 0
  }

  /// Whether `{,}` comes next, with `mark` for the comma.
  private func bracedMark(_ mark: Unicode.Scalar) -> Bool {
    following(0)?.kind == .openBrace && isMark(1, mark) && following(2)?.kind == .closeBrace
  }
}
