internal import MathTree

/// Meaning that the author gave in `intent` attributes.
internal struct IntentStage {
  let elements: ElementStage

  private var context: MeaningContext { elements.context }

  /// The meaning that the element's `intent` gives it; nil if it has none, or one that cannot be followed.
  func part(_ id: FormulaTree.ID, _ node: FormulaTree.Node) -> Part? {
    guard let text = elements.tree.attribute("intent", of: id), let intent = Intent(text) else { return nil }
    if case .name("") = intent.head, intent.arguments == nil { return withProperties(intent.properties, id, node) }
    var used: Set<FormulaTree.ID> = []
    return made(intent, of: id, &used)
  }

  /// An element that keeps its meaning but for what its properties say.
  private func withProperties(_ properties: [String], _ id: FormulaTree.ID, _ node: FormulaTree.Node) -> Part? {
    let isElement = properties.contains("chemical-element")
    guard isElement || properties.contains("unit") || properties.contains("function") else { return nil }
    let made = elements.written(id, node)
    if isElement {
      // An upright letter behind a number would be a unit.
      made.font = .unspecified
    } else if properties.contains("unit") {
      switch made.kind {
      case .text, .unknown, .function, .operator, .punctuation: made.kind = .identifier
      default: break
      }
      made.role = .unit
    } else if made.kind == .identifier {
      made.role = .simpleFunction
    }
    return made
  }

  private func made(_ intent: Intent, of id: FormulaTree.ID, _ used: inout Set<FormulaTree.ID>) -> Part? {
    let node = elements.tree[id]
    guard let arguments = intent.arguments else {
      switch intent.head {
      case .reference(let name): return referred(name, below: id, &used)
      case .number(let digits):
        let made = context.leaf(digits, start: node.start, end: node.start)
        made.kind = .number
        if made.role == .unknown { made.role = digits.contains(".") ? .float : .integer }
        return made
      case .name(let name): return constant(name, node)
      }
    }
    var parts: [Part] = []
    for argument in arguments {
      guard let part = made(argument, of: id, &used) else { return nil }
      parts.append(part)
    }
    let concepts = ConceptWriter(context: context, rows: elements.rows, place: node.start)
    if case .name(let name) = intent.head { return concepts.part(name, intent.properties, parts) }
    var head = intent
    head.arguments = nil
    return made(head, of: id, &used).map { concepts.application($0, parts) }
  }

  /// The element below `id` whose `arg` is `name`. Each may be used once.
  private func referred(_ name: String, below id: FormulaTree.ID, _ used: inout Set<FormulaTree.ID>) -> Part? {
    let tree = elements.tree
    var pending = Array(tree.children(of: id))
    while let next = pending.popLast() {
      let argument = tree.attribute("arg", of: next)
      if argument == name { return used.insert(next).inserted ? elements.part(next) : nil }
      if argument == nil { pending += tree.children(of: next) }
    }
    return nil
  }

  private func constant(_ name: String, _ node: FormulaTree.Node) -> Part {
    guard let (character, isNumberSet) = IntentConcepts.constant(name) else {
      return ConceptWriter.word(name, .identifier, .unknown, start: node.start, end: node.end)
    }
    let made = context.leaf(
      String(character), font: isNumberSet ? .doubleStruck : .italic, start: node.start, end: node.end)
    if made.kind == .unknown { made.kind = .identifier }
    return made
  }
}
