/// How a formula is written.
public enum FormulaSyntax: String, Sendable, Hashable, CaseIterable {
  /// What a person types: carets, slashes, names of functions, and Unicode's own signs.
  case typed
  /// LaTeX's math mode.
  case latex
  /// AsciiMath.
  case asciimath
  /// UnicodeMath, the linear format of Unicode Technical Note 28.
  case unicodemath
  /// Presentation MathML.
  case mathml
}

extension FormulaSyntax {
  /// How `source` is probably written: MathML where it begins with a tag, LaTeX where it holds a command, else typed.
  public static func detect(_ source: String) -> FormulaSyntax {
    if source.utf8.first(where: { $0 > 0x20 }) == UInt8(ascii: "<"), source.utf8.contains(UInt8(ascii: ">")) {
      return .mathml
    }
    var previous: UInt8 = 0
    for byte in source.utf8 {
      if previous == UInt8(ascii: "\\"), byte | 0x20 >= UInt8(ascii: "a"), byte | 0x20 <= UInt8(ascii: "z") {
        return .latex
      }
      previous = byte
    }
    return .typed
  }
}
