internal import MathTree

/// What characters are that stand in a formula without a command, as MathJax takes them.
internal enum Characters {
  /// The element and the text of a character that is neither an ASCII letter nor a digit.
  static func token(of scalar: Unicode.Scalar) -> (MathElement, String) {
    switch scalar {
    case "-": (.operator, "−")
    case "*": (.operator, "∗")
    case "`": (.operator, "ˋ")
    default: (element(of: scalar.value), String(Character(scalar)))
    }
  }

  private static func element(of value: UInt32) -> MathElement {
    for range in ranges where value <= range.last { return range.element }
    return .operator
  }

  /// The last character of each range, in order; a range begins where the one before it ends.
  private static let ranges: [(last: UInt32, element: MathElement)] = [
    (0xBF, .operator), (0x24F, .identifier), (0x2AF, .identifier), (0x36F, .operator), (0x1AAF, .identifier),
    (0x1AFF, .operator), (0x1DBF, .identifier), (0x1DFF, .operator), (0x1FFF, .identifier), (0x20FF, .operator),
    (0x214F, .identifier), (0x218F, .number), (0x245F, .operator), (0x24FF, .number), (0x27FF, .operator),
    (0x28FF, .text), (0x2BFF, .operator), (0x2DFF, .identifier), (0x2E7F, .operator), (0x2FDF, .identifier),
    (0x303F, .operator), (0xA82F, .identifier), (0xA83F, .number), (0xD7FF, .identifier), (0xF8FF, .operator),
    (0xFDFF, .identifier), (0xFE6F, .operator), (0x100FF, .identifier), (0x1018F, .number), (0x123FF, .identifier),
    (0x1247F, .number), (0x1D25F, .identifier), (0x1D35F, .operator), (0x1D37F, .number), (0x1D7CD, .identifier),
    (0x1D7FF, .number), (0x1DEFF, .operator), (0x1F9FF, .operator), (0x1FFFF, .operator), (0x2FA1F, .identifier),
  ]
}

/// The signs of fences.
internal enum Delimiters {
  /// The sign that a character stands for as a fence; nil if it is none.
  static func sign(of scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "<": "⟨"
    case ">": "⟩"
    case ".": ""
    default: "()[]/|⟨⟩⌈⌉⌊⌋‖∥∣⟦⟧⟮⟯⎰⎱↑↓↕⇑⇓⇕⟪⟫".unicodeScalars.contains(scalar) ? String(scalar) : nil
    }
  }

  /// Commands that stand for fences, and their signs.
  static let names = """
    lt ⟨ gt ⟩ lmoustache ⎰ rmoustache ⎱ lgroup ⟮ rgroup ⟯ arrowvert ⏐ Arrowvert ‖ bracevert ⎪ Vert ‖ vert |
    | ‖ uparrow ↑ downarrow ↓ updownarrow ↕ Uparrow ⇑ Downarrow ⇓ Updownarrow ⇕ backslash \\ rangle ⟩ langle ⟨
    rbrace } lbrace { } } { { rceil ⌉ lceil ⌈ rfloor ⌋ lfloor ⌊ lbrack [ rbrack ] lvert | rvert | lVert ‖ rVert ‖
    ulcorner ⌜ urcorner ⌝ llcorner ⌞ lrcorner ⌟ llbracket ⟦ rrbracket ⟧ lAngle ⟪ rAngle ⟫ lparen ( rparen )
    """
}
