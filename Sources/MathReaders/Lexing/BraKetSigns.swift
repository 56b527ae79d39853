/// Finds the signs that close bras and kets, which may be written as less and greater.
internal enum BraKetSigns {
  /// How many bytes are looked at for the sign that closes one, so that a row of such signs takes no longer than others.
  private static let longest = 80

  /// The place of the bracket that closes a ket whose bar ends at `start`, as in `|ψ⟩` and `|psi>`, or nil.
  static func endOfKet(_ start: Int, in source: SourceText) -> Int? {
    for index in start..<max(start, min(start + longest, source.count)) {
      switch source[index] {
      case UInt8(ascii: "|"), UInt8(ascii: "<"), UInt8(ascii: "="): return nil
      case 0xE2 where source.holds("⟨", at: index..<min(index + 3, source.count)): return nil
      case 0xE2 where source.holds("⟩", at: index..<min(index + 3, source.count)): return index > start ? index : nil
      case UInt8(ascii: ">"):
        let next = source.skipBlanks(index + 1)
        let isSign = index == start + 1 && source[start].isOne(of: "+-")
        let isBehindOperand = source[index - 1].isLetter || source[index - 1].isDigit || source[index - 1] >= 0x80
        let isBeforeSign =
          next >= source.count || source[next].isOne(of: "=*)|<,;")
          || source[next].isOne(of: "+-")
            && (next > index + 1 || source.byte(at: source.skipBlanks(next + 1)) == UInt8(ascii: "|"))
        let isKet = (isSign || isBehindOperand) && isBeforeSign && source.byte(at: index + 1) != UInt8(ascii: "=")
        return isKet && index > start ? index : nil
      default: break
      }
    }
    return nil
  }

  /// The place of the sign that closes a bra and a ket, as in `<φ|ψ>` and `<φ|A|ψ>`.
  static func endOfBraKet(_ start: Int, in source: SourceText) -> Int? {
    guard let bar = endOfBra(start, in: source) else { return nil }
    if let end = endOfKet(bar + 1, in: source) { return end }
    return endOfBra(bar + 1, in: source).flatMap { endOfKet($0 + 1, in: source) }
  }

  /// The place of the bar behind the operand that begins at `start`.
  static func endOfBra(_ start: Int, in source: SourceText) -> Int? {
    let stops = source.bytes[start...].prefix(longest).firstIndex { $0.isOne(of: "|<>=") || $0 == 0xE2 }
    guard let stop = stops, source[stop] == UInt8(ascii: "|"), stop > start else { return nil }
    return source[stop - 1].isOne(of: " ,;+-*(") ? nil : stop
  }
}
