internal import MathTree

/// Operators: prefixes, postfixes and what binds tighter.
extension MeaningBuilder {
  /// How far the last operands of operations are followed, and how many signs may stand before an operand.
  private static let longestChain: Int32 = 100

  /// The one part that operands and operators make.
  mutating func operations(_ parts: [Int]) -> Int {
    guard !parts.isEmpty else { return empty() }
    var parts = parts.count > 1 ? postfixes(explicitMixedNumbers(parts)) : parts
    guard parts.count > 1 else { return parts[0] }
    let prefixes = parts.prefix(while: isOperator)
    if prefixes.count == parts.count {
      return prefixed(parts[parts.count - 1], Array(prefixes.dropLast()))
    }
    if prefixes.count == parts.count - 1 { return prefixed(parts[parts.count - 1], Array(prefixes)) }
    if !prefixes.isEmpty { parts = Array(parts.dropFirst(prefixes.count)) }
    let leading = Array(prefixes)
    parts = explicitProducts(parts)
    guard let first = parts.firstIndex(where: isOperator) else { return prefixed(product(parts), leading) }
    guard first > 0 else { return prefixed(operations(parts), leading) }
    return chain(parts, prefixed(product(parts, 0..<first), leading), from: first)
  }

  /// The product of the parts in `range`.
  private mutating func product(_ parts: [Int], _ range: Range<Int>) -> Int {
    range.count == 1 ? parts[range.lowerBound] : product(Array(parts[range]))
  }

  /// Goes on from the operand `root` with the operator at `index`.
  private mutating func chain(_ parts: [Int], _ root: Int, from index: Int) -> Int {
    var root = root
    var index = index
    while index < parts.count {
      let sign = parts[index]
      index += 1
      var prefixes: [Int] = []
      while index < parts.count, isOperator(parts[index]) {
        prefixes.append(parts[index])
        index += 1
      }
      guard index < parts.count else {
        // Signs that are left at the end stand behind their operand.
        return postfixedLast(root, [sign] + prefixes)
      }
      var end = index
      while end < parts.count, !isOperator(parts[end]) { end += 1 }
      let operand = prefixed(product(parts, index..<end), prefixes)
      root = append(operand, sign, to: root)
      index = end
    }
    return root
  }

  private mutating func postfixedLast(_ root: Int, _ signs: [Int]) -> Int {
    guard kind(root) == .infix, let last = drafts[root].children.last else { return postfixed(root, signs) }
    let made = postfixed(last, signs)
    drafts[root].children[drafts[root].children.count - 1] = made
    drafts[root].end = max(drafts[root].end, drafts[made].end)
    drafts[root].depth = max(drafts[root].depth, drafts[made].depth + 1)
    return root
  }

  /// Binds signs such as `!` to the operand before them.
  private mutating func postfixes(_ parts: [Int]) -> [Int] {
    guard parts.contains(where: { role($0) == .postfixOperator && isOperator($0) }) else { return parts }
    var result: [Int] = []
    var signs: [Int] = []
    for part in parts {
      if role(part) == .postfixOperator, isOperator(part), let last = result.last, !isOperator(last) {
        signs.append(part)
        continue
      }
      if !signs.isEmpty, let last = result.popLast() { result.append(postfixed(last, signs)) }
      signs = []
      result.append(part)
    }
    if !signs.isEmpty, let last = result.popLast() { result.append(postfixed(last, signs)) }
    return result
  }

  // MARK: How tightly operators bind

  private mutating func append(_ operand: Int, _ sign: Int, to root: Int) -> Int {
    if role(sign) == .division || role(sign) == .multiplication {
      continueUnits(operand, after: root)
    }
    guard kind(root) == .infix else { return infix([root, operand], sign) }
    if role(sign) == .division {
      return isImplicit(root) ? infix([root, operand], sign) : bindLast(operand, sign, to: root)
    }
    if role(root) == .division { return infix([root, operand], sign) }
    if extendChain(operand, sign, of: root) { return root }
    if role(sign) == .multiplication {
      return isImplicit(root) ? infix([root, operand], sign) : bindLast(operand, sign, to: root)
    }
    if drafts[root].depth > Self.longestChain {
      // A long sum with changing signs is one sum.
      adopt(operand, sign, into: root)
      return root
    }
    return infix([root, operand], sign)
  }

  /// In `60 km / h` the second unit has no number of its own.
  private mutating func continueUnits(_ operand: Int, after root: Int) {
    var last = root
    var count: Int32 = 0
    while kind(last) == .infix, role(last) != .unit, count < Self.longestChain, let next = drafts[last].children.last {
      last = next
      count += 1
    }
    if role(last) == .unit { _ = becomesUnit(operand) }
  }

  /// Adds an operand where the same sign stands already, in `root` or in its last operands.
  private mutating func extendChain(_ operand: Int, _ sign: Int, of root: Int) -> Bool {
    var part = root
    var path = [root]
    while kind(part) == .infix, !isImplicit(part), path.count < Self.longestChain {
      if let first = drafts[part].content.first, isSame(first, sign) {
        adopt(operand, sign, into: part)
        lift(path)
        return true
      }
      guard let last = drafts[part].children.last else { return false }
      part = last
      path.append(part)
    }
    return false
  }

  /// Binds an operand to the last operand of all.
  private mutating func bindLast(_ operand: Int, _ sign: Int, to root: Int) -> Int {
    var path = [root]
    while let last = path.last.flatMap({ drafts[$0].children.last }), kind(last) == .infix, !isImplicit(last) {
      guard path.count < Self.longestChain else {
        return infix([root, operand], sign)
      }
      path.append(last)
    }
    guard let holder = path.last, let last = drafts[holder].children.last else { return infix([root, operand], sign) }
    if role(holder) == .division, let first = drafts[holder].content.first, isSame(first, sign) {
      // The quotient so far is divided again.
      adopt(operand, sign, into: holder)
      lift(path)
      return root
    }
    drafts[holder].children[drafts[holder].children.count - 1] = infix([last, operand], sign)
    lift(path)
    return root
  }

  private mutating func adopt(_ operand: Int, _ sign: Int, into part: Int) {
    drafts[part].children.append(operand)
    drafts[part].content.append(sign)
    drafts[part].end = max(drafts[part].end, drafts[operand].end)
    drafts[part].depth = max(drafts[part].depth, drafts[operand].depth + 1)
  }

  /// Lets the nodes of a path, each the last child of the one before, reach as far as what was added below.
  private mutating func lift(_ path: [Int]) {
    for part in path.reversed() {
      guard let last = drafts[part].children.last else { continue }
      drafts[part].end = max(drafts[part].end, drafts[last].end)
      drafts[part].depth = max(drafts[part].depth, drafts[last].depth + 1)
    }
  }

  // MARK: Operations

  mutating func infix(_ operands: [Int], _ sign: Int) -> Int {
    let made = branch(.infix, role(sign), operands, content: [sign])
    composeFunctions(made)
    return made
  }

  /// A sum, product or quotient of functions is a function, as in `(f + g)(x)`.
  mutating func composeFunctions(_ made: Int) {
    guard !options.looseFunctions.isEmpty,
      drafts[made].children.allSatisfy({
        (kind($0) == .identifier || kind($0) == .infix || kind($0) == .fenced)
          && (role($0) == .simpleFunction || role($0) == .composedFunction)
      })
    else { return }
    drafts[made].role = .composedFunction
  }

  /// An operand with signs in front of it. Each minus acts by itself, other signs together.
  mutating func prefixed(_ operand: Int, _ signs: [Int]) -> Int {
    guard !signs.isEmpty else { return operand }
    var made = operand
    var group: [Int] = []
    var isInnermost = true
    for (index, sign) in signs.enumerated().reversed() {
      // Signs beyond all sense act together, lest the tree grow too deep.
      let isNegative = role(sign) == .subtraction && signs.count - index < Int(Self.longestChain)
      guard isNegative else {
        group.append(sign)
        continue
      }
      made = grouped(made, group.reversed(), isInnermost)
      group = []
      isInnermost = false
      made = branch(.prefix, .negative, [made], content: [sign])
    }
    return grouped(made, group.reversed(), isInnermost)
  }

  private mutating func grouped(_ operand: Int, _ signs: [Int], _ isInnermost: Bool) -> Int {
    guard let first = signs.first else { return operand }
    let isPositive = signs.count == 1 && isInnermost && Self.isPlus(drafts[first].scalar)
    let role: MeaningRole = isPositive ? .positive : signs.count == 1 ? .prefixOperator : .multipleOperators
    return branch(.prefix, role, [operand], content: signs)
  }

  private static func isPlus(_ scalar: UInt32) -> Bool { scalar == 0x2B || scalar == 0xFF0B }

  /// An operand with signs behind it.
  mutating func postfixed(_ operand: Int, _ signs: [Int]) -> Int {
    guard !signs.isEmpty else { return operand }
    return branch(.postfix, signs.count > 1 ? .multipleOperators : role(signs[0]), [operand], content: signs)
  }
}
