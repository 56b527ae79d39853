internal import MathTree

/// Quantities: a number and the units behind it, as in `9.81 m/s²` or `20 °C`, are one part of their row.
internal struct QuantityStage {
  let context: MeaningContext

  private var units: Units { Units(context: context) }

  /// Puts each number in the row together with the units behind it.
  func joining(_ parts: [Part]) -> [Part] {
    guard parts.count > 1 else { return parts }
    markCurrencies(parts)
    guard parts.indices.dropLast().contains(where: { measures(parts[$0]) && mayBeUnit(parts[$0 + 1]) }) else {
      return parts
    }
    var result: [Part] = []
    result.reserveCapacity(parts.count)
    var index = 0
    while index < parts.count {
      var part = parts[index]
      index += 1
      if part.kind == .fraction, part.role == .vulgar, let last = result.last, last.kind == .number,
        last.role == .integer
      {
        result.removeLast()
        part = Part(.number, .mixed, [last, part])
      }
      guard measures(part) else {
        result.append(part)
        continue
      }
      if let (made, end) = temperature(part, parts, from: index) ?? measured(part, parts, from: index) {
        result.append(made)
        index = end
      } else {
        result.append(part)
      }
    }
    return result
  }

  /// Makes units of the signs of currencies beside numbers.
  private func markCurrencies(_ parts: [Part]) {
    for (index, part) in parts.enumerated() where part.isCurrency && part.role != .unit {
      let isBehind = index > 0 && parts[index - 1].kind == .number
      if isBehind || index + 1 < parts.count && parts[index + 1].kind == .number { part.becomeUnit() }
    }
  }

  /// Whether `part` is a number, perhaps with a degree sign as its exponent, or a power of ten.
  private func measures(_ part: Part) -> Bool {
    if part.countsUnits { return true }
    guard part.kind == .superscript, part.children.count == 2, part.children[0].kind == .number else { return false }
    return part.children[0].text == "10" || isDegree(part)
  }

  /// Whether it is worth a look if `part` is a unit; most letters behind numbers are slanted variables.
  private func mayBeUnit(_ part: Part) -> Bool {
    switch part.kind {
    case .identifier:
      return part.font != .italic || part.scalar == 0x3BC || part.scalar == 0xB5 || scale(of: part) != nil
    case .superscript: return part.children.first.map { $0.kind == .empty || mayBeUnit($0) } ?? false
    case .number, .relation, .fence, .fenced, .application: return false
    case .operator: return units.isDot(part) || isDegree(part)
    default: return true
    }
  }

  // MARK: Temperatures

  /// A number, the degree sign and the letter of a scale behind it.
  private func temperature(_ part: Part, _ parts: [Part], from index: Int) -> (made: Part, end: Int)? {
    var index = index
    var number = part
    var sign = part
    if isDegree(part) {
      number = part.children[0]
      sign = part.children[1]
    } else {
      guard index < parts.count, isDegree(parts[index]) else { return nil }
      sign = parts[index]
      index += 1
    }
    guard index < parts.count, let scale = scale(of: parts[index]),
      endsTerm(index + 1, of: parts) || parts[index + 1].isFence
    else { return nil }
    let unit = context.unit("\u{B0}" + scale, start: sign.start, end: parts[index].end)
    context.guess("unit", "'\(scale)' behind degrees was read as a scale of temperatures, not as a variable", at: unit)
    return (.quantity(number, unit), index + 1)
  }

  /// Whether `part` is a degree sign, or an exponent that is one.
  private func isDegree(_ part: Part) -> Bool {
    switch part.scalar {
    case 0xB0, 0x2DA, 0x2218: return true
    default: break
    }
    guard part.kind == .superscript, part.children.count == 2 else { return false }
    let base = part.children[0]
    return (base.kind == .empty || base.kind == .number) && isDegree(part.children[1])
  }

  private func scale(of part: Part) -> String? {
    guard part.kind == .identifier || part.kind == .text else { return nil }
    switch part.scalar {
    case 0x43: return "C"
    case 0x46: return "F"
    default: return nil
    }
  }

  /// Whether what stands at `index` is no factor.
  private func endsTerm(_ index: Int, of parts: [Part]) -> Bool {
    guard index < parts.count else { return true }
    let part = parts[index]
    return part.isBoundary || part.isOperator || part.isFence && part.role != .open || part.kind == .text
  }

  // MARK: Units

  /// A number and the units behind it, with those that it is divided by.
  private func measured(_ number: Part, _ parts: [Part], from index: Int) -> (made: Part, end: Int)? {
    var index = index
    if index + 1 < parts.count, parts[index].scalar == 0x2062 { index += 1 }
    var found: [Part] = []
    var signs: [Part] = []
    while index < parts.count {
      if units.makesUnit(of: parts[index]) {
        if !found.isEmpty, signs.count < found.count {
          signs.append(.invisible(.operator, .multiplication, "\u{2062}", at: parts[index].start))
        }
        found.append(parts[index])
        index += 1
      } else if !found.isEmpty, index + 1 < parts.count, units.isDot(parts[index]),
        units.makesUnit(of: parts[index + 1])
      {
        signs.append(parts[index])
        index += 1
      } else if found.isEmpty, let unit = units.prefixed(parts, at: index) {
        found.append(unit)
        index += 2
      } else {
        break
      }
    }
    guard let first = found.first else { return nil }
    // The sign of a currency, and a unit that stays a letter where more letters follow, are settled elsewhere.
    if first.isCurrency { return nil }
    var unit = found.count == 1 ? first : Part(.infix, .unit, found, content: signs)
    while index + 1 < parts.count, parts[index].scalar == 0x2F, let (lower, end) = divisor(parts, at: index + 1) {
      unit = Part(.fraction, .unit, [unit, lower])
      index = end
    }
    return (.quantity(number, unit), index)
  }

  /// The unit behind a slash, or the product of units that parentheses hold there, as in `kJ/(kg·K)`.
  private func divisor(_ parts: [Part], at index: Int) -> (unit: Part, end: Int)? {
    guard parts[index].scalar == 0x28 else {
      return units.makesUnit(of: parts[index]) ? (parts[index], index + 1) : nil
    }
    let inside = parts[(index + 1)...].prefix { $0.scalar != 0x29 }
    let factors = inside.filter { !units.isDot($0) }
    guard factors.count > 1, inside.endIndex < parts.count, factors.allSatisfy(units.makesUnit) else { return nil }
    return (.product(ofUnits: factors), inside.endIndex + 1)
  }
}
