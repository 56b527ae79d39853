/// Operands and the operators between them, put together by how tightly the operators bind.
internal struct OperatorChain {
  /// How far the last operands of operations are followed.
  private static let longest = 100

  /// All operations so far.
  private(set) var root: Part

  init(_ operand: Part) { root = operand }

  /// Whether the last operand of all is a unit.
  var endsInUnit: Bool {
    var last = root
    var count = 0
    while last.kind == .infix, last.role != .unit, count < Self.longest, let next = last.children.last {
      last = next
      count += 1
    }
    return last.role == .unit
  }

  /// The chain with signs behind its last operand.
  func postfixed(_ signs: [Part]) -> Part {
    guard root.kind == .infix, let last = root.children.last else { return .postfixed(root, signs) }
    let made = Part.postfixed(last, signs)
    root.children[root.children.count - 1] = made
    root.coverEnd(of: made)
    return root
  }

  mutating func append(_ operand: Part, _ sign: Part) {
    if root.kind != .infix || sign.role != .division && root.role == .division {
      join(operand, sign)
    } else if sign.role == .division {
      bind(operand, sign)
    } else if extend(with: operand, sign) {
      return
    } else if sign.role == .multiplication || sign.isAngle {
      // The measures of angles may be added: m∠A + m∠B.
      bind(operand, sign)
    } else if Int(root.depth) > Self.longest {
      // A long sum with changing signs is one sum.
      root.adopt(operand, sign)
    } else {
      join(operand, sign)
    }
  }

  /// Makes one operation of all that is there and `operand`.
  private mutating func join(_ operand: Part, _ sign: Part) { root = .infix([root, operand], sign) }

  /// Binds `operand` to the last factor, or to all that is there if that is one product.
  private mutating func bind(_ operand: Part, _ sign: Part) {
    if root.isImplicitProduct || !bindLast(operand, sign) { join(operand, sign) }
  }

  /// Adds an operand where the same sign stands already, in `root` or in its last operands. Whether it does.
  private func extend(with operand: Part, _ sign: Part) -> Bool {
    var part = root
    var path = [root]
    while part.kind == .infix, !part.isImplicitProduct, path.count < Self.longest {
      if let first = part.content.first, first.isSame(as: sign) {
        part.adopt(operand, sign)
        lift(path)
        return true
      }
      guard let last = part.children.last else { return false }
      part = last
      path.append(part)
    }
    return false
  }

  /// Binds an operand to the last operand of all. Whether that can be found.
  private func bindLast(_ operand: Part, _ sign: Part) -> Bool {
    var holder = root
    var path = [root]
    while let last = holder.children.last, last.kind == .infix, !last.isImplicitProduct {
      guard path.count < Self.longest else { return false }
      holder = last
      path.append(last)
    }
    guard let last = holder.children.last else { return false }
    if holder.role == .division, let first = holder.content.first, first.isSame(as: sign) {
      // The quotient so far is divided again.
      holder.adopt(operand, sign)
    } else {
      holder.children[holder.children.count - 1] = .infix([last, operand], sign)
    }
    lift(path)
    return true
  }

  /// Lets the parts of a path, each the last child of the one before, reach as far as what was added below.
  private func lift(_ path: [Part]) {
    for part in path.reversed() {
      if let last = part.children.last { part.coverEnd(of: last) }
    }
  }
}
