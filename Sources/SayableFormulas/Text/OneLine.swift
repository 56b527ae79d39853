internal import MathReaders

/// A line of text in the making, with spaces where people write them.
internal final class OneLine {
  /// What the line ends with, or what comes next: it decides whether a space stands between the two.
  enum Edge {
    case start, opening, closing, letter, number, word
    /// An operator between two operands, one in front of one, and one behind one.
    case binary, prefix, postfix
    case comma
    /// The end of a fraction, a root or a script without brackets, which what follows must not seem to belong to.
    case loose
  }

  private(set) var text = ""
  private(set) var edge = Edge.start
  /// The ASCII letters that the line ends with.
  private var letters: [UInt8] = []
  /// How many bars are open.
  private var openBars = 0

  /// Adds `text`, with a space in front of it where people write one.
  func put(_ text: String, _ next: Edge) {
    if needsSpace(before: next, text) {
      self.text += " "
      letters = []
    }
    self.text += text
    edge = next
    if next == .letter, text.utf8.count == 1 { letters += text.utf8 } else { letters = [] }
  }

  /// Adds `text` right behind what is there, as a part of it.
  func append(_ text: String, _ next: Edge) {
    self.text += text
    edge = next
    letters = []
  }

  /// Lets what is there count as `edge`.
  func end(as edge: Edge) { self.edge = edge }

  /// Whether an operand can only begin here.
  var isBeforeOperand: Bool {
    switch edge {
    case .start, .opening, .prefix, .binary, .comma: true
    default: false
    }
  }

  /// Whether what is there is an operand.
  var isBehindOperand: Bool {
    switch edge {
    case .letter, .number, .closing, .postfix: true
    default: false
    }
  }

  // MARK: Operators

  /// Adds an operator, by its first character and its place in a row.
  func put(operator text: String, isFirst: Bool, isLast: Bool) {
    switch text {
    case "\u{2061}": if edge == .letter { edge = .word }
    case "", "\u{2062}", "\u{2063}", "\u{2064}", "\u{200B}": break
    case "(", "[", "{", "⟨", "⌈", "⌊", "⟦", "⟪": put(text, .opening)
    case ")", "]", "}", "⟩", "⌉", "⌋", "⟧", "⟫": put(text, .closing)
    case "|", "‖", "∥", "∣": put(bar: text, isFirst: isFirst, isLast: isLast)
    case ",", ";": put(text, .comma)
    case "_" where self.text.hasSuffix("\\_"):
      self.text.removeLast(2)
      append("__", .letter)
    case "_" where self.text.hasSuffix("__"): append(text, .letter)
    case "_", "^": put("\\" + text, .word)
    case "!", "%", "‰", "°", "′", "″", "‴", "⁗", "!!": put(text, .postfix)
    case "¬", "∀", "∃", "∄", "∇", "∂": put(text, .prefix)
    case "...": put(operator: "…", isFirst: isFirst, isLast: isLast)
    case "…", "⋯", "⋮", "⋱": put(text, isBeforeOperand ? .letter : .word)
    case "〈", "\u{2329}": put("⟨", .opening)
    case "〉", "\u{232A}": put("⟩", .closing)
    case "/", "∕": append("∕", .opening)
    case "'": put("′", .postfix)
    case "-": put("−", isBeforeOperand ? .prefix : .binary)
    case "*": put("∗", .binary)
    case "+", "−", "±", "∓": put(text, isBeforeOperand ? .prefix : .binary)
    default:
      guard let first = text.unicodeScalars.first else { return }
      if first.properties.isAlphabetic { return put(TypedName.function(text), .word) }
      guard FormulaShape.isLarge(first) else {
        guard text.unicodeScalars.count > 1, !text.unicodeScalars.contains(where: Self.isMark) else {
          return put(text, .binary)
        }
        // Side by side they could be another sign, as < and < are ≪.
        for sign in text.unicodeScalars { put(operator: String(sign), isFirst: false, isLast: false) }
        return
      }
      put(text, .word)
      end(as: .loose)
    }
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    [.nonspacingMark, .enclosingMark].contains(scalar.properties.generalCategory)
  }

  private func put(bar text: String, isFirst: Bool, isLast: Bool) {
    if isLast || !isFirst && openBars > 0 && !isBeforeOperand {
      openBars = max(0, openBars - 1)
      // Two bars would be one sign.
      if self.text.utf8.last == UInt8(ascii: "|") { self.text += " " }
      put(text, .closing)
    } else if isFirst || isBeforeOperand {
      openBars += 1
      put(text, .opening)
    } else {
      put(text, .binary)
    }
  }

  // MARK: Spaces

  private func needsSpace(before next: Edge, _ text: String) -> Bool {
    switch (edge, next) {
    case (.start, _), (.opening, _), (.prefix, _), (_, .closing), (_, .postfix), (_, .comma): false
    case (.comma, _), (.binary, _), (_, .binary): true
    case (.word, .opening): text != "("
    case (.loose, _): true
    case (_, .word), (.word, _), (_, .prefix): true
    case (.number, .number), (.letter, .number), (.closing, .number), (.postfix, .number): true
    case (.letter, .letter): text.utf8.count == 1 && formsName(with: text)
    default: false
    }
  }

  /// Whether the letters at the end of the line and one more would be read as a name, such as p and i.
  private func formsName(with text: String) -> Bool {
    guard !letters.isEmpty else { return false }
    let run = letters + text.utf8
    if run.count > 3 { return true }
    // Three letters are a word, unless they follow each other in the alphabet.
    if run.count == 3, run[0] &+ 1 != run[1] || run[1] &+ 1 != run[2] { return true }
    // A differential, as dx, is what it is read as.
    let names = 0..<run.count - (run[run.count - 2] == UInt8(ascii: "d") ? 2 : 1)
    return names.contains { TypedSymbols.isName(run[$0...]) }
  }
}
