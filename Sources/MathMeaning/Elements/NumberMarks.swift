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

  /// The two numbers and the comma that `part` is read as where decimals have a comma too, but none belong: in an index,
  /// as in `x_{1,2}`, and between braces, as in `\{2,3\}`. Nil for all else.
  static func list(of part: Part, context: MeaningContext) -> [Part]? {
    guard context.options.decimalMark == ",", part.kind == .number, part.children.isEmpty else { return nil }
    let pieces = part.text.utf8.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
    guard pieces.count == 2, pieces.allSatisfy({ !$0.isEmpty && $0.allSatisfy(isDigit) }) else { return nil }
    let comma = min(part.start + Int32(pieces[0].count), part.end)
    let behind = min(comma + 1, part.end)
    func number(_ digits: Substring.UTF8View, _ start: Int32, _ end: Int32) -> Part {
      Part(.number, .integer, text: String(Substring(digits)), start: start, end: end)
    }
    return [
      number(pieces[0], part.start, comma), context.leaf(",", start: comma, end: behind),
      number(pieces[1], behind, part.end),
    ]
  }

  private static func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }
}
