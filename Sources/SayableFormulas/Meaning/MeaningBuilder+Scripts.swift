internal import MathTree

/// Scripts, marks above and below, and the bounds of large operators.
extension MeaningBuilder {
  /// How scripts stand to their base.
  private enum Placement {
    /// Beside it, below, above or both.
    case sub, sup, subsup
    /// Centred.
    case under, over, underover

    var isCentred: Bool {
      switch self {
      case .sub, .sup, .subsup: false
      case .under, .over, .underover: true
      }
    }

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

  mutating func scripted(_ id: FormulaTree.ID, _ node: FormulaTree.Node) -> Int {
    var held: [Int] = []
    for child in tree.children(of: id) { held.append(part(child)) }
    guard !held.isEmpty else { return empty(at: node.start) }
    let placement: Placement =
      switch node.element {
      case .subscript: .sub
      case .superscript: .sup
      case .subsuperscript: .subsup
      case .under: .under
      case .over: .over
      default: .underover
      }
    return scripts(placement, held)
  }

  /// A base with its scripts, which are its bounds if it takes bounds.
  private mutating func scripts(_ placement: Placement, _ parts: [Int]) -> Int {
    let base = parts[0]
    guard parts.count > 1 else { return base }
    if kind(base) == .operator, parts.dropFirst().contains(where: isBound) {
      drafts[base].kind = .largeOperator
      drafts[base].role = .sum
    }
    guard takesLimits(base) else { return marked(placement, parts) }
    let first = parts[1]
    guard parts.count > 2 else {
      return isAccent(first) ? marked(placement, parts) : limit(placement.limit, [base, first])
    }
    let second = parts[2]
    switch (isAccent(first), isAccent(second)) {
    case (true, true): return marked(placement, parts)
    case (true, false):
      let inner = marked(placement == .subsup ? .sub : .under, [base, first])
      return limit(.limitUpper, [inner, second])
    case (false, true):
      let inner = marked(placement == .subsup ? .sup : .over, [base, second])
      return limit(.limitLower, [inner, first])
    case (false, false): return limit(.limitBoth, [base, first, second])
    }
  }

  /// Whether a script can only be what a large operator ranges over.
  private func isBound(_ part: Int) -> Bool {
    switch kind(part) {
    case .relations, .mixedRelations: true
    case .infix: role(part) == .element
    case .punctuated: role(part) == .sequence
    default: false
    }
  }

  /// A base with scripts beside it, or marks or parts above and below.
  private mutating func marked(_ placement: Placement, _ parts: [Int]) -> Int {
    let base = parts[0]
    guard placement.isCentred else {
      guard parts.count > 2 else { return limit(placement.script, parts) }
      let inner = branch(.subscript, .subSuper, [base, parts[1]])
      return limit(.superscript, [inner, parts[2]], inner: inner, base: base)
    }
    let first = parts[1]
    let isMark = isAccent(first)
    if isMark { drafts[first].role = placement == .over ? .overAccent : .underAccent }
    guard parts.count > 2 else { return limit(placement.script, parts) }
    let second = parts[2]
    let isSecondMark = isAccent(second)
    if isSecondMark { drafts[second].role = .overAccent }
    if isSecondMark, !isMark {
      let inner = branch(.overscore, .underOver, [base, second])
      return limit(.underscore, [inner, first], inner: inner, base: base)
    }
    let inner = branch(.underscore, .underOver, [base, first])
    return limit(.overscore, [inner, second], inner: inner, base: base)
  }

  /// A node of scripts or bounds, which acts as its base does. A second bound joins the first.
  private mutating func limit(_ kind: MeaningKind, _ parts: [Int], inner: Int? = nil, base: Int? = nil) -> Int {
    let base = base ?? parts[0]
    if kind == .limitUpper, drafts[base].kind == .limitLower {
      return extend(base, with: [drafts[base].children[0], drafts[base].children[1], parts[1]])
    }
    if kind == .limitLower, drafts[base].kind == .limitUpper {
      return extend(base, with: [drafts[base].children[0], parts[1], drafts[base].children[1]])
    }
    let made = branch(kind, role(base), parts)
    if kind == .superscript, drafts[base].kind == .number, let mark = parts.last, role(mark) == .prime {
      guess("prime", "A prime behind a number was read as minutes or feet, not as a prime", at: made)
    }
    let embellished = embellishment(of: base)
    drafts[made].embellished = embellished
    if let inner { drafts[inner].embellished = embellished }
    return made
  }

  private mutating func extend(_ base: Int, with children: [Int]) -> Int {
    let made = branch(.limitBoth, role(base), children)
    drafts[made].embellished = drafts[base].embellished
    return made
  }

  // MARK: Scripts on both sides

  mutating func multiscripts(_ id: FormulaTree.ID, _ node: FormulaTree.Node) -> Int {
    let children = tree.children(of: id)
    guard let first = children.first else { return empty(at: node.start) }
    let base = part(first)
    guard children.count > 1 else { return base }
    var lists: [[FormulaTree.ID]] = [[], [], [], []]
    var side = 2
    var count = 0
    for child in children.dropFirst() {
      if tree[child].element == .prescripts {
        side = 0
        count = 0
        continue
      }
      lists[side + (count & 1)].append(child)
      count += 1
    }
    if !lists[0].contains(where: isWritten), !lists[1].contains(where: isWritten) {
      let lower = made(lists[2])
      let upper = made(lists[3])
      let hasLower = lower.contains { kind($0) != .empty }
      let hasUpper = upper.contains { kind($0) != .empty }
      switch (hasLower, hasUpper) {
      case (false, false): return base
      case (true, false): return scripts(.sub, [base, group(lower)])
      case (false, true): return scripts(.sup, [base, group(upper)])
      case (true, true): return scripts(.subsup, [base, group(lower), group(upper)])
      }
    }
    let roles: [MeaningRole] = [.leftSub, .leftSuper, .rightSub, .rightSuper]
    var parts = [base]
    for (index, list) in lists.enumerated() {
      let script = group(made(list))
      drafts[script].role = roles[index]
      parts.append(script)
    }
    let made = branch(.tensor, role(base), parts)
    drafts[made].embellished = embellishment(of: base)
    return made
  }

  private mutating func made(_ list: [FormulaTree.ID]) -> [Int] {
    var result: [Int] = []
    for id in list { result.append(part(id)) }
    return result
  }

  private func isWritten(_ id: FormulaTree.ID) -> Bool {
    switch tree[id].element {
    case .none, .phantom: false
    case .error: tree[id].childCount > 0
    case .row, .padded, .action, .style: tree[id].childCount > 0
    default: true
    }
  }

  /// Several scripts in one place.
  private mutating func group(_ parts: [Int]) -> Int {
    switch parts.count {
    case 0: empty()
    case 1: parts[0]
    default: sideBySide(parts)
    }
  }

  /// Parts that stand side by side without a sign between them.
  mutating func sideBySide(_ parts: [Int]) -> Int {
    var signs: [Int] = []
    for part in parts.dropFirst() {
      signs.append(invisible(.punctuation, .dummy, "\u{2063}", at: drafts[part].start))
    }
    return punctuated(parts, signs)
  }
}
