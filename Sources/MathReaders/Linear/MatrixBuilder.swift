internal import MathTree

/// Makes tables of rows in brackets with commas between them, like `(1,2),(3,4)`.
internal enum MatrixBuilder {
  /// Makes a table of `parts` if they are the rows of one: all have the same brackets and as many cells as the first.
  ///
  /// - Parameter closing: The bracket that closes what holds the parts.
  /// - Returns: Whether they are.
  static func makeTable(of parts: inout [FormulaTree.ID], closing: String, in tree: inout FormulaTree) -> Bool {
    guard parts.count % 2 == 1, let first = parts.first, let last = parts.last,
      let brackets = rowBrackets(last, in: tree), brackets == "[" || closing != "}"
    else { return false }
    var commas: [Int] = []
    for (index, part) in parts.enumerated() {
      guard index % 2 == 0 else {
        guard isSeparator(part, in: tree) else { return false }
        continue
      }
      guard rowBrackets(part, in: tree) == brackets else { return false }
      commas.append(tree.children(of: part).count { isSeparator($0, in: tree) })
    }
    // One comma more or less is another number of cells; one row without commas is only an expression in brackets.
    guard commas.allSatisfy({ $0 == commas[0] }), commas.count > 1 || commas[0] > 0 else { return false }
    let source = tree[first].source.lowerBound..<tree[last].source.upperBound
    var rows: [FormulaTree.ID] = []
    var lines: [String] = []
    for index in stride(from: 0, to: parts.count, by: 2) {
      let (row, rowLines) = makeRow(parts[index], in: &tree)
      rows.append(row)
      if index == 0 { lines = rowLines }
    }
    let table = tree.add(.table, rows, source: source)
    if lines.contains("solid") { tree.setAttribute("columnlines", lines.joined(separator: " "), of: table) }
    if closing.isEmpty { tree.setAttribute("columnalign", "left", of: table) }
    parts = [table]
    return true
  }

  /// Whether a sign parts cells and rows: a comma, or a semicolon beside numbers with commas.
  private static func isSeparator(_ id: FormulaTree.ID, in tree: FormulaTree) -> Bool {
    tree.isOperator(",", id) || tree.isOperator(";", id)
  }

  /// The opening bracket of a row that could be one of a matrix.
  private static func rowBrackets(_ id: FormulaTree.ID, in tree: FormulaTree) -> String? {
    guard tree[id].element == .row else { return nil }
    let children = tree.children(of: id)
    guard let first = children.first, let last = children.last, children.count > 1 else { return nil }
    if tree.isOperator("(", first) && tree.isOperator(")", last) { return "(" }
    return tree.isOperator("[", first) && tree.isOperator("]", last) ? "[" : nil
  }

  /// The table row of a bracketed row, and the lines between its columns: a cell with only a bar in it is one.
  private static func makeRow(
    _ id: FormulaTree.ID, in tree: inout FormulaTree
  ) -> (row: FormulaTree.ID, lines: [String]) {
    let content = Array(tree.children(of: id).dropFirst().dropLast())
    var cells: [FormulaTree.ID] = []
    var lines: [String] = []
    var cell: [FormulaTree.ID] = []
    var place = tree[id].source.lowerBound + 1
    var index = content.startIndex
    while index < content.endIndex {
      let node = content[index]
      index += 1
      guard isSeparator(node, in: tree) else {
        cell.append(node)
        continue
      }
      cells.append(tree.add(.cell, cell, source: place..<tree[node].source.lowerBound))
      place = tree[node].source.upperBound
      cell = []
      let isLine =
        index < content.endIndex && tree.isOperator("∣", content[index])
        && (index + 1 == content.endIndex || isSeparator(content[index + 1], in: tree))
      if isLine { index += 2 }
      lines.append(isLine ? "solid" : "none")
    }
    cells.append(tree.add(.cell, cell, source: place..<max(place, tree[id].source.upperBound - 1)))
    return (tree.add(.tableRow, cells, source: tree[id].source), lines)
  }
}
