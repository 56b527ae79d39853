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

/// Signs that Unicode has once more in another form: wide, narrow, small, raised, or for a unit.
package enum SignForms {
  /// The sign that `scalar` is a form of, or nil if it stands for itself.
  package static func plain(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    guard scalar.value >= 0x207A else { return nil }
    let folded = FullWidth.folded(scalar)
    return folded == scalar ? others[scalar] : folded
  }

  private static let others = [Unicode.Scalar: Unicode.Scalar](
    pairs: "⁺+⁻−⁼=₊+₋−₌=ΩΩKKÅÅ﬩+﹢+﹣−﹤<﹥>﹦=")
}
