/// The marks in numbers: between whole numbers and decimals, and between groups of three digits.
internal enum NumberMarks {
  /// Whether the mark in a number such as `1,234` parts decimals from the whole number, where it could part thousands as
  /// well; nil where there is no such mark.
  static func ambiguousMark(in text: String, decimalMark: Character) -> Bool? {
    guard (5...7).contains(text.utf8.count) else { return nil }
    let digits = Array(text.utf8)
    let place = digits.count - 4
    guard digits[place] == UInt8(ascii: ",") || digits[place] == UInt8(ascii: "."), digits[0] != UInt8(ascii: "0"),
      digits.indices.allSatisfy({ $0 == place || isDigit(digits[$0]) })
    else { return nil }
    return String(decimalMark).utf8.first == digits[place]
  }

  /// Whether `part`, a number behind a space, is a group of three digits of the number `last`, as in `1\,000`.
  static func continues(_ last: Part, with part: Part) -> Bool {
    guard last.kind == .number, part.kind == .number, last.children.isEmpty, part.children.isEmpty else { return false }
    let digits = part.text.utf8.prefix(while: isDigit)
    let first = last.text.utf8.prefix(while: isDigit)
    return digits.count == 3 && 1...3 ~= first.count && first.first != UInt8(ascii: "0")
      && last.text.utf8.allSatisfy { $0 == UInt8(ascii: " ") || isDigit($0) } && part.start - last.end <= 2
  }

  private static func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }
}
