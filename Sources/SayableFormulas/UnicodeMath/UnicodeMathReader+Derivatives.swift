internal import MathTree

/// Derivatives, which are written as fractions: `ⅆ²y/ⅆx²`, `dy/dx`, `∂f(x,t)/∂t`.
extension UnicodeMathReader {
  /// What an intent says of the fraction of `above` and `below`, if it is a derivative. What is derived becomes one item
  /// of `above`.
  mutating func derivativeIntent(
    _ above: inout [FormulaTree.ID], _ below: [FormulaTree.ID]
  ) throws(FormulaSyntaxError) -> String? {
    guard let first = above.first, let (sign, order) = differential(first), below.count > 1, above.count < 100 else {
      return nil
    }
    guard let variables = derivedBy(below, sign: sign, order: order) else { return nil }
    var function = ""
    if above.count > 1 {
      let derived = above.count == 2 ? above[1] : try add(.row, Array(above[1...]))
      above = [first, derived]
      function = reference(to: derived, "f")
    }
    let name = sign == "∂" ? "partial-derivative" : "derivative"
    return ":\(name)(\(order),\(function),\(variables.joined(separator: ",")))"
  }

  /// The sign of a differential, d or ∂, and its order.
  private func differential(_ id: FormulaTree.ID) -> (String, Int)? {
    let children = tree.children(of: id)
    if tree[id].element == .superscript, let base = children.first, let script = children.last {
      guard let (sign, _) = differential(base), tree[base].element == .identifier, tree[script].element == .number,
        let order = Int(tree[script].text)
      else { return nil }
      return (sign, order)
    }
    guard tree[id].element == .identifier, tree[id].text == "d" || tree[id].text == "∂" else { return nil }
    return (tree[id].text, 1)
  }

  /// The variables of `∂x∂t²` if their orders make up `order`.
  private func derivedBy(_ items: [FormulaTree.ID], sign: String, order: Int) -> [String]? {
    guard items.count % 2 == 0, items.count <= 20 else { return nil }
    var variables: [String] = []
    var total = 0
    for place in stride(from: 0, to: items.count, by: 2) {
      guard let found = differential(items[place]), found == (sign, 1), let (name, count) = variable(items[place + 1])
      else { return nil }
      variables.append(name)
      total += min(count, 1000)
    }
    return total == order ? variables : nil
  }

  /// The name of a variable, perhaps with primes, and the power that it stands in.
  private func variable(_ id: FormulaTree.ID) -> (String, Int)? {
    if tree[id].element == .identifier { return (tree[id].text, 1) }
    let children = tree.children(of: id)
    guard tree[id].element == .superscript, let base = children.first, let script = children.last,
      tree[base].element == .identifier
    else { return nil }
    if tree[script].element == .number { return Int(tree[script].text).map { (tree[base].text, $0) } }
    guard tree[script].element == .operator, tree[script].text.unicodeScalars.first == "′" else { return nil }
    return (tree[base].text + tree[script].text, 1)
  }
}
