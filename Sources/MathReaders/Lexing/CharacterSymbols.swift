internal import MathTree

/// What a character is in a linear formula that is no part of a name or a number.
internal enum CharacterSymbols {
  static func lexeme(at start: Int, in source: SourceText, _ symbols: SymbolTable) -> Lexeme {
    let (scalar, length) = source.scalar(at: start)
    let range = start..<start + length
    guard !scalar.isASCII else {
      let element: MathElement = source[start].isLetter ? .identifier : .operator
      return Lexeme(Symbol(kind: .constant, element: element, text: String(scalar)), range)
    }
    let folded = FullWidth.folded(scalar)
    guard folded.isASCII else { return Lexeme(symbol(of: folded), range) }
    let byte = UInt8(truncatingIfNeeded: folded.value)
    if let symbol = symbols.symbol(named: CollectionOfOne(byte)) { return Lexeme(symbol, range) }
    let element: MathElement = byte.isDigit ? .number : byte.isLetter ? .identifier : .operator
    return Lexeme(Symbol(kind: byte.isDigit ? .number : .constant, element: element, text: String(folded)), range)
  }

  /// The symbol that a character beyond ASCII is by itself.
  private static func symbol(of scalar: Unicode.Scalar) -> Symbol {
    switch scalar {
    case "∑", "∏", "∐", "⋀", "⋁", "⋂", "⋃", "⨀", "⨁", "⨂", "⨄", "⨆":
      Symbol(kind: .limits, text: String(scalar))
    case "√": Symbol(kind: .squareRoot)
    case "∛": Symbol(kind: .cubeRoot)
    case "∜": Symbol(kind: .fourthRoot)
    case "⟨", "〈", "\u{2329}": Symbol(kind: .opening, text: "⟨")
    case "⟩", "〉", "\u{232A}": Symbol(kind: .closing, text: "⟩")
    case "⌊", "⌈", "⟦": Symbol(kind: .opening, text: String(scalar))
    case "⌋", "⌉", "⟧": Symbol(kind: .closing, text: String(scalar))
    case "‖": Symbol(kind: .bar, text: "∥")
    case "′", "’", "‘", "´": Symbol(kind: .prime, text: "′")
    case "″", "‴", "⁗": Symbol(kind: .prime, text: String(scalar))
    case "\u{2010}", "\u{2011}", "–", "−", "\u{FE63}": Symbol(kind: .constant, text: "−")
    case "·", "•", "∙": Symbol(kind: .constant, text: "⋅")
    case "⁄", "∕": Symbol(kind: .dividing, text: "/")
    case "€", "£", "¥", "¢", "₽", "₹", "₺", "₩", "₪", "₫", "₴":
      Symbol(kind: .constant, element: .identifier, text: String(scalar))
    default: other(scalar)
    }
  }

  private static func other(_ scalar: Unicode.Scalar) -> Symbol {
    if raised(scalar) != nil { return Symbol(kind: .raised, text: String(scalar)) }
    if lowered(scalar) != nil { return Symbol(kind: .lowered, text: String(scalar)) }
    if VulgarFraction.parts(of: scalar) != nil {
      return Symbol(kind: .vulgarFraction, text: String(scalar))
    }
    if let mark = overMarks[scalar] { return Symbol(kind: .overMark, text: mark) }
    if scalar == "\u{331}" || scalar == "\u{332}" { return Symbol(kind: .underMark, text: "_") }
    let properties = scalar.properties
    if properties.numericType == .decimal { return Symbol(kind: .number, element: .number, text: String(scalar)) }
    return Symbol(kind: .constant, element: properties.isAlphabetic ? .identifier : .operator, text: String(scalar))
  }

  /// The signs over a character that combining marks are.
  private static let overMarks: [Unicode.Scalar: String] = [
    "\u{300}": "`", "\u{301}": "´", "\u{302}": "^", "\u{303}": "~", "\u{304}": "¯", "\u{305}": "¯", "\u{306}": "˘",
    "\u{307}": ".", "\u{308}": "..", "\u{30C}": "ˇ", "\u{20D7}": "→",
  ]

  /// What a superscript character stands for. Capital letters are no scripts here, but for the T of a transpose, and of
  /// the Greek letters only two are.
  static func raised(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar {
    case "⁻": "−"
    case "ᵀ", "ᵝ", "ᶿ": ScriptCharacters.superscript(scalar)
    case "ᴬ"..."ᵂ", "ᵅ", "ᵋ", "ᵞ"..."ᵡ", "ᶥ", "ⱽ": nil
    default: ScriptCharacters.superscript(scalar)
    }
  }

  /// What a subscript character stands for.
  static func lowered(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar {
    case "₋": "−"
    case "ᵩ": "φ"
    case "ₔ", "ᵪ": nil
    default: ScriptCharacters.subscript(scalar)
    }
  }
}
