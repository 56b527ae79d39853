#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// A number in the digits that are said.
internal struct WrittenNumber: Sendable, Hashable {
  let isNegative: Bool
  /// Digits before the decimal mark.
  private(set) var whole: String
  /// Digits behind it, without zeros at the end.
  private(set) var fraction: String
  /// The power of ten that the digits are multiplied by; nil where they stand for themselves.
  private(set) var exponent: Int?
  /// How many zeros at the end are left out.
  private var zeros = 0

  /// More decimals than these are noise to a listener.
  private static let mostDecimals = 6

  /// A number rounded to some decimals.
  init(_ value: Double, decimals: Int) {
    let decimals = max(0, min(decimals, 17))
    let scaled = (abs(value) * Self.power(decimals)).rounded()
    if scaled < 1e18 {
      var digits = String(UInt64(scaled))
      if digits.utf8.count <= decimals {
        digits = String(repeating: "0", count: decimals + 1 - digits.utf8.count) + digits
      }
      whole = String(digits.dropLast(decimals))
      fraction = String(digits.suffix(decimals))
      while fraction.hasSuffix("0") {
        fraction.removeLast()
        zeros += 1
      }
    } else {
      whole = "\(abs(value))"
      fraction = ""
    }
    isNegative = value < 0 && scaled > 0
  }

  /// A number to three digits of itself or of the range that it lies in, whichever shows more.
  ///
  /// - Parameter noise: The share of the range below which a number is nothing but what is left of rounding.
  init(_ value: Double, range: Double, noise: Double = 1e-13) {
    let value = abs(value) < noise * range ? 0 : value
    guard value != 0 else {
      self.init(0, decimals: 0)
      return
    }
    let own = 2 - Self.magnitude(value)
    let ofRange = range > 0 ? 2 - Self.magnitude(range) : own
    let decimals = max(own, ofRange, 0)
    // In a range that shows its own digits, a number too small for decimals is next to nothing.
    if min(own, ofRange) > Self.mostDecimals + 2 || abs(value) >= 1e15 {
      self.init(scientific: value, digits: 3)
    } else {
      self.init(value, decimals: min(decimals, Self.mostDecimals))
    }
  }

  /// A number of data: as it was written, unless it has more than four decimals.
  init(asWritten value: Double, range: Double) {
    let text = "\(abs(value))"
    guard !text.contains("e") else {
      self.init(scientific: value, digits: 6)
      return
    }
    let decimals = text.hasSuffix(".0") ? 0 : text.split(separator: ".").last.map(\.utf8.count) ?? 0
    if decimals <= 4 {
      self.init(value, decimals: decimals)
    } else {
      self.init(value, range: range)
    }
  }

  private init(scientific value: Double, digits: Int) {
    let exponent = Self.magnitude(value)
    self.init(value / pow(10, Double(exponent)), decimals: digits - 1)
    self.exponent = exponent
  }

  /// What the digits stand for.
  var value: Double {
    let size = (Double(whole + "." + (fraction.isEmpty ? "0" : fraction)) ?? 0) * pow(10, Double(exponent ?? 0))
    return isNegative ? -size : size
  }

  /// Whether the digits are fewer than the number was rounded to: 3.999 is 4.00, and so 4.
  var isShortened: Bool { zeros > 1 || whole == "0" && fraction.isEmpty }

  /// The power of ten of the first digit.
  private static func magnitude(_ value: Double) -> Int { Int(log10(abs(value)).rounded(.down)) }

  private static func power(_ exponent: Int) -> Double { (0..<exponent).reduce(1) { value, _ in value * 10 } }

  /// The digits with marks; those of four digits or fewer are not grouped.
  func text(decimalMark: String, groupMark: String) -> String {
    var text = whole
    if !groupMark.isEmpty, whole.utf8.count > 4, whole.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
      text = ""
      for (index, digit) in whole.enumerated() {
        if index > 0, (whole.utf8.count - index) % 3 == 0 { text += groupMark }
        text.append(digit)
      }
    }
    return fraction.isEmpty ? text : text + decimalMark + fraction
  }
}
