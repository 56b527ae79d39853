internal import MathTree

/// Operators and spaces.
extension UnicodeMathReader {
  /// The operator at hand with its accents and scripts.
  mutating func operatorWithScripts() throws(FormulaSyntaxError) -> FormulaTree.ID {
    let sign = operatorToken()
    return try scripted(sign, group: nil)
  }

  /// The operator at hand: one character, or several that stand for one, like `<=`. Accents on it are part of it.
  mutating func operatorToken() -> FormulaTree.ID {
    let mark = marks[index]
    var text: String
    if part(of: mark) == .prime { return primes() }
    if mark.kind == .plain, mark.scalar == "/", let negated = negation(at: index) {
      text = negated
      index += 2
    } else if mark.kind == .plain, let (sign, length) = compound() {
      text = String(sign)
      index += length
    } else {
      switch mark.scalar {
      case "-": text = "−"
      case "*": text = "∗"
      case "∕": text = "/"
      case "⊺": text = "T"
      default: text = String(mark.scalar)
      }
      index += 1
    }
    while index < end, part(of: marks[index]) == .combining {
      text.unicodeScalars.append(marks[index].scalar)
      index += 1
    }
    return token(.operator, text, from: Int(mark.start), to: Int(marks[index - 1].end))
  }

  /// The sign that the next characters stand for together, and how many they are.
  private func compound() -> (Unicode.Scalar, Int)? {
    guard index + 1 < end, marks[index + 1].kind == .plain else { return nil }
    switch (marks[index].scalar, marks[index + 1].scalar) {
    case (".", "."):
      guard index + 2 < end, marks[index + 2].scalar == "." else { return nil }
      return ("…", 3)
    case ("+", "-"), ("+", "−"): return ("±", 2)
    case ("-", "+"), ("−", "+"): return ("∓", 2)
    case ("<", "="): return ("≤", 2)
    case (">", "="): return ("≥", 2)
    case ("!", "="): return ("≠", 2)
    case (":", "="): return ("≔", 2)
    case (":", ":"): return ("∷", 2)
    case ("~", "="): return ("≅", 2)
    case ("~", "~"): return ("≈", 2)
    case ("-", ">"): return ("→", 2)
    case ("<", "<"): return ("≪", 2)
    case (">", ">"): return ("≫", 2)
    default: return nil
    }
  }

  /// The negated sign that the slash at `place` and the operator right behind it stand for, as `/=` for ≠.
  func negation(at place: Int) -> String? {
    guard place + 1 < end, marks[place + 1].kind == .plain else { return nil }
    let scalar = marks[place + 1].scalar
    switch scalar {
    case "=": return "≠"
    case "<": return "≮"
    case ">": return "≯"
    case "≤": return "≰"
    case "≥": return "≱"
    case "~", "∼": return "≁"
    case "≃": return "≄"
    case "≅": return "≇"
    case "≈": return "≉"
    case "≡": return "≢"
    case "∃": return "∄"
    case "∈": return "∉"
    case "∋": return "∌"
    case "⊂": return "⊄"
    case "⊃": return "⊅"
    case "⊆": return "⊈"
    case "⊇": return "⊉"
    case "∣": return "∤"
    case "∥": return "∦"
    default: break
    }
    guard part(of: marks[place + 1]) == .operator, !Self.isSign(scalar), scalar.value > 0x7F || scalar == "*",
      !isFractionPart(scalar)
    else { return nil }
    return String(scalar) + "\u{338}"
  }

  private func isFractionPart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "⁄", "⊘", "¦", "⒞", "∕", "▒", "┬", "┴", "…", "⋯": true
    default: false
    }
  }

  /// The space at hand.
  mutating func wideSpace() -> FormulaTree.ID {
    let mark = marks[index]
    index += 1
    let space = token(.space, "", from: Int(mark.start), to: Int(mark.end))
    let width: String
    switch mark.scalar {
    case "\u{2000}", "\u{2002}": width = "0.5em"
    case "\u{2001}", "\u{2003}", "\u{3000}": width = "1em"
    case "\u{2004}": width = "veryverythickmathspace"
    case "\u{2005}": width = "thickmathspace"
    case "\u{2006}": width = "verythickmathspace"
    case "\u{2009}", "\u{202F}": width = "thinmathspace"
    case "\u{200A}": width = "veryverythinmathspace"
    case "\u{200B}": width = "0"
    case "\u{205F}": width = "mediummathspace"
    default: width = "verythickmathspace"
    }
    tree.setAttribute("width", width, of: space)
    return space
  }

  /// The run of primes at hand, as one operator.
  mutating func primes() -> FormulaTree.ID {
    let start = index
    var count = 0
    while index < end, part(of: marks[index]) == .prime, marks[index].scalar != "‵" {
      switch marks[index].scalar {
      case "″": count += 2
      case "‴": count += 3
      case "⁗": count += 4
      default: count += 1
      }
      index += 1
    }
    let text: String
    switch count {
    case 0:
      text = "‵"
      index += 1
    case 1: text = "′"
    case 2: text = "″"
    case 3: text = "‴"
    case 4: text = "⁗"
    default: text = String(repeating: "′", count: count)
    }
    return token(.operator, text, from: Int(marks[start].start), to: Int(marks[index - 1].end))
  }
}
