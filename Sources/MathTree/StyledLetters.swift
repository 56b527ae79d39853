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
    case 0x2102...0x2149: letterlike(scalar.value)
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
    let plain: UInt32 =
      switch offset % 58 {
      case 17: 0x3F4
      case let index where index < 25: 0x391 + index
      case 25: 0x2207
      case let index where index < 51: 0x3B1 + index - 26
      case 51: 0x2202
      case 52: 0x3F5
      case 53: 0x3D1
      case 54: 0x3F0
      case 55: 0x3D5
      case 56: 0x3F1
      default: 0x3D6
      }
    return made(plain, font)
  }

  private static func digit(_ offset: UInt32) -> Letter? { made(0x30 + offset % 10, digitFonts[Int(offset / 10) % 5]) }

  private static func made(_ plain: UInt32, _ font: MathVariant) -> Letter? {
    Unicode.Scalar(plain).map { Letter(plain: $0, font: font) }
  }

  /// The styled letters that Unicode had before it had all of them.
  private static func letterlike(_ value: UInt32) -> Letter? {
    switch value {
    case 0x2102: Letter(plain: "C", font: .doubleStruck)
    case 0x210A: Letter(plain: "g", font: .script)
    case 0x210B: Letter(plain: "H", font: .script)
    case 0x210C: Letter(plain: "H", font: .fraktur)
    case 0x210D: Letter(plain: "H", font: .doubleStruck)
    case 0x2110: Letter(plain: "I", font: .script)
    case 0x2111: Letter(plain: "I", font: .fraktur)
    case 0x2112: Letter(plain: "L", font: .script)
    case 0x2115: Letter(plain: "N", font: .doubleStruck)
    case 0x2119: Letter(plain: "P", font: .doubleStruck)
    case 0x211A: Letter(plain: "Q", font: .doubleStruck)
    case 0x211B: Letter(plain: "R", font: .script)
    case 0x211C: Letter(plain: "R", font: .fraktur)
    case 0x211D: Letter(plain: "R", font: .doubleStruck)
    case 0x2124: Letter(plain: "Z", font: .doubleStruck)
    case 0x2128: Letter(plain: "Z", font: .fraktur)
    case 0x212C: Letter(plain: "B", font: .script)
    case 0x212D: Letter(plain: "C", font: .fraktur)
    case 0x212F: Letter(plain: "e", font: .script)
    case 0x2130: Letter(plain: "E", font: .script)
    case 0x2131: Letter(plain: "F", font: .script)
    case 0x2133: Letter(plain: "M", font: .script)
    case 0x2134: Letter(plain: "o", font: .script)
    case 0x213C: Letter(plain: "\u{3C0}", font: .doubleStruck)
    case 0x213D: Letter(plain: "\u{3B3}", font: .doubleStruck)
    case 0x213E: Letter(plain: "\u{393}", font: .doubleStruck)
    case 0x213F: Letter(plain: "\u{3A0}", font: .doubleStruck)
    default: nil
    }
  }
}
