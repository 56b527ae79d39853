/// Puts the arguments of a concept together as it is written, or else applies its name to them.
internal struct ConceptWriter {
  let context: MeaningContext
  let rows: RowStages
  /// Where the signs stand that nobody wrote.
  let place: Int32

  /// Whether the concept called `name` can be written with so many arguments; if not, its layout says it better.
  static func canWrite(_ name: String, _ properties: [String], argumentCount: Int) -> Bool {
    if isSilent(name, properties) || properties.contains(where: { isPlaced($0, argumentCount) }) { return true }
    if properties.contains("function") { return true }
    if let writing = IntentConcepts.writing(of: name, argumentCount: argumentCount) {
      return writing.argumentCounts.contains(argumentCount)
    }
    // The layout says it better than the name and a list would.
    return !name.hasSuffix("derivative") && name != "evaluated-at"
  }

  private static func isSilent(_ name: String, _ properties: [String]) -> Bool {
    properties.contains("silent") || name == "_"
  }

  /// Whether `property` tells where the name stands beside the arguments.
  private static func isPlaced(_ property: String, _ argumentCount: Int) -> Bool {
    switch property {
    case "prefix", "postfix": argumentCount == 1
    case "infix": argumentCount > 1
    default: false
    }
  }

  /// The concept called `name` of `parts`, which ``canWrite(_:_:argumentCount:)`` allows.
  func part(_ name: String, _ properties: [String], _ parts: [Part]) -> Part {
    if Self.isSilent(name, properties) { return parts.count == 1 ? parts[0] : .sideBySide(parts) }
    func sign() -> Part { Self.word(name, .operator, .unknown, start: place, end: place) }
    switch properties.first(where: { Self.isPlaced($0, parts.count) }) {
    case "prefix": return Part(.prefix, .prefixOperator, parts, content: [sign()])
    case "postfix": return Part(.postfix, .unknown, parts, content: [sign()])
    case "infix": return Part(.infix, .unknown, parts, content: parts.dropFirst().map { _ in sign() })
    default: break
    }
    if !properties.contains("function"), let writing = IntentConcepts.writing(of: name, argumentCount: parts.count) {
      let made = written(writing, name, parts)
      if name.hasSuffix("-interval"), made.kind == .fenced { made.role = .interval }
      return made
    }
    return application(Self.word(name, .identifier, .simpleFunction, start: place, end: place), parts)
  }

  /// A name as it is said: one that languages have words for behind a colon, and else with spaces for hyphens. One that
  /// begins with `_` is no concept.
  static func word(_ name: String, _ kind: MeaningKind, _ role: MeaningRole, start: Int32, end: Int32) -> Part {
    var text = String(name.map { $0 == "-" || $0 == "_" ? " " : $0 })
    if text.first == " " { text.removeFirst() }
    if IntentConcepts.named.contains(name) { text = ":" + name }
    let made = Part(text.isEmpty ? .empty : kind, role, text: text, start: start, end: end)
    made.scalar = text.onlyScalar?.value ?? 0
    return made
  }

  func application(_ function: Part, _ parts: [Part]) -> Part {
    .application(function, parts.count == 1 ? parts[0] : grouped("(", ")", parts, at: function.end))
  }

  /// Arguments between fences, with commas.
  private func grouped(_ open: Unicode.Scalar, _ close: Unicode.Scalar, _ parts: [Part], at place: Int32) -> Part {
    var items: [Part] = []
    for part in parts {
      if !items.isEmpty { items.append(context.leaf(",", at: place)) }
      items.append(part)
    }
    return FencedParts(rows: rows).part(context.leaf(open, at: place), items, context.leaf(close, at: place))
  }

  private func mark(_ scalar: Unicode.Scalar) -> Part {
    let made = context.leaf(scalar, at: place)
    if made.kind == .unknown { made.kind = .operator }
    return made
  }

  /// A concept that is written in its own way, of as many parts as that takes.
  private func written(_ writing: IntentConcepts.Writing, _ name: String, _ parts: [Part]) -> Part {
    func sign() -> Part { Self.word(name, .operator, .unknown, start: place, end: place) }
    switch writing {
    case .nameBefore: return Part(.prefix, .prefixOperator, [.sideBySide(parts)], content: [sign()])
    case .nameBehind: return Part(.postfix, .unknown, parts, content: [sign()])
    case .nameBetween: return Part(.infix, .unknown, parts, content: parts.dropFirst().map { _ in sign() })
    case .limit:
      let limit = context.leaf("lim", start: place, end: place)
      return application(
        parts.count == 1 ? limit : Part(.limitLower, limit.role, [limit, parts[0]]), [parts[parts.count - 1]])
    case .logarithm:
      let logarithm = context.leaf("log", start: place, end: place)
      return application(
        parts.count == 1 ? logarithm : Part(.subscript, logarithm.role, [logarithm, parts[1]]), [parts[0]])
    case .application: return application(parts[0], Array(parts.dropFirst()))
    case .conditionalProbability:
      let condition = mark("|")
      condition.kind = .punctuation
      condition.role = .verticalBar
      let event = FencedParts(rows: rows).part(
        context.leaf("(", at: place), [parts[0], condition, parts[1]], context.leaf(")", at: place))
      return application(context.leaf("P", start: place, end: place), [event])
    case .point:
      let name = Part(
        .prefix, .prefixOperator, [parts[0]],
        content: [Self.word("point", .operator, .unknown, start: place, end: place)])
      return .sideBySide([name, grouped("(", ")", Array(parts.dropFirst()), at: place)])
    case .power: return Part(.superscript, parts[0].role, parts)
    case .index:
      let indices = Array(parts.dropFirst())
      return Part(.subscript, parts[0].role, [parts[0], indices.count == 1 ? indices[0] : .sideBySide(indices)])
    case .fraction: return .fraction(parts[0], parts[1])
    case .squareRoot: return Part(.squareRoot, parts)
    case .root: return Part(.root, [parts[1], parts[0]])
    case .mixedFraction: return Part(.number, .mixed, parts)
    case .binomial:
      let lines = parts.map { Part(.line, .binomial, [$0]) }
      return Part(.vector, .binomial, lines, content: [mark("("), mark(")")])
    case .fenced(let open, let close): return grouped(open, close, parts, at: place)
    case .prefix(let sign): return .prefixed(parts[0], [mark(sign)])
    case .postfix(let sign): return .postfixed(parts[0], [mark(sign)])
    case .superscript(let text):
      let one = context.leaf("1", at: place)
      let exponent = text == "-1" ? .prefixed(one, [mark("-")]) : context.leaf(text, start: place, end: place)
      return Part(.superscript, parts[0].role, [parts[0], exponent])
    case .over(let sign):
      let accent = mark(sign)
      accent.role = .overAccent
      return Part(.overscore, parts[0].role, [parts[0], accent])
    case .function(let name): return application(context.leaf(name, start: place, end: place), parts)
    case .largeOperator(let sign): return ranging(mark(sign), parts)
    case .infix(let sign): return rows.part([parts[0]] + parts.dropFirst().flatMap { [mark(sign), $0] })
    }
  }

  /// A large operator with bounds, if there are any, and what it ranges over.
  private func ranging(_ sign: Part, _ parts: [Part]) -> Part {
    let head: Part =
      switch parts.count {
      case 1: sign
      case 2: Part(.limitLower, sign.role, [sign, parts[0]])
      default: Part(.limitBoth, sign.role, [sign, parts[0], parts[1]])
      }
    let body = parts[parts.count - 1]
    if sign.role == .integral { return Part(.integral, .integral, [head, body, .empty()], content: [sign]) }
    return Part(.bigOperator, .sum, [head, body], content: [sign])
  }
}
