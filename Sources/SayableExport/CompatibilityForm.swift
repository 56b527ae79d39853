/// Texts as a program sees them that first brings all text into Unicode's compatibility composition, NFKC (Unicode
/// Standard Annex 15), as speech-dispatcher does: `km²` is `km2` there, and `½` is `1⁄2`.
internal enum CompatibilityForm {
  /// The form of `spelling`; nil where it cannot be told or is another word, so that a spelling is left out and never
  /// wrong: Spanish `nº` would be `no`.
  ///
  /// The standard library tells which characters change and not into what; those of units are known here.
  internal static func of(_ spelling: String) -> String? {
    var result = String.UnicodeScalarView()
    for scalar in spelling.unicodeScalars {
      if let form = known(scalar) {
        result.append(contentsOf: form.unicodeScalars)
      } else if let fraction = fraction(scalar) {
        result.append(contentsOf: fraction.unicodeScalars)
      } else if scalar.properties.changesWhenNFKCCaseFolded, !scalar.properties.changesWhenCaseFolded {
        return nil
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  private static func known(_ scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "\u{A0}", "\u{202F}", "\u{2009}": " "
    case "\u{2070}", "\u{2074}"..."\u{2079}", "\u{B9}", "\u{B2}", "\u{B3}", "\u{2080}"..."\u{2089}":
      scalar.properties.numericValue.map { String(Int($0)) }
    // These change when case is folded, too.
    case "\u{B5}": "\u{3BC}"
    case "\u{2126}": "\u{3A9}"
    case "\u{212A}": "K"
    case "\u{212B}": "\u{C5}"
    case "\u{2103}": "°C"
    case "\u{2109}": "°F"
    case "\u{2033}": "\u{2032}\u{2032}"
    default: nil
    }
  }

  private static func fraction(_ scalar: Unicode.Scalar) -> String? {
    guard let value = scalar.properties.numericValue, value > 0, value < 1 else { return nil }
    for denominator in 2...10 {
      // The nearest, without `rounded()`, for which a program has to link the library of mathematics.
      let numerator = Int(value * Double(denominator) + 0.5)
      if abs(Double(numerator) / Double(denominator) - value) < 1e-6 { return "\(numerator)\u{2044}\(denominator)" }
    }
    return nil
  }
}
