internal import MathTree

/// The meaning of one element.
extension MeaningBuilder {
  /// The meaning of `id`.
  mutating func part(_ id: FormulaTree.ID) -> Int {
    let node = tree[id]
    let made =
      node.attributes < 0
      ? build(id, node) : intended(id, node) ?? proof(id) ?? build(id, node)
    switch node.element {
    case .row, .style, .padded, .action, .phantom, .error: break
    default: if drafts[made].element < 0 { drafts[made].element = id.position }
    }
    widen(made, to: node)
    if node.attributes >= 0 { take(tree.attributes(of: id), for: made) }
    return made
  }

  /// A node made from an element comes from all of it.
  private mutating func widen(_ made: Int, to node: FormulaTree.Node) {
    guard node.start < node.end else { return }
    if drafts[made].start >= drafts[made].end {
      drafts[made].start = node.start
      drafts[made].end = node.end
    } else {
      drafts[made].start = min(drafts[made].start, node.start)
      drafts[made].end = max(drafts[made].end, node.end)
    }
  }

  private mutating func take(_ attributes: [FormulaTree.Attribute], for made: Int) {
    for attribute in attributes {
      switch attribute.name {
      case "aria-label", "exact-speech": labels[Int32(made)] = attribute.value
      case "alt": if labels[Int32(made)] == nil { labels[Int32(made)] = attribute.value }
      default: break
      }
    }
  }

  mutating func build(_ id: FormulaTree.ID, _ node: FormulaTree.Node) -> Int {
    switch node.element {
    case .identifier, .number, .operator, .text, .string:
      if node.text.isEmpty, node.attributes >= 0, tree.attribute("alt", of: id) != nil {
        unknown(node, .glyph)
      } else {
        token(id, node)
      }
    case .space: space(id, node)
    case .glyph: unknown(node, .glyph)
    case .row, .style, .padded: row(holding: id)
    // What could not be read is said as it is written.
    case .error: row(holding: id)
    case .phantom: hidden(id, node)
    case .action: action(id, node)
    case .squareRoot: branch(.squareRoot, [row(parts(of: id))])
    case .enclosure: enclosure(id)
    case .fenced: fenced(id, node)
    case .fraction, .root: pair(id, node)
    case .subscript, .superscript, .subsuperscript, .under, .over, .underover: scripted(id, node)
    case .multiscripts: multiscripts(id, node)
    case .prescripts, .none: empty(at: node.start)
    case .table: table(id)
    case .tableRow: tableRow(id)
    case .labeledRow: labeledRow(id)
    case .cell: cell(id)
    }
  }

  // MARK: Rows

  /// The meaning of all that `id` holds.
  mutating func row(holding id: FormulaTree.ID) -> Int {
    let held = parts(of: id)
    if held.count == 1 { return held[0] }
    if held.count > 1, let name = functionName(of: id) { return name }
    return row(held)
  }

  /// The meanings of the elements in `id` that count in a row: what is invisible or empty does not.
  mutating func parts(of id: FormulaTree.ID) -> [Int] {
    let children = tree.children(of: id)
    var result: [Int] = []
    result.reserveCapacity(children.count)
    var isSpaced = false
    for child in children {
      guard counts(child) else {
        // Room for scripts on the left: those that follow are no longer behind what stands before.
        if tree[child].element == .subsuperscript { isSpaced = true }
        continue
      }
      let made = part(child)
      if drafts[made].kind == .empty, tree[child].element == .space {
        isSpaced = true
        // Nothing else in the row: an empty part keeps its place.
        if children.count == 1 { result.append(made) }
        continue
      }
      if isSpaced {
        if let last = result.last, continuesNumber(made, last, behind: child) {
          drafts[last].text += " " + drafts[made].text
          drafts[last].scalar = 0
          drafts[last].role = drafts[made].role
          drafts[last].end = drafts[made].end
          isSpaced = false
          continue
        }
        drafts[made].isSpaced = true
        isSpaced = false
      }
      result.append(made)
    }
    return result
  }

  /// Whether `part`, made of `id` behind a space, is a group of three digits of the number `last`, as in `1\,000`.
  private func continuesNumber(_ part: Int, _ last: Int, behind id: FormulaTree.ID) -> Bool {
    guard tree[id].element == .number, drafts[last].kind == .number, drafts[part].kind == .number,
      drafts[last].children.isEmpty, drafts[part].children.isEmpty
    else { return false }
    let digits = drafts[part].text.utf8.prefix { $0 &- 0x30 < 10 }
    let first = drafts[last].text.utf8.prefix { $0 &- 0x30 < 10 }
    return digits.count == 3 && 1...3 ~= first.count && first.first != 0x30
      && drafts[last].text.utf8.allSatisfy { $0 == 0x20 || $0 &- 0x30 < 10 }
      && drafts[part].start - drafts[last].end <= 2
  }

  private func counts(_ id: FormulaTree.ID) -> Bool {
    let node = tree[id]
    switch node.element {
    case .error: return node.childCount > 0
    case .phantom, .prescripts: return false
    // An axiom without words still is one.
    case .row: return node.childCount > 0 || node.attributes >= 0 && tree.attribute("semantics", of: id) != nil
    case .padded, .action, .style, .none: return node.childCount > 0
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
  private mutating func functionName(of id: FormulaTree.ID) -> Int? {
    let children = tree.children(of: id)
    guard children.count > 1, children.count <= FunctionNames.longest else { return nil }
    var name = ""
    for child in children {
      let node = tree[child]
      guard node.element == .identifier, let letter = node.text.unicodeScalars.first, letter.isASCII,
        letter.properties.isAlphabetic, node.text.utf8.count == 1
      else { return nil }
      name.unicodeScalars.append(letter)
    }
    guard FunctionNames.role(of: name) != nil else { return nil }
    let node = tree[id]
    return leaf(name, start: node.start, end: node.end)
  }

  /// Something invisible where a part has to be: its characters.
  private mutating func hidden(_ id: FormulaTree.ID, _ node: FormulaTree.Node) -> Int {
    let made = unknown(node, .unknown)
    var text = ""
    var pending = [id]
    while let next = pending.popLast() {
      text += tree[next].text
      pending += tree.children(of: next).reversed()
    }
    drafts[made].text = text
    return made
  }

  private mutating func action(_ id: FormulaTree.ID, _ node: FormulaTree.Node) -> Int {
    let children = tree.children(of: id)
    let selection = tree.attribute("selection", of: id).flatMap { Int($0) } ?? 1
    guard !children.isEmpty else { return empty(at: node.start) }
    let index = selection >= 1 && selection <= children.count ? selection - 1 : 0
    return part(children[children.startIndex + index])
  }

  // MARK: Layout

  private mutating func enclosure(_ id: FormulaTree.ID) -> Int {
    let made = branch(.enclosure, [row(parts(of: id))])
    drafts[made].text = tree.attribute("notation", of: id) ?? ""
    return made
  }

  private mutating func pair(_ id: FormulaTree.ID, _ node: FormulaTree.Node) -> Int {
    let children = tree.children(of: id)
    guard let first = children.first else { return empty(at: node.start) }
    let upper = part(first)
    guard children.count > 1 else {
      return node.element == .root ? branch(.squareRoot, [upper]) : branch(.fraction, .division, [upper, empty()])
    }
    let lower = part(children[children.startIndex + 1])
    if node.element == .root { return branch(.root, [lower, upper]) }
    return fraction(
      upper, lower,
      isBare: tree.attribute("linethickness", of: id).flatMap { Length($0) }.map(\.isZero) ?? false
        && tree.attribute("bevelled", of: id) != "true")
  }

  /// A fraction, or without a line two lines above each other.
  mutating func fraction(_ upper: Int, _ lower: Int, isBare: Bool) -> Int {
    if isBare {
      let made = branch(.lines, [branch(.line, [upper]), branch(.line, [lower])])
      markBinomial(made)
      classifyLines(made)
      return made
    }
    let made = branch(.fraction, .division, [upper, lower])
    if kind(upper) == .number, kind(lower) == .number, role(upper) == .integer, role(lower) == .integer {
      drafts[made].role = .vulgar
    } else if isPureUnit(upper), isPureUnit(lower) {
      drafts[made].role = .unit
    }
    composeFunctions(made)
    return made
  }

  private mutating func fenced(_ id: FormulaTree.ID, _ node: FormulaTree.Node) -> Int {
    let open = tree.attribute("open", of: id) ?? "("
    let close = tree.attribute("close", of: id) ?? ")"
    let separators: [Unicode.Scalar] = (tree.attribute("separators", of: id) ?? ",").unicodeScalars
      .filter { !$0.properties.isWhitespace }
    let held = parts(of: id)
    var items: [Int] = []
    for (index, item) in held.enumerated() {
      if index > 0, let last = separators.last {
        let separator = index - 1 < separators.count ? separators[index - 1] : last
        let place = drafts[item].start
        items.append(leaf(String(separator), start: place, end: place))
      }
      items.append(item)
    }
    let opening = open.isEmpty ? nil : leaf(open, start: node.start, end: node.start)
    let closing = close.isEmpty ? nil : leaf(close, start: node.end, end: node.end)
    if let opening, let closing {
      return tablesInRow([enclosed(opening, closing, items)]).first ?? empty(at: node.start)
    }
    if let opening { items.insert(opening, at: 0) }
    if let closing { items.append(closing) }
    return row(items)
  }
}
