/// Numbers in cells of data.
internal enum CellNumber {
  /// What a cell holds.
  enum Value {
    case number(Double)
    /// Nothing, or a word for it.
    case missing
    case text
  }

  /// The sizes of numbers, 0 aside, whose differences and ratios are numbers as well.
  static let sizes = 1e-150...1e150

  /// Whether a number is 0 or of such a size.
  static func isComputable(_ number: Double) -> Bool { number == 0 || sizes.contains(abs(number)) }

  /// Reads a cell without spaces around it.
  ///
  /// - Parameter takesComma: Whether a comma may stand before decimals, too.
  static func read(_ cell: ArraySlice<UInt8>, takesComma: Bool) -> Value {
    if cell.isEmpty { return .missing }
    if let number = number(cell, takesComma: takesComma) { return .number(number) }
    return isMissing(cell) ? .missing : .text
  }

  private static func isMissing(_ cell: ArraySlice<UInt8>) -> Bool {
    guard cell.count <= 4 else { return false }
    let lower = cell.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
    return ["na", "n/a", "nan", "null", "-", "."].contains { $0.utf8.elementsEqual(lower) }
  }

  /// A number in digits with a sign, decimals and an exponent; infinite where it is too large.
  static func number(_ cell: ArraySlice<UInt8>, takesComma: Bool) -> Double? {
    var index = cell.startIndex
    let end = cell.endIndex
    var isNegative = false
    if cell[index] == UInt8(ascii: "-") || cell[index] == UInt8(ascii: "+") {
      isNegative = cell[index] == UInt8(ascii: "-")
      index += 1
    } else if cell[index] == 0xE2, end - index > 3, cell[index + 1] == 0x88, cell[index + 2] == 0x92 {
      isNegative = true
      index += 3
    }
    let start = index
    var mantissa: UInt64 = 0
    var digits = 0
    var scale = 0
    var mark: Int?
    while index < end {
      let byte = cell[index]
      if (0x30...0x39).contains(byte) {
        if digits < 19 { mantissa = mantissa * 10 + UInt64(byte - 0x30) }
        digits += 1
        if mark != nil { scale -= 1 }
      } else if mark == nil, byte == UInt8(ascii: ".") || takesComma && byte == UInt8(ascii: ",") {
        mark = index
      } else {
        break
      }
      index += 1
    }
    guard digits > 0 else { return nil }
    if index < end {
      guard cell[index] | 0x20 == UInt8(ascii: "e"), let exponent = exponent(cell[(index + 1)...]) else { return nil }
      scale += exponent
    }
    let value: Double
    if digits <= 19, mantissa < 1 << 53, (-22...22).contains(scale) {
      // Both are exact, so the one rounding is right.
      value = scale < 0 ? Double(mantissa) / powers[-scale] : Double(mantissa) * powers[scale]
    } else {
      let text = String(
        decoding: cell[start...].map { $0 == UInt8(ascii: ",") ? UInt8(ascii: ".") : $0 }, as: UTF8.self)
      guard let slow = Double(text) else { return nil }
      value = slow
    }
    return isNegative ? -value : value
  }

  private static let powers: [Double] = (0...22).map { Double("1e\($0)") ?? 1 }

  private static func exponent(_ text: ArraySlice<UInt8>) -> Int? {
    let digits = text.first == UInt8(ascii: "-") || text.first == UInt8(ascii: "+") ? text.dropFirst() : text
    guard (1...5).contains(digits.count), digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    let number = digits.reduce(0) { 10 * $0 + Int($1 - 0x30) }
    return text.first == UInt8(ascii: "-") ? -number : number
  }
}
