/// Tokens of MathML Core: letters in their style, and signs that grow or do not.
extension CoreWriter {
  mutating func token(_ id: FormulaTree.ID, _ node: FormulaTree.Node, isFence: Bool) {
    var attributes: [(String, String)] = []
    var text = node.text
    var style = ""
    switch node.variant {
    case .unspecified, .initial, .tailed, .looped, .stretched: break
    case .normal:
      if node.element == .identifier, text.unicodeScalars.count == 1 { attributes.append(("mathvariant", "normal")) }
    // A lone letter is italic by itself.
    case .italic where node.element == .identifier && text.unicodeScalars.count == 1: break
    default:
      if node.element != .text, node.element != .string, let styled = Self.styled(text, node.variant) {
        text = styled
      } else {
        style = Self.css(node.variant)
      }
    }
    if node.element == .operator {
      if let scalar = text.unicodeScalars.first, text.unicodeScalars.count == 1, let sign = Self.accents[scalar] {
        text = String(sign)
      }
      for name in [
        "form", "largeop", "movablelimits", "symmetric", "stretchy", "lspace", "rspace", "minsize", "maxsize",
      ] {
        guard let value = tree.attribute(name, of: id), !(name == "stretchy" && mayGrow(text)) else { continue }
        attributes.append((name, value))
      }
      // Signs grow in Core wherever they stand; here, only those do that belong to all beside them.
      if !isFence, mayGrow(text), tree.attribute("stretchy", of: id) != "true" {
        attributes.append(("stretchy", "false"))
        // A bar between operands is no relation.
        if text == "|" || text == "‖" || text == "∥" { attributes += [("lspace", "0"), ("rspace", "0")] }
      }
    }
    if !style.isEmpty { attributes.append(("style", style)) }
    whole(node.element.name, id, attributes) {
      if node.element == .string {
        $0.escape(($0.tree.attribute("lquote", of: id) ?? "\"") + text + ($0.tree.attribute("rquote", of: id) ?? "\""))
      } else {
        $0.escape(text)
      }
    }
  }

  /// The signs of their own that combining marks are drawn as above and below.
  private static let accents: [Unicode.Scalar: Unicode.Scalar] = [
    "\u{302}": "^", "\u{303}": "~", "\u{304}": "¯", "\u{305}": "¯", "\u{306}": "˘", "\u{307}": "˙",
    "\u{308}": "¨", "\u{30C}": "ˇ", "\u{331}": "_", "\u{332}": "_", "\u{20D7}": "→",
  ]

  /// Whether a sign grows upwards with what stands beside it.
  func mayGrow(_ text: String) -> Bool {
    guard let scalar = text.unicodeScalars.first, text.unicodeScalars.count == 1 else { return false }
    switch scalar {
    case "(", ")", "[", "]", "{", "}", "|", "‖", "∥", "⟨", "⟩", "⌈", "⌉", "⌊", "⌋", "⟦", "⟧", "⟪", "⟫", "⟮", "⟯", "⎰",
      "⎱",
      "↑", "↓", "↕", "⇑", "⇓", "⇕":
      return true
    default: return false
    }
  }

  /// `text` in the letters that Unicode has for a style; nil if one of them has none.
  private static func styled(_ text: String, _ font: MathVariant) -> String? {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      guard let letter = StyledLetters.styled(scalar, font) else { return nil }
      result.append(letter)
    }
    return result.isEmpty ? nil : String(result)
  }

  /// The style for what has no letters of its own: words, and most signs.
  private static func css(_ font: MathVariant) -> String {
    var parts: [String] = []
    let words = font.rawValue.split(separator: "-")
    if words.contains("bold") { parts.append("font-weight:bold") }
    if words.contains("italic") { parts.append("font-style:italic") }
    if words.contains("sans") { parts.append("font-family:sans-serif") }
    if font == .monospace { parts.append("font-family:monospace") }
    return parts.joined(separator: ";")
  }
}
