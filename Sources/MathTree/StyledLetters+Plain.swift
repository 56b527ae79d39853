extension StyledLetters {
  /// The plain letter or digit for a character of Unicode's mathematical alphabets, and its style; nil for all others.
  ///
  /// Italic letters have no style of their own, as a single letter of a formula is set in italics. Letters like ℝ stay
  /// as they are.
  package static func plain(_ scalar: Unicode.Scalar) -> (letter: Unicode.Scalar, variant: MathVariant)? {
    if scalar == "ℎ" { return ("h", .unspecified) }
    guard scalar.value >= 0x1D400, let letter = letter(scalar) else { return nil }
    return (letter.plain, letter.font == .italic ? .unspecified : letter.font)
  }
}

extension StyledLetters {
  /// The character of Unicode for a plain letter in a style, or nil if there is none.
  package static func styled(_ letter: Unicode.Scalar, _ font: MathVariant) -> Unicode.Scalar? {
    styledLetters[Letter(plain: letter, font: font)]
  }

  private static let styledLetters: [Letter: Unicode.Scalar] = {
    var table: [Letter: Unicode.Scalar] = [:]
    // Letterlike symbols first: they were there before the block, which leaves their places empty.
    for value in [0x2102...0x2149, 0x1D400...0x1D7FF].joined() {
      guard let scalar = Unicode.Scalar(UInt32(value)), let letter = letter(scalar), table[letter] == nil else {
        continue
      }
      table[letter] = scalar
    }
    return table
  }()
}
