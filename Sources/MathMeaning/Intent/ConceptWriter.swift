/// Puts the arguments of a concept together as it is written, or else applies its name to them.
internal struct ConceptWriter {
  let context: MeaningContext
  let rows: RowStages
  /// Where the signs stand that nobody wrote.
  let place: Int32

  /// The concept called `name` of `parts`; nil if its layout says it better.
  func part(_ name: String, _ properties: [String], _ parts: [Part]) -> Part? {
    if properties.contains("silent") || name == "_" { return parts.count == 1 ? parts[0] : .sideBySide(parts) }
    func sign() -> Part { Self.word(name, .operator, .unknown, start: place, end: place) }
    for property in properties {
      switch property {
      case "prefix" where parts.count == 1: return Part(.prefix, .prefixOperator, parts, content: [sign()])
      case "postfix" where parts.count == 1: return Part(.postfix, .unknown, parts, content: [sign()])
      case "infix" where parts.count > 1:
        return Part(.infix, .unknown, parts, content: parts.dropFirst().map { _ in sign() })
      default: break
      }
    }
    if !properties.contains("function") {
      if let writing = IntentConcepts.writing(of: name) { return written(writing, parts) }
      // The layout says it better than the name and a list would.
      if name.hasSuffix("derivative") || name == "evaluated-at" { return nil }
    }
    return application(Self.word(name, .identifier, .simpleFunction, start: place, end: place), parts)
  }

  /// A name as it is said: hyphens part its words, and one that begins with `_` is no concept.
  static func word(_ name: String, _ kind: MeaningKind, _ role: MeaningRole, start: Int32, end: Int32) -> Part {
    var text = String(name.map { $0 == "-" || $0 == "_" ? " " : $0 })
    if text.first == " " { text.removeFirst() }
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

  /// The part of a concept that is written in its own way; nil if the number of arguments does not fit.
  private func written(_ writing: IntentConcepts.Writing, _ parts: [Part]) -> Part? {
    switch (writing, parts.count) {
    case (.power, 2): return Part(.superscript, parts[0].role, parts)
    case (.index, 2): return Part(.subscript, parts[0].role, parts)
    case (.index, 3...): return Part(.subscript, parts[0].role, [parts[0], .sideBySide(Array(parts.dropFirst()))])
    case (.fraction, 2): return .fraction(parts[0], parts[1])
    case (.squareRoot, 1): return Part(.squareRoot, parts)
    case (.root, 2): return Part(.root, [parts[1], parts[0]])
    case (.mixedFraction, 2): return Part(.number, .mixed, parts)
    case (.binomial, 2):
      let lines = parts.map { Part(.line, .binomial, [$0]) }
      return Part(.vector, .binomial, lines, content: [mark("("), mark(")")])
    case (.fenced(let open, let close), _): return grouped(open, close, parts, at: place)
    case (.prefix(let sign), 1): return .prefixed(parts[0], [mark(sign)])
    case (.postfix(let sign), 1): return .postfixed(parts[0], [mark(sign)])
    case (.superscript(let text), 1):
      let one = context.leaf("1", at: place)
      let exponent = text == "-1" ? .prefixed(one, [mark("-")]) : context.leaf(text, start: place, end: place)
      return Part(.superscript, parts[0].role, [parts[0], exponent])
    case (.over(let sign), 1):
      let accent = mark(sign)
      accent.role = .overAccent
      return Part(.overscore, parts[0].role, [parts[0], accent])
    case (.function(let name), 1...): return application(context.leaf(name, start: place, end: place), parts)
    case (.largeOperator(let sign), 1...3): return ranging(mark(sign), parts)
    case (.infix(let sign), 2...): return rows.part([parts[0]] + parts.dropFirst().flatMap { [mark(sign), $0] })
    default: return nil
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
