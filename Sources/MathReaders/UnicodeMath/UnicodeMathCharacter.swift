internal import MathTree

/// What a character does in UnicodeMath.
internal enum UnicodeMathCharacter: UInt8 {
  case letter, digit, `operator`
  /// An ASCII space, which ends an operand and is not seen.
  case space
  /// A space with a width of its own.
  case wideSpace
  case open, close
  /// A bar, which opens or closes.
  case bar
  case subscriptSign, superscriptSign, prime, combining
  /// A character that begins an object of its own, like `√` or `■`.
  case object
  case nary
}

extension UnicodeMathCharacter {
  static func of(_ scalar: Unicode.Scalar) -> UnicodeMathCharacter {
    switch scalar {
    case "a"..."z", "A"..."Z": return .letter
    case "0"..."9": return .digit
    case " ", "\t", "\n", "\r": return .space
    case "(", "[", "{": return .open
    case ")", "]", "}": return .close
    case "|": return .bar
    case "'": return .prime
    case "\u{0}"..."\u{7F}": return .operator
    default: break
    }
    switch scalar {
    case "α"..."ω", "Α"..."Ω", "\u{1D400}"..."\u{1D7FF}": return .letter
    case "\u{300}"..."\u{36F}", "\u{20D0}"..."\u{20F0}": return .combining
    case "⟨", "⌈", "⌊", "⟦", "⟪", "⟮", "⦃", "⦅", "⎰", "〖", "├", "⁅", "❲": return .open
    case "⟩", "⌉", "⌋", "⟧", "⟫", "⟯", "⦄", "⦆", "⎱", "〗", "┤", "⁆", "❳": return .close
    case "‖": return .bar
    case "′", "″", "‴", "⁗", "‵": return .prime
    case "\u{A0}", "\u{2000}"..."\u{200B}", "\u{202F}", "\u{205F}", "\u{3000}": return .wideSpace
    case "∑", "∏", "∐", "∫"..."∳", "⋀"..."⋃", "⨀"..."⨜", "⅀": return .nary
    case "√"..."∜", "⒭", "■", "⒨", "⒩", "⒱", "⒲", "ⓢ", "Ⓢ", "█", "Ⓒ", "▭", "▢", "□", "○", "⬭", "⟌", "▁", "¯", "╱", "╲",
      "╳",
      "⟡", "⬄", "⇳", "⬆", "⬇", "⬌", "⬍", "✎", "☁", "ⓘ", "ⓐ", "⒜", "ￗ", "⏜"..."⏡", "⎴", "⎵", "⍁", "ⓗ":
      return .object
    case "²", "³", "¹", "⁰", "ⁱ", "⁴"..."ⁿ": return .superscriptSign
    case "∞", "∂", "∅", "⊺": return .letter
    default:
      if ScriptCharacters.superscript(scalar) != nil { return .superscriptSign }
      if ScriptCharacters.subscript(scalar) != nil { return .subscriptSign }
      return isOperator(scalar) ? .operator : .letter
    }
  }

  /// Whether a character that has no other part is an operator: marks of punctuation and signs are, all others, like
  /// letters and pictures, are names.
  private static func isOperator(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .mathSymbol, .dashPunctuation, .otherPunctuation, .connectorPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .currencySymbol, .modifierSymbol, .format, .control:
      return true
    case .otherSymbol:
      // Arrows, signs of technics, boxes and shapes; but not the letter-like ones (ℏ, ℃) and not pictures.
      let value = scalar.value
      return (0x2190...0x23FF).contains(value) || (0x2500...0x25FF).contains(value)
        || (0x27C0...0x2BFF).contains(value) || (0x24B6...0x24E9).contains(value)
        || (0x2460...0x24B5).contains(value) || value < 0x2000
    default: return false
    }
  }
}
