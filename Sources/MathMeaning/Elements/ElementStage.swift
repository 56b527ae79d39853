internal import MathTree

/// The meaning of one element, from the leaves of the tree up.
internal struct ElementStage {
  let tree: FormulaTree
  let context: MeaningContext

  var rows: RowStages { RowStages(context: context) }
  private var tokens: TokenStage { TokenStage(context: context) }

  /// The meaning of `id`, by what its author says, or else by what is written.
  func part(_ id: FormulaTree.ID) -> Part {
    let node = tree[id]
    guard node.attributes >= 0 else { return widened(written(id, node), to: node) }
    let made = IntentStage(elements: self).part(id, node) ?? ProofStage(elements: self).part(id) ?? written(id, node)
    for attribute in tree.attributes(of: id) {
      switch attribute.name {
      case "aria-label", "exact-speech": made.label = attribute.value
      case "alt": if made.label == nil { made.label = attribute.value }
      default: break
      }
    }
    return widened(made, to: node)
  }

  /// A part made from an element comes from all of it.
  private func widened(_ made: Part, to node: FormulaTree.Node) -> Part {
    guard node.start < node.end else { return made }
    let isWritten = made.start < made.end
    made.start = isWritten ? min(made.start, node.start) : node.start
    made.end = isWritten ? max(made.end, node.end) : node.end
    return made
  }

  func written(_ id: FormulaTree.ID, _ node: FormulaTree.Node) -> Part {
    switch node.element {
    case .identifier, .number, .operator, .text, .string:
      if node.text.isEmpty, tree.attribute("alt", of: id) != nil { return tokens.unknown(node, .glyph) }
      return tokens.part(node, isUnit: tree.isMarkedAsUnit(id))
    case .space: return tokens.space(node, width: tree.attribute("width", of: id))
    case .glyph: return tokens.unknown(node, .glyph)
    // What could not be read is said as it is written.
    case .row, .style, .padded, .error: return row(holding: id)
    case .phantom: return hidden(id, node)
    case .action: return action(id, node)
    case .squareRoot: return Part(.squareRoot, [rows.part(parts(of: id))])
    case .enclosure:
      let made = Part(.enclosure, [rows.part(parts(of: id))])
      made.text = tree.attribute("notation", of: id) ?? ""
      return made
    case .fenced: return fenced(id, node)
    case .fraction, .root: return pair(id, node)
    case .subscript, .superscript, .subsuperscript, .under, .over, .underover, .multiscripts:
      return ScriptStage(elements: self).part(id, node)
    case .prescripts, .none: return .empty(at: node.start)
    case .table, .tableRow, .labeledRow, .cell: return TableStage(elements: self).part(id, node)
    }
  }

  // MARK: Rows

  /// The meaning of all that `id` holds.
  func row(holding id: FormulaTree.ID) -> Part {
    let held = parts(of: id)
    if held.count == 1 { return held[0] }
    if held.count > 1, let name = functionName(of: id) { return name }
    return rows.part(held)
  }

  /// The meanings of the elements in `id` that count in a row: what is invisible or empty does not.
  func parts(of id: FormulaTree.ID) -> [Part] {
    let children = tree.children(of: id)
    var result: [Part] = []
    result.reserveCapacity(children.count)
    addParts(children, isOnly: children.count == 1, to: &result)
    return result
  }

  private func addParts(_ children: ArraySlice<FormulaTree.ID>, isOnly: Bool, to result: inout [Part]) {
    var isSpaced = false
    for child in children {
      let element = tree[child].element
      guard counts(child) else {
        // Room for scripts on the left: those that follow are no longer behind what stands before.
        if element == .subsuperscript { isSpaced = true }
        continue
      }
      if !isOnly, isTransparent(child) {
        let start = result.count
        addParts(tree.children(of: child), isOnly: false, to: &result)
        if isSpaced, start < result.count { result[start].isSpaced = true }
        isSpaced = false
        continue
      }
      let made = part(child)
      if made.kind == .empty, element == .space {
        isSpaced = true
        // Nothing else in the row: an empty part keeps its place.
        if isOnly { result.append(made) }
        continue
      }
      if isSpaced {
        isSpaced = false
        if element == .number, let last = result.last, NumberMarks.continues(last, with: made) {
          last.text += " " + made.text
          last.scalar = 0
          last.role = made.role
          last.end = made.end
          continue
        }
        made.isSpaced = true
      }
      result.append(made)
    }
  }

  /// Whether an element only tells how what it holds looks, so that this belongs to the row around it.
  private func isTransparent(_ id: FormulaTree.ID) -> Bool {
    tree[id].element == .style && !tree.attributes(of: id).contains { Self.meaningful.contains($0.name) }
  }

  private static let meaningful: Set<String> = ["intent", "arg", "aria-label", "exact-speech", "alt", "class"]

  private func counts(_ id: FormulaTree.ID) -> Bool {
    let node = tree[id]
    switch node.element {
    case .phantom, .prescripts: return false
    // An axiom without words still is one.
    case .row: return node.childCount > 0 || tree.attribute("semantics", of: id) != nil
    case .padded, .action, .style, .none, .error: return node.childCount > 0
    // In chemistry, scripts that only keep room for others.
    case .subsuperscript: return !tree.children(of: id).allSatisfy(isPhantom)
    default: return true
    }
  }

  private func isPhantom(_ id: FormulaTree.ID) -> Bool {
    guard tree[id].element == .padded, let child = tree.children(of: id).first else { return false }
    return tree[child].element == .phantom
  }

  /// A name of a function that was written letter by letter.
  private func functionName(of id: FormulaTree.ID) -> Part? {
    let children = tree.children(of: id)
    // Two letters, as of `\frac{ad}{bc}`, are a product.
    guard children.count > 2, children.count <= context.lexicon.longestFunction else { return nil }
    var name = ""
    for child in children {
      let node = tree[child]
      guard node.element == .identifier, node.text.utf8.count == 1, let letter = node.text.unicodeScalars.first,
        letter.properties.isAlphabetic
      else { return nil }
      name.unicodeScalars.append(letter)
    }
    guard context.lexicon.role(ofFunction: name) != nil else { return nil }
    return context.leaf(name, start: tree[id].start, end: tree[id].end)
  }

  /// Something invisible where a part has to be: its characters.
  private func hidden(_ id: FormulaTree.ID, _ node: FormulaTree.Node) -> Part {
    let made = tokens.unknown(node, .unknown)
    made.text = ""
    var pending = [id]
    while let next = pending.popLast() {
      made.text += tree[next].text
      pending += tree.children(of: next).reversed()
    }
    return made
  }

  private func action(_ id: FormulaTree.ID, _ node: FormulaTree.Node) -> Part {
    let children = tree.children(of: id)
    let selection = tree.attribute("selection", of: id).flatMap { Int($0) } ?? 1
    guard !children.isEmpty else { return .empty(at: node.start) }
    let index = selection >= 1 && selection <= children.count ? selection - 1 : 0
    return part(children[children.startIndex + index])
  }

  // MARK: Layout

  private func pair(_ id: FormulaTree.ID, _ node: FormulaTree.Node) -> Part {
    let children = tree.children(of: id)
    guard let first = children.first else { return .empty(at: node.start) }
    let upper = part(first)
    guard let second = children.dropFirst().first else {
      return node.element == .root ? Part(.squareRoot, [upper]) : Part(.fraction, .division, [upper, .empty()])
    }
    let lower = part(second)
    if node.element == .root { return Part(.root, [lower, upper]) }
    let hasNoLine = tree.attribute("linethickness", of: id).flatMap { Length($0) }.map(\.isZero) ?? false
    guard hasNoLine, tree.attribute("bevelled", of: id) != "true" else { return .fraction(upper, lower) }
    return TableRoles.binomial(upper, lower)
  }

  private func fenced(_ id: FormulaTree.ID, _ node: FormulaTree.Node) -> Part {
    let open = tree.attribute("open", of: id) ?? "("
    let close = tree.attribute("close", of: id) ?? ")"
    let separators = Array((tree.attribute("separators", of: id) ?? ",").unicodeScalars)
      .filter { !$0.properties.isWhitespace }
    var items: [Part] = []
    for (index, item) in parts(of: id).enumerated() {
      if index > 0, let last = separators.last {
        items.append(context.leaf(index - 1 < separators.count ? separators[index - 1] : last, at: item.start))
      }
      items.append(item)
    }
    let opening = open.isEmpty ? nil : context.leaf(open, start: node.start, end: node.start)
    let closing = close.isEmpty ? nil : context.leaf(close, start: node.end, end: node.end)
    if let opening, let closing {
      let made = FencedParts(rows: rows).part(opening, items, closing)
      return MatrixStage.finding(in: [made]).first ?? .empty(at: node.start)
    }
    if let opening { items.insert(opening, at: 0) }
    if let closing { items.append(closing) }
    return rows.part(items)
  }
}
