/// Functions, large operators and integrals: how far their arguments reach.
extension MeaningBuilder {
  private enum Applying {
    case integral, bigOperator, prefix, simple
  }

  /// Gives functions and large operators in the row their arguments, from the last to the first.
  mutating func functionsInRow(_ parts: [Int]) -> [Int] {
    guard parts.count > 1 else { return parts }
    becomeLargeOperators(parts)
    if role(parts[0]) == .infixFunction, kind(parts[0]) == .operator {
      // Nothing stands before it, as in `(mod 5)`.
      drafts[parts[0]].kind = .function
      drafts[parts[0]].role = .prefixFunction
      if parts.count > 1, !parts.contains(where: isBoundary) {
        return [application(parts[0], row(Array(parts.dropFirst())))]
      }
    }
    guard parts.indices.contains(where: { mayApply($0, in: parts) }) else { return parts }
    // What follows, the next part last.
    var rest: [Int] = []
    rest.reserveCapacity(parts.count)
    for part in parts.reversed() { apply(part, to: &rest) }
    rest.reverse()
    return rest
  }

  /// Whether the part at `index` may have an argument.
  private func mayApply(_ index: Int, in parts: [Int]) -> Bool {
    if drafts[parts[index]].scalar == 0x2061 { return true }
    switch applying(parts[index]) {
    case nil: return false
    case .simple:
      return index + 1 < parts.count && (kind(parts[index + 1]) == .fenced || powerBase(parts[index + 1]) != nil)
    case .prefix, .bigOperator, .integral: return true
    }
  }

  /// Signs like `∩` that range over what follows, where nothing stands before them.
  private mutating func becomeLargeOperators(_ parts: [Int]) {
    for index in parts.indices.dropLast()
    where isOperator(parts[index]) && drafts[bare(parts[index])].role == .set && !isOperator(parts[index + 1]) {
      if index > 0, !isOperator(parts[index - 1]), !isBoundary(parts[index - 1]) { continue }
      becomeLargeOperator(parts[index])
    }
  }

  private mutating func becomeLargeOperator(_ part: Int) {
    var part = part
    while drafts[part].embellished != nil, let base = drafts[part].children.first {
      drafts[part].embellished = nil
      switch drafts[part].kind {
      case .underscore, .subscript: drafts[part].kind = .limitLower
      case .overscore, .superscript: drafts[part].kind = .limitUpper
      default: break
      }
      drafts[part].role = .sum
      part = base
    }
    drafts[part].kind = .largeOperator
    drafts[part].role = .sum
  }

  private func applying(_ part: Int) -> Applying? {
    switch kind(part) {
    case .application, .bigOperator, .integral: return nil
    default: break
    }
    switch role(part) {
    case .integral: return .integral
    case .sum: return .bigOperator
    case .prefixFunction, .limitFunction, .simpleFunction, .composedFunction: return .prefix
    case .latinLetter, .greekLetter, .otherLetter: return .simple
    default: return kind(part) == .identifier || isFunctionCombination(part) ? .simple : nil
    }
  }

  private mutating func apply(_ function: Int, to rest: inout [Int]) {
    switch kind(function) {
    case .application, .bigOperator, .integral: return rest.append(function)
    default: break
    }
    if let next = rest.last, drafts[next].scalar == 0x2061 {
      rest.removeLast()
      let role: MeaningRole
      switch self.role(function) {
      case .prefixFunction, .limitFunction: role = self.role(function)
      default: role = .simpleFunction
      }
      mark(function, as: role)
      return applyPrefix(function, to: &rest)
    }
    switch applying(function) {
    case .integral: applyIntegral(function, to: &rest)
    case .bigOperator: applyBigOperator(function, to: &rest)
    case .prefix: applyPrefix(function, to: &rest)
    case .simple: applySimple(function, to: &rest)
    case nil: rest.append(function)
    }
  }

  /// Gives a function, and its base below scripts, a role.
  private mutating func mark(_ function: Int, as role: MeaningRole) {
    var next: Int? = function
    while let part = next {
      if kind(part) == .infix { return }
      if self.role(part) != .subSuper, self.role(part) != .underOver { drafts[part].role = role }
      next = drafts[part].children.first
    }
  }

  /// A function that is known as one takes what follows, up to an operator.
  private mutating func applyPrefix(_ function: Int, to rest: inout [Int]) {
    if let next = rest.last, kind(next) == .fenced {
      rest.removeLast()
      if !isNeutral(next) { drafts[next].role = .leftRight }
      return rest.append(application(function, next))
    }
    var argument = take(from: &rest) {
      isOperator($0) && role($0) != .division || kind($0) == .application || isBoundary($0)
    }
    if argument.isEmpty {
      guard let next = rest.last, kind(next) == .application else { return rest.append(function) }
      rest.removeLast()
      argument = [next]
    }
    rest.append(application(function, row(argument)))
  }

  private mutating func applyBigOperator(_ sign: Int, to rest: inout [Int]) {
    let argument = take(from: &rest) { isOperator($0) || isBoundary($0) }
    guard !argument.isEmpty else { return rest.append(sign) }
    let made = branch(
      .bigOperator, role(sign), [sign, row(argument)], content: signs(in: sign) { kind($0) == .largeOperator })
    rest.append(made)
  }

  /// A letter is a function if an argument in parentheses follows that looks like one.
  private mutating func applySimple(_ function: Int, to rest: inout [Int]) {
    if let next = rest.last, isModulus(next) { return rest.append(function) }
    if let next = rest.last, let base = powerBase(next), !isVariable(function),
      isArgument(base) || isFunctionName(function)
    {
      // What is raised in `f(x)^2` is the function's value.
      drafts[next].children[0] = applied(function, to: base)
      drafts[next].start = min(drafts[next].start, drafts[function].start)
      drafts[next].depth = max(drafts[next].depth, drafts[drafts[next].children[0]].depth + 1)
      return
    }
    guard let next = rest.last, kind(next) == .fenced, !isNeutral(next), !isVariable(function),
      isArgument(next) || isFunctionName(function)
    else {
      if let next = rest.last, kind(next) == .fenced, !isNeutral(next), !isVariable(function) {
        let name = drafts[leftmost(function)].text
        guess("implicit-product", "'\(name)' before parentheses was read as a factor, not as a function", at: function)
      }
      return rest.append(function)
    }
    rest.removeLast()
    rest.append(applied(function, to: next))
  }

  /// What stands in parentheses below an exponent, where the exponent may be that of a function's value.
  private func powerBase(_ part: Int) -> Int? {
    guard kind(part) == .superscript, role(part) == .leftRight, drafts[part].children.count == 2,
      role(drafts[part].children[1]) != .prime
    else { return nil }
    let base = drafts[part].children[0]
    guard kind(base) == .fenced, let open = drafts[base].content.first, drafts[open].scalar == 0x28 else { return nil }
    return base
  }

  /// The application of a letter to what stands in parentheses behind it.
  private mutating func applied(_ function: Int, to argument: Int) -> Int {
    drafts[argument].role = .leftRight
    mark(function, as: isFunctionCombination(function) ? .composedFunction : .simpleFunction)
    let made = application(function, argument)
    applications.append(made)
    let name = drafts[leftmost(function)].text
    if !options.functions.contains(name) {
      guess(
        "function-application", "'\(name)' before parentheses was read as a function, not as a factor", at: made)
    }
    return made
  }

  /// Whether `part` tells what a congruence is counted by, as `(mod 5)` does.
  private func isModulus(_ part: Int) -> Bool {
    guard kind(part) == .fenced, let inner = drafts[part].children.first, kind(inner) == .application,
      let name = drafts[inner].children.first
    else { return false }
    return drafts[name].text == "mod"
  }

  private func isVariable(_ function: Int) -> Bool {
    !options.variables.isEmpty && options.variables.contains(drafts[leftmost(function)].text)
  }

  /// Whether the author or custom says that it is a function, or the formula does elsewhere.
  private func isFunctionName(_ function: Int) -> Bool {
    if isFunctionCombination(function) { return true }
    let name = drafts[leftmost(function)].text
    return MeaningOptions.functionLetters.contains(name) || options.functions.contains(name)
      || foundFunctions.contains(name) && sharesName(function)
  }

  /// Whether what is known of its letter holds for it too: `v` being a function, `v_0` may yet be a number.
  func sharesName(_ function: Int) -> Bool { kind(function) != .subscript }

  /// Functions that are added, multiplied or composed in parentheses, as in `(f + g)(x)`.
  private func isFunctionCombination(_ part: Int) -> Bool {
    guard kind(part) == .fenced, role(part) == .leftRight, let inner = drafts[part].children.first,
      kind(inner) == .infix
    else { return false }
    return drafts[inner].children.allSatisfy {
      kind($0) == .identifier && MeaningOptions.functionLetters.contains(drafts[$0].text)
    }
  }

  func leftmost(_ part: Int) -> Int {
    var part = part
    while let first = drafts[part].children.first { part = first }
    return part
  }

  /// Whether what is fenced may be a function's argument: no sum, and no product with one in it.
  private func isArgument(_ fenced: Int) -> Bool {
    let children = drafts[fenced].children
    guard children.count == 1 else { return children.isEmpty }
    guard kind(children[0]) == .infix else { return true }
    return role(children[0]) == .implicit && !drafts[children[0]].children.contains { kind($0) == .infix }
  }

  mutating func application(_ function: Int, _ argument: Int) -> Int {
    let sign = invisible(.punctuation, .application, "\u{2061}", at: drafts[argument].start)
    let names = signs(in: function) { kind($0) == .function || kind($0) == .identifier && role($0) == .simpleFunction }
    return branch(.application, role(function), [function, argument], content: [sign] + names)
  }

  // MARK: Reach

  /// Where every argument ends that has no parentheses.
  func isBoundary(_ part: Int) -> Bool { isRelation(part) || isPunctuation(part) }

  /// Takes the parts before the first for which `isEnd` holds.
  func take(from rest: inout [Int], until isEnd: (Int) -> Bool) -> [Int] {
    let end = rest.lastIndex(where: isEnd).map { $0 + 1 } ?? 0
    let taken = Array(rest[end...].reversed())
    rest.removeSubrange(end...)
    return taken
  }

  /// The sign itself below scripts and bounds, if there is one.
  func signs(in part: Int, where isSign: (Int) -> Bool) -> [Int] {
    var next: Int? = part
    while let part = next {
      if isSign(part) { return [part] }
      next = drafts[part].children.first
    }
    return []
  }
}
