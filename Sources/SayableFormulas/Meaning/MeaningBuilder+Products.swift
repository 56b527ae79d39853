/// Factors side by side: products without a sign, mixed numbers, and units.
extension MeaningBuilder {
  /// The one part that factors side by side make.
  mutating func product(_ parts: [Int]) -> Int {
    var factors = mixedNumbers(baseless(parts))
    if factors.count > 1 { findUnits(factors) }
    factors = units(factors)
    return factors.count == 1 ? factors[0] : implicitProduct(factors)
  }

  /// A product without a sign. A product among the factors becomes part of it.
  private mutating func implicitProduct(_ factors: [Int], _ role: MeaningRole = .implicit) -> Int {
    var operands: [Int] = []
    var signs: [Int] = []
    for (index, factor) in factors.enumerated() {
      if index > 0 { signs.append(times(before: factor)) }
      if kind(factor) == .infix, self.role(factor) == role, isImplicit(factor) {
        operands += drafts[factor].children
        signs += drafts[factor].content
      } else {
        operands.append(factor)
      }
    }
    let made = branch(.infix, role, operands, content: signs)
    composeFunctions(made)
    return made
  }

  private mutating func times(before factor: Int) -> Int {
    invisible(.operator, drafts[factor].isSpaced ? .space : .multiplication, "\u{2062}", at: drafts[factor].start)
  }

  // MARK: Invisible times that are written

  /// Factors with an invisible times between them belong together before all else.
  mutating func explicitProducts(_ parts: [Int]) -> [Int] {
    guard parts.contains(where: isInvisibleTimes) else { return parts }
    var result: [Int] = []
    var index = 0
    while index < parts.count {
      guard isInvisibleTimes(parts[index]) else {
        result.append(parts[index])
        index += 1
        continue
      }
      var signs: [Int] = []
      while index < parts.count, isInvisibleTimes(parts[index]) {
        signs.append(parts[index])
        index += 1
      }
      let left = result.last.flatMap { isOperator($0) ? nil : $0 }
      let right = index < parts.count && !isOperator(parts[index]) ? parts[index] : nil
      switch (left, right) {
      case (let left?, let right?):
        result.removeLast()
        index += 1
        let sign = signs.removeFirst()
        drafts[sign].role = .multiplication
        result.append(joined(left, sign, prefixed(right, signs)))
      case (let left?, nil):
        result.removeLast()
        result.append(postfixed(left, signs))
      case (nil, let right?):
        index += 1
        result.append(prefixed(right, signs))
      case (nil, nil): result += signs
      }
    }
    for (index, part) in result.enumerated() where kind(part) == .infix && role(part) == .implicit {
      if drafts[part].children.contains(where: { role($0) == .unit }) {
        result[index] = product(drafts[part].children)
      }
    }
    return result
  }

  private func isInvisibleTimes(_ part: Int) -> Bool { drafts[part].scalar == 0x2062 && kind(part) == .operator }

  private mutating func joined(_ left: Int, _ sign: Int, _ right: Int) -> Int {
    func isProduct(_ part: Int) -> Bool { kind(part) == .infix && role(part) == .implicit }
    let operands = isProduct(right) ? drafts[right].children : [right]
    let signs = [sign] + (isProduct(right) ? drafts[right].content : [])
    if isProduct(left) {
      // The product in the making grows in place.
      drafts[left].children += operands
      drafts[left].content += signs
      drafts[left].end = max(drafts[left].end, drafts[right].end)
      drafts[left].depth = max(drafts[left].depth, drafts[right].depth + 1)
      return left
    }
    let made = branch(.infix, .implicit, [left] + operands, content: signs)
    composeFunctions(made)
    return made
  }

  // MARK: Mixed numbers

  /// A number directly before a fraction of whole numbers is a mixed number with it.
  private mutating func mixedNumbers(_ parts: [Int]) -> [Int] {
    guard parts.count > 1, parts.contains(where: { kind($0) == .fraction && role($0) == .vulgar }) else { return parts }
    var result: [Int] = []
    for part in parts {
      if kind(part) == .fraction, role(part) == .vulgar, let last = result.last, kind(last) == .number,
        role(last) == .integer || role(last) == .float
      {
        result.removeLast()
        result.append(branch(.number, .mixed, [last, part]))
      } else {
        result.append(part)
      }
    }
    return result
  }

  /// The same where an invisible plus says so.
  mutating func explicitMixedNumbers(_ parts: [Int]) -> [Int] {
    guard parts.contains(where: { drafts[$0].scalar == 0x2064 }) else { return parts }
    var result: [Int] = []
    var index = 0
    while index < parts.count {
      let part = parts[index]
      if drafts[part].scalar == 0x2064, let last = result.last, kind(last) == .number, role(last) != .mixed,
        index + 1 < parts.count, kind(parts[index + 1]) == .fraction
      {
        result.removeLast()
        result.append(branch(.number, .mixed, [last, parts[index + 1]], content: [part]))
        index += 2
      } else {
        result.append(part)
        index += 1
      }
    }
    return result
  }

  // MARK: Units

  /// Units side by side, and a number before them, are one quantity.
  private mutating func units(_ parts: [Int]) -> [Int] {
    guard parts.count > 1, parts.contains(where: { role($0) == .unit }) else { return parts }
    var result: [Int] = []
    var index = 0
    while index < parts.count {
      guard role(parts[index]) == .unit else {
        result.append(parts[index])
        index += 1
        continue
      }
      var run: [Int] = []
      if let last = result.last, countsUnits(last) {
        result.removeLast()
        run.append(last)
      } else if isCurrency(parts[index]), index + 1 < parts.count, kind(parts[index + 1]) == .number {
        result.append(implicitProduct([parts[index], parts[index + 1]], .unit))
        index += 2
        continue
      }
      while index < parts.count, role(parts[index]) == .unit {
        run.append(parts[index])
        index += 1
      }
      if run.count == 1 {
        result.append(run[0])
      } else {
        result.append(implicitProduct(run, .unit))
      }
    }
    return result
  }

  /// Makes units of the signs of currencies beside numbers.
  mutating func findCurrencies(_ parts: [Int]) {
    for (index, part) in parts.enumerated() where isCurrency(part) && role(part) != .unit {
      let isBehind = index > 0 && kind(parts[index - 1]) == .number
      guard isBehind || index + 1 < parts.count && kind(parts[index + 1]) == .number else { continue }
      drafts[part].kind = .identifier
      drafts[part].role = .unit
    }
  }

  func isCurrency(_ part: Int) -> Bool {
    switch drafts[part].scalar {
    case 0x24, 0xA2...0xA5, 0xE3F, 0x20A0...0x20C0, 0xFDFC, 0xFE69, 0xFF04, 0xFFE0...0xFFE1, 0xFFE5...0xFFE6: true
    default: false
    }
  }

  /// Marks the symbols of units that stand behind a number.
  private mutating func findUnits(_ factors: [Int]) {
    var follows = false
    for factor in factors {
      follows = countsUnits(factor) || follows && becomesUnit(factor)
    }
  }

  /// Makes a unit of a symbol that is set as one, perhaps with an exponent or in a fraction. Whether it is one.
  mutating func becomesUnit(_ part: Int) -> Bool {
    if role(part) == .unit { return true }
    switch kind(part) {
    case .identifier:
      guard drafts[part].font == .normal, UnitSymbols.contains(drafts[part].text),
        !isDifferentialSign(drafts[part].scalar)
      else { return false }
      drafts[part].role = .unit
      guess("unit", "'\(drafts[part].text)' behind a number was read as a unit, not as a variable", at: part)
      return true
    case .text: return textBecomesUnit(part)
    case .function:
      // Minutes, where no argument makes it the minimum.
      guard drafts[part].text == "min" else { return false }
      drafts[part].kind = .identifier
      drafts[part].role = .unit
      return true
    case .superscript:
      guard let base = drafts[part].children.first, becomesUnit(base) else { return false }
      drafts[part].role = .unit
      return true
    case .fraction:
      guard drafts[part].role == .division,
        drafts[part].children.allSatisfy({
          kind($0) == .identifier || kind($0) == .superscript || kind($0) == .text
        })
      else { return false }
      var areUnits = true
      for child in drafts[part].children where !becomesUnit(child) { areUnits = false }
      if areUnits { drafts[part].role = .unit }
      return areUnits
    case .infix: return productBecomesUnit(part)
    default: return false
    }
  }

  func countsUnits(_ part: Int) -> Bool {
    switch kind(part) {
    case .number: true
    case .fraction: role(part) == .vulgar
    default: false
    }
  }
}
