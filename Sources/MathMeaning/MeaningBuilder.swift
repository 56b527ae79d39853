package import MathTree

/// Finds the meaning of what is written.
///
/// The tree of elements is walked from its leaves up (``ElementStage``); what stands side by side in a row is put together
/// in the stages that ``RowStages`` names, each a type of its own.
package enum MeaningBuilder {
  /// The meaning of `tree`.
  package static func meaning(
    of tree: FormulaTree, options: MeaningOptions = MeaningOptions(), lexicon: MeaningLexicon
  ) -> MeaningTree {
    let isChemical = tree.isChemical
    let first = MeaningContext(options: options, lexicon: lexicon, isChemical: isChemical)
    let meaning = MeaningTree(
      ElementStage(tree: tree, context: first).row(holding: tree.root), guesses: tree.guesses + first.guesses)
    let names = first.namesOfFunctions(in: meaning)
    guard !names.isEmpty else { return meaning }
    // What is a function in one place of the formula is one in all places.
    let second = MeaningContext(
      options: options, lexicon: lexicon, isChemical: isChemical, foundFunctions: names)
    let root = ElementStage(tree: tree, context: second).row(holding: tree.root)
    var settled = MeaningTree(root, guesses: tree.guesses + second.guesses)
    settled.nameSetsAlike()
    return settled
  }

  /// How deep the nodes of a meaning may stand inside one another.
  package static var maximumDepth: Int { Int(Part.maximumDepth) }
}

extension MeaningTree {
  /// The finished tree: the parts below `root` in one array, each after the part that holds it.
  fileprivate init(_ root: Part, guesses: [Guess]) {
    self.guesses = guesses
    var order: [Part] = []
    add(root, parent: -1, to: &order)
    var next = 0
    while next < order.count {
      let part = order[next]
      nodes[next].firstChild = Int32(lists.count)
      nodes[next].childCount = Int32(part.children.count)
      for child in part.children { list(child, parent: next, &order) }
      nodes[next].firstContent = Int32(lists.count)
      nodes[next].contentCount = Int32(part.content.count)
      for sign in part.content { list(sign, parent: next, &order) }
      next += 1
    }
  }

  /// Gives a set of numbers one name in all of a formula where something is adjoined to it, as in ℚ(α).
  fileprivate mutating func nameSetsAlike() {
    let extended = nodes.filter { $0.role == .simpleFunction && $0.font == .doubleStruck }.map(\.text)
    for place in nodes.indices where nodes[place].role == .numberSet && extended.contains(nodes[place].text) {
      nodes[place].role = .simpleFunction
    }
  }

  private mutating func list(_ part: Part, parent: Int, _ order: inout [Part]) {
    if part.place < 0 { add(part, parent: Int32(parent), to: &order) }
    lists.append(ID(position: part.place))
  }

  private mutating func add(_ part: Part, parent: Int32, to order: inout [Part]) {
    part.place = Int32(order.count)
    if let label = part.label { labels[part.place] = label }
    order.append(part)
    nodes.append(
      Node(
        kind: part.kind, role: part.role, font: part.font, embellished: part.embellished, text: part.text,
        start: part.start, end: max(part.start, part.end), parent: parent))
  }
}
