internal import MathTree

/// Tokens, fractions, roots and enclosures.
extension OneLineWriter {
  /// Writes one element.
  internal mutating func element(_ id: FormulaTree.ID) {
    let node = tree[id]
    let children = tree.children(of: id)
    switch node.element {
    case .identifier: identifier(node)
    case .number: put(node.text, .number)
    case .operator: operatorSign(node.text, isFirst: false, isLast: false)
    case .text, .string: quoted(node.text)
    case .space, .glyph, .none, .prescripts, .phantom: break
    case .row, .style, .padded, .error, .cell: sequence(children)
    case .action: if let first = children.first { element(first) }
    case .fraction: fraction(id)
    case .squareRoot: root("√", children)
    case .root: rootWithDegree(children)
    case .fenced: fenced(id)
    case .enclosure: enclosure(id)
    case .subscript, .superscript, .subsuperscript: scripts(id)
    case .under, .over, .underover: stacked(id)
    case .multiscripts: multiscripts(children)
    case .table: table(id)
    case .tableRow, .labeledRow: cells(children)
    }
  }

  private mutating func identifier(_ node: FormulaTree.Node) {
    guard node.text.unicodeScalars.count == 1, let letter = node.text.unicodeScalars.first else {
      return put(node.text, .word)
    }
    let styled =
      node.variant == .unspecified || node.variant == .italic ? nil : StyledLetters.styled(letter, node.variant)
    put(styled.map { String($0) } ?? node.text, .letter)
  }

  internal mutating func quoted(_ text: String) {
    let isBlank: (Character) -> Bool = { $0 == " " || $0 == "\u{A0}" }
    guard let first = text.firstIndex(where: { !isBlank($0) }), let last = text.lastIndex(where: { !isBlank($0) })
    else {
      return
    }
    put("\"" + String(text[first...last].map { $0 == "\"" ? "'" : $0 }) + "\"", .word)
  }

  // MARK: Operands

  /// Writes `id`, in parentheses unless it is simple.
  internal mutating func operand(_ id: FormulaTree.ID) {
    isSimple(id) ? element(id) : parenthesized(id)
  }

  /// Writes `id` in parentheses.
  internal mutating func parenthesized(_ id: FormulaTree.ID) {
    if tree[id].element == .row, tree.children(of: id).isEmpty { return put("{}", .letter) }
    put("(", .opening)
    element(id)
    put(")", .closing)
  }

  /// Whether `id` is read as one part without parentheses around it: a token, or one with scripts.
  internal func isSimple(_ id: FormulaTree.ID) -> Bool {
    let inner = only(id) ?? id
    let children = tree.children(of: inner)
    switch tree[inner].element {
    case .identifier, .number, .text, .string, .operator: return true
    case .squareRoot, .root: return true
    case .subscript, .superscript, .subsuperscript:
      guard let base = children.first.flatMap(only) else { return false }
      return tree[base].element.isToken || tree[base].element == .squareRoot
    case .under, .over: return accent(inner) != nil
    case .fraction: return vulgarFraction(inner) != nil
    case .fenced: return true
    default: return false
    }
  }

  /// Whether `id` is one token that is a single character or a number.
  internal func isToken(_ id: FormulaTree.ID) -> Bool {
    guard let inner = only(id) else { return false }
    switch tree[inner].element {
    case .number, .text, .string: return true
    case .identifier, .operator: return tree[inner].text.unicodeScalars.count == 1
    default: return false
    }
  }

  /// Whether a row begins and ends with brackets that belong together.
  internal func isFenced(_ id: FormulaTree.ID) -> Bool {
    let inner = only(id) ?? id
    if tree[inner].element == .fenced { return true }
    let children = tree.children(of: inner)
    guard tree[inner].element == .row, children.count > 1, let first = children.first, let last = children.last,
      Self.isPair(sign(first), sign(last))
    else { return false }
    // Nothing in between may close what the first opens.
    var depth = 0
    for child in children.dropFirst().dropLast() {
      switch sign(child) {
      case "(", "[", "{", "⟨", "⌈", "⌊": depth += 1
      case ")", "]", "}", "⟩", "⌉", "⌋":
        depth -= 1
        if depth < 0 { return false }
      case "|", "‖", "∥": return children.count == 3
      default: break
      }
    }
    return true
  }

  private func sign(_ id: FormulaTree.ID) -> String { tree[id].element == .operator ? tree[id].text : "" }

  private static func isPair(_ opening: String, _ closing: String) -> Bool {
    switch (opening, closing) {
    case ("(", ")"), ("[", "]"), ("{", "}"), ("⟨", "⟩"), ("⌈", "⌉"), ("⌊", "⌋"), ("|", "|"), ("‖", "‖"), ("∥", "∥"),
      ("|", "⟩"), ("⟨", "|"):
      true
    default: false
    }
  }

  // MARK: Fractions and roots

  private mutating func fraction(_ id: FormulaTree.ID) {
    let children = tree.children(of: id)
    guard children.count == 2, let above = children.first, let below = children.last else { return sequence(children) }
    if let sign = vulgarFraction(id) { return put(String(sign), .letter) }
    if isChoice(id) {
      operand(above)
      put("choose", .word)
      operand(below)
      return loosen()
    }
    if edge == .letter || edge == .closing || edge == .postfix { loosen() }
    operand(above)
    append("/", .opening)
    operand(below)
    loosen()
  }

  /// Whether a fraction has no line, as a binomial coefficient has none.
  internal func isChoice(_ id: FormulaTree.ID) -> Bool {
    guard let thickness = tree.attribute("linethickness", of: id) else { return false }
    return thickness.hasPrefix("0")
  }

  /// The fraction in one character that was written, like ½: both of its parts stand at one place then.
  internal func vulgarFraction(_ id: FormulaTree.ID) -> Unicode.Scalar? {
    let children = tree.children(of: id)
    guard children.count == 2, let above = children.first.map({ tree[$0] }),
      let below = children.last.map({ tree[$0] }),
      above.element == .number, below.element == .number, above.source == below.source, !above.source.isEmpty
    else { return nil }
    switch (above.text, below.text) {
    case ("1", "4"): return "¼"
    case ("1", "2"): return "½"
    case ("3", "4"): return "¾"
    case ("1", "7"): return "⅐"
    case ("1", "9"): return "⅑"
    case ("1", "10"): return "⅒"
    case ("1", "3"): return "⅓"
    case ("2", "3"): return "⅔"
    case ("1", "5"): return "⅕"
    case ("2", "5"): return "⅖"
    case ("3", "5"): return "⅗"
    case ("4", "5"): return "⅘"
    case ("1", "6"): return "⅙"
    case ("5", "6"): return "⅚"
    case ("1", "8"): return "⅛"
    case ("3", "8"): return "⅜"
    case ("5", "8"): return "⅝"
    case ("7", "8"): return "⅞"
    case ("0", "3"): return "↉"
    default: return nil
    }
  }

  private mutating func root(_ sign: String, _ children: ArraySlice<FormulaTree.ID>) {
    put(sign, .letter)
    edge = .opening
    if children.count == 1, let child = children.first, isToken(child) {
      element(child)
      return loosen()
    }
    append("(", .opening)
    sequence(children)
    put(")", .closing)
  }

  private mutating func rootWithDegree(_ children: ArraySlice<FormulaTree.ID>) {
    guard children.count == 2, let base = children.first, let degree = children.last else { return sequence(children) }
    switch only(degree).map({ tree[$0].text }) {
    case "3": return root("∛", [base])
    case "4": return root("∜", [base])
    default: break
    }
    put("root", .word)
    parenthesized(degree)
    edge = .opening
    parenthesized(base)
  }

  // MARK: Brackets and enclosures

  private mutating func fenced(_ id: FormulaTree.ID) {
    let opening = tree.attribute("open", of: id) ?? "("
    let closing = tree.attribute("close", of: id) ?? ")"
    let separators = Array((tree.attribute("separators", of: id) ?? ",").filter { $0 != " " })
    put(opening, .opening)
    for (place, child) in tree.children(of: id).enumerated() {
      if place > 0, let last = separators.last {
        let separator = place - 1 < separators.count ? separators[place - 1] : last
        put(String(separator), separator == "|" ? .binary : .comma)
      }
      element(child)
    }
    put(closing, .closing)
  }

  private mutating func enclosure(_ id: FormulaTree.ID) {
    let children = tree.children(of: id)
    let notation = tree.attribute("notation", of: id) ?? "longdiv"
    if notation == "radical" { return root("√", children) }
    let name: String
    if notation == "top" {
      name = "overline"
    } else if notation == "bottom" {
      name = "underline"
    } else if notation.contains("strike") {
      name = "cancel"
    } else {
      return sequence(children)
    }
    call(name, children)
  }

  /// Writes `name(…)`.
  internal mutating func call(_ name: String, _ arguments: ArraySlice<FormulaTree.ID>) {
    put(name, .word)
    put("(", .opening)
    sequence(arguments)
    put(")", .closing)
  }
}
