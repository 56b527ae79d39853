// How deep a formula is nested, brackets counted that stand in one row with what they hold.
extension FormulaTree {
  /// The problem of a formula that is nested deeper than one may be, or nil.
  ///
  /// A pair of brackets has no node, so a parser sees only afterwards how deep a formula goes.
  internal func nestedTooDeep() -> FormulaSyntaxError? {
    // A shorter formula has no room for so many levels.
    guard nodes.count > maximumFormulaDepth, nodes.indices.contains(Int(root.position)) else { return nil }
    var waiting: [(id: ID, depth: Int)] = [(root, 0)]
    while let (id, depth) = waiting.popLast() {
      var brackets = BracketCount()
      for child in children(of: id) {
        let node = self[child]
        brackets.take(node)
        let depth = depth + brackets.open
        if depth > maximumFormulaDepth {
          return FormulaSyntaxError(
            "The parts of this formula are nested more than \(maximumFormulaDepth) deep",
            expected: "fewer brackets, scripts and fractions inside one another", at: node.source)
        }
        if !node.element.isToken { waiting.append((child, depth + Self.levels(of: node.element))) }
      }
    }
    return nil
  }

  private static func levels(of element: MathElement) -> Int {
    switch element {
    case .row, .style, .padded, .error, .tableRow, .labeledRow, .cell: 0
    default: 1
    }
  }
}

/// How many brackets and bars are open at a place in a row.
private struct BracketCount {
  private(set) var open = 0
  private var bars = 0
  private var isAfterOperand = false

  mutating func take(_ node: FormulaTree.Node) {
    guard node.element == .operator, let scalar = node.text.unicodeScalars.first else {
      isAfterOperand = true
      return
    }
    switch (scalar, OperatorClass(of: node.text)) {
    case ("!", _), ("?", _), ("\u{2061}", _): break
    case ("|", _), ("‖", _), ("∥", _), ("∣", _):
      // A bar behind an operand ends what one before it began.
      if isAfterOperand, bars > 0 {
        bars -= 1
        open -= 1
      } else {
        bars += 1
        open += 1
        isAfterOperand = false
      }
    case (_, .open):
      open += 1
      isAfterOperand = false
    case (_, .close):
      open = max(0, open - 1)
      bars = min(bars, open)
      isAfterOperand = true
    default: isAfterOperand = false
    }
  }
}
