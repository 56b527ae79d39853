internal import MathTree

extension UnicodeMathParser {
  /// Matrices, equation arrays and cases.
  enum Arrays {
    /// Parses `(a&b@c&d)` behind the sign of an array, or the size of an identity matrix.
    static func parse(_ mark: Mark, _ parser: inout Parser) throws(FormulaSyntaxError) -> Node? {
      let rows: [[Node]]
      let isAligned = mark.scalar == "█" || mark.scalar == "Ⓒ"
      if parser.cursor.take("(") {
        rows = try self.rows(isAligned: isAligned, &parser)
      } else if !isAligned, let digit = parser.cursor.sign, let size = Int(String(digit)), size > 0 {
        rows = try identity(size, at: parser.cursor.take().source, &parser)
      } else {
        return nil
      }
      var lines: [Node] = []
      for row in rows { lines.append(try parser.add(.tableRow, row)) }
      let columns = rows.map(\.count).max() ?? 0
      let intent = isAligned ? ":equations" : ":matrix(\(rows.count),\(columns))"
      let table = try parser.add(.table, lines, "intent", intent)
      return try delimited(table, mark, &parser)
    }

    /// Parses the cells up to the closing bracket. In an equation array, `&` only says where lines are aligned.
    private static func rows(isAligned: Bool, _ parser: inout Parser) throws(FormulaSyntaxError) -> [[Node]] {
      var rows: [[Node]] = []
      var cells: [Node] = []
      var items: [Node] = []
      while true {
        items = try parser.row(in: .bracket("(", isArray: true), items)
        let isSeparated = parser.cursor.take("&")
        if isSeparated, isAligned { continue }
        cells.append(try parser.add(.cell, items))
        items = []
        if isSeparated { continue }
        rows.append(cells)
        cells = []
        guard parser.cursor.take("@") else { break }
      }
      parser.cursor.skip(.close)
      return rows
    }

    private static func identity(
      _ size: Int, at place: Range<Int>, _ parser: inout Parser
    ) throws(FormulaSyntaxError) -> [[Node]] {
      let source = place.lowerBound..<place.lowerBound + 1
      var rows: [[Node]] = []
      for row in 0..<size {
        var cells: [Node] = []
        for column in 0..<size {
          let number = parser.builder.token(.number, row == column ? "1" : "0", source)
          cells.append(try parser.add(.cell, [number]))
        }
        rows.append(cells)
      }
      return rows
    }

    /// The table with the brackets that its sign asks for.
    private static func delimited(
      _ table: Node, _ mark: Mark, _ parser: inout Parser
    ) throws(FormulaSyntaxError) -> Node {
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
      let last = parser.cursor.lastEnd
      var parts = [parser.builder.token(.operator, open, mark.source), table]
      if !close.isEmpty { parts.append(parser.builder.token(.operator, close, last..<last)) }
      return try parser.add(.row, parts, "intent", intent)
    }
  }
}
