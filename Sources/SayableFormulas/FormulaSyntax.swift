internal import MathReaders
internal import MathTree

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
  /// Presentation MathML, which the library SayableMathML reads.
  case mathml
}

extension FormulaSyntax {
  /// How `source` is probably written: MathML where it begins with a tag, UnicodeMath where it holds a sign that only
  /// stands there, LaTeX where it holds a command, a script in braces or is in dollars, else typed. Braces alone do not
  /// make it LaTeX where a sign like `->` or a name like `lim` stands, for which LaTeX has commands.
  ///
  /// Typed formulas and AsciiMath need not be told apart: typed reading reads both.
  public static func detect(_ source: String) -> FormulaSyntax {
    let bytes = Array(source.utf8)
    guard let first = bytes.firstIndex(where: { $0 > 0x20 }), let last = bytes.lastIndex(where: { $0 > 0x20 }) else {
      return .typed
    }
    if bytes[first] == UInt8(ascii: "<"), isTag(bytes, first), bytes.contains(UInt8(ascii: ">")) { return .mathml }
    if source.unicodeScalars.contains(where: isUnicodeMathSign) { return .unicodemath }
    if first < last, bytes[first] == UInt8(ascii: "$"), bytes[last] == UInt8(ascii: "$") { return .latex }
    var hasBraces = false
    for index in bytes.indices.dropFirst() {
      switch (bytes[index - 1], bytes[index]) {
      case (UInt8(ascii: "\\"), let byte) where byte.isLetter || "([,;:!|{}\\".utf8.contains(byte): return .latex
      case (UInt8(ascii: "_"), UInt8(ascii: "{")), (UInt8(ascii: "^"), UInt8(ascii: "{")): hasBraces = true
      default: break
      }
    }
    return hasBraces && !holdsTypedSign(bytes) ? .latex : .typed
  }

  /// Whether a sign of two characters or a name stands in `bytes` that LaTeX has a command for.
  private static func holdsTypedSign(_ bytes: [UInt8]) -> Bool {
    var index = 0
    while index < bytes.count {
      if ["->", "=>", "<=", ">=", "!="].contains(where: { bytes[index...].starts(with: $0.utf8) }) { return true }
      let end = bytes[index...].firstIndex { !$0.isLetter } ?? bytes.count
      if end > index + 1, TypedSymbols.isFunction(bytes[index..<end]) { return true }
      index = max(end, index + 1)
    }
    return false
  }

  /// Whether a tag of MathML begins at `index`, and no comparison or bracket.
  private static func isTag(_ bytes: [UInt8], _ index: Int) -> Bool {
    guard index + 1 < bytes.count else { return false }
    if bytes[index + 1] == UInt8(ascii: "!") || bytes[index + 1] == UInt8(ascii: "?") { return true }
    let word = bytes[(index + 1)...].prefix(40).prefix { $0.isLetter || $0 == UInt8(ascii: ":") }
    let local = word.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: true).last ?? []
    let name = String(decoding: local, as: UTF8.self)
    return name == "math" || name == "semantics" || MathElement(name: name) != nil
  }

  /// Whether a character is an operator of UnicodeMath that stands for a layout.
  private static func isUnicodeMathSign(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "▒", "■", "█", "┴", "┬", "┤", "├", "┘", "└", "〖", "〗", "⒨", "⒩", "⒱", "Ⓒ", "¦", "⍁", "▭", "⬄", "⇳", "✎",
      "☁", "ⅆ", "ⅇ", "ⅈ", "ⅅ":
      true
    default: false
    }
  }
}
