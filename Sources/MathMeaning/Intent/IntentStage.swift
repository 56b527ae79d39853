internal import MathTree

/// Meaning that the author gave in `intent` attributes.
internal struct IntentStage {
  let elements: ElementStage

  private var context: MeaningContext { elements.context }

  /// The meaning that the element's `intent` gives it; nil if it has none, or one that cannot be followed.
  func part(_ id: FormulaTree.ID, _ node: FormulaTree.Node) -> Part? {
    guard let text = elements.tree.attribute("intent", of: id), let intent = Intent(text) else { return nil }
    if case .name("") = intent.head, intent.arguments == nil { return withProperties(intent.properties, id, node) }
    guard let references = references(of: intent, below: id) else { return nil }
    let made = made(intent, node, references)
    if made.role == .interval { keepSigns(of: id, in: made) }
    return made
  }

  /// Puts the brackets and the mark of an interval back as they were written.
  private func keepSigns(of id: FormulaTree.ID, in interval: Part) {
    let signs = elements.tree.children(of: id).filter { elements.tree[$0].element == .operator }.map(elements.part)
    guard signs.count == 3, signs[0].kind == .fence, signs[2].kind == .fence, interval.content.count == 2,
      let list = interval.children.first, list.children.count == 3, list.content.count == 1
    else { return }
    interval.content = [signs[0], signs[2]]
    list.children[1] = signs[1]
    list.content = [signs[1]]
  }

  /// An element that keeps its meaning but for what its properties say.
  private func withProperties(_ properties: [String], _ id: FormulaTree.ID, _ node: FormulaTree.Node) -> Part? {
    let isElement =
      properties.contains("chemical-element") || properties.contains("chemical-formula") && node.element == .identifier
    let isRange = properties.contains("range") && node.element == .operator
    guard isElement || isRange || properties.contains("unit") || properties.contains("function") else { return nil }
    let made = elements.written(id, node)
    if isElement {
      // An upright letter behind a number would be a unit.
      made.font = .unspecified
      if made.kind == .identifier { made.role = .chemical }
    } else if isRange {
      made.kind = .operator
      made.role = .dash
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

  /// What the references of `intent` refer to; nil if it cannot be followed.
  ///
  /// It is known before any part is made: to make parts and then fall back on the layout would double the work on each
  /// level of the formula.
  private func references(of intent: Intent, below id: FormulaTree.ID) -> [String: FormulaTree.ID]? {
    var names: Set<String> = []
    guard canFollow(intent, &names) else { return nil }
    guard !names.isEmpty else { return [:] }
    let found = arguments(below: id)
    return names.isSubset(of: found.keys) ? found : nil
  }

  /// Whether concepts have as many arguments as they are written of. Each reference in `names` may be used once.
  private func canFollow(_ intent: Intent, _ names: inout Set<String>) -> Bool {
    if case .reference(let name) = intent.head, !names.insert(name).inserted { return false }
    guard let arguments = intent.arguments else { return true }
    if case .name(let name) = intent.head,
      !ConceptWriter.canWrite(name, intent.properties, argumentCount: arguments.count)
    {
      return false
    }
    for argument in arguments where !canFollow(argument, &names) { return false }
    return true
  }

  /// The elements below `id` that have an `arg`, by its value. What stands in them is not looked at.
  private func arguments(below id: FormulaTree.ID) -> [String: FormulaTree.ID] {
    let tree = elements.tree
    var found: [String: FormulaTree.ID] = [:]
    var pending = Array(tree.children(of: id))
    while let next = pending.popLast() {
      if let name = tree.attribute("arg", of: next) {
        if found[name] == nil { found[name] = next }
      } else {
        pending += tree.children(of: next)
      }
    }
    return found
  }

  private func made(_ intent: Intent, _ node: FormulaTree.Node, _ references: [String: FormulaTree.ID]) -> Part {
    guard let arguments = intent.arguments else { return made(intent.head, node, references) }
    let parts = arguments.map { made($0, node, references) }
    let concepts = ConceptWriter(context: context, rows: elements.rows, place: node.start)
    if case .name(let name) = intent.head { return concepts.part(name, intent.properties, parts) }
    return concepts.application(made(intent.head, node, references), parts)
  }

  private func made(_ head: Intent.Head, _ node: FormulaTree.Node, _ references: [String: FormulaTree.ID]) -> Part {
    switch head {
    case .reference(let name):
      return references[name].map(elements.part) ?? .empty(at: node.start)
    case .number(let digits):
      let made = context.leaf(digits, start: node.start, end: node.start)
      made.kind = .number
      if made.role == .unknown { made.role = digits.contains(".") ? .float : .integer }
      return made
    case .name(let name): return constant(name, node)
    }
  }

  private func constant(_ name: String, _ node: FormulaTree.Node) -> Part {
    guard let (character, isNumberSet) = IntentConcepts.constant(name) else {
      // A sign that is told what it means, as in `<mo intent="times">·</mo>`.
      if let sign = IntentConcepts.sign(of: name), node.element == .operator || node.element == .identifier {
        let made = context.leaf(sign, start: node.start, end: node.end)
        if made.kind == .unknown { made.kind = .operator }
        return made
      }
      let made = ConceptWriter.word(name, .identifier, .unknown, start: node.start, end: node.end)
      guard made.scalar != 0 else { return made }
      // One letter is that letter, as in `power(x, 2)`.
      let letter = context.leaf(made.text, font: .italic, start: node.start, end: node.end)
      if letter.kind == .unknown { letter.kind = .identifier }
      return letter
    }
    let made = context.leaf(
      String(character), font: isNumberSet ? .doubleStruck : .italic, start: node.start, end: node.end)
    if made.kind == .unknown { made.kind = .identifier }
    return made
  }
}
