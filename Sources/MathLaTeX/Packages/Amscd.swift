internal import MathTree

/// The package amscd: commutative diagrams, in which `@>a>b>` is an arrow.
extension Package {
  static let amscd = Package(
    commands: [("minCDarrowwidth minCDarrowheight", .ignored(arguments: 1))],
    environments: [("CD", Environment(content: .handler(CommutativeDiagram())))])
}

private struct CommutativeDiagram: EnvironmentHandler {
  func parse(_ environment: Environment, _ name: String, _ context: inout CommandContext) throws(FormulaSyntaxError) {
    var rows: [FormulaTree.ID] = []
    var end = ListEnd.row
    while end == .row {
      var cells: [FormulaTree.ID] = []
      end = .cell
      while end == .cell {
        let (children, found) = try context.object()
        end = found
        let arrow = found == .cell ? try context.arrow() : nil
        if children.isEmpty, cells.isEmpty {
          // An arrow in front of all else, or nothing after the last row's end.
          if let arrow { cells.append(context.add(.cell, [arrow])) }
          if arrow != nil { continue }
          if end != .row, end != .cell { break }
        }
        cells.append(context.add(.cell, children, at: children.isEmpty ? context.endOfInput : nil))
        if let arrow { cells.append(context.add(.cell, [arrow])) }
      }
      if !cells.isEmpty { rows.append(context.add(.tableRow, cells)) }
    }
    if end != .environment(name) {
      try context.report("The environment '\(name)' does not end", expected: "'\\end{\(name)}'")
    }
    let table = context.add(.table, rows, at: rows.isEmpty ? context.command.source : nil)
    context.setAttribute("displaystyle", "true", of: table)
    context.push(table)
  }
}

extension CommandContext {
  private mutating func startsArrow() -> Bool {
    guard let token = peek(), token.is("@"), let next = following() else { return false }
    return [">", "<", "V", "A", ".", "|", "="].contains { next.is($0) }
  }

  /// Parses a cell of objects, up to an arrow or the cell's end.
  fileprivate mutating func object() throws(FormulaSyntaxError) -> (children: [FormulaTree.ID], end: ListEnd) {
    _ = peek()
    let upcoming = upcoming
    let found = upcoming.prefix(upTo: {
      $0.is("@") || $0.kind == .alignment || $0.kind == .command && ["end", "\\", "cr"].contains(name(of: $0))
    })
    guard let tokens = found, upcoming[tokens.endIndex].is("@") else {
      return try list(until: [.cell, .environment])
    }
    let children = try contents(of: Argument(tokens: tokens, source: endOfInput))
    skip(tokens.count)
    guard !startsArrow() else { return (children, .cell) }
    // An at sign of its own.
    let sign = upcoming[tokens.endIndex]
    skip()
    let (rest, end) = try list(until: [.cell, .environment])
    return (children + [token(.operator, "@", at: sign.source)] + rest, end)
  }

  fileprivate mutating func arrow() throws(FormulaSyntaxError) -> FormulaTree.ID? {
    guard startsArrow(), let at = peek(), let kind = following() else { return nil }
    skip(2)
    let sign: String
    switch kind.scalar {
    case ".": return add(.row, [], at: at.source)
    case "|": return token(.operator, "∥", at: at.source)
    case "=": return token(.operator, "=", at: at.source)
    case ">": sign = "→"
    case "<": sign = "←"
    case "V": sign = "↓"
    default: sign = "↑"
    }
    let first = try label(until: kind, at)
    let second = try label(until: kind, at)
    let arrow = token(.operator, sign, at: at.source)
    guard sign == "→" || sign == "←" else {
      return row((first.isEmpty ? [] : [group(first)]) + [arrow] + (second.isEmpty ? [] : [group(second)]))
    }
    let over = group(first, source: at.source)
    return second.isEmpty ? add(.over, [arrow, over]) : add(.underover, [arrow, group(second), over])
  }

  /// Parses what is written on an arrow, up to the sign that ends it.
  private mutating func label(until kind: Token, _ at: Token) throws(FormulaSyntaxError) -> [FormulaTree.ID] {
    guard let tokens = upcoming.prefix(upTo: { $0.kind == kind.kind && $0.value == kind.value }) else {
      throw FormulaSyntaxError(
        "This arrow has no end", expected: "'\(written(kind))' three times, as in '@>f>g>'", at: at.source)
    }
    skip(tokens.count + 1)
    return try contents(of: Argument(tokens: tokens, source: at.source))
  }
}
