/// How a locale writes numbers, and what a written number is worth.
internal struct NumberFormat: Sendable, Hashable {
  /// The decimal mark, `.` or `,`.
  internal var decimal: Unicode.Scalar = "."
  /// The mark that a locale groups digits with.
  internal var group: Unicode.Scalar = ","

  /// The digits of a written number in canonical form: ASCII digits without sign and group marks, `.` before the
  /// fraction; leading and trailing zeros stay. Nil where `text` holds no digit.
  ///
  /// The locale's decimal mark is one where it stands once; another mark is one where the digits behind it are not
  /// three (`20 000,5` in English). Where two kinds of mark stand in the number, the last is the decimal mark.
  internal func canonicalDigits(of text: String) -> String? {
    let scalars = Array(text.unicodeScalars)
    guard let first = scalars.firstIndex(where: { $0.digitValue != nil }) else { return nil }
    let last = scalars.lastIndex { $0.digitValue != nil } ?? first
    let body = scalars[first...last]
    let mark = decimalMark(in: body)
    var digits = ""
    for (index, scalar) in zip(body.indices, body) {
      if let digit = scalar.digitValue {
        digits += String(digit)
      } else if index == mark {
        digits += "."
      }
    }
    return digits
  }

  /// What a written number is worth, its sign left out.
  internal func value(of text: String) -> Double? { canonicalDigits(of: text).flatMap(Double.init) }

  private func decimalMark(in body: ArraySlice<Unicode.Scalar>) -> Int? {
    let marks = body.indices.filter { Self.marks.contains(body[$0]) }
    guard let last = marks.last else { return nil }
    let mark = body[last]
    let sameMarks = marks.count { body[$0] == mark }
    if sameMarks > 1 { return nil }
    if marks.count > 1 || mark == decimal || mark == "٫" { return last }
    let behind = body.endIndex - last - 1
    return behind == 3 && last - body.startIndex <= 3 ? nil : last
  }

  private static let marks: Set<Unicode.Scalar> = [".", ",", "٫", "٬"]
}

extension Unicode.Scalar {
  /// The value of a decimal digit of any script.
  fileprivate var digitValue: Int? {
    if ("0"..."9").contains(self) { return Int(value) - 0x30 }
    return properties.numericType == .decimal ? properties.numericValue.map { Int($0) } : nil
  }
}
