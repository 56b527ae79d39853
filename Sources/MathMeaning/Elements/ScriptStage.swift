internal import MathTree

/// Scripts, marks above and below, and the bounds of large operators.
internal struct ScriptStage {
  let elements: ElementStage

  /// The meaning of an element with scripts.
  func part(_ id: FormulaTree.ID, _ node: FormulaTree.Node) -> Part {
    let children = elements.tree.children(of: id)
    guard let first = children.first else { return .empty(at: node.start) }
    if node.element == .multiscripts { return multiscripts(children, keepsRoom: isRoom(first)) }
    guard children.count > 1 else { return elements.part(first) }
    let parts = children.map(elements.part)
    let isUpper = node.element == .superscript || node.element == .over
    let isCentred = node.element == .under || node.element == .over || node.element == .underover
    let made = scripts(parts[0], isUpper ? nil : parts[1], isUpper ? parts[1] : parts.dropFirst(2).first, isCentred)
    made.keepsRoom = isRoom(first)
    return made
  }

  /// Whether `base` is something invisible.
  private func isRoom(_ base: FormulaTree.ID) -> Bool {
    let tree = elements.tree
    func isInvisible(_ id: FormulaTree.ID) -> Bool { tree[id].element == .padded || tree[id].element == .phantom }
    if isInvisible(base) { return true }
    guard tree[base].element == .row, tree[base].childCount == 1 else { return false }
    return tree.children(of: base).first.map(isInvisible) ?? false
  }

  /// A base with its scripts, which are its bounds if it takes bounds; with `isCentred`, they stand under and over it.
  private func scripts(_ base: Part, _ lower: Part?, _ upper: Part?, _ isCentred: Bool) -> Part {
    let written = [lower, upper].compactMap { $0 }
    if isCentred, base.text == "lim", upper == nil, let name = Self.limits[written[0].scalar] {
      base.text = name
      base.cover(written[0])
      return base
    }
    let isCharged = upper.map(isCharge) ?? false
    if isCharged, lower == nil, isCompound(base), let last = base.children.popLast() {
      // The charge of several elements is heard behind the last.
      let charged = scripts(last, nil, upper, isCentred)
      base.children.append(charged)
      base.coverEnd(of: charged)
      return base
    }
    if isElement(base, lower: lower, isCharged: isCharged) { base.role = .chemical }
    if base.kind == .operator, written.contains(where: isBound) {
      base.kind = .largeOperator
      base.role = .sum
    }
    guard base.takesLimits, !written.allSatisfy(\.isAccent) else { return marked(base, lower, upper, isCentred) }
    if let lower, lower.isAccent {
      return limit(.limitUpper, [marked(base, lower, nil, isCentred)] + written.dropFirst())
    }
    if let lower, let upper, upper.isAccent { return limit(.limitLower, [marked(base, nil, upper, isCentred), lower]) }
    let kind: MeaningKind = upper == nil ? .limitLower : lower == nil ? .limitUpper : .limitBoth
    return limit(kind, [base] + written)
  }

  /// Whether the base of scripts is an element or several. One letter is, upright, with a charge or as a gas of two atoms
  /// and more: `\mathrm{B_1}` may be anything.
  private func isElement(_ base: Part, lower: Part?, isCharged: Bool) -> Bool {
    guard isCharged || lower?.kind == .number else { return false }
    if base.isWord { return ChemicalElements.symbols.contains(base.text) || ChemicalElements.areSymbols(base.text) }
    return base.font == .normal
      && (isCharged
        ? ChemicalElements.symbols.contains(base.text)
        : ChemicalElements.gases.contains(base.text) && lower?.text != "1")
  }

  /// Whether `base` is elements side by side, one of them with an index, as upright H₃O.
  private func isCompound(_ base: Part) -> Bool {
    base.isImplicitProduct && base.children.contains { $0.kind == .subscript && $0.role == .chemical }
      && base.children.allSatisfy {
        $0.role == .chemical || $0.font == .normal && ChemicalElements.symbols.contains($0.text)
      }
  }

  /// Whether a script is the charge of an ion, as + or 2−.
  private func isCharge(_ part: Part) -> Bool {
    let sign = part.kind == .postfix ? part.content.last ?? part : part
    return [0x2B, 0x2D, 0x2212].contains(sign.scalar)
  }

  /// The names of the limits that an arrow below "lim" tells.
  private static let limits: [UInt32: String] = [0x2192: "inj\u{2006}lim", 0x2190: "proj\u{2006}lim"]

  /// Whether a script can only be what a large operator ranges over.
  private func isBound(_ part: Part) -> Bool {
    switch part.kind {
    case .relations, .mixedRelations: true
    case .infix: part.role == .element
    case .punctuated: part.role == .sequence
    default: false
    }
  }

  /// `index`, or the word that its letters make.
  private func word(_ index: Part) -> Part {
    guard index.isImplicitProduct, index.children.allSatisfy({ $0.role == .latinLetter && $0.children.isEmpty }),
      case let letters = index.children.map(\.text).joined(), letters.utf8.count == index.children.count,
      elements.context.lexicon.isWord(inIndex: letters)
    else { return index }
    let made = elements.context.leaf(letters, font: .normal, start: index.start, end: index.end)
    if made.kind == .unknown { made.kind = .identifier }
    return made
  }

  /// A base with scripts beside it, or marks or parts above and below.
  private func marked(_ base: Part, _ lower: Part?, _ upper: Part?, _ isCentred: Bool) -> Part {
    let list = isCentred ? nil : lower.flatMap { NumberMarks.list(of: $0, context: elements.context) }
    let lower = list.map { elements.rows.part($0) } ?? lower.map(word)
    let (isLowerMark, isUpperMark) = (lower?.isAccent ?? false, upper?.isAccent ?? false)
    if isCentred, isLowerMark { lower?.role = .underAccent }
    if isCentred, isUpperMark, let upper { becomeAccent(upper) }
    let (below, above): (MeaningKind, MeaningKind) = isCentred ? (.underscore, .overscore) : (.subscript, .superscript)
    guard let lower, let upper else {
      return limit(lower == nil ? above : below, [base] + [lower, upper].compactMap { $0 })
    }
    if isCentred, isUpperMark, !isLowerMark {
      let inner = Part(.overscore, .underOver, [base, upper])
      return limit(.underscore, [inner, lower], inner: inner, base: base)
    }
    let inner = Part(below, isCentred ? .underOver : .subSuper, [base, lower])
    return limit(above, [inner, upper], inner: inner, base: base)
  }

  /// Makes an accent of a sign; a full stop above is a dot.
  private func becomeAccent(_ sign: Part) {
    sign.role = .overAccent
    if sign.text == "." { (sign.text, sign.scalar) = ("˙", 0x2D9) }
  }

  /// A part of scripts or bounds, which acts as its base does. A second bound joins the first.
  private func limit(_ kind: MeaningKind, _ parts: [Part], inner: Part? = nil, base: Part? = nil) -> Part {
    let base = base ?? parts[0]
    if kind == .limitUpper && base.kind == .limitLower || kind == .limitLower && base.kind == .limitUpper {
      let bounds = kind == .limitUpper ? [base.children[1], parts[1]] : [parts[1], base.children[1]]
      let made = Part(.limitBoth, base.role, [base.children[0]] + bounds)
      made.embellished = base.embellished
      return made
    }
    let made = Part(kind, base.role, parts)
    if kind == .superscript, base.kind == .number, parts.last?.role == .prime {
      elements.context.guess("prime", "A prime behind a number was read as minutes or feet, not as a prime", at: made)
    }
    made.embellished = base.embellishment
    inner?.embellished = made.embellished
    return made
  }

  // MARK: Scripts on both sides

  private func multiscripts(_ children: ArraySlice<FormulaTree.ID>, keepsRoom: Bool) -> Part {
    let base = elements.part(children[children.startIndex])
    guard children.count > 1 else { return base }
    // Left below, left above, right below, right above.
    var lists: [[FormulaTree.ID]] = [[], [], [], []]
    var side = 2
    var count = 0
    for child in children.dropFirst() {
      if elements.tree[child].element == .prescripts {
        side = 0
        count = 0
      } else {
        lists[side + (count & 1)].append(child)
        count += 1
      }
    }
    if !lists[0].contains(where: isWritten), !lists[1].contains(where: isWritten) {
      let written = lists[2...].map { list -> Part? in
        let parts = list.map(elements.part)
        return parts.contains { $0.kind != .empty } ? group(parts) : nil
      }
      guard written[0] != nil || written[1] != nil else { return base }
      let made = scripts(base, written[0], written[1], false)
      made.keepsRoom = keepsRoom
      return made
    }
    let roles: [MeaningRole] = [.leftSub, .leftSuper, .rightSub, .rightSuper]
    let scripts = zip(lists, roles).map { list, role in
      let script = group(list.map(elements.part))
      script.role = role
      return script
    }
    let made = Part(.tensor, base.role, [base] + scripts)
    made.embellished = base.embellishment
    return made
  }

  private func isWritten(_ id: FormulaTree.ID) -> Bool {
    switch elements.tree[id].element {
    case .none, .phantom: false
    case .row, .padded, .action, .style, .error: elements.tree[id].childCount > 0
    default: true
    }
  }

  /// Several scripts in one place.
  private func group(_ parts: [Part]) -> Part {
    switch parts.count {
    case 0: .empty()
    case 1: parts[0]
    default: .sideBySide(parts)
    }
  }
}
