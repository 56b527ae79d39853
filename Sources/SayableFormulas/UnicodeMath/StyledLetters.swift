/// The letters of Unicode's mathematical alphabets, each a plain letter in a style (Unicode, block U+1D400).
internal enum StyledLetters {
  /// The plain letter or digit, and the style; nil for all that is no mathematical alphanumeric symbol.
  ///
  /// Italic letters have no style of their own, as a single letter of a formula is set in italics.
  static func plain(_ scalar: Unicode.Scalar) -> (letter: Unicode.Scalar, variant: Variant)? {
    let value = scalar.value
    if value == 0x210E { return ("h", .unspecified) }
    guard value >= 0x1D400, value <= 0x1D7FF else { return nil }
    if value < 0x1D6A4 {
      let offset = value - 0x1D400
      let index = offset % 52
      let letter = index < 26 ? 0x41 + index : 0x61 + index - 26
      return Unicode.Scalar(letter).map { ($0, latin[Int(offset / 52)]) }
    }
    if value == 0x1D6A4 { return ("\u{131}", .unspecified) }
    if value == 0x1D6A5 { return ("\u{237}", .unspecified) }
    if value >= 0x1D7CE {
      let offset = value - 0x1D7CE
      let styles: [Variant] = [.bold, .doubleStruck, .sansSerif, .boldSansSerif, .monospace]
      return Unicode.Scalar(0x30 + offset % 10).map { ($0, styles[Int(offset / 10)]) }
    }
    guard value >= 0x1D6A8, value <= 0x1D7CB else {
      return value == 0x1D7CA ? ("Ϝ", .bold) : value == 0x1D7CB ? ("ϝ", .bold) : nil
    }
    let offset = value - 0x1D6A8
    let index = offset % 58
    guard offset / 58 < 5 else { return (value == 0x1D7CA ? "Ϝ" : "ϝ", .bold) }
    let letter: UInt32 =
      switch index {
      case 17: 0x3F4
      case 0..<25: 0x391 + index
      case 25: 0x2207
      case 26..<51: 0x3B1 + index - 26
      case 51: 0x2202
      case 52: 0x3F5
      case 53: 0x3D1
      case 54: 0x3F0
      case 55: 0x3D5
      case 56: 0x3F1
      default: 0x3D6
      }
    return Unicode.Scalar(letter).map { ($0, greek[Int(offset / 58)]) }
  }

  /// The Latin letter `letter` in a style.
  static func styled(_ letter: Unicode.Scalar, _ variant: Variant) -> Unicode.Scalar? {
    let index: UInt32
    switch letter {
    case "A"..."Z": index = letter.value - 0x41
    case "a"..."z": index = letter.value - 0x61 + 26
    default: return nil
    }
    if let other = letterlike(letter, variant) { return other }
    guard let alphabet = (variant == .italic ? 1 : latin.firstIndex(of: variant)) else { return nil }
    return Unicode.Scalar(0x1D400 + 52 * UInt32(alphabet) + index)
  }

  /// The letters that stood in Unicode before the block did, which leaves their places empty.
  private static func letterlike(_ letter: Unicode.Scalar, _ variant: Variant) -> Unicode.Scalar? {
    switch (variant, letter) {
    case (.doubleStruck, "C"): "ℂ"
    case (.doubleStruck, "H"): "ℍ"
    case (.doubleStruck, "N"): "ℕ"
    case (.doubleStruck, "P"): "ℙ"
    case (.doubleStruck, "Q"): "ℚ"
    case (.doubleStruck, "R"): "ℝ"
    case (.doubleStruck, "Z"): "ℤ"
    case (.script, "B"): "ℬ"
    case (.script, "E"): "ℰ"
    case (.script, "F"): "ℱ"
    case (.script, "H"): "ℋ"
    case (.script, "I"): "ℐ"
    case (.script, "L"): "ℒ"
    case (.script, "M"): "ℳ"
    case (.script, "R"): "ℛ"
    case (.script, "e"): "ℯ"
    case (.script, "g"): "ℊ"
    case (.script, "o"): "ℴ"
    case (.fraktur, "C"): "ℭ"
    case (.fraktur, "H"): "ℌ"
    case (.fraktur, "I"): "ℑ"
    case (.fraktur, "R"): "ℜ"
    case (.fraktur, "Z"): "ℨ"
    case (.italic, "h"): "ℎ"
    default: nil
    }
  }

  private static let latin: [Variant] = [
    .bold, .unspecified, .boldItalic, .script, .boldScript, .fraktur, .doubleStruck, .boldFraktur, .sansSerif,
    .boldSansSerif, .sansSerifItalic, .sansSerifBoldItalic, .monospace,
  ]

  private static let greek: [Variant] = [.bold, .unspecified, .boldItalic, .boldSansSerif, .sansSerifBoldItalic]
}
