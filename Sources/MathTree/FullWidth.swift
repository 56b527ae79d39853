/// The forms of signs that are as wide as an ideograph, as East Asian keyboards write them.
package enum FullWidth {
  /// The sign that `scalar` is a wide form of, or `scalar` itself.
  package static func folded(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard scalar.value >= 0xFF01 else { return scalar }
    switch scalar.value {
    case 0xFF01...0xFF5E: return Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar
    case 0xFFE0: return "¢"
    case 0xFFE1: return "£"
    case 0xFFE2: return "¬"
    case 0xFFE5: return "¥"
    case 0xFFE6: return "₩"
    case 0xFFE9: return "←"
    case 0xFFEA: return "↑"
    case 0xFFEB: return "→"
    case 0xFFEC: return "↓"
    default: return scalar
    }
  }
}
