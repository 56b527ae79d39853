/// Signs with a stroke through them, which says that what they say is not so.
package enum NegatedSigns {
  /// The mark that is the stroke, behind the sign.
  package static let stroke: Unicode.Scalar = "\u{338}"

  /// `scalar` with a stroke through it: one character where there is one.
  package static func sign(_ scalar: Unicode.Scalar) -> String {
    if let negated = negated[scalar] { return String(negated) }
    return String(String.UnicodeScalarView([scalar, stroke]))
  }

  private static let negated = [Unicode.Scalar: Unicode.Scalar](
    pairs: "←↚→↛↔↮⇐⇍⇒⇏⇔⇎∈∉∋∌|∤∣∤∥∦‖∦∼≁~≁≃≄≅≇≈≉≍≭=≠≡≢<≮>≯≤≰≥≱≲≴≳≵≶≸≷≹≺⊀≻⊁⊂⊄⊃⊅⊆⊈⊇⊉⊢⊬⊨⊭⊩⊮⊫⊯≼⋠≽⋡⊑⋢⊒⋣⊲⋪⊳⋫⊴⋬⊵⋭∃∄")
}
