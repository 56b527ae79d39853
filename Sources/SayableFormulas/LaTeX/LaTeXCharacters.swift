/// What characters are that stand in a formula without a command, as MathJax takes them.
internal enum LaTeXCharacters {
  /// The element and the text of a character that is neither an ASCII letter nor a digit.
  static func token(of scalar: Unicode.Scalar) -> (Element, String) {
    switch scalar {
    case "-": (.operator, "−")
    case "*": (.operator, "∗")
    case "`": (.operator, "ˋ")
    default: (element(of: scalar.value), String(Character(scalar)))
    }
  }

  private static func element(of value: UInt32) -> Element {
    for range in ranges where value <= range.last { return range.element }
    return .operator
  }

  /// The last character of each range, in order; a range begins where the one before it ends.
  private static let ranges: [(last: UInt32, element: Element)] = [
    (0xBF, .operator), (0x24F, .identifier), (0x2AF, .identifier), (0x36F, .operator), (0x1AAF, .identifier),
    (0x1AFF, .operator), (0x1DBF, .identifier), (0x1DFF, .operator), (0x1FFF, .identifier), (0x20FF, .operator),
    (0x214F, .identifier), (0x218F, .number), (0x245F, .operator), (0x24FF, .number), (0x27FF, .operator),
    (0x28FF, .text), (0x2BFF, .operator), (0x2DFF, .identifier), (0x2E7F, .operator), (0x2FDF, .identifier),
    (0x303F, .operator), (0xA82F, .identifier), (0xA83F, .number), (0xD7FF, .identifier), (0xF8FF, .operator),
    (0xFDFF, .identifier), (0xFE6F, .operator), (0x100FF, .identifier), (0x1018F, .number), (0x123FF, .identifier),
    (0x1247F, .number), (0x1D25F, .identifier), (0x1D35F, .operator), (0x1D37F, .number), (0x1D7CD, .identifier),
    (0x1D7FF, .number), (0x1DEFF, .operator), (0x1F9FF, .operator), (0x1FFFF, .operator), (0x2FA1F, .identifier),
  ]

  /// The sign with a stroke through it.
  static func negated(_ scalar: Unicode.Scalar) -> String {
    if let sign = negations[scalar] { return sign }
    return String(String.UnicodeScalarView([scalar, "\u{338}"]))
  }

  private static let negations: [Unicode.Scalar: String] = {
    let pairs = """
      ←↚→↛↔↮⇐⇍⇒⇏⇔⇎∈∉∋∌|∤∣∤∥∦‖∦∼≁~≁≃≄≅≇≈≉≍≭=≠≡≢<≮>≯≤≰≥≱≲≴≳≵≶≸≷≹≺⊀≻⊁⊂⊄⊃⊅⊆⊈⊇⊉⊢⊬⊨⊭⊩⊮⊫⊯≼⋠≽⋡⊑⋢⊒⋣⊲⋪⊳⋫⊴⋬⊵⋭∃∄
      """
    var table: [Unicode.Scalar: String] = [:]
    var first: Unicode.Scalar?
    for scalar in pairs.unicodeScalars {
      if let key = first {
        table[key] = String(Character(scalar))
        first = nil
      } else {
        first = scalar
      }
    }
    return table
  }()
}

/// What an operator does between its neighbours, which decides whether a function is applied to it and how high dots
/// before it stand.
internal enum OperatorClass: Sendable {
  case ordinary, large, binary, relation, open, close, punctuation

  /// The class of an operator that is written as `text`.
  init(of text: String) {
    guard let scalar = text.unicodeScalars.first else {
      self = .ordinary
      return
    }
    switch scalar {
    case "=", "<", ">", ":": self = .relation
    case "+", "−", "∗", "×", "÷", "±", "·", "†", "‡", "•", "*": self = .binary
    case "(", "[", "{", "⟨", "⌈", "⌊", "⟮", "⟦", "⎰", "⌜", "⌞", "⟪": self = .open
    case ")", "]", "}", "⟩", "⌉", "⌋", "⟯", "⟧", "⎱", "⌝", "⌟", "⟫", "!", "?": self = .close
    case ",", ";", ".": self = .punctuation
    case "\u{2061}"..."\u{2064}", "∀"..."∇", "∎", "√"..."∜", "∞"..."∢", "⊤", "⋮"..."⋱": self = .ordinary
    case "∏"..."∑", "∫"..."∳", "⋀"..."⋃", "⨀"..."⨜": self = .large
    case "∓"..."∙", "∧"..."∪", "∸", "∺", "∾", "≀", "⊌"..."⊎", "⊓", "⊔", "⊕"..."⊡", "⊺"..."⊽", "⋄"..."⋇", "⋉"..."⋌",
      "⋎", "⋏", "⋒", "⋓", "⨝"..."\u{2A65}", "△", "▽", "◃", "▹", "◯", "⟡", "⌅", "⌆", "⊲"..."⊵":
      self = scalar >= "⊲" && scalar <= "⊵" ? .relation : .binary
    case "\u{2190}"..."\u{21FF}", "\u{2200}"..."\u{22FF}", "\u{27F0}"..."\u{27FF}", "\u{2900}"..."\u{297F}",
      "\u{2A66}"..."\u{2AFF}", "⌢", "⌣", "⟂":
      self = .relation
    default: self = .ordinary
    }
  }
}

/// The signs of fences.
internal enum LaTeXDelimiters {
  /// The sign that a character stands for as a fence; nil if it is none.
  static func sign(of scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "(", ")", "[", "]", "/", "|": String(Character(scalar))
    case "<": "⟨"
    case ">": "⟩"
    case ".": ""
    case "⟨", "⟩", "⌈", "⌉", "⌊", "⌋", "‖", "∥", "∣", "⟦", "⟧", "⟮", "⟯", "⎰", "⎱", "↑", "↓", "↕", "⇑", "⇓", "⇕", "⟪",
      "⟫":
      String(Character(scalar))
    default: nil
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
