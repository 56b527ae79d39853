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
    let made = scripts(Placement(node.element), children.map(elements.part))
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

  /// How scripts stand to their base.
  private enum Placement {
    /// Beside it, below, above or both.
    case sub, sup, subsup
    /// Centred.
    case under, over, underover

    init(_ element: MathElement) {
      switch element {
      case .subscript: self = .sub
      case .superscript: self = .sup
      case .subsuperscript: self = .subsup
      case .under: self = .under
      case .over: self = .over
      default: self = .underover
      }
    }

    var isCentred: Bool { self == .under || self == .over || self == .underover }

    /// The same for the first or the second of two scripts alone.
    var lower: Placement { isCentred ? .under : .sub }
    var upper: Placement { isCentred ? .over : .sup }

    var limit: MeaningKind {
      switch self {
      case .sub, .under: .limitLower
      case .sup, .over: .limitUpper
      case .subsup, .underover: .limitBoth
      }
    }

    var script: MeaningKind {
      switch self {
      case .sub, .subsup: .subscript
      case .sup: .superscript
      case .under, .underover: .underscore
      case .over: .overscore
      }
    }
  }

  /// A base with its scripts, which are its bounds if it takes bounds.
  private func scripts(_ placement: Placement, _ parts: [Part]) -> Part {
    let base = parts[0]
    if base.kind == .operator, parts.dropFirst().contains(where: isBound) {
      base.kind = .largeOperator
      base.role = .sum
    }
    guard base.takesLimits else { return marked(placement, parts) }
    let first = parts[1]
    guard parts.count > 2 else {
      return first.isAccent ? marked(placement, parts) : limit(placement.limit, [base, first])
    }
    let second = parts[2]
    switch (first.isAccent, second.isAccent) {
    case (true, true): return marked(placement, parts)
    case (true, false): return limit(.limitUpper, [marked(placement.lower, [base, first]), second])
    case (false, true): return limit(.limitLower, [marked(placement.upper, [base, second]), first])
    case (false, false): return limit(.limitBoth, [base, first, second])
    }
  }

  /// Whether a script can only be what a large operator ranges over.
  private func isBound(_ part: Part) -> Bool {
    switch part.kind {
    case .relations, .mixedRelations: true
    case .infix: part.role == .element
    case .punctuated: part.role == .sequence
    default: false
    }
  }

  /// A base with scripts beside it, or marks or parts above and below.
  private func marked(_ placement: Placement, _ parts: [Part]) -> Part {
    let base = parts[0]
    let first = parts[1]
    guard placement.isCentred else {
      guard parts.count > 2 else { return limit(placement.script, parts) }
      let inner = Part(.subscript, .subSuper, [base, first])
      return limit(.superscript, [inner, parts[2]], inner: inner, base: base)
    }
    let isMark = first.isAccent
    if isMark { first.role = placement == .over ? .overAccent : .underAccent }
    guard parts.count > 2 else { return limit(placement.script, parts) }
    let second = parts[2]
    let isSecondMark = second.isAccent
    if isSecondMark { second.role = .overAccent }
    if isSecondMark, !isMark {
      let inner = Part(.overscore, .underOver, [base, second])
      return limit(.underscore, [inner, first], inner: inner, base: base)
    }
    let inner = Part(.underscore, .underOver, [base, first])
    return limit(.overscore, [inner, second], inner: inner, base: base)
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
      let lower = lists[2].map(elements.part)
      let upper = lists[3].map(elements.part)
      let hasLower = lower.contains { $0.kind != .empty }
      let hasUpper = upper.contains { $0.kind != .empty }
      let made: Part
      switch (hasLower, hasUpper) {
      case (false, false): return base
      case (true, false): made = scripts(.sub, [base, group(lower)])
      case (false, true): made = scripts(.sup, [base, group(upper)])
      case (true, true): made = scripts(.subsup, [base, group(lower), group(upper)])
      }
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
