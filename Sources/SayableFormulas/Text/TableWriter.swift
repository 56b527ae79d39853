internal import MathTree

/// Writes matrices, cases and lines of equations.
internal struct TableWriter {
  let writer: OneLineWriter

  private var tree: FormulaTree { writer.tree }
  private var line: OneLine { writer.line }

  /// Writes a table between brackets: `[[a, b], [c, d]]`, or `{(x, x > 0), (−x, x ≤ 0):}` where it is not closed.
  func matrix(_ table: FormulaTree.ID, opening: String, closing: String) {
    let isOneCell =
      tree.children(of: table).count == 1 && tree.children(of: table).allSatisfy { tree[$0].childCount < 2 }
    line.put(opening.isEmpty ? "{:" : opening, .opening)
    if isOneCell || opening.isEmpty && closing.isEmpty {
      self.table(table)
    } else if closing == "}" {
      rows(table, "[", "]")
    } else {
      rows(table, opening == "[" ? "[" : "(", opening == "[" ? "]" : ")")
    }
    line.put(closing.isEmpty ? ":}" : closing, .closing)
  }

  /// Writes a table without brackets of its own, between those that are not seen. A line alone is what it holds.
  func table(_ id: FormulaTree.ID) {
    let lines = tree.children(of: id)
    let isList =
      lines.count < 2 && lines.allSatisfy { tree[$0].element == .labeledRow || tree[$0].childCount < 2 }
      || lines.contains { tree[$0].element == .labeledRow }
    guard isList else {
      line.put("{:", .opening)
      rows(id, "(", ")")
      return line.put(":}", .closing)
    }
    for (place, row) in lines.enumerated() {
      if place > 0 { line.put(";", .comma) }
      guard tree[row].element == .labeledRow else {
        writer.element(row)
        continue
      }
      let cells = tree.children(of: row)
      writer.sequence(cells.dropFirst())
      guard let label = cells.first else { continue }
      line.put("tag(\"\(text(of: label))\")", .word)
    }
  }

  /// The text of all tokens in `id`.
  private func text(of id: FormulaTree.ID) -> String {
    tree[id].element.isToken ? tree[id].text : tree.children(of: id).map(text).joined()
  }

  private func rows(_ table: FormulaTree.ID, _ opening: String, _ closing: String) {
    let lines = tree.attribute("columnlines", of: table)?.split(separator: " ").map { $0 != "none" } ?? []
    let separator = holdsDecimalComma(table) ? ";" : ","
    let columns = tree.children(of: table).first.map { tree[$0].childCount } ?? 0
    for (place, row) in tree.children(of: table).enumerated() {
      if place > 0 { line.put(separator, .comma) }
      line.put(opening, .opening)
      // What is empty beyond the last column, as in diagrams, would make it no table.
      var written = tree.children(of: row)
      while written.count > columns, let last = written.last, tree[last].childCount == 0 { written.removeLast() }
      cells(written, separator: separator, lines: lines)
      line.put(closing, .closing)
    }
  }

  private func holdsDecimalComma(_ id: FormulaTree.ID) -> Bool {
    tree[id].element == .number ? tree[id].text.contains(",") : tree.children(of: id).contains(where: holdsDecimalComma)
  }

  /// Writes cells with commas or semicolons between them, and a bar as a cell of its own where a line stands between columns.
  func cells(_ cells: ArraySlice<FormulaTree.ID>, separator: String = ",", lines: [Bool] = []) {
    for (place, cell) in cells.enumerated() {
      if place > 0 { line.put(separator, .comma) }
      if place > 0, place <= lines.count, lines[place - 1] { line.put("|" + separator, .comma) }
      // A comma within a cell is none between cells.
      let isList = tree.children(of: cell).contains { tree[$0].element == .operator && tree[$0].text == "," }
      if isList { line.put("{:", .opening) }
      writer.element(cell)
      if isList { line.put(":}", .closing) }
    }
  }
}
