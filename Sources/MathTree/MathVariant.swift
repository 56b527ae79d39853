/// The style of letters that MathML's `mathvariant` names (MathML 3, section 3.2.2).
public enum MathVariant: String, Sendable, Hashable, CaseIterable {
  /// None was asked for: a single letter is set in italics, all else upright.
  case unspecified = ""
  case normal, bold, italic
  case boldItalic = "bold-italic"
  case doubleStruck = "double-struck"
  case boldFraktur = "bold-fraktur"
  case script
  case boldScript = "bold-script"
  case fraktur
  case sansSerif = "sans-serif"
  case boldSansSerif = "bold-sans-serif"
  case sansSerifItalic = "sans-serif-italic"
  case sansSerifBoldItalic = "sans-serif-bold-italic"
  case monospace
  case initial, tailed, looped, stretched
}
