/// Fractions that Unicode holds as one character, like ½.
package enum VulgarFraction {
  private static let fractions = "½12 ⅓13 ⅔23 ¼14 ¾34 ⅕15 ⅖25 ⅗35 ⅘45 ⅙16 ⅚56 ⅐17 ⅛18 ⅜38 ⅝58 ⅞78 ⅑19 ⅒110 ↉03"
    .split(separator: " ").map { entry in
      let digits = entry.dropFirst()
      return (entry.unicodeScalars.first, upper: String(digits.prefix(1)), lower: String(digits.dropFirst()))
    }

  /// The numerator and the denominator of a fraction in one character.
  package static func parts(of scalar: Unicode.Scalar) -> (upper: String, lower: String)? {
    guard scalar.value >= 0xBC, scalar.value < 0x2190, let found = fractions.first(where: { $0.0 == scalar }) else {
      return nil
    }
    return (found.upper, found.lower)
  }

  /// The character of a fraction with this numerator and denominator.
  package static func character(_ upper: String, _ lower: String) -> Unicode.Scalar? {
    fractions.first { $0.upper == upper && $0.lower == lower }?.0
  }
}
