/// Factors side by side: products without a sign, mixed numbers, and units.
internal struct ProductStage {
  let context: MeaningContext

  /// The one part that factors side by side make.
  func part(_ parts: [Part]) -> Part {
    var factors = MixedNumbers.joining(EmptyBases.filling(parts))
    guard factors.count > 1 else { return factors[0] }
    markUnits(factors)
    factors = quantities(factors)
    return factors.count == 1 ? factors[0] : product(factors)
  }

  /// A product without a sign. A product among the factors becomes part of it.
  private func product(_ factors: [Part], _ role: MeaningRole = .implicit) -> Part {
    var operands: [Part] = []
    var signs: [Part] = []
    for (index, factor) in factors.enumerated() {
      if index > 0 {
        let signRole: MeaningRole = factor.isSpaced ? .space : .multiplication
        signs.append(.invisible(.operator, signRole, "\u{2062}", at: factor.start))
      }
      if factor.role == role, factor.isImplicitProduct {
        operands += factor.children
        signs += factor.content
      } else {
        operands.append(factor)
      }
    }
    return Part(.infix, role, operands, content: signs)
  }

  /// Factors with an invisible times between them belong together before all else.
  func explicit(in parts: [Part]) -> [Part] {
    guard parts.contains(where: \.isInvisibleTimes) else { return parts }
    var result: [Part] = []
    var index = 0
    while index < parts.count {
      guard parts[index].isInvisibleTimes else {
        result.append(parts[index])
        index += 1
        continue
      }
      let end = parts[index...].firstIndex { !$0.isInvisibleTimes } ?? parts.count
      var signs = Array(parts[index..<end])
      index = end
      let left = result.last.flatMap { $0.isOperator ? nil : $0 }
      let right = index < parts.count && !parts[index].isOperator ? parts[index] : nil
      if left != nil { result.removeLast() }
      if right != nil { index += 1 }
      switch (left, right) {
      case (let left?, let right?):
        let sign = signs.removeFirst()
        sign.role = .multiplication
        result.append(joined(left, sign, .prefixed(right, signs)))
      case (let left?, nil): result.append(.postfixed(left, signs))
      case (nil, let right?): result.append(.prefixed(right, signs))
      case (nil, nil): result += signs
      }
    }
    return result.map { made in
      guard made.kind == .infix, made.role == .implicit, made.children.contains(where: { $0.role == .unit }) else {
        return made
      }
      return part(made.children)
    }
  }

  private func joined(_ left: Part, _ sign: Part, _ right: Part) -> Part {
    func isProduct(_ part: Part) -> Bool { part.kind == .infix && part.role == .implicit }
    let operands = isProduct(right) ? right.children : [right]
    let signs = [sign] + (isProduct(right) ? right.content : [])
    guard isProduct(left) else { return Part(.infix, .implicit, [left] + operands, content: signs) }
    // The product in the making grows in place.
    left.children += operands
    left.content += signs
    left.coverEnd(of: right)
    return left
  }

  /// Marks the symbols of units that stand behind a number.
  private func markUnits(_ factors: [Part]) {
    var follows = false
    for factor in factors {
      follows = factor.countsUnits || follows && Units(context: context).makesUnit(of: factor)
    }
  }

  /// Units side by side, and a number before them, are one quantity.
  private func quantities(_ parts: [Part]) -> [Part] {
    guard parts.contains(where: { $0.role == .unit }) else { return parts }
    var result: [Part] = []
    var index = 0
    while index < parts.count {
      let part = parts[index]
      guard part.role == .unit else {
        result.append(part)
        index += 1
        continue
      }
      var run: [Part] = []
      if let last = result.last, last.countsUnits {
        result.removeLast()
        run.append(last)
      } else if part.isCurrency, index + 1 < parts.count, parts[index + 1].kind == .number {
        result.append(product([part, parts[index + 1]], .unit))
        index += 2
        continue
      }
      let end = parts[index...].firstIndex { $0.role != .unit } ?? parts.count
      run += parts[index..<end]
      index = end
      result.append(run.count == 1 ? run[0] : product(run, .unit))
    }
    return result
  }
}
