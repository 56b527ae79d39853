internal import MathTree

/// What the characters beyond ASCII are in a linear formula.
internal enum UnicodeSymbols {
  /// The symbol that `scalar` is by itself.
  static func symbol(of scalar: Unicode.Scalar) -> Symbol {
    switch scalar {
    case "∑", "∏", "∐", "⋀", "⋁", "⋂", "⋃", "⨀", "⨁", "⨂", "⨄", "⨆":
      Symbol(kind: .limits, text: String(scalar))
    case "√": Symbol(kind: .squareRoot)
    case "∛": Symbol(kind: .cubeRoot)
    case "∜": Symbol(kind: .fourthRoot)
    case "⟨", "〈", "\u{2329}", "⌊", "⌈", "⟦", "（", "［", "｛":
      Symbol(kind: .opening, text: plainBracket(scalar))
    case "⟩", "〉", "\u{232A}", "⌋", "⌉", "⟧", "）", "］", "｝":
      Symbol(kind: .closing, text: plainBracket(scalar))
    case "‖": Symbol(kind: .bar, text: "∥")
    case "′", "’", "‘", "´": Symbol(kind: .prime, text: "′")
    case "″", "‴", "⁗": Symbol(kind: .prime, text: String(scalar))
    case "\u{2010}", "\u{2011}", "–", "−", "\u{FE63}", "\u{FF0D}": Symbol(kind: .constant, text: "−")
    case "·", "•", "∙": Symbol(kind: .constant, text: "⋅")
    case "⁄", "∕": Symbol(kind: .dividing, text: "/")
    case "＋": Symbol(kind: .constant, text: "+")
    case "＝": Symbol(kind: .constant, text: "=")
    case "€", "£", "¥", "¢", "₽", "₹", "₺", "₩", "₪", "₫", "₴":
      Symbol(kind: .constant, element: .identifier, text: String(scalar))
    default: other(scalar)
    }
  }

  private static func other(_ scalar: Unicode.Scalar) -> Symbol {
    if raised(scalar) != nil { return Symbol(kind: .raised, text: String(scalar)) }
    if lowered(scalar) != nil { return Symbol(kind: .lowered, text: String(scalar)) }
    if VulgarFraction.parts(of: scalar) != nil { return Symbol(kind: .vulgarFraction, text: String(scalar)) }
    if let mark = mark(scalar) { return mark }
    let properties = scalar.properties
    if properties.numericType == .decimal { return Symbol(kind: .number, element: .number, text: String(scalar)) }
    return Symbol(
      kind: .constant, element: properties.isAlphabetic ? .identifier : .operator, text: String(scalar))
  }

  /// The accent that a combining mark is.
  private static func mark(_ scalar: Unicode.Scalar) -> Symbol? {
    switch scalar {
    case "\u{300}": Symbol(kind: .overMark, text: "`")
    case "\u{301}": Symbol(kind: .overMark, text: "´")
    case "\u{302}": Symbol(kind: .overMark, text: "^")
    case "\u{303}": Symbol(kind: .overMark, text: "~")
    case "\u{304}", "\u{305}": Symbol(kind: .overMark, text: "¯")
    case "\u{306}": Symbol(kind: .overMark, text: "˘")
    case "\u{307}": Symbol(kind: .overMark, text: ".")
    case "\u{308}": Symbol(kind: .overMark, text: "..")
    case "\u{30C}": Symbol(kind: .overMark, text: "ˇ")
    case "\u{20D7}": Symbol(kind: .overMark, text: "→")
    case "\u{331}", "\u{332}": Symbol(kind: .underMark, text: "_")
    default: nil
    }
  }

  private static func plainBracket(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "（": "("
    case "）": ")"
    case "［": "["
    case "］": "]"
    case "｛": "{"
    case "｝": "}"
    case "\u{2329}", "〈": "⟨"
    case "\u{232A}", "〉": "⟩"
    default: String(scalar)
    }
  }

  /// What a superscript character stands for.
  static func raised(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar {
    case "⁰": "0"
    case "¹": "1"
    case "²": "2"
    case "³": "3"
    case "⁴"..."⁹": Unicode.Scalar(0x34 + scalar.value - 0x2074)
    case "⁺": "+"
    case "⁻": "−"
    case "⁼": "="
    case "⁽": "("
    case "⁾": ")"
    case "ⁿ": "n"
    case "ⁱ": "i"
    case "ᵃ": "a"
    case "ᵇ": "b"
    case "ᶜ": "c"
    case "ᵈ": "d"
    case "ᵉ": "e"
    case "ᶠ": "f"
    case "ᵍ": "g"
    case "ʰ": "h"
    case "ʲ": "j"
    case "ᵏ": "k"
    case "ˡ": "l"
    case "ᵐ": "m"
    case "ᵒ": "o"
    case "ᵖ": "p"
    case "ʳ": "r"
    case "ˢ": "s"
    case "ᵗ": "t"
    case "ᵘ": "u"
    case "ᵛ": "v"
    case "ʷ": "w"
    case "ˣ": "x"
    case "ʸ": "y"
    case "ᶻ": "z"
    case "ᵀ": "T"
    case "ᵝ": "β"
    case "ᶿ": "θ"
    default: nil
    }
  }

  /// What a subscript character stands for.
  static func lowered(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar {
    case "₀"..."₉": Unicode.Scalar(0x30 + scalar.value - 0x2080)
    case "₊": "+"
    case "₋": "−"
    case "₌": "="
    case "₍": "("
    case "₎": ")"
    case "ₐ": "a"
    case "ₑ": "e"
    case "ₕ": "h"
    case "ᵢ": "i"
    case "ⱼ": "j"
    case "ₖ": "k"
    case "ₗ": "l"
    case "ₘ": "m"
    case "ₙ": "n"
    case "ₒ": "o"
    case "ₚ": "p"
    case "ᵣ": "r"
    case "ₛ": "s"
    case "ₜ": "t"
    case "ᵤ": "u"
    case "ᵥ": "v"
    case "ₓ": "x"
    case "ᵦ": "β"
    case "ᵧ": "γ"
    case "ᵨ": "ρ"
    case "ᵩ": "φ"
    default: nil
    }
  }
}
