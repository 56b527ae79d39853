internal import MathTree

/// Commutative diagrams, and systems of cases with numbers.
extension LaTeXParser {
  /// Reads the diagram of the environment `CD`, in which `@>a>b>` is an arrow.
  mutating func diagram(_ name: String, _ token: Token) throws(FormulaSyntaxError) -> FormulaTree.ID {
    var rows: [FormulaTree.ID] = []
    var end = ListEnd.row
    while end == .row {
      var cells: [FormulaTree.ID] = []
      end = .cell
      while end == .cell {
        let (children, found) = try diagramCell()
        end = found
        let arrow = found == .cell ? try arrow() : nil
        if children.isEmpty, cells.isEmpty {
          // An arrow in front of all else, or nothing after the last row's end.
          if let arrow { cells.append(tree.add(.cell, [arrow])) }
          if arrow != nil { continue }
          if end != .row, end != .cell { break }
        }
        cells.append(tree.add(.cell, children, source: children.isEmpty ? endOfInput : nil))
        if let arrow { cells.append(tree.add(.cell, [arrow])) }
      }
      if !cells.isEmpty { rows.append(tree.add(.tableRow, cells)) }
    }
    if end != .environment(name) {
      try report(
        FormulaSyntaxError("The environment '\(name)' does not end", expected: "'\\end{\(name)}'", at: token.source))
    }
    let table = tree.add(.table, rows, source: rows.isEmpty ? token.source : nil)
    tree.setAttribute("displaystyle", "true", of: table)
    return table
  }

  private mutating func startsArrow() -> Bool {
    guard let token = peek(), token.is("@"), let next = following() else { return false }
    return [">", "<", "V", "A", ".", "|", "="].contains { next.is($0) }
  }

  /// A cell of objects, up to an arrow or the cell's end.
  private mutating func diagramCell() throws(FormulaSyntaxError) -> (children: [FormulaTree.ID], end: ListEnd) {
    _ = peek()
    let start = input.position
    var i = start
    while i < input.end, !input.tokens[i].is("@") {
      let next = input.tokens[i]
      if next.kind == .command, ["end", "\\", "cr"].contains(name(of: next)) { break }
      if next.kind == .alignment { break }
      i += next.kind == .openBrace && next.match > 0 ? Int(next.match) + 1 : 1
    }
    guard i < input.end, input.tokens[i].is("@") else { return try content(until: [.cell, .environment]) }
    let argument = Argument(tokens: input.tokens[start..<i], source: endOfInput)
    let children = try contents(of: argument)
    input.position = i
    if !startsArrow() {
      // An at sign of its own.
      let sign = input.tokens[i]
      input.position += 1
      let (rest, end) = try content(until: [.cell, .environment])
      return (children + [tree.token(.operator, "@", source: sign.source)] + rest, end)
    }
    return (children, .cell)
  }

  private mutating func arrow() throws(FormulaSyntaxError) -> FormulaTree.ID? {
    guard startsArrow(), let token = peek(), let kind = following() else { return nil }
    input.position += 2
    let sign: String
    switch kind.scalar {
    case ".": return tree.add(.row, [], source: token.source)
    case "|": return tree.token(.operator, "∥", source: token.source)
    case "=": return tree.token(.operator, "=", source: token.source)
    case ">": sign = "→"
    case "<": sign = "←"
    case "V": sign = "↓"
    default: sign = "↑"
    }
    let first = try label(until: kind, token)
    let second = try label(until: kind, token)
    let arrow = tree.token(.operator, sign, source: token.source)
    guard sign == "→" || sign == "←" else {
      let parts = (first.isEmpty ? [] : [group(first)]) + [arrow] + (second.isEmpty ? [] : [group(second)])
      return tree.row(parts)
    }
    let over = group(first, source: token.source)
    return second.isEmpty ? tree.add(.over, [arrow, over]) : tree.add(.underover, [arrow, group(second), over])
  }

  /// What is written on an arrow, up to the sign that ends it.
  private mutating func label(
    until kind: Token, _ token: Token
  ) throws(FormulaSyntaxError) -> [FormulaTree.ID] {
    let start = input.position
    var i = start
    while i < input.end, !(input.tokens[i].kind == kind.kind && input.tokens[i].value == kind.value) {
      let next = input.tokens[i]
      i += next.kind == .openBrace && next.match > 0 ? Int(next.match) + 1 : 1
    }
    guard i < input.end else {
      throw FormulaSyntaxError(
        "This arrow has no end", expected: "'\(written(kind))' three times, as in '@>f>g>'", at: token.source)
    }
    input.position = i + 1
    return try contents(of: Argument(tokens: input.tokens[start..<i], source: token.source))
  }

  /// `numcases`: a formula, a brace, and cases of which each has a number.
  mutating func numberedCases(
    _ environment: Environment, _ name: String, _ token: Token
  ) throws(FormulaSyntaxError) {
    let left = try contents(of: try argument(of: token))
    let plain = Environment(open: "{", isDisplay: environment.isDisplay, textColumn: 1, isNumbered: true)
    for child in left { push(child) }
    try self.environment(plain, name, token)
  }

  /// `empheq`: another environment, with signs on its sides.
  mutating func empheq(_ token: Token) throws(FormulaSyntaxError) {
    let options = try optionalArgument()
    let inner = try word(of: token)
    let name = inner.split(separator: "=").first.map(String.init) ?? inner
    guard let environment = CommandTable.environments[name] else {
      throw FormulaSyntaxError("There is no environment '\(name)'", at: token.source)
    }
    var plain = environment
    if case .one = plain.arguments { plain.arguments = .none }
    let sides = side(options)
    if let left = sides["left"] { for child in try contents(of: left) { push(child) } }
    try self.environment(plain, "empheq", token)
    if let right = sides["right"] { for child in try contents(of: right) { push(child) } }
  }

  /// The options `left=...` and `right=...`.
  private func side(_ options: Argument?) -> [String: Argument] {
    guard let options else { return [:] }
    var sides: [String: Argument] = [:]
    var start = options.tokens.startIndex
    var i = start
    func add(_ end: Int) {
      let part = options.tokens[start..<end]
      guard let equals = part.firstIndex(where: { $0.is("=") }) else { return }
      sides[text(of: part[..<equals]).trimmingSpaces()] = Argument(
        tokens: part[(equals + 1)...], source: options.source)
    }
    while i < options.tokens.endIndex {
      let token = options.tokens[i]
      if token.is(",") {
        add(i)
        start = i + 1
      }
      i += token.kind == .openBrace && token.match > 0 ? Int(token.match) + 1 : 1
    }
    add(min(i, options.tokens.endIndex))
    return sides
  }
}
