/// Quantities: a number and the units behind it, as in `9.81 m/s²` or `20 °C`, are one part of their row.
extension MeaningBuilder {
  /// Puts each number in the row together with the units behind it.
  mutating func quantitiesInRow(_ parts: [Int]) -> [Int] {
    guard parts.indices.dropLast().contains(where: { measures(parts[$0]) && mayBeUnit(parts[$0 + 1]) }) else {
      return parts
    }
    var result: [Int] = []
    result.reserveCapacity(parts.count)
    var index = 0
    while index < parts.count {
      var part = parts[index]
      index += 1
      if kind(part) == .fraction, role(part) == .vulgar, let last = result.last, kind(last) == .number,
        role(last) == .integer
      {
        result.removeLast()
        part = branch(.number, .mixed, [last, part])
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

  /// Whether `part` is a number, perhaps with a degree sign as its exponent.
  private func measures(_ part: Int) -> Bool {
    countsUnits(part) || kind(part) == .superscript && isDegree(part) && kind(drafts[part].children[0]) == .number
  }

  /// Whether it is worth a look if `part` is a unit; most letters behind numbers are slanted variables.
  private func mayBeUnit(_ part: Int) -> Bool {
    switch kind(part) {
    case .identifier: return drafts[part].font != .italic || measuresMicro(part) || scale(of: part) != nil
    case .superscript: return drafts[part].children.first.map { kind($0) == .empty || mayBeUnit($0) } ?? false
    case .number, .relation, .fence, .fenced, .application: return false
    case .operator: return isUnitDot(part) || isDegree(part)
    default: return true
    }
  }

  private func measuresMicro(_ part: Int) -> Bool { drafts[part].scalar == 0x3BC || drafts[part].scalar == 0xB5 }

  // MARK: Temperatures

  /// A number, the degree sign and the letter of a scale behind it.
  private mutating func temperature(_ part: Int, _ parts: [Int], from index: Int) -> (made: Int, end: Int)? {
    var index = index
    var number = part
    var sign = part
    if kind(part) == .superscript {
      number = drafts[part].children[0]
      sign = drafts[part].children[1]
    } else {
      guard index < parts.count, isDegree(parts[index]) else { return nil }
      sign = parts[index]
      index += 1
    }
    guard index < parts.count, let scale = scale(of: parts[index]), endsTerm(index + 1, of: parts) else { return nil }
    let unit = leaf("\u{B0}" + scale, font: .normal, start: drafts[sign].start, end: drafts[parts[index]].end)
    drafts[unit].kind = .identifier
    drafts[unit].role = .unit
    guess("unit", "'\(scale)' behind degrees was read as a scale of temperatures, not as a variable", at: unit)
    return (quantity(number, unit), index + 1)
  }

  /// Whether `part` is a degree sign, or an exponent that is one.
  private func isDegree(_ part: Int) -> Bool {
    switch drafts[part].scalar {
    case 0xB0, 0x2DA, 0x2218: return true
    default: break
    }
    guard kind(part) == .superscript, drafts[part].children.count == 2 else { return false }
    let base = drafts[part].children[0]
    return (kind(base) == .empty || kind(base) == .number) && isDegree(drafts[part].children[1])
  }

  private func scale(of part: Int) -> String? {
    guard kind(part) == .identifier || kind(part) == .text else { return nil }
    switch drafts[part].scalar {
    case 0x43: return "C"
    case 0x46: return "F"
    default: return nil
    }
  }

  /// Whether what stands at `index` is no factor.
  private func endsTerm(_ index: Int, of parts: [Int]) -> Bool {
    guard index < parts.count else { return true }
    let part = parts[index]
    return isBoundary(part) || isOperator(part) || isFence(part) && role(part) != .open || kind(part) == .text
  }

  // MARK: Units

  /// A number and the units behind it, with those that it is divided by.
  private mutating func measured(_ number: Int, _ parts: [Int], from index: Int) -> (made: Int, end: Int)? {
    var index = index
    if index + 1 < parts.count, drafts[parts[index]].scalar == 0x2062 { index += 1 }
    var units: [Int] = []
    var signs: [Int] = []
    while index < parts.count {
      if becomesUnit(parts[index]) {
        if !units.isEmpty, signs.count < units.count {
          signs.append(invisible(.operator, .multiplication, "\u{2062}", at: drafts[parts[index]].start))
        }
        units.append(parts[index])
        index += 1
      } else if !units.isEmpty, index + 1 < parts.count, isUnitDot(parts[index]), becomesUnit(parts[index + 1]) {
        signs.append(parts[index])
        index += 1
      } else if units.isEmpty, let unit = prefixedUnit(parts, at: index) {
        units.append(unit)
        index += 2
      } else {
        break
      }
    }
    guard let first = units.first else { return nil }
    // The sign of a currency, and a unit that stays a letter where more letters follow, are settled elsewhere.
    if isCurrency(first) { return nil }
    var unit = units.count == 1 ? first : branch(.infix, .unit, units, content: signs)
    while index + 1 < parts.count, drafts[parts[index]].scalar == 0x2F, becomesUnit(parts[index + 1]) {
      unit = branch(.fraction, .unit, [unit, parts[index + 1]])
      index += 2
    }
    return (quantity(number, unit), index)
  }

  /// Makes a unit of a product or quotient of units, as of `km/h` where that was set upright as a whole.
  mutating func productBecomesUnit(_ part: Int) -> Bool {
    let units = drafts[part].children
    if units.count == 2, role(part) == .implicit, let unit = prefixedUnit(units, at: 0) {
      drafts[part] = drafts[unit]
      return true
    }
    let isQuotient = role(part) == .division && units.count == 2 && drafts[part].content.count == 1
    guard isQuotient || role(part) == .implicit || role(part) == .multiplication, units.count <= 4,
      drafts[part].content.allSatisfy({ drafts[$0].scalar == 0x2F || isUnitDot($0) }),
      units.allSatisfy({ kind($0) == .identifier || kind($0) == .superscript })
    else { return false }
    for unit in units where !becomesUnit(unit) { return false }
    if isQuotient {
      drafts[part].kind = .fraction
      drafts[part].content = []
    }
    drafts[part].role = .unit
    return true
  }

  /// A prefix and a unit that were written one after the other since one of them is Greek, as `µ` and `m`.
  private mutating func prefixedUnit(_ parts: [Int], at index: Int) -> Int? {
    guard index + 1 < parts.count, kind(parts[index]) == .identifier, kind(parts[index + 1]) == .identifier else {
      return nil
    }
    let prefix = drafts[parts[index]]
    let base = drafts[parts[index + 1]]
    guard base.font == .normal || base.scalar == 0x3A9, !base.text.isEmpty, base.text.utf8.count <= 4 else {
      return nil
    }
    let text: String
    switch (prefix.scalar, base.scalar) {
    case (0x3BC, _), (0xB5, _): text = "\u{B5}" + base.text
    case (0x6B, 0x3A9), (0x4D, 0x3A9): text = prefix.font == .normal ? prefix.text + base.text : ""
    default: return nil
    }
    guard UnitSymbols.contains(text) else { return nil }
    let unit = leaf(text, font: .normal, start: prefix.start, end: base.end)
    drafts[unit].kind = .identifier
    drafts[unit].role = .unit
    return unit
  }

  private func isUnitDot(_ part: Int) -> Bool {
    switch drafts[part].scalar {
    case 0xB7, 0x22C5, 0x2062: true
    default: false
    }
  }

  private mutating func quantity(_ number: Int, _ unit: Int) -> Int {
    let times = invisible(.operator, .multiplication, "\u{2062}", at: drafts[unit].start)
    return branch(.infix, .unit, [number, unit], content: [times])
  }

  // MARK: Words

  /// Makes a unit of a text that names one, such as ` km/h`.
  mutating func textBecomesUnit(_ part: Int) -> Bool {
    guard role(part) == .unknown || role(part) == .text else { return false }
    let text = drafts[part].text
    guard text.utf8.count <= 24 else { return false }
    let words = text.split(whereSeparator: \.isWhitespace)
    guard words.count == 1, let symbol = words.first, Self.isUnit(symbol) else { return false }
    drafts[part].kind = .identifier
    drafts[part].role = .unit
    drafts[part].font = .normal
    drafts[part].text = String(symbol)
    drafts[part].scalar = symbol.unicodeScalars.count == 1 ? symbol.unicodeScalars.first?.value ?? 0 : 0
    return true
  }

  /// Whether `text` is the symbol of a unit, or of several between slashes.
  private static func isUnit(_ text: Substring) -> Bool {
    if UnitSymbols.contains(String(text)) { return true }
    guard text.utf8.contains(UInt8(ascii: "/")) else { return false }
    return text.split(separator: "/", omittingEmptySubsequences: false).allSatisfy {
      let base = $0.last.map { "²³".contains($0) } ?? false ? $0.dropLast() : $0
      return UnitSymbols.contains(String(base))
    }
  }
}
