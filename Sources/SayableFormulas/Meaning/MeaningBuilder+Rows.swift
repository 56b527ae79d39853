/// Rows: the stages from parts side by side to one part.
extension MeaningBuilder {
  /// The one part that `parts`, side by side, make.
  mutating func row(_ parts: [Int]) -> Int {
    var parts = parts
    if parts.contains(where: { drafts[$0].kind == .empty }) { parts.removeAll { drafts[$0].kind == .empty } }
    guard !parts.isEmpty else { return empty() }
    if parts.count > 1 {
      findCurrencies(parts)
      parts = quantitiesInRow(parts)
    }
    parts = fencesInRow(parts)
    parts = tablesInRow(parts)
    parts = punctuationInRow(parts)
    parts = textInRow(parts)
    parts = functionsInRow(parts)
    return relationsInRow(parts)
  }

  // MARK: Punctuation

  /// Punctuation splits a row into items. Dots that stand for an operand are no punctuation.
  private mutating func punctuationInRow(_ parts: [Int]) -> [Int] {
    guard parts.count > 1, parts.contains(where: isPunctuation) else { return parts }
    let (separators, runs) = partition(parts) { isPunctuation(parts[$0]) && !isOperand($0, of: parts) }
    guard !separators.isEmpty else { return parts }
    var items: [Int] = []
    var signs: [Int] = []
    if !runs[0].isEmpty { items.append(row(runs[0])) }
    var index = 0
    while index < separators.count {
      var adjacent = [separators[index]]
      while index + 1 < separators.count, runs[index + 1].isEmpty {
        index += 1
        adjacent.append(separators[index])
      }
      adjacent = joinedSigns(adjacent)
      signs += adjacent
      items += adjacent
      if !runs[index + 1].isEmpty { items.append(row(runs[index + 1])) }
      index += 1
    }
    if items.count == 1, signs.count == 1 { return items }
    return [punctuated(items, signs)]
  }

  /// Whether the dots at `index` stand between operators, as an operand does.
  private func isOperand(_ index: Int, of parts: [Int]) -> Bool {
    guard role(parts[index]) == .ellipsis else { return false }
    func isSign(_ part: Int) -> Bool {
      switch kind(part) {
      case .punctuation, .text, .operator, .relation: true
      default: false
      }
    }
    let before = index > 0 ? isSign(parts[index - 1]) : true
    let after = index + 1 < parts.count ? isSign(parts[index + 1]) : true
    return before && after
  }

  /// Full stops side by side are one ellipsis, dashes one dash.
  private mutating func joinedSigns(_ signs: [Int]) -> [Int] {
    guard signs.count > 1 else { return signs }
    var result: [Int] = []
    var index = 0
    while index < signs.count {
      let role = role(signs[index])
      var end = index + 1
      if role == .fullStop || role == .dash {
        while end < signs.count, self.role(signs[end]) == role { end += 1 }
      }
      if end - index > 1 {
        result.append(branch(.punctuation, role == .fullStop ? .ellipsis : role, Array(signs[index..<end])))
      } else {
        result.append(signs[index])
      }
      index = end
    }
    return result
  }

  /// Items with punctuation among them; `signs` are items too, unless they are invisible.
  mutating func punctuated(_ items: [Int], _ signs: [Int]) -> Int {
    branch(.punctuated, punctuatedRole(items, signs), items, content: signs)
  }

  private func punctuatedRole(_ items: [Int], _ signs: [Int]) -> MeaningRole {
    guard let firstSign = signs.first, let first = items.first, let last = items.last else { return .sequence }
    let firstRole = role(firstSign)
    let isUniform = signs.allSatisfy { role($0) == firstRole }
    if signs.count == items.count, firstRole != .unknown, isUniform { return firstRole }
    if signs.count == 1, first == firstSign { return edgeRole(firstSign, .startPunctuation) }
    if signs.count == 1, last == firstSign { return edgeRole(firstSign, .endPunctuation) }
    if isUniform, firstRole == .dummy { return .text }
    if isUniform, firstRole == .space { return .space }
    return .sequence
  }

  private func edgeRole(_ sign: Int, _ role: MeaningRole) -> MeaningRole {
    drafts[sign].children.isEmpty || drafts[sign].embellished != nil ? role : self.role(sign)
  }

  // MARK: Relations

  private mutating func relationsInRow(_ parts: [Int]) -> Int {
    guard let firstIndex = parts.firstIndex(where: isRelation) else { return operations(parts) }
    guard parts.count > 1 else { return parts[0] }
    let first = parts[firstIndex]
    let (signs, runs) = partition(parts) { isRelation(parts[$0]) }
    var children: [Int] = []
    for run in runs { children.append(operations(run)) }
    guard signs.allSatisfy({ isSame($0, first) }) else {
      let role = signs.allSatisfy { self.role($0) == self.role(first) } ? role(first) : .unknown
      return branch(.mixedRelations, role, children, content: signs)
    }
    return branch(.relations, role(first), children, content: signs)
  }
}
