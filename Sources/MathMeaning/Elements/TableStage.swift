internal import MathTree

/// Tables: their rows and cells, and lines of formulas.
internal struct TableStage {
  let elements: ElementStage

  /// The meaning of a table, a row or a cell.
  func part(_ id: FormulaTree.ID, _ node: FormulaTree.Node) -> Part {
    switch node.element {
    case .table: table(id)
    case .tableRow: row(id, node)
    case .labeledRow: labeledRow(id, node)
    default: cell(id)
    }
  }

  private func table(_ id: FormulaTree.ID) -> Part {
    let tree = elements.tree
    let rows = tree.children(of: id).map { child in
      switch tree[child].element {
      case .tableRow, .labeledRow: elements.part(child)
      default: Part(.row, .table, [Part(.cell, .table, [elements.part(child)])])
      }
    }
    let made = Part(.table, rows)
    guard rows.allSatisfy({ $0.children.count < 2 }) else {
      dropSurplusCells(of: rows)
      TableRoles.classify(
        table: made, columnLines: tree.attribute("columnlines", of: id), rowLines: tree.attribute("rowlines", of: id))
      return made
    }
    made.kind = .lines
    for row in rows { becomeLine(row) }
    if rows.count == 1, let inner = rows[0].children.first, MatrixStage.isFenced(inner), let held = inner.children.first
    {
      // One line that is fenced is a fenced line.
      rows[0].children = [held]
      return MatrixStage.matrix(Part(.fenced, inner.role, [made], content: inner.content))
    }
    TableRoles.classify(lines: made)
    return made
  }

  /// Drops the blank cells that stand behind all that is written, as behind the last arrow down of a diagram.
  private func dropSurplusCells(of rows: [Part]) {
    func isBlank(_ cell: Part) -> Bool { cell.children.allSatisfy { $0.kind == .empty } }
    let width = rows.lazy.map { $0.children.lastIndex { !isBlank($0) } ?? -1 }.max().map { $0 + 1 } ?? 0
    let counts = rows.map(\.children.count)
    guard counts.contains(where: { $0 != counts[0] }) else { return }
    for row in rows where row.children.count > width { row.children.removeSubrange(width...) }
  }

  private func row(_ id: FormulaTree.ID, _ node: FormulaTree.Node) -> Part {
    let cells = elements.tree.children(of: id).map { child in
      let inner = elements.part(child)
      return elements.tree[child].element == .cell ? inner : Part(.cell, .table, [inner])
    }
    let made = Part(.row, .table, cells)
    if made.start >= made.end {
      made.start = node.start
      made.end = node.end
    }
    return made
  }

  private func labeledRow(_ id: FormulaTree.ID, _ node: FormulaTree.Node) -> Part {
    let made = row(id, node)
    guard let label = made.children.first else { return made }
    made.children.removeFirst()
    made.content = [label]
    label.role = .label
    if let text = label.children.first, text.kind == .text { text.role = .label }
    return made
  }

  private func cell(_ id: FormulaTree.ID) -> Part {
    let held = elements.parts(of: id)
    if held.isEmpty || held.count == 1 && held[0].kind == .empty { return Part(.cell, .table, held) }
    return Part(.cell, .table, [elements.rows.part(held)])
  }

  private func becomeLine(_ row: Part) {
    guard row.kind == .row else { return }
    row.kind = .line
    row.role = .lines
    if row.children.count == 1, row.children[0].kind == .cell { row.children = row.children[0].children }
  }
}
