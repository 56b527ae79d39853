/// Fractions that Unicode holds as one character, like ½.
package enum VulgarFraction {
  /// The numerator and the denominator of a fraction in one character.
  package static func parts(of scalar: Unicode.Scalar) -> (upper: String, lower: String)? {
    switch scalar {
    case "½": ("1", "2")
    case "⅓": ("1", "3")
    case "⅔": ("2", "3")
    case "¼": ("1", "4")
    case "¾": ("3", "4")
    case "⅕": ("1", "5")
    case "⅖": ("2", "5")
    case "⅗": ("3", "5")
    case "⅘": ("4", "5")
    case "⅙": ("1", "6")
    case "⅚": ("5", "6")
    case "⅐": ("1", "7")
    case "⅛": ("1", "8")
    case "⅜": ("3", "8")
    case "⅝": ("5", "8")
    case "⅞": ("7", "8")
    case "⅑": ("1", "9")
    case "⅒": ("1", "10")
    case "↉": ("0", "3")
    default: nil
    }
  }

  /// The character of a fraction with this numerator and denominator.
  package static func character(_ upper: String, _ lower: String) -> Unicode.Scalar? {
    "½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅐⅛⅜⅝⅞⅑⅒↉".unicodeScalars.first { parts(of: $0).map { $0 == (upper, lower) } ?? false }
  }
}
