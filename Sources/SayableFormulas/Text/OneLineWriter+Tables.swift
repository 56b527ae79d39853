internal import MathTree

/// Matrices, cases and lines of equations.
extension OneLineWriter {
  /// Writes a table between brackets: `[[a, b], [c, d]]`, or `{(x, x > 0), (−x, x ≤ 0):}` where it is not closed.
  internal mutating func matrix(_ table: FormulaTree.ID, opening: String, closing: String) {
    switch (opening, closing) {
    case ("(", ")"), ("[", "]"):
      put(opening, .opening)
      rows(table, opening, closing)
      put(closing, .closing)
    case ("{", ""):
      put("{", .opening)
      rows(table, "(", ")")
      put(":}", .closing)
    default:
      put(opening, .opening)
      self.table(table)
      put(closing, .closing)
    }
  }

  /// Writes a table without brackets of its own. Lines of one cell each are equations.
  internal mutating func table(_ id: FormulaTree.ID) {
    let lines = tree.children(of: id)
    let isList = lines.allSatisfy { tree[$0].element == .labeledRow || tree.children(of: $0).count < 2 }
    guard isList else {
      put("[", .opening)
      rows(id, "[", "]")
      return put("]", .closing)
    }
    for (place, line) in lines.enumerated() {
      if place > 0 { put(";", .comma) }
      if tree[line].element == .labeledRow {
        let cells = tree.children(of: line)
        sequence(cells.dropFirst())
        if let label = cells.first { element(label) }
      } else {
        element(line)
      }
    }
  }

  private mutating func rows(_ table: FormulaTree.ID, _ opening: String, _ closing: String) {
    for (place, row) in tree.children(of: table).enumerated() {
      if place > 0 { put(",", .comma) }
      put(opening, .opening)
      cells(tree.children(of: row))
      put(closing, .closing)
    }
  }

  /// Writes cells with commas between them.
  internal mutating func cells(_ cells: ArraySlice<FormulaTree.ID>) {
    for (place, cell) in cells.enumerated() {
      if place > 0 { put(",", .comma) }
      element(cell)
    }
  }
}
