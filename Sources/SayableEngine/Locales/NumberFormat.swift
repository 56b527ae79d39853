/// How a locale writes numbers, and what a written number is worth.
package struct NumberFormat: Sendable, Hashable {
  /// The decimal mark, `.` or `,`.
  package var decimal: Unicode.Scalar = "."
  /// The mark that a locale groups digits with.
  package var group: Unicode.Scalar = ","

  package init(decimal: Unicode.Scalar = ".", group: Unicode.Scalar = ",") {
    self.decimal = decimal
    self.group = group
  }

  /// The digits of a written number in canonical form: ASCII digits without sign and group marks, `.` before the
  /// fraction; leading and trailing zeros stay. Nil where `text` holds no digit.
  ///
  /// The locale's decimal mark is one where it stands once; another mark is one where the digits behind it are not
  /// three (`20 000,5` in English). Where two kinds of mark stand in the number, the last is the decimal mark.
  package func canonicalDigits(of text: String) -> String? {
    let scalars = Array(text.unicodeScalars)
    guard let first = scalars.firstIndex(where: { $0.digitValue != nil }) else { return nil }
    let last = scalars.lastIndex { $0.digitValue != nil } ?? first
    let mark = decimalMark(in: scalars[first...last])
    var digits = ""
    for index in first...last {
      if let digit = scalars[index].digitValue {
        digits.unicodeScalars.append(Unicode.Scalar(UInt8(ascii: "0") + digit))
      } else if index == mark {
        digits += "."
      }
    }
    return digits
  }

  /// What a written number is worth, its sign left out.
  package func value(of text: String) -> Double? { canonicalDigits(of: text).flatMap(Double.init) }

  private func decimalMark(in body: ArraySlice<Unicode.Scalar>) -> Int? {
    guard let last = body.lastIndex(where: Self.isMark) else { return nil }
    let mark = body[last]
    let before = body[..<last]
    if before.contains(mark) { return nil }
    if before.contains(where: Self.isMark) || mark == decimal || mark == "٫" { return last }
    let behind = body.endIndex - last - 1
    return behind == 3 && last - body.startIndex <= 3 ? nil : last
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ".", ",", "٫", "٬": true
    default: false
    }
  }
}

extension Unicode.Scalar {
  /// The value of a decimal digit of any script.
  fileprivate var digitValue: UInt8? {
    if ("0"..."9").contains(self) { return UInt8(truncatingIfNeeded: value - 0x30) }
    if isASCII { return nil }
    return properties.numericType == .decimal ? properties.numericValue.map { UInt8($0) } : nil
  }
}

extension Span<UInt8> {
  /// The number that is written here in ASCII digits and nothing else; nil where it has more or fewer than `lengths`.
  internal func wholeNumber(ofDigits lengths: ClosedRange<Int>) -> Int? {
    guard lengths.contains(count) else { return nil }
    var number = 0
    for index in indices {
      let digit = self[index] &- UInt8(ascii: "0")
      guard digit < 10 else { return nil }
      number = 10 * number + Int(digit)
    }
    return number
  }
}
