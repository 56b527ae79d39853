internal import MathTree

/// The rows and cells of tables.
extension CommandContext {
  /// Reads rows up to the end of the table.
  mutating func table(
    _ environment: Environment, _ columns: [Column], until ends: ListEnds
  ) throws(FormulaSyntaxError) -> (id: FormulaTree.ID, end: ListEnd) {
    let outerColumn = column
    defer { column = outerColumn }
    var rows: [FormulaTree.ID] = []
    var frame: [String] = []
    var hasLinesBetween: [Bool] = []
    var end = ListEnd.row
    while end == .row {
      if environment.isNumbered { changeTags { $0.row = nil } }
      let hasLine = try skipLines()
      if hasLine, rows.isEmpty { frame.append("top") }
      var cells: [FormulaTree.ID] = []
      end = .cell
      while end == .cell {
        try fillColumns(columns, &cells)
        column = cells.count
        let isText = cells.count < columns.count ? columns[cells.count].isText : cells.count == environment.textColumn
        let (children, found) = try cell(cells.count < columns.count ? columns[cells.count] : nil, isText, ends)
        end = found
        if end != .row, end != .cell, cells.isEmpty, children.isEmpty {
          // Nothing stands after the last row's end.
          if hasLine, !rows.isEmpty { frame.append("bottom") }
          break
        }
        cells.append(add(.cell, children, at: children.isEmpty ? endOfInput : nil))
      }
      guard !cells.isEmpty else { continue }
      if !rows.isEmpty { hasLinesBetween.append(hasLine) }
      try fillColumns(columns, &cells)
      while environment.isPadded, cells.count < columns.count {
        cells.append(add(.cell, [], at: endOfInput))
      }
      if environment.isSpread { spread(&cells, isPadded: environment.isPadded) }
      if environment.isNumbered, let tag = tags.row {
        rows.append(changeTree { $0.labeledRow(cells, tag: tag) })
      } else if environment.isLabeledLast, cells.count == 3, let label = cells.popLast() {
        rows.append(add(.labeledRow, [label] + cells))
      } else {
        rows.append(add(.tableRow, cells))
      }
    }
    if columns.first?.hasLineBefore ?? false { frame.append("left") }
    if columns.last?.hasLineAfter ?? false { frame.append("right") }
    var id = add(.table, rows, at: command.source.reaching(endOfInput.lowerBound))
    if environment.isDisplay { setAttribute("displaystyle", "true", of: id) }
    setLines("rowlines", hasLinesBetween, of: id)
    setLines("columnlines", columns.dropLast().map(\.hasLineAfter), of: id)
    let alignment = columns.contains { $0.alignment != "center" } ? columns.map(\.alignment) : environment.alignment
    if !alignment.isEmpty { setAttribute("columnalign", alignment.joined(separator: " "), of: id) }
    if frame.count == 4 { setAttribute("frame", "solid", of: id) }
    if !frame.isEmpty, frame.count < 4 { id = enclosed([id], frame.joined(separator: " "), at: node(id).source) }
    return (id, end)
  }

  /// Says where lines stand between the rows or the columns of a table.
  private mutating func setLines(_ name: String, _ lines: [Bool], of id: FormulaTree.ID) {
    guard lines.contains(true) else { return }
    setAttribute(name, lines.map { $0 ? "solid" : "none" }.joined(separator: " "), of: id)
  }

  /// Skips lines between rows; whether there was one.
  private mutating func skipLines() throws(FormulaSyntaxError) -> Bool {
    var hasLine = false
    while let token = peek(), token.kind == .command {
      switch name(of: token) {
      case "hline", "hdashline", "toprule", "midrule", "bottomrule":
        hasLine = true
        skip()
      default: return hasLine
      }
    }
    return hasLine
  }

  private mutating func cell(
    _ column: Column?, _ isText: Bool, _ ends: ListEnds
  ) throws(FormulaSyntaxError) -> (children: [FormulaTree.ID], end: ListEnd) {
    if isText {
      let argument = rawCell()
      let texts = try texts(of: argument)
      let (rest, end) = try list(until: ends)
      return (texts + rest, end)
    }
    guard let column, !column.before.isEmpty || !column.after.isEmpty else { return try list(until: ends) }
    let (children, end) = try list(until: ends)
    if children.isEmpty, end != .cell, end != .row { return (children, end) }
    let before = try contents(of: Argument(tokens: column.before, source: endOfInput))
    let after = try contents(of: Argument(tokens: column.after, source: endOfInput))
    return (before + children + after, end)
  }

  private mutating func fillColumns(_ columns: [Column], _ cells: inout [FormulaTree.ID])
    throws(FormulaSyntaxError)
  {
    while cells.count < columns.count, let content = columns[cells.count].content {
      let children = try contents(of: Argument(tokens: content, source: endOfInput))
      cells.append(add(.cell, children, at: endOfInput))
    }
  }

  /// Sets cells of space between pairs of cells, as `flalign` does.
  private mutating func spread(_ cells: inout [FormulaTree.ID], isPadded: Bool) {
    var result: [FormulaTree.ID] = []
    let place = endOfInput
    if isPadded {
      result.append(add(.cell, [], at: place))
    }
    for (i, cell) in cells.enumerated() {
      result.append(cell)
      if i % 2 == 1, i + 1 < cells.count || isPadded { result.append(add(.cell, [], at: place)) }
    }
    cells = result
  }

  /// Takes the tokens up to the end of the cell.
  private mutating func rawCell() -> Argument {
    _ = peekAny()
    let upcoming = upcoming
    var i = upcoming.startIndex
    var depth = 0
    scanning: while i < upcoming.endIndex {
      let token = upcoming[i]
      switch token.kind {
      case .closeBrace: break scanning
      case .alignment where depth == 0: break scanning
      case .command:
        switch name(of: token) {
        case "begin": depth += 1
        case "end" where depth > 0: depth -= 1
        case "end", "\\", "cr", "tag", "label", "notag", "nonumber": if depth == 0 { break scanning }
        default: break
        }
      default: break
      }
      i += token.length
    }
    skip(i - upcoming.startIndex)
    var tokens = upcoming[..<i]
    while tokens.last?.kind == .space { tokens.removeLast() }
    return Argument(tokens: tokens, source: tokens.first?.source ?? endOfInput)
  }
}
