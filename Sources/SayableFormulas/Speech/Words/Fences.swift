/// Which fences go together.
internal enum Fences {
  private static let closing: [String: String] = [
    "(": ")", "[": "]", "{": "}", "⟨": "⟩", "〈": "〉", "⌈": "⌉", "⌊": "⌋", "⟦": "⟧", "⟪": "⟫", "⦃": "⦄", "⟮": "⟯",
    "⦅": "⦆", "⦇": "⦈", "⦉": "⦊", "⁅": "⁆", "❨": "❩", "❪": "❫", "❬": "❭", "❰": "❱", "❲": "❳", "❴": "❵", "⟬": "⟭",
    "⌜": "⌝", "⌞": "⌟", "⎰": "⎱", "（": "）", "［": "］", "｛": "｝", "⎛": "⎞", "⎡": "⎤", "⎧": "⎫",
  ]

  static func match(_ open: String, _ close: String) -> Bool { closing[open] == close || open == close }
}
