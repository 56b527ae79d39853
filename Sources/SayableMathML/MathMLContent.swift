internal import MathTree

/// Elements of MathML 3 beside those of layout: content MathML (chapter 4) and elementary arithmetic (section 3.6).
internal enum MathMLContent {
  /// Whether an element is one of content MathML, whose operations are not read.
  static func isOperation(_ name: String) -> Bool {
    switch name {
    case "apply", "bind", "ci", "cn", "csymbol", "cs", "cbytes", "cerror", "share", "bvar", "lambda", "piecewise",
      "reln",
      "declare", "matrix", "vector", "interval", "condition":
      true
    default: false
    }
  }

  /// What the rows of written arithmetic are, by the name of their element; nil for other elements.
  ///
  /// - Parameters:
  ///   - children: What the element holds.
  ///   - lines: How many of them stand above each line that is drawn.
  static func arithmetic(
    _ name: String, _ children: [FormulaTree.ID], lines: Set<Int>, _ source: Range<Int>, in tree: inout FormulaTree
  ) -> [FormulaTree.ID]? {
    switch name {
    case "msrow", "mscarry", "mscarries": return [tree.add(.row, children, source: source)]
    case "mstack", "msgroup": return [stack(children, lines: lines, source, in: &tree)]
    case "mlongdiv":
      guard children.count > 2 else { return [tree.add(.row, children, source: source)] }
      // What is divided by, the result, and what is divided with the steps below it.
      let divided = tree.add(.enclosure, [children[2]])
      tree.setAttribute("notation", "longdiv", of: divided)
      let division = tree.add(.row, [children[0], divided])
      let above = Set(lines.map { $0 - 1 }.filter { $0 > 1 })
      return [stack([children[1], division] + children[3...], lines: above, source, in: &tree)]
    default: return nil
    }
  }

  /// A table of one column, with lines between its rows.
  private static func stack(
    _ rows: [FormulaTree.ID], lines: Set<Int>, _ source: Range<Int>, in tree: inout FormulaTree
  ) -> FormulaTree.ID {
    var made: [FormulaTree.ID] = []
    for row in rows { made.append(tree.add(.tableRow, [tree.add(.cell, [row])])) }
    let table = tree.add(.table, made, source: source)
    tree.setAttribute("columnalign", "right", of: table)
    if !lines.isEmpty, rows.count > 1 {
      let rules = (1..<rows.count).map { lines.contains($0) ? "solid" : "none" }
      tree.setAttribute("rowlines", rules.joined(separator: " "), of: table)
    }
    return table
  }
}
