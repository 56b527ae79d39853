internal import MathTree

// Brackets, bars, and the matrices that brackets make.
extension LinearParser {
  /// Reads a bracketed expression. In AsciiMath any closing bracket closes any opening one, and the last may be missing.
  mutating func readGroup(_ open: Lexeme) throws(FormulaSyntaxError) -> Piece {
    try checkDepth(1)
    depth += 1
    defer { depth -= 1 }
    consume(open)
    let base = stack.count
    let opening = open.symbol.text
    if !open.symbol.isInvisible { stack.append(token(open)) }
    nesting += 1
    let outerBar = openBar
    openBar = .none
    let contentBase = stack.count
    let end = try readItems(endsAtBar: false)
    openBar = outerBar
    nesting -= 1
    let isClosed = end.kind == .closing
    if dialect == .typed, isClosed, opening == "(", stack.count == contentBase, standsAlone(bracket: open) {
      try report(
        FormulaSyntaxError(
          "These brackets are empty", expected: "an expression between them", at: open.start..<end.end))
    }
    if isClosed {
      if dialect == .typed, !Self.belongs(end.symbol.text, to: opening) {
        try report(
          FormulaSyntaxError(
            "'\(end.symbol.text)' does not close '\(opening)'", expected: "'\(Self.counterpart(of: opening))'",
            at: end.source))
      }
      let hasTable = makeMatrix(from: contentBase, closing: end.symbol.text)
      consume(end)
      if opening == "(", end.symbol.text == ")", isOnlyBinomial(from: contentBase) {
        // It has its parentheses.
        stack.remove(at: base)
        return Piece(base: base, isGroup: false, source: open.start..<end.end)
      }
      if !end.symbol.isInvisible { stack.append(token(end)) }
      var piece = Piece(base: base, isGroup: true, source: open.start..<end.end)
      piece.opensPlainly = !hasTable && (opening == "(" || opening == "[" || opening == "{")
      let closing = end.symbol.text
      piece.closesPlainly =
        !(hasTable && piece.base < contentBase) && (closing == ")" || closing == "]" || closing == "}")
      return piece
    }
    if dialect == .typed {
      let problem = FormulaSyntaxError(
        "The bracket '\(opening.isEmpty ? "{:" : opening)' is not closed",
        expected: "'\(Self.counterpart(of: opening))'",
        at: open.source)
      try report(problem)
      if base < contentBase {
        let text = tree.token(.text, opening, source: open.source)
        stack[base] = tree.add(.error, [text])
      }
    }
    var piece = Piece(base: base, isGroup: true, source: open.start..<max(open.end, lastEnd))
    piece.opensPlainly = opening == "(" || opening == "[" || opening == "{"
    return piece
  }

  /// Whether all that a bracket holds is a binomial coefficient, as in `(n choose k)`.
  private func isOnlyBinomial(from base: Int) -> Bool {
    guard dialect == .typed, stack.count == base + 1 else { return false }
    let parts = tree.children(of: stack[base])
    guard parts.count == 3, tree[stack[base]].element == .row else { return false }
    return tree.attribute("linethickness", of: parts[parts.startIndex + 1]) != nil
  }

  /// Reads a closing bracket that nothing opened.
  mutating func readStrayBracket(_ bracket: Lexeme) throws(FormulaSyntaxError) -> Piece {
    consume(bracket)
    if dialect == .typed {
      try report(
        FormulaSyntaxError(
          "Nothing opens the bracket '\(bracket.symbol.text.isEmpty ? ":}" : bracket.symbol.text)'",
          expected: "an opening bracket in front of it", at: bracket.source))
      return push(tree.add(.error, [tree.token(.text, spelled(bracket.source), source: bracket.source)]))
    }
    let text = bracket.symbol.isInvisible ? spelled(bracket.source) : bracket.symbol.text
    return push(tree.token(.operator, text, source: bracket.source))
  }

  /// Whether a bracket begins an expression of its own, and not the argument of a function.
  private func standsAlone(bracket: Lexeme) -> Bool {
    guard bracket.start > 0 else { return true }
    let before = bytes[bracket.start - 1]
    return before < 0x80 && before | 0x20 &- 0x61 >= 26 && !"0123456789)]}'".utf8.contains(before)
  }

  /// Whether `closing` may end what `opening` begins; `[0, 1)` may.
  private static func belongs(_ closing: String, to opening: String) -> Bool {
    if closing.isEmpty || opening.isEmpty { return true }
    let intervals: (String) -> Bool = { ["(", ")", "[", "]", "⟨", "⟩"].contains($0) }
    return closing == counterpart(of: opening) || intervals(opening) && intervals(closing)
  }

  private static func counterpart(of opening: String) -> String {
    switch opening {
    case "(": ")"
    case "[": "]"
    case "]": "["
    case "{": "}"
    case "〈": "〉"
    case "⟨": "⟩"
    case "⌊": "⌋"
    case "⌈": "⌉"
    case "|": ":|"
    default: ":}"
    }
  }

  // MARK: Bars

  /// Whether a bar follows a sign that wants something behind it, as the second one of `|a + |b||` does.
  func opensBehindOperator() -> Bool {
    guard dialect == .typed, let last = stack.last, tree[last].element == .operator else { return false }
    switch tree[last].text {
    case "+", "−", "±", "∓", "⋅", "×", "÷", "/", "=", "≠", "<", ">", "≤", "≥", "≈", ",", ";", ":", "∈", "→", "⇒", "⇔":
      return true
    default: return false
    }
  }

  /// Reads an absolute value, or a bar that stands alone: one behind which no other ends the same expression.
  mutating func readBars(_ bar: Lexeme) throws(FormulaSyntaxError) -> Piece {
    let isDouble = bar.symbol.text == "∥"
    let single = isDouble ? firstBar(of: bar) : bar
    // Bars inside one another could each be tried in vain; past some work, the rest stand alone.
    let isTried = wasted <= 4 * bytes.count + 4096
    if isTried, isDouble, !doubleBars.contains(bar.start) {
      if let piece = try readBarGroup(bar, .double) { return piece }
      doubleBars.insert(bar.start)
    }
    if isTried, !singleBars.contains(bar.start), !standsAlone(single) {
      if let piece = try readBarGroup(single, .single) { return piece }
      singleBars.insert(bar.start)
    }
    consume(bar)
    return push(tree.token(.operator, isDouble ? "∥" : "∣", source: bar.source))
  }

  /// Whether a bar cannot begin a pair: in front of a comma it marks a column, with a script it is evaluation at a point.
  private func standsAlone(_ bar: Lexeme) -> Bool {
    guard bar.end < bytes.count else { return true }
    let next = bytes[bar.end]
    return next == UInt8(ascii: ",") || next == UInt8(ascii: "_") || next == UInt8(ascii: "^")
  }

  private mutating func readBarGroup(_ bar: Lexeme, _ kind: OpenBar) throws(FormulaSyntaxError) -> Piece? {
    try checkDepth(1)
    depth += 1
    defer { depth -= 1 }
    let base = stack.count
    let problemCount = problems.count
    consume(bar)
    stack.append(tree.token(.operator, bar.symbol.text, source: bar.source))
    let outerBar = openBar
    openBar = kind
    nesting += 1
    let end = try readItems(endsAtBar: true)
    nesting -= 1
    openBar = outerBar
    guard end.kind == .bar, end.symbol.text == bar.symbol.text else {
      stack.removeSubrange(base...)
      problems.removeSubrange(problemCount...)
      wasted += end.start - bar.start
      move(to: bar.start)
      return nil
    }
    consume(end)
    stack.append(tree.token(.operator, end.symbol.text, source: end.source))
    return Piece(base: base, isGroup: true, source: bar.start..<end.end)
  }

  // MARK: Matrices

  /// Makes a table of rows in brackets with commas between them, like `(1,2),(3,4)`, if that is what stands on the
  /// stack from `base`, and whether it is: all rows have the same brackets and as many cells as the first.
  private mutating func makeMatrix(from base: Int, closing: String) -> Bool {
    guard let last = stack[base...].last, let brackets = rowBrackets(last) else { return false }
    guard brackets == "[" || closing != "}" else { return false }
    let count = stack.count - base
    guard count % 2 == 1 else { return false }
    var commas: [Int] = []
    for index in stride(from: base, to: stack.count, by: 2) {
      guard rowBrackets(stack[index]) == brackets else { return false }
      if index + 1 < stack.count, !isOperator(",", stack[index + 1]) { return false }
      commas.append(tree.children(of: stack[index]).count { isOperator(",", $0) })
    }
    // One comma more or less is another number of cells; one row without commas is only an expression in brackets.
    guard commas.allSatisfy({ $0 == commas[0] }), commas.count > 1 || commas[0] > 0 else { return false }
    var rows: [FormulaTree.ID] = []
    var lines: [String] = []
    for index in stride(from: base, to: stack.count, by: 2) {
      rows.append(makeMatrixRow(stack[index], isFirst: index == base, lines: &lines))
    }
    let source = tree[stack[base]].source.lowerBound..<tree[last].source.upperBound
    let table = tree.add(.table, rows, source: source)
    if lines.contains("solid") { tree.setAttribute("columnlines", lines.joined(separator: " "), of: table) }
    if closing.isEmpty { tree.setAttribute("columnalign", "left", of: table) }
    stack.removeSubrange(base...)
    stack.append(table)
    return true
  }

  /// The opening bracket of a row that could be one of a matrix.
  private func rowBrackets(_ id: FormulaTree.ID) -> String? {
    guard tree[id].element == .row else { return nil }
    let children = tree.children(of: id)
    guard let first = children.first, let last = children.last, children.count > 1 else { return nil }
    if isOperator("(", first) && isOperator(")", last) { return "(" }
    return isOperator("[", first) && isOperator("]", last) ? "[" : nil
  }

  private func isOperator(_ text: String, _ id: FormulaTree.ID) -> Bool {
    tree[id].element == .operator && tree[id].text == text
  }

  /// The table row of a bracketed row. A cell with only a bar in it is a line between columns.
  private mutating func makeMatrixRow(_ id: FormulaTree.ID, isFirst: Bool, lines: inout [String]) -> FormulaTree.ID {
    let content = Array(tree.children(of: id).dropFirst().dropLast())
    var cells: [FormulaTree.ID] = []
    var cell: [FormulaTree.ID] = []
    var place = tree[id].source.lowerBound + 1
    var index = 0
    while index < content.count {
      let node = content[index]
      index += 1
      guard isOperator(",", node) else {
        cell.append(node)
        continue
      }
      cells.append(tree.add(.cell, cell, source: place..<tree[node].source.lowerBound))
      place = tree[node].source.upperBound
      cell = []
      var isLine = false
      if index < content.count, isOperator("∣", content[index]),
        index + 1 == content.count || isOperator(",", content[index + 1])
      {
        isLine = true
        index += 2
      }
      if isFirst { lines.append(isLine ? "solid" : "none") }
    }
    cells.append(tree.add(.cell, cell, source: place..<max(place, tree[id].source.upperBound - 1)))
    return tree.add(.tableRow, cells, source: tree[id].source)
  }
}
