/// Functions and large operators: how far their arguments reach.
internal struct FunctionStage {
  let rows: RowStages
  /// What follows the part that is looked at, the next one last.
  private(set) var rest: [Part] = []
  /// Whether an integral stands somewhere in front of the part that is looked at.
  private var isIntegrated = false

  private var context: MeaningContext { rows.context }

  /// Gives functions and large operators in the row their arguments, from the last to the first.
  static func applying(_ parts: [Part], rows: RowStages) -> [Part] {
    guard parts.count > 1 else { return parts }
    becomeLargeOperators(parts)
    if parts[0].role == .infixFunction, parts[0].kind == .operator {
      // Nothing stands before it, as in `(mod 5)`.
      parts[0].kind = .function
      parts[0].role = .prefixFunction
      if !parts.contains(where: \.isBoundary) { return [.application(parts[0], rows.part(Array(parts.dropFirst())))] }
    }
    var stage = FunctionStage(rows: rows)
    guard parts.indices.contains(where: { stage.mayApply($0, in: parts) }) else { return parts }
    stage.rest.reserveCapacity(parts.count)
    let integral = parts.firstIndex { $0.role == .integral } ?? parts.count
    for (index, part) in parts.enumerated().reversed() {
      stage.isIntegrated = index > integral
      stage.apply(part)
    }
    return stage.rest.reversed()
  }

  // MARK: What takes arguments

  private enum Reach {
    case integral, largeOperator, prefix, parentheses
  }

  private func reach(of part: Part) -> Reach? {
    switch part.kind {
    case .application, .bigOperator, .integral: return nil
    default: break
    }
    switch part.role {
    case .integral: return .integral
    case .sum: return .largeOperator
    case .prefixFunction, .limitFunction, .simpleFunction, .composedFunction: return .prefix
    case .latinLetter, .greekLetter, .otherLetter: return .parentheses
    case .chemical: return nil
    default: return part.kind == .identifier || context.isFunctionCombination(part) ? .parentheses : nil
    }
  }

  private func mayApply(_ index: Int, in parts: [Part]) -> Bool {
    if parts[index].scalar == 0x2061 { return true }
    switch reach(of: parts[index]) {
    case nil: return false
    case .parentheses:
      return index + 1 < parts.count && (parts[index + 1].kind == .fenced || Self.powerBase(parts[index + 1]) != nil)
    case .prefix, .largeOperator, .integral: return true
    }
  }

  /// Signs like `∩` that range over what follows, where nothing stands before them.
  private static func becomeLargeOperators(_ parts: [Part]) {
    for index in parts.indices.dropLast()
    where parts[index].isOperator && parts[index].bare.role == .set && !parts[index + 1].isOperator {
      if index > 0, !parts[index - 1].isOperator, !parts[index - 1].isBoundary { continue }
      becomeLargeOperator(parts[index])
    }
  }

  private static func becomeLargeOperator(_ part: Part) {
    var part = part
    while part.embellished != nil, let base = part.children.first {
      part.embellished = nil
      switch part.kind {
      case .underscore, .subscript: part.kind = .limitLower
      case .overscore, .superscript: part.kind = .limitUpper
      default: break
      }
      part.role = .sum
      part = base
    }
    part.kind = .largeOperator
    part.role = .sum
  }

  // MARK: Taking arguments

  private mutating func apply(_ function: Part) {
    switch function.kind {
    case .application, .bigOperator, .integral: return rest.append(function)
    default: break
    }
    if let next = rest.last, next.scalar == 0x2061 {
      rest.removeLast()
      let isKnown = function.role == .prefixFunction || function.role == .limitFunction
      Self.mark(function, as: isKnown ? function.role : .simpleFunction)
      return applyPrefix(function)
    }
    switch reach(of: function) {
    case .integral: Integrals(rows: rows).apply(function, to: &rest)
    case .largeOperator: applyLargeOperator(function)
    case .prefix: applyPrefix(function)
    case .parentheses: applyLetter(function)
    case nil: rest.append(function)
    }
  }

  /// Gives a function, and its base below scripts, a role.
  private static func mark(_ function: Part, as role: MeaningRole) {
    var next: Part? = function
    while let part = next, part.kind != .infix {
      if part.role != .subSuper, part.role != .underOver { part.role = role }
      next = part.children.first
    }
  }

  /// A function that is known as one takes what follows, up to an operator.
  private mutating func applyPrefix(_ function: Part) {
    if let next = rest.last, next.kind == .fenced {
      rest.removeLast()
      if !next.isNeutral { next.role = .leftRight }
      return rest.append(.application(function, next))
    }
    let signs = takeSigns(behind: function)
    var argument = take {
      $0.isOperator && $0.role != .division || $0.kind == .application || $0.isBoundary
    }
    if isIntegrated { leaveDifferential(of: &argument) }
    if argument.isEmpty {
      guard let next = rest.last, next.kind == .application else { return rest.append(function) }
      rest.removeLast()
      argument = [next]
    } else {
      // `log n!` is that of n factorial.
      while let sign = rest.last, sign.isOperator, sign.role == .postfixOperator {
        argument.append(sign)
        rest.removeLast()
      }
    }
    rest.append(.application(function, rows.part(signs + argument)))
  }

  /// Puts back what begins with the `dx` of an integral, which is no part of the argument.
  private mutating func leaveDifferential(of argument: inout [Part]) {
    let start = argument.indices.dropFirst().first { index in
      Integrals.isDifferentialName(argument[index])
        || index + 1 < argument.count && Integrals.isDifferential(argument[index], argument[index + 1])
    }
    guard let start else { return }
    rest += argument[start...].reversed()
    argument.removeSubrange(start...)
  }

  private mutating func applyLargeOperator(_ sign: Part) {
    let prefixes = takeSigns(behind: sign)
    let argument = take { $0.isOperator || $0.isBoundary }
    guard !argument.isEmpty else { return rest.append(sign) }
    let signs = sign.signs { $0.kind == .largeOperator }
    rest.append(Part(.bigOperator, sign.role, [sign, rows.part(prefixes + argument)], content: signs))
  }

  /// Takes the sign of the argument behind a large operator or a limit with bounds, as in `\lim_{x\to 0} -x`: nothing is
  /// subtracted from either.
  private mutating func takeSigns(behind function: Part) -> [Part] {
    guard !function.children.isEmpty, function.role == .limitFunction || function.role == .sum, rest.count > 1,
      let sign = rest.last, ["−", "-", "±"].contains(sign.text), case let next = rest[rest.count - 2],
      !next.isOperator, !next.isBoundary
    else { return [] }
    return [rest.removeLast()]
  }

  /// Takes the parts before the first for which `isEnd` holds.
  private mutating func take(until isEnd: (Part) -> Bool) -> [Part] {
    let end = rest.lastIndex(where: isEnd).map { $0 + 1 } ?? 0
    defer { rest.removeSubrange(end...) }
    return rest[end...].reversed()
  }

  // MARK: Letters

  /// A letter is a function if an argument in parentheses follows that looks like one.
  private mutating func applyLetter(_ function: Part) {
    guard let next = rest.last, !Self.isModulus(next), !context.isVariable(function) else {
      return rest.append(function)
    }
    if let base = Self.powerBase(next),
      context.isFunction(function) || base.content.first?.scalar == 0x28 && Self.isArgument(base)
    {
      // What is raised in `f(x)^2` is the function's value.
      next.children[0] = applied(function, to: base)
      next.start = min(next.start, function.start)
      next.depth = max(next.depth, next.children[0].depth + 1)
      return
    }
    guard next.kind == .fenced, !next.isNeutral else { return rest.append(function) }
    guard Self.isArgument(next) || context.isFunction(function) || Self.isWord(function) else {
      context.guess(
        "implicit-product",
        "'\(function.leftmost.text)' before parentheses was read as a factor, not as a function", at: function)
      return rest.append(function)
    }
    rest.removeLast()
    rest.append(applied(function, to: next))
  }

  /// The application of a letter to what stands in parentheses behind it.
  private func applied(_ function: Part, to argument: Part) -> Part {
    argument.role = .leftRight
    Self.mark(function, as: context.isFunctionCombination(function) ? .composedFunction : .simpleFunction)
    let made = Part.application(function, argument)
    context.remember(application: made)
    if !context.isDeclaredFunction(function) {
      context.guess(
        "function-application",
        "'\(function.leftmost.text)' before parentheses was read as a function, not as a factor", at: made)
    }
    return made
  }

  /// What stands in parentheses or square brackets below an exponent that may be that of a function's value.
  private static func powerBase(_ part: Part) -> Part? {
    guard part.kind == .superscript, part.role == .leftRight, part.children.count == 2,
      part.children[1].role != .prime
    else { return nil }
    let base = part.children[0]
    let opening = base.content.first?.scalar
    return base.kind == .fenced && (opening == 0x28 || opening == 0x5B) ? base : nil
  }

  /// Whether `part` is a word, which is no factor.
  private static func isWord(_ part: Part) -> Bool {
    part.kind == .identifier && part.text.unicodeScalars.count > 2
      && part.text.unicodeScalars.allSatisfy(\.properties.isAlphabetic)
  }

  /// Whether `part` tells what a congruence is counted by, as `(mod 5)` does.
  private static func isModulus(_ part: Part) -> Bool {
    guard part.kind == .fenced, let inner = part.children.first, inner.kind == .application else { return false }
    return inner.children.first?.text == "mod"
  }

  /// Whether what is fenced may be a function's argument: no sum, and no product with one in it. Sets and statements are
  /// no factors.
  private static func isArgument(_ fenced: Part) -> Bool {
    guard fenced.children.count == 1 else { return fenced.children.isEmpty }
    let inner = fenced.children[0]
    guard inner.kind == .infix, inner.role != .set, inner.role != .logic else { return true }
    return inner.role == .implicit && !inner.children.contains { $0.kind == .infix }
  }
}
