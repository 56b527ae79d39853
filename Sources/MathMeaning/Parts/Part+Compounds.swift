// Parts that are made of others in the same way wherever they come from.
extension Part {
  /// Items with punctuation among them; `signs` are items too, unless they are invisible.
  static func punctuated(_ items: [Part], _ signs: [Part]) -> Part {
    Part(.punctuated, punctuatedRole(items, signs), items, content: signs)
  }

  private static func punctuatedRole(_ items: [Part], _ signs: [Part]) -> MeaningRole {
    guard let sign = signs.first, let first = items.first, let last = items.last else { return .sequence }
    let isUniform = signs.allSatisfy { $0.role == sign.role }
    if signs.count == items.count, sign.role != .unknown, isUniform { return sign.role }
    if signs.count == 1, first === sign { return edgeRole(sign, .startPunctuation) }
    if signs.count == 1, last === sign { return edgeRole(sign, .endPunctuation) }
    if isUniform, sign.role == .dummy { return .text }
    if isUniform, sign.role == .space { return .space }
    return .sequence
  }

  private static func edgeRole(_ sign: Part, _ role: MeaningRole) -> MeaningRole {
    sign.children.isEmpty || sign.embellished != nil ? role : sign.role
  }

  /// Parts that stand side by side without a sign between them.
  static func sideBySide(_ parts: [Part]) -> Part {
    punctuated(parts, parts.dropFirst().map { invisible(.punctuation, .dummy, "\u{2063}", at: $0.start) })
  }

  static func application(_ function: Part, _ argument: Part) -> Part {
    let sign = invisible(.punctuation, .application, "\u{2061}", at: argument.start)
    let names = function.signs { $0.kind == .function || $0.kind == .identifier && $0.role == .simpleFunction }
    return Part(.application, function.role, [function, argument], content: [sign] + names)
  }

  static func quantity(_ number: Part, _ unit: Part) -> Part {
    let times = invisible(.operator, .multiplication, "\u{2062}", at: unit.start)
    return Part(.infix, .unit, [number, unit], content: [times])
  }

  /// Units that are multiplied without a sign.
  static func product(ofUnits units: [Part]) -> Part {
    let signs = units.dropFirst().map { invisible(.operator, .multiplication, "\u{2062}", at: $0.start) }
    return Part(.infix, .unit, units, content: signs)
  }

  /// Two operands, or more, with one sign.
  static func infix(_ operands: [Part], _ sign: Part) -> Part { Part(.infix, sign.role, operands, content: [sign]) }

  static func fraction(_ upper: Part, _ lower: Part) -> Part {
    var role = MeaningRole.division
    if upper.kind == .number, lower.kind == .number, upper.role == .integer, lower.role == .integer {
      role = .vulgar
    } else if upper.isPureUnit, lower.isPureUnit {
      role = .unit
    }
    return Part(.fraction, role, [upper, lower])
  }

  /// How many signs before an operand act one by one. Beyond all sense they act together, lest the tree grow too deep.
  private static let mostPrefixes = 100

  /// An operand with signs in front of it. Each minus acts by itself, other signs together.
  static func prefixed(_ operand: Part, _ signs: [Part]) -> Part {
    guard !signs.isEmpty else { return operand }
    var made = operand
    var group: [Part] = []
    var isInnermost = true
    for (index, sign) in signs.enumerated().reversed() {
      guard sign.role == .subtraction, signs.count - index < mostPrefixes else {
        group.append(sign)
        continue
      }
      made = grouped(made, group.reversed(), isInnermost)
      group = []
      isInnermost = false
      made = Part(.prefix, .negative, [made], content: [sign])
    }
    return grouped(made, group.reversed(), isInnermost)
  }

  private static func grouped(_ operand: Part, _ signs: [Part], _ isInnermost: Bool) -> Part {
    guard let first = signs.first else { return operand }
    let isPositive = signs.count == 1 && isInnermost && (first.scalar == 0x2B || first.scalar == 0xFF0B)
    let role: MeaningRole = isPositive ? .positive : signs.count == 1 ? .prefixOperator : .multipleOperators
    return Part(.prefix, role, [operand], content: signs)
  }

  static func postfixed(_ operand: Part, _ signs: [Part]) -> Part {
    guard let first = signs.first else { return operand }
    return Part(.postfix, signs.count > 1 ? .multipleOperators : first.role, [operand], content: signs)
  }
}
