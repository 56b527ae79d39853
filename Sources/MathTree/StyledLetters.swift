/// Letters and digits of one style each that Unicode holds for mathematics, such as `𝐱`, and the plain ones they style.
package enum StyledLetters {
  /// A letter or digit and its style.
  package struct Letter: Sendable, Hashable {
    package let plain: Unicode.Scalar
    package let font: MathVariant
  }

  /// The letter and style of `scalar`, or nil if it has no style of its own.
  package static func letter(_ scalar: Unicode.Scalar) -> Letter? {
    switch scalar.value {
    case 0x2102...0x2149: letterlikes[scalar]
    case 0x1D400...0x1D6A5: latin(scalar.value - 0x1D400)
    case 0x1D6A8...0x1D7C9: greek(scalar.value - 0x1D6A8)
    case 0x1D7CA: Letter(plain: "\u{3DC}", font: .bold)
    case 0x1D7CB: Letter(plain: "\u{3DD}", font: .bold)
    case 0x1D7CE...0x1D7FF: digit(scalar.value - 0x1D7CE)
    default: nil
    }
  }

  private static let latinFonts: [MathVariant] = [
    .bold, .italic, .boldItalic, .script, .boldScript, .fraktur, .doubleStruck, .boldFraktur, .sansSerif,
    .boldSansSerif, .sansSerifItalic, .sansSerifBoldItalic, .monospace,
  ]
  private static let greekFonts: [MathVariant] = [.bold, .italic, .boldItalic, .boldSansSerif, .sansSerifBoldItalic]
  private static let digitFonts: [MathVariant] = [.bold, .doubleStruck, .sansSerif, .boldSansSerif, .monospace]

  private static func latin(_ offset: UInt32) -> Letter? {
    if offset == 0x2A4 { return Letter(plain: "\u{131}", font: .italic) }
    if offset == 0x2A5 { return Letter(plain: "\u{237}", font: .italic) }
    guard Int(offset / 52) < latinFonts.count else { return nil }
    let index = offset % 52
    return made(index < 26 ? 0x41 + index : 0x61 + index - 26, latinFonts[Int(offset / 52)])
  }

  private static func greek(_ offset: UInt32) -> Letter? {
    guard Int(offset / 58) < greekFonts.count else { return nil }
    let font = greekFonts[Int(offset / 58)]
    let index = offset % 58
    // The capitals with the other theta among them and nabla behind, the small letters, and other forms of these.
    let others: [UInt32] = [0x2202, 0x3F5, 0x3D1, 0x3F0, 0x3D5, 0x3F1, 0x3D6]
    if index == 17 { return made(0x3F4, font) }
    if index == 25 { return made(0x2207, font) }
    return made(index < 25 ? 0x391 + index : index < 51 ? 0x3B1 + index - 26 : others[Int(index) - 51], font)
  }

  private static func digit(_ offset: UInt32) -> Letter? { made(0x30 + offset % 10, digitFonts[Int(offset / 10) % 5]) }

  private static func made(_ plain: UInt32, _ font: MathVariant) -> Letter? {
    Unicode.Scalar(plain).map { Letter(plain: $0, font: font) }
  }

  /// The styled letters that Unicode had before it had all of them.
  private static let letterlikes: [Unicode.Scalar: Letter] = {
    var table: [Unicode.Scalar: Letter] = [:]
    for (font, pairs) in [
      (MathVariant.doubleStruck, "ℂCℍHℕNℙPℚQℝRℤZℼπℽγℾΓℿΠ"), (.script, "ℊgℋHℐIℒLℛRℬBℯeℰEℱFℳMℴo"),
      (.fraktur, "ℌHℑIℜRℨZℭC"),
    ] {
      for (styled, plain) in [Unicode.Scalar: Unicode.Scalar](pairs: pairs) {
        table[styled] = Letter(plain: plain, font: font)
      }
    }
    return table
  }()

  /// The plain letter or digit for a character of Unicode's mathematical alphabets, and its style; nil for all others.
  ///
  /// Italic letters have no style of their own, as a single letter of a formula is set in italics. Letters like ℝ stay
  /// as they are.
  package static func plain(_ scalar: Unicode.Scalar) -> (letter: Unicode.Scalar, variant: MathVariant)? {
    if scalar == "ℎ" { return ("h", .unspecified) }
    guard scalar.value >= 0x1D400, let letter = letter(scalar) else { return nil }
    return (letter.plain, letter.font == .italic ? .unspecified : letter.font)
  }

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
