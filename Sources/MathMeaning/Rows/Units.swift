internal import MathTree

/// Finds out which parts behind a number are units, by their symbols and how they are set.
internal struct Units {
  let context: MeaningContext

  /// Makes a unit of a symbol that is set as one, perhaps with an exponent or in a fraction. Whether it is one.
  func makesUnit(of part: Part) -> Bool {
    if part.role == .unit { return true }
    switch part.kind {
    case .identifier:
      guard part.font == .normal, context.lexicon.isUnit(part.text), !part.isDifferentialSign else { return false }
      part.role = .unit
      context.guess("unit", "'\(part.text)' behind a number was read as a unit, not as a variable", at: part)
    case .text: return makesUnit(ofText: part)
    case .function:
      // Minutes, where no argument makes it the minimum.
      guard part.text == "min" else { return false }
      part.becomeUnit()
    case .superscript:
      guard let base = part.children.first else { return false }
      if base.kind == .text, let product = product(ofText: base) {
        // The exponent is that of the last unit.
        let last = Part(.superscript, .unit, [product[product.count - 1]] + part.children.dropFirst())
        part.become(.product(ofUnits: product.dropLast() + [last]))
        return true
      }
      guard makesUnit(of: base) else { return false }
      part.role = .unit
    case .fraction:
      guard part.role == .division,
        part.children.allSatisfy({ [.identifier, .superscript, .text, .infix].contains($0.kind) })
      else { return false }
      var areUnits = true
      for child in part.children where !makesUnit(of: child) { areUnits = false }
      if areUnits { part.role = .unit }
      return areUnits
    case .infix: return makesUnit(ofProduct: part)
    case .punctuated: return makesUnit(ofPointed: part)
    default: return false
    }
    return true
  }

  /// Makes a unit of a product or quotient of units, as of `km/h` where that was set upright as a whole.
  private func makesUnit(ofProduct part: Part) -> Bool {
    var units = part.children
    if units.count == 2, part.role == .implicit, let unit = prefixed(units, at: 0) {
      part.become(unit)
      return true
    }
    let isQuotient = part.role == .division && units.count == 2 && part.content.count == 1
    if isQuotient, let lower = product(inParentheses: units[1]) { units[1] = lower }
    guard isQuotient || part.role == .implicit || part.role == .multiplication, units.count <= 4,
      part.content.allSatisfy({ $0.scalar == 0x2F || isDot($0) }),
      units.allSatisfy({ $0.kind == .identifier || $0.kind == .superscript || $0.kind == .infix })
    else { return false }
    for unit in units where !makesUnit(of: unit) { return false }
    if isQuotient {
      part.kind = .fraction
      part.children = units
      part.content = []
    }
    part.role = .unit
    return true
  }

  /// The product that parentheses hold, as below the slash of `kJ/(kg·K)`.
  private func product(inParentheses part: Part) -> Part? {
    guard part.kind == .fenced, part.content.first?.scalar == 0x28, part.children.count == 1,
      case let product = part.children[0], product.kind == .infix, product.role != .division
    else { return nil }
    return product
  }

  /// Makes a unit of units with full stops between them, as in `m.s⁻¹`, or of one with the stop of an abbreviation.
  private func makesUnit(ofPointed part: Part) -> Bool {
    let units = stride(from: 0, to: part.children.count, by: 2).map { part.children[$0] }
    let stops = stride(from: 1, to: part.children.count, by: 2).map { part.children[$0] }
    guard units.count <= 4, stops.allSatisfy({ $0.role == .fullStop }),
      units.allSatisfy({ $0.kind == .identifier || $0.kind == .superscript })
    else { return false }
    if units.count == 1 {
      let unit = units[0]
      guard unit.kind == .identifier,
        unit.font == .normal && context.lexicon.isUnit(unit.text + ".") || makesUnit(of: unit)
      else { return false }
      part.become(unit)
      part.role = .unit
      return true
    }
    for unit in units where !makesUnit(of: unit) { return false }
    guard stops.count < units.count else { return false }
    for stop in stops {
      stop.kind = .operator
      stop.role = .multiplication
      (stop.text, stop.scalar) = ("\u{22C5}", 0x22C5)
    }
    part.kind = .infix
    part.role = .unit
    part.children = units
    part.content = stops
    return true
  }

  /// Makes a unit of a text that names one, such as ` km/h`.
  private func makesUnit(ofText part: Part) -> Bool {
    guard part.role == .unknown || part.role == .text, part.text.utf8.count <= 24 else { return false }
    let words = part.text.split(whereSeparator: \.isWhitespace)
    guard words.count == 1, let symbol = words.first, isUnit(symbol) else { return false }
    part.becomeUnit()
    part.font = .normal
    part.text = String(symbol)
    part.scalar = part.text.onlyScalar?.value ?? 0
    return true
  }

  /// The units of a text that names two or more, as ` m s` does in front of an exponent; nil where it does not.
  private func product(ofText part: Part) -> [Part]? {
    guard part.role == .unknown || part.role == .text, part.text.utf8.count <= 24 else { return nil }
    let words = part.text.split(whereSeparator: \.isWhitespace)
    guard words.count > 1, words.allSatisfy({ context.lexicon.isUnit(String($0)) }) else { return nil }
    return words.map { context.unit(String($0), start: part.start, end: part.end) }
  }

  /// Whether `text` is the symbol of a unit, or of several between slashes.
  private func isUnit(_ text: Substring) -> Bool {
    if context.lexicon.isUnit(String(text)) { return true }
    guard text.utf8.contains(UInt8(ascii: "/")) else { return false }
    return text.split(separator: "/", omittingEmptySubsequences: false).allSatisfy {
      let base = $0.last.map { "²³".contains($0) } ?? false ? $0.dropLast() : $0
      return context.lexicon.isUnit(String(base))
    }
  }

  /// A prefix and a unit that were written one after the other since one of them is Greek, as `µ` and `m`.
  func prefixed(_ parts: [Part], at index: Int) -> Part? {
    guard index + 1 < parts.count, parts[index].kind == .identifier, parts[index + 1].kind == .identifier else {
      return nil
    }
    let prefix = parts[index]
    let base = parts[index + 1]
    guard base.font == .normal || base.scalar == 0x3A9, !base.text.isEmpty, base.text.utf8.count <= 4 else {
      return nil
    }
    let text: String
    switch (prefix.scalar, base.scalar) {
    case (0x3BC, _), (0xB5, _): text = "\u{B5}" + base.text
    case (0x6B, 0x3A9), (0x4D, 0x3A9): text = prefix.font == .normal ? prefix.text + base.text : ""
    default: return nil
    }
    return context.lexicon.isUnit(text) ? context.unit(text, start: prefix.start, end: base.end) : nil
  }

  /// Whether `part` multiplies units.
  func isDot(_ part: Part) -> Bool { part.scalar == 0xB7 || part.scalar == 0x22C5 || part.scalar == 0x2062 }
}

extension Part {
  fileprivate func become(_ part: Part) {
    kind = part.kind
    role = part.role
    font = part.font
    embellished = nil
    text = part.text
    scalar = part.scalar
    start = part.start
    end = part.end
    depth = part.depth
    isSpaced = false
    children = part.children
    content = part.content
  }
}
