/// The names by which parts of a formula that is drawn are found: an `id` for each element that stands for one.
package struct ElementNames: Sendable {
  private let prefix: String
  private let tree: FormulaTree
  private var parents: [Int32]
  /// The tokens that are written somewhere, by their places in the source.
  private var leaves: [FormulaTree.ID]
  private var named: Set<FormulaTree.ID> = []

  /// Names for the elements of `tree`, each of which begins with `prefix`.
  package init(of tree: FormulaTree, prefix: String) {
    self.tree = tree
    self.prefix = prefix
    parents = Array(repeating: -1, count: tree.nodes.count)
    leaves = []
    var waiting = [tree.root]
    while let id = waiting.popLast(), parents.indices.contains(Int(id.position)) {
      let children = tree.children(of: id)
      for child in children { parents[Int(child.position)] = id.position }
      waiting += children
      if children.isEmpty, !tree[id].source.isEmpty { leaves.append(id) }
    }
    leaves.sort { (tree[$0].start, $0.position) < (tree[$1].start, $1.position) }
  }

  /// The name of an element, or nil if it was not asked for.
  subscript(id: FormulaTree.ID) -> String? { named.contains(id) ? name(id) : nil }

  private func name(_ id: FormulaTree.ID) -> String { "\(prefix)\(id.position)" }

  /// The names of the largest elements that hold nothing but what stands in `source`, in bytes of the formula.
  package mutating func elements(in source: Range<Int>) -> [String] {
    var found: [String] = []
    var index = firstLeaf(from: source.lowerBound)
    while index < leaves.count, tree[leaves[index]].source.lowerBound < source.upperBound {
      var element = leaves[index]
      index += 1
      guard tree[element].source.upperBound <= source.upperBound else { continue }
      while let parent = parent(of: element), parent != tree.root, Self.holds(source, tree[parent].source) {
        element = parent
      }
      named.insert(element)
      found.append(name(element))
      while index < leaves.count, isPart(leaves[index], of: element) { index += 1 }
    }
    return found
  }

  private static func holds(_ outer: Range<Int>, _ inner: Range<Int>) -> Bool {
    outer.lowerBound <= inner.lowerBound && inner.upperBound <= outer.upperBound
  }

  private func parent(of id: FormulaTree.ID) -> FormulaTree.ID? {
    let parent = parents[Int(id.position)]
    return parent < 0 ? nil : FormulaTree.ID(position: parent)
  }

  private func isPart(_ id: FormulaTree.ID, of whole: FormulaTree.ID) -> Bool {
    var next: FormulaTree.ID? = id
    while let part = next {
      if part == whole { return true }
      next = parent(of: part)
    }
    return false
  }

  private func firstLeaf(from place: Int) -> Int {
    var low = 0
    var high = leaves.count
    while low < high {
      let middle = (low + high) / 2
      if tree[leaves[middle]].source.lowerBound < place { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
