/// What an operator does between its neighbours, which decides whether a function is applied to it and how high dots
/// before it stand.
package enum OperatorClass: Sendable {
  case ordinary, large, binary, relation, open, close, punctuation

  /// The class of an operator that is written as `text`.
  package init(of text: String) {
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
