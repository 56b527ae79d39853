/// A length as MathML writes it: a number and a unit.
package struct Length {
  private let value: Double
  private let unit: Substring

  package init?(_ text: String) {
    let number = text.prefix { $0.isNumber || $0 == "." || $0 == "-" }
    guard let value = Double(number) else { return nil }
    self.value = value
    unit = text[number.endIndex...]
  }

  var isZero: Bool { value == 0 }

  /// Whether space of this width sets apart what stands around it.
  package var isWide: Bool {
    switch unit {
    case "cm": value >= 0.4
    case "pc", "em": value >= 0.5
    case "ex": value >= 1
    case "in": value >= 0.15
    case "pt", "mm": value >= 5
    default: false
    }
  }
}
