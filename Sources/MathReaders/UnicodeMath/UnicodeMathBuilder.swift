internal import MathTree

/// Builds the tree of a UnicodeMath formula, and refuses what is nested too deep.
internal struct UnicodeMathBuilder: Sendable {
  private(set) var tree = FormulaTree()
  private var depth = 0
  /// How many elements are nested in each node of the tree.
  private var heights: [Int16] = []

  subscript(id: FormulaTree.ID) -> FormulaTree.Node { tree[id] }

  func children(of id: FormulaTree.ID) -> ArraySlice<FormulaTree.ID> { tree.children(of: id) }

  /// Counts one level of nesting, which ``leave()`` ends. Each factor is one, and all that nests is in a factor.
  mutating func enter(at place: Range<Int>) throws(FormulaSyntaxError) {
    depth += 1
    guard depth <= maximumFormulaDepth else { throw Self.tooDeep(place) }
  }

  mutating func leave() { depth -= 1 }

  /// Adds a token that is written at `source`.
  mutating func token(
    _ element: MathElement, _ text: String, variant: MathVariant = .unspecified, _ source: Range<Int>
  ) -> FormulaTree.ID {
    heights.append(1)
    return tree.token(element, text, variant: variant, source: source)
  }

  /// Adds an element, which is read at `place`.
  mutating func add(
    _ element: MathElement, _ children: [FormulaTree.ID], at place: Range<Int>
  ) throws(FormulaSyntaxError) -> FormulaTree.ID {
    var height: Int16 = 0
    for child in children { height = max(height, heights[Int(child.position)]) }
    height += 1
    heights.append(height)
    guard Int(height) <= 2 * maximumFormulaDepth else { throw Self.tooDeep(place) }
    return tree.add(element, children)
  }

  mutating func setAttribute(_ name: String, _ value: String, of id: FormulaTree.ID) {
    tree.setAttribute(name, value, of: id)
  }

  /// What an intent calls `id`: the text of a single name or number, else a reference to it by the name `name`.
  mutating func reference(to id: FormulaTree.ID, _ name: String) -> String {
    let node = tree[id]
    if node.element == .identifier || node.element == .number { return node.text }
    tree.setAttribute("arg", name, of: id)
    return "$" + name
  }

  /// The tree with `parts` at the top of it.
  mutating func finish(_ parts: [FormulaTree.ID], length: Int) -> FormulaTree {
    tree.root = tree.add(.row, parts, source: 0..<length)
    return tree
  }

  private static func tooDeep(_ place: Range<Int>) -> FormulaSyntaxError {
    FormulaSyntaxError("The parts of the formula are nested more than \(maximumFormulaDepth) deep", at: place)
  }
}
