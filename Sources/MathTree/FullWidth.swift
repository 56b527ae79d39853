/// The forms of signs that are as wide as an ideograph, as East Asian keyboards write them.
package enum FullWidth {
  /// The sign that `scalar` is a wide form of, or `scalar` itself.
  package static func folded(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0xFF01...0xFF5E: Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar
    case 0xFFE0...0xFFEC: signs[scalar] ?? scalar
    default: scalar
    }
  }

  private static let signs = [Unicode.Scalar: Unicode.Scalar](pairs: "￠¢￡£￢¬￥¥￦₩￩←￪↑￫→￬↓")
}
