internal import MathTree

/// Matrices, equation arrays and cases.
extension UnicodeMathReader {
  /// Reads `(a&b@c&d)` behind the sign of an array, or the size of an identity matrix.
  mutating func array(_ mark: UnicodeMathSource.Mark) throws(FormulaSyntaxError) -> FormulaTree.ID? {
    var rows: [[FormulaTree.ID]]
    let isAligned = mark.scalar == "█" || mark.scalar == "Ⓒ"
    if isNext("(") {
      index += 1
      rows = try arrayRows(isAligned: isAligned)
    } else if !isAligned, let size = identitySize() {
      rows = try identity(size)
    } else {
      return nil
    }
    var columns = 0
    var lines: [FormulaTree.ID] = []
    for row in rows {
      columns = max(columns, row.count)
      lines.append(try add(.tableRow, row))
    }
    let table = try add(.table, lines)
    tree.setAttribute("intent", isAligned ? ":equations" : ":matrix(\(rows.count),\(columns))", of: table)
    return try delimited(table, mark)
  }

  /// Reads the cells up to the closing bracket. In an equation array, `&` only says where lines are aligned.
  private mutating func arrayRows(isAligned: Bool) throws(FormulaSyntaxError) -> [[FormulaTree.ID]] {
    var rows: [[FormulaTree.ID]] = []
    var cells: [FormulaTree.ID] = []
    var items: [FormulaTree.ID] = []
    while true {
      try inside(isArray: true, open: "(") { reader throws(FormulaSyntaxError) in try reader.row(into: &items) }
      if isNext("&") {
        index += 1
        if isAligned { continue }
        cells.append(try cell(items))
        items = []
        continue
      }
      cells.append(try cell(items))
      rows.append(cells)
      items = []
      cells = []
      guard isNext("@") else { break }
      index += 1
    }
    if index < end, part(of: marks[index]) == .close { index += 1 }
    return rows
  }

  private mutating func cell(_ items: [FormulaTree.ID]) throws(FormulaSyntaxError) -> FormulaTree.ID {
    try add(.cell, items)
  }

  private mutating func identitySize() -> Int? {
    guard index < end, let digit = Int(String(marks[index].scalar)), digit > 0, marks[index].kind == .plain else {
      return nil
    }
    index += 1
    return digit
  }

  private mutating func identity(_ size: Int) throws(FormulaSyntaxError) -> [[FormulaTree.ID]] {
    let place = Int(marks[index - 1].start)
    var rows: [[FormulaTree.ID]] = []
    for row in 0..<size {
      var cells: [FormulaTree.ID] = []
      for column in 0..<size {
        let number = token(.number, row == column ? "1" : "0", from: place, to: place + 1)
        cells.append(try cell([number]))
      }
      rows.append(cells)
    }
    return rows
  }

  /// The table with the brackets that its sign asks for.
  private mutating func delimited(
    _ table: FormulaTree.ID, _ mark: UnicodeMathSource.Mark
  ) throws(FormulaSyntaxError) -> FormulaTree.ID {
    let open: String
    let close: String
    let intent: String
    switch mark.scalar {
    case "⒨": (open, close, intent) = ("(", ")", ":parenthesized-matrix")
    case "⒱": (open, close, intent) = ("|", "|", ":determinant")
    case "⒩": (open, close, intent) = ("‖", "‖", ":normed-matrix")
    case "ⓢ": (open, close, intent) = ("[", "]", ":bracketed-matrix")
    case "Ⓢ": (open, close, intent) = ("{", "}", ":curly-braced-matrix")
    case "Ⓒ": (open, close, intent) = ("{", "", ":cases")
    default: return table
    }
    let last = Int(marks[index - 1].end)
    var parts = [token(.operator, open, from: Int(mark.start), to: Int(mark.end)), table]
    if !close.isEmpty { parts.append(token(.operator, close, from: last, to: last)) }
    let whole = try add(.row, parts)
    tree.setAttribute("intent", intent, of: whole)
    return whole
  }
}
