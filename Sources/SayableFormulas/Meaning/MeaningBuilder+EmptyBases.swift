internal import MathTree

/// Scripts that were written without a base: in front of the next factor, as in `{}^{14}C`, or staggered behind the one
/// before, as in `R^i{}_j`.
extension MeaningBuilder {
  /// Gives scripts without a base the base that they belong to.
  mutating func baseless(_ factors: [Int]) -> [Int] {
    guard factors.count > 1, factors.contains(where: isBaseless) else { return factors }
    var result: [Int] = []
    var index = 0
    while index < factors.count {
      let factor = factors[index]
      index += 1
      guard isBaseless(factor) else {
        result.append(factor)
        continue
      }
      let (lower, upper) = scripts(of: factor)
      if let last = result.last,
        kind(last) == .subscript || kind(last) == .superscript || keepsRoom(factor) && kind(last) != .number,
        drafts[last].depth < Self.maximumDepth / 2
      {
        result.removeLast()
        var made = last
        if let lower { made = branch(.subscript, role(last), [made, lower]) }
        if let upper { made = branch(.superscript, role(last), [made, upper]) }
        result.append(made)
      } else if index < factors.count, !isBaseless(factors[index]) {
        result.append(tensor(factors[index], lower, upper))
        index += 1
      } else {
        result.append(factor)
      }
    }
    return result
  }

  /// Whether something invisible stands in place of the base: the scripts are those of what stands before it, in
  /// chemistry, unless there is a room for such scripts too.
  private func keepsRoom(_ part: Int) -> Bool {
    guard drafts[part].element >= 0, !drafts[part].isSpaced else { return false }
    let base = tree.children(of: FormulaTree.ID(position: drafts[part].element)).first
    return base.map { tree[$0].element == .padded || tree[$0].element == .phantom || isRoom($0) } ?? false
  }

  private func isRoom(_ id: FormulaTree.ID) -> Bool {
    guard tree[id].element == .row, let only = tree.children(of: id).first else { return false }
    return tree[id].childCount == 1 && (tree[only].element == .padded || tree[only].element == .phantom)
  }

  private func isBaseless(_ part: Int) -> Bool {
    switch kind(part) {
    case .subscript, .superscript:
      guard let base = drafts[part].children.first else { return false }
      return kind(base) == .empty || role(base) == .subSuper && isBaseless(base)
    default: return false
    }
  }

  /// The lower and the upper script of a base.
  private func scripts(of part: Int) -> (lower: Int?, upper: Int?) {
    guard drafts[part].children.count == 2 else { return (nil, nil) }
    let script = drafts[part].children[1]
    guard kind(part) == .superscript else { return (script, nil) }
    let base = drafts[part].children[0]
    let lower = role(base) == .subSuper && drafts[base].children.count == 2 ? drafts[base].children[1] : nil
    return (lower, script)
  }

  /// `part` with scripts on its left, beside those that it has.
  private mutating func tensor(_ part: Int, _ leftLower: Int?, _ leftUpper: Int?) -> Int {
    var base = part
    var right: (lower: Int?, upper: Int?) = (nil, nil)
    if kind(part) == .subscript || kind(part) == .superscript {
      right = scripts(of: part)
      base = drafts[part].children[0]
      if role(base) == .subSuper, right.lower != nil { base = drafts[base].children[0] }
    }
    var children = [base]
    for (script, role) in [
      (leftLower, MeaningRole.leftSub), (leftUpper, .leftSuper), (right.lower, .rightSub), (right.upper, .rightSuper),
    ] {
      let made = script ?? empty(at: drafts[base].start)
      drafts[made].role = role
      children.append(made)
    }
    return branch(.tensor, role(base), children)
  }
}
