internal import MathTree

/// Meaning that the author gave in `intent` attributes.
extension MeaningBuilder {
  /// The meaning that the element's `intent` gives it; nil if it has none, or one that cannot be followed.
  mutating func intended(_ id: FormulaTree.ID, _ node: FormulaTree.Node) -> Int? {
    guard let text = tree.attribute("intent", of: id), let intent = Intent(text) else { return nil }
    if case .name("") = intent.head, intent.arguments == nil { return withProperties(intent.properties, id, node) }
    var used: Set<Int32> = []
    return made(intent, of: id, &used)
  }

  /// An element that keeps its meaning but for what its properties say.
  private mutating func withProperties(_ properties: [String], _ id: FormulaTree.ID, _ node: FormulaTree.Node) -> Int? {
    let isElement = properties.contains("chemical-element")
    guard isElement || properties.contains("unit") || properties.contains("function") else { return nil }
    let made = build(id, node)
    if isElement {
      // An upright letter behind a number would be a unit.
      drafts[made].font = .unspecified
    } else if properties.contains("unit") {
      switch kind(made) {
      case .text, .unknown, .function, .operator, .punctuation: drafts[made].kind = .identifier
      default: break
      }
      drafts[made].role = .unit
    } else if kind(made) == .identifier {
      drafts[made].role = .simpleFunction
    }
    return made
  }

  private mutating func made(_ intent: Intent, of id: FormulaTree.ID, _ used: inout Set<Int32>) -> Int? {
    let place = tree[id].start
    guard let arguments = intent.arguments else {
      switch intent.head {
      case .reference(let name): return referred(name, below: id, &used)
      case .number(let digits):
        let made = leaf(digits, start: place, end: place)
        drafts[made].kind = .number
        if drafts[made].role == .unknown { drafts[made].role = digits.contains(".") ? .float : .integer }
        return made
      case .name(let name): return constant(name, of: id)
      }
    }
    var parts: [Int] = []
    for argument in arguments {
      guard let part = made(argument, of: id, &used) else { return nil }
      parts.append(part)
    }
    guard case .name(let name) = intent.head else {
      var head = intent
      head.arguments = nil
      guard let function = made(head, of: id, &used) else { return nil }
      return applied(function, parts)
    }
    return composed(name, intent.properties, parts, place)
  }

  /// The element below `id` whose `arg` is `name`. Each may be used once.
  private mutating func referred(_ name: String, below id: FormulaTree.ID, _ used: inout Set<Int32>) -> Int? {
    var pending = Array(tree.children(of: id))
    while let next = pending.popLast() {
      let argument = tree.attribute("arg", of: next)
      if argument == name { return used.insert(next.position).inserted ? part(next) : nil }
      if argument == nil { pending += tree.children(of: next) }
    }
    return nil
  }

  private mutating func constant(_ name: String, of id: FormulaTree.ID) -> Int {
    let node = tree[id]
    if let (character, isNumberSet) = IntentConcepts.constant(name) {
      let made = leaf(
        String(character), font: isNumberSet ? .doubleStruck : .italic, start: node.start, end: node.end)
      if drafts[made].kind == .unknown { drafts[made].kind = .identifier }
      return made
    }
    return word(name, .identifier, .unknown, at: node.start, to: node.end)
  }

  /// A name as it is said: hyphens part its words, and one that begins with `_` is no concept.
  private mutating func word(
    _ name: String, _ kind: MeaningKind, _ role: MeaningRole, at start: Int32, to end: Int32
  ) -> Int {
    var draft = Draft(kind: kind, role: role, start: start, end: end)
    draft.text = String(name.map { $0 == "-" || $0 == "_" ? " " : $0 })
    if draft.text.first == " " { draft.text.removeFirst() }
    if let scalar = draft.text.unicodeScalars.first, draft.text.unicodeScalars.count == 1 {
      draft.scalar = scalar.value
    }
    if draft.text.isEmpty { draft.kind = .empty }
    drafts.append(draft)
    return drafts.count - 1
  }

  // MARK: Applications

  private mutating func composed(_ name: String, _ properties: [String], _ parts: [Int], _ place: Int32) -> Int? {
    if properties.contains("silent") || name == "_" { return parts.count == 1 ? parts[0] : sideBySide(parts) }
    for property in properties {
      switch property {
      case "prefix" where parts.count == 1:
        return branch(.prefix, .prefixOperator, parts, content: [word(name, .operator, .unknown, at: place, to: place)])
      case "postfix" where parts.count == 1:
        return branch(.postfix, .unknown, parts, content: [word(name, .operator, .unknown, at: place, to: place)])
      case "infix" where parts.count > 1:
        var signs: [Int] = []
        for _ in parts.dropFirst() { signs.append(word(name, .operator, .unknown, at: place, to: place)) }
        return branch(.infix, .unknown, parts, content: signs)
      default: break
      }
    }
    if !properties.contains("function") {
      if let writing = IntentConcepts.writing(of: name) { return written(writing, parts, place) }
      // The layout says it better than the name and a list would.
      if name.hasSuffix("derivative") || name == "evaluated-at" { return nil }
    }
    return applied(word(name, .identifier, .simpleFunction, at: place, to: place), parts)
  }

  private mutating func applied(_ function: Int, _ parts: [Int]) -> Int {
    guard parts.count != 1 else { return application(function, parts[0]) }
    return application(function, grouped("(", ")", parts, drafts[function].end))
  }

  /// Arguments between fences, with commas.
  private mutating func grouped(_ open: Unicode.Scalar, _ close: Unicode.Scalar, _ parts: [Int], _ place: Int32) -> Int
  {
    var items: [Int] = []
    for part in parts {
      if !items.isEmpty { items.append(leaf(",", start: place, end: place)) }
      items.append(part)
    }
    let opening = leaf(String(open), start: place, end: place)
    let closing = leaf(String(close), start: place, end: place)
    return enclosed(opening, closing, items)
  }

  /// The node of a concept that is written in its own way; nil if the number of arguments does not fit.
  private mutating func written(_ writing: IntentConcepts.Writing, _ parts: [Int], _ place: Int32) -> Int? {
    func mark(_ builder: inout MeaningBuilder, _ scalar: Unicode.Scalar) -> Int {
      let made = builder.leaf(String(scalar), start: place, end: place)
      if builder.drafts[made].kind == .unknown { builder.drafts[made].kind = .operator }
      return made
    }
    switch (writing, parts.count) {
    case (.power, 2): return branch(.superscript, role(parts[0]), parts)
    case (.index, 2): return branch(.subscript, role(parts[0]), parts)
    case (.index, 3...): return branch(.subscript, role(parts[0]), [parts[0], sideBySide(Array(parts.dropFirst()))])
    case (.fraction, 2): return fraction(parts[0], parts[1], isBare: false)
    case (.squareRoot, 1): return branch(.squareRoot, parts)
    case (.root, 2): return branch(.root, [parts[1], parts[0]])
    case (.mixedFraction, 2): return branch(.number, .mixed, parts)
    case (.binomial, 2):
      let lines = [branch(.line, .binomial, [parts[0]]), branch(.line, .binomial, [parts[1]])]
      return branch(.vector, .binomial, lines, content: [mark(&self, "("), mark(&self, ")")])
    case (.fenced(let open, let close), _): return grouped(open, close, parts, place)
    case (.prefix(let sign), 1): return prefixed(parts[0], [mark(&self, sign)])
    case (.postfix(let sign), 1): return postfixed(parts[0], [mark(&self, sign)])
    case (.superscript(let text), 1):
      let exponent =
        text == "-1"
        ? prefixed(leaf("1", start: place, end: place), [mark(&self, "-")]) : leaf(text, start: place, end: place)
      return branch(.superscript, role(parts[0]), [parts[0], exponent])
    case (.over(let sign), 1), (.under(let sign), 1):
      let accent = mark(&self, sign)
      drafts[accent].role = .overAccent
      return branch(.overscore, role(parts[0]), [parts[0], accent])
    case (.function(let name), 1...): return applied(leaf(name, start: place, end: place), parts)
    case (.largeOperator(let sign), 1...3): return ranging(mark(&self, sign), parts)
    case (.infix(let sign), 2...):
      var items = [parts[0]]
      for part in parts.dropFirst() { items += [mark(&self, sign), part] }
      return row(items)
    default: return nil
    }
  }

  /// A large operator with bounds, if there are any, and what it ranges over.
  private mutating func ranging(_ sign: Int, _ parts: [Int]) -> Int {
    let bounds = Array(parts.dropLast())
    let head: Int =
      switch bounds.count {
      case 0: sign
      case 1: branch(.limitLower, role(sign), [sign, bounds[0]])
      default: branch(.limitBoth, role(sign), [sign, bounds[0], bounds[1]])
      }
    let body = parts.last ?? empty()
    if role(sign) == .integral { return branch(.integral, .integral, [head, body, empty()], content: [sign]) }
    return branch(.bigOperator, .sum, [head, body], content: [sign])
  }
}
