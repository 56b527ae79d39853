internal import MathReaders
internal import MathTree

/// Writes a tree as one line of plain text, as people write formulas where there is no layout: `x² + 1/2`, `√(x + 1)`,
/// `∑_(n = 0)^∞ xⁿ`. Reading it as ``FormulaSyntax/typed`` gives the tree again, as far as text can hold it.
internal struct OneLineWriter: Sendable {
  /// The text of `tree`.
  static func write(_ tree: FormulaTree) -> String {
    var writer = OneLineWriter(tree: tree)
    writer.sequence(tree.children(of: tree.root))
    return writer.line
  }

  /// What the line ends with, or what comes next: it decides whether a space stands between the two.
  internal enum Edge {
    case start, opening, closing, letter, number, word
    /// An operator between two operands, one in front of one, and one behind one.
    case binary, prefix, postfix
    case comma
    /// The end of a fraction, a root or a script without brackets, which what follows must not seem to belong to.
    case loose
  }

  internal let tree: FormulaTree
  internal private(set) var line = ""
  internal var edge = Edge.start
  /// The ASCII letters that the line ends with.
  private var letters: [UInt8] = []
  /// How many bars are open.
  private var openBars = 0

  private init(tree: FormulaTree) { self.tree = tree }

  // MARK: Text and spaces

  /// Adds `text`, with a space in front of it where people write one.
  internal mutating func put(_ text: String, _ next: Edge) {
    if needsSpace(before: next, text) {
      line += " "
      letters = []
    }
    line += text
    edge = next
    if next == .letter, text.utf8.count == 1 { letters += text.utf8 } else { letters = [] }
  }

  /// Adds `text` right behind what is there, as a part of it.
  internal mutating func append(_ text: String, _ next: Edge) {
    line += text
    edge = next
    letters = []
  }

  /// Says that what follows must not seem to belong to what is there.
  internal mutating func loosen() { edge = .loose }

  /// Leaves a space behind an operand that a differential follows.
  private mutating func leaveSpace() {
    switch edge {
    case .letter, .number, .closing, .postfix: loosen()
    default: break
    }
  }

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
    // A differential, as dx, is what it is read as.
    let names = 0..<run.count - (run[run.count - 2] == UInt8(ascii: "d") ? 2 : 1)
    return names.contains { TypedSymbols.isName(run[$0...]) }
  }

  /// Whether an operand can only begin here.
  private var isBeforeOperand: Bool {
    switch edge {
    case .start, .opening, .prefix, .binary, .comma: true
    default: false
    }
  }

  // MARK: Sequences

  /// Writes elements that stand side by side.
  internal mutating func sequence(_ children: ArraySlice<FormulaTree.ID>) {
    var place = children.startIndex
    while place < children.endIndex {
      let id = children[place]
      let next = place + 1 < children.endIndex ? children[place + 1] : nil
      if tree[id].element == .operator, let next, let inner = only(next) {
        let closing = place + 2 < children.endIndex ? children[place + 2] : nil
        if tree[inner].element == .table {
          matrix(inner, opening: tree[id].text, closing: closing.map { tree[$0].text } ?? "")
          place += closing == nil ? 2 : 3
          continue
        }
      }
      if tree[id].text == "d", let next, tree[next].element == .identifier, tree[next].text.utf8.count == 1 {
        leaveSpace()
      }
      let isEdge = place == children.startIndex || place == children.endIndex - 1
      if tree[id].text == "\u{2061}", let next, needsParentheses(next) {
        edge = .word
        parenthesized(next)
        place += 2
        continue
      }
      if tree[id].element == .operator {
        operatorSign(tree[id].text, isFirst: isEdge && place == children.startIndex, isLast: isEdge && next == nil)
      } else {
        element(id)
      }
      place += 1
    }
  }

  /// Whether the argument of a function would not be seen to be one, as in cos(x/2).
  private func needsParentheses(_ argument: FormulaTree.ID) -> Bool {
    if let inner = only(argument) { return tree[inner].element == .fraction && vulgarFraction(inner) == nil }
    return !isFenced(argument) && !tree.children(of: argument).isEmpty
  }

  /// The only element that `id` holds, through all rows around it.
  internal func only(_ id: FormulaTree.ID) -> FormulaTree.ID? {
    var id = id
    while isTransparent(tree[id].element) {
      let children = tree.children(of: id)
      guard children.count == 1, let child = children.first else { return nil }
      id = child
    }
    return id
  }

  /// Whether an element says nothing but what it holds.
  internal func isTransparent(_ element: MathElement) -> Bool {
    switch element {
    case .row, .style, .padded, .action, .cell: true
    default: false
    }
  }

  // MARK: Operators

  internal mutating func operatorSign(_ text: String, isFirst: Bool, isLast: Bool) {
    guard let first = text.unicodeScalars.first else { return }
    switch text {
    case "\u{2061}":
      if edge == .letter { edge = .word }
      return
    case "\u{2062}", "\u{2063}", "\u{2064}", "\u{200B}": return
    case "(", "[", "{", "⟨", "⌈", "⌊", "⟦", "⟪": return put(text, .opening)
    case ")", "]", "}", "⟩", "⌉", "⌋", "⟧", "⟫": return put(text, .closing)
    case "|", "‖", "∥", "∣": return bar(text, isFirst: isFirst, isLast: isLast)
    case ",", ";": return put(text, .comma)
    case "!", "%", "‰", "°", "′", "″", "‴", "⁗", "!!": return put(text, .postfix)
    case "¬", "∀", "∃", "∄", "∇", "∂": return put(text, .prefix)
    case "…", "⋯", "⋮", "⋱": return put(text, isBeforeOperand ? .letter : .word)
    case "〈": return put("⟨", .opening)
    case "〉": return put("⟩", .closing)
    case "/", "∕":
      append("/", .opening)
      return
    case "'": return put("′", .postfix)
    case "-": return put("−", isBeforeOperand ? .prefix : .binary)
    case "*": return put("∗", .binary)
    default: break
    }
    if first.properties.isAlphabetic { return put(text, .word) }
    if Self.isLarge(first) {
      put(text, .word)
      return loosen()
    }
    put(text, isBeforeOperand && Self.isSign(text) ? .prefix : .binary)
  }

  private mutating func bar(_ text: String, isFirst: Bool, isLast: Bool) {
    if isLast || !isFirst && openBars > 0 && !isBeforeOperand {
      openBars = max(0, openBars - 1)
      // Two bars would be one sign.
      if line.utf8.last == UInt8(ascii: "|") { line += " " }
      put(text, .closing)
    } else if isFirst || isBeforeOperand {
      openBars += 1
      put(text, .opening)
    } else {
      put(text, .binary)
    }
  }

  private static func isSign(_ text: String) -> Bool { text == "+" || text == "−" || text == "±" || text == "∓" }

  /// Whether an operator is applied to all that follows, like ∑.
  internal static func isLarge(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "∑", "∏", "∐", "∫"..."∳", "⋀"..."⋃", "⨀"..."⨜": true
    default: false
    }
  }
}
