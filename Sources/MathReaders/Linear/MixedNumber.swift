internal import MathTree

/// Mixed numbers, like `2 1/2` and `2½`.
internal enum MixedNumber {
  /// Makes one row of the last two of `parts` where they are a whole number and a fraction of such numbers.
  static func join(_ parts: inout [FormulaTree.ID], in tree: inout FormulaTree) {
    guard parts.count >= 2 else { return }
    let whole = parts[parts.count - 2]
    let fraction = parts[parts.count - 1]
    guard tree[fraction].element == .fraction, tree.attribute("linethickness", of: fraction) == nil,
      isWhole(whole, tree), tree.children(of: fraction).allSatisfy({ isWhole($0, tree) })
    else { return }
    parts.removeLast(2)
    parts.append(tree.add(.row, [whole, fraction]))
  }

  private static func isWhole(_ id: FormulaTree.ID, _ tree: FormulaTree) -> Bool {
    tree[id].element == .number && tree[id].text.utf8.allSatisfy(\.isDigit)
  }
}
