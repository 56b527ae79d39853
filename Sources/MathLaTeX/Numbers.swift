internal import MathTree

/// Numbers.
extension LaTeXParser {
  /// Whether a decimal mark with a digit after it comes next.
  func startsNumber() -> Bool {
    guard input.tokens[input.position].value == decimalMark, let next = following() else { return false }
    return next.kind == .digit
  }

  private var decimalMark: UInt32 { options.decimalMark == "," ? 0x2C : 0x2E }

  /// Reads a number: digits, perhaps grouped as in `1{,}000`, and decimals.
  mutating func number() {
    let first = input.tokens[input.position]
    var text = ""
    var end = first.end
    func isDigit(_ offset: Int) -> Bool { following(offset)?.kind == .digit }
    func take(_ count: Int) {
      for _ in 0..<count where input.position < input.end {
        let token = input.tokens[input.position]
        if token.kind == .digit || token.kind == .other { text.unicodeScalars.append(token.scalar) }
        end = token.end
        input.position += 1
      }
    }
    while isDigit(0) { take(1) }
    let group: UInt32 = decimalMark == 0x2C ? 0x2E : 0x2C
    for _ in 0..<groupCount(behind: text, mark: group) {
      take(4)
    }
    while !text.isEmpty, bracedMark(group), isDigit(3), isDigit(4), isDigit(5) { take(6) }
    // `3.` is a number, as in `3. Let x be`, but a comma after a number seldom belongs to it.
    if following(0)?.value == decimalMark, decimalMark == 0x2E || isDigit(1) {
      take(1)
      while isDigit(0) { take(1) }
    } else if decimalMark == 0x2C, bracedMark(decimalMark), isDigit(3) {
      take(3)
      while isDigit(0) { take(1) }
    }
    if text.isEmpty { take(1) }
    push(
      tree.token(.number, text, variant: style.font, source: Int(first.start)..<max(Int(first.start), Int(end))))
  }

  /// How many groups of three digits follow `digits`, with `mark` in front of each. Numbers in a list
  /// look like groups too, unless there are decimals, the first is a shorter one or one begins with a zero.
  private func groupCount(behind digits: String, mark: UInt32) -> Int {
    guard 1...3 ~= digits.utf8.count, digits.utf8.first != UInt8(ascii: "0"), let first = following(0) else { return 0 }
    guard first.kind == .other, first.value == mark else { return 0 }
    func isDigit(_ offset: Int) -> Bool { following(offset)?.kind == .digit }
    var count = 0
    var place = 0
    var hasZero = false
    while let next = following(place), next.kind == .other, next.value == mark,
      isDigit(place + 1), isDigit(place + 2), isDigit(place + 3), !isDigit(place + 4)
    {
      hasZero = hasZero || following(place + 1)?.value == 0x30
      place += 4
      count += 1
      // Looking to the end of a long list from each of its numbers would take for ever.
      if count > maximumDigitGroups { return 0 }
    }
    let hasDecimals = following(place)?.value == decimalMark && isDigit(place + 1)
    return hasZero || hasDecimals || count > 1 && digits.utf8.count < 3 ? count : 0
  }

  /// Whether `{,}` comes next, with `mark` for the comma.
  private func bracedMark(_ mark: UInt32) -> Bool {
    following(0)?.kind == .openBrace && following(1)?.value == mark && following(2)?.kind == .closeBrace
  }
}
