/// Punctuation splits a row into items. Dots that stand for an operand are no punctuation.
internal struct PunctuationStage {
  let rows: RowStages

  func splitting(_ parts: [Part]) -> [Part] {
    guard parts.count > 1, parts.contains(where: \.isPunctuation) else { return parts }
    Self.becomeQuotients(parts)
    Self.becomeDifferences(parts)
    var (separators, runs) = parts.split { parts[$0].isPunctuation && !isOperand($0, of: parts) }
    guard !separators.isEmpty else { return parts }
    runs = runs.map(Self.withoutSpaceAround)
    var items: [Part] = []
    var signs: [Part] = []
    if !runs[0].isEmpty { items.append(rows.part(runs[0])) }
    var index = 0
    while index < separators.count {
      var adjacent = [separators[index]]
      while index + 1 < separators.count, runs[index + 1].isEmpty {
        index += 1
        adjacent.append(separators[index])
      }
      adjacent = joined(adjacent)
      signs += adjacent
      items += adjacent
      if !runs[index + 1].isEmpty { items.append(rows.part(runs[index + 1])) }
      index += 1
    }
    if items.count == 1, signs.count == 1 { return items }
    return [.punctuated(items, signs)]
  }

  /// `run` without the wide space at its ends, which parts no more than the punctuation beside it does.
  private static func withoutSpaceAround(_ run: [Part]) -> [Part] {
    func isWritten(_ part: Part) -> Bool { part.kind != .text || part.role != .space }
    guard let first = run.firstIndex(where: isWritten), let last = run.lastIndex(where: isWritten) else { return [] }
    return Array(run[first...last])
  }

  /// Whether a part may be divided by a colon: a number, a fraction, the unit of a quantity, or a term in parentheses.
  private static func isTerm(_ part: Part) -> Bool {
    switch part.kind {
    case .number: true
    case .fraction: part.role != .unit
    case .fenced: part.role == .leftRight && part.children.allSatisfy { $0.kind != .punctuated }
    default: part.role == .unit
    }
  }

  /// Whether letters and powers that stand last in `parts` are multiplied with a number or a power of one, as in `2x`.
  private static func endsTerm(_ parts: ArraySlice<Part>) -> Bool {
    let factors = parts.reversed().prefix { $0.kind == .identifier || $0.kind == .superscript || $0.kind == .number }
    guard let first = factors.last else { return false }
    return first.kind == .number || first.kind == .superscript && first.children.first?.kind == .number
  }

  /// A colon between two terms is a sign of division, and so are those of a proportion such as `a : b = c : d`.
  private static func becomeQuotients(_ parts: [Part]) {
    let colons = parts.indices.dropFirst().dropLast().filter { parts[$0].role == .colon }
    guard let first = colons.first, let last = colons.last else { return }
    let isProportion = parts[first..<last].contains { $0.isRelation && $0.role == .equality }
    let isComparison = parts[first...].contains { $0.isRelation && $0.role != .equality }
    for index in colons {
      let sides = [parts[index - 1], parts[index + 1]]
      guard
        sides.allSatisfy({ isTerm($0) || isProportion && $0.kind == .identifier })
          || !isComparison && isTerm(sides[1]) && endsTerm(parts[..<index])
      else { continue }
      parts[index].kind = .operator
      parts[index].role = .division
    }
  }

  /// A backslash between two parts is the difference of two sets, as in `RR \\ {0}`.
  private static func becomeDifferences(_ parts: [Part]) {
    for index in parts.indices.dropFirst().dropLast()
    where parts[index].scalar == 0x5C && !parts[index - 1].isOperator && !parts[index + 1].isOperator {
      (parts[index].kind, parts[index].role, parts[index].text, parts[index].scalar) = (.operator, .set, "∖", 0x2216)
    }
  }

  /// Whether the dots at `index` stand between operators, as an operand does.
  private func isOperand(_ index: Int, of parts: [Part]) -> Bool {
    guard parts[index].role == .ellipsis else { return false }
    func isSign(_ part: Part) -> Bool {
      switch part.kind {
      case .punctuation, .text, .operator, .relation: true
      default: false
      }
    }
    return (index == 0 || isSign(parts[index - 1])) && (index + 1 == parts.count || isSign(parts[index + 1]))
  }

  /// Full stops side by side are one ellipsis, dashes one dash.
  private func joined(_ signs: [Part]) -> [Part] {
    guard signs.count > 1 else { return signs }
    var result: [Part] = []
    var index = 0
    while index < signs.count {
      let role = signs[index].role
      var end = index + 1
      if role == .fullStop || role == .dash {
        while end < signs.count, signs[end].role == role { end += 1 }
      }
      let run = Array(signs[index..<end])
      result.append(run.count > 1 ? Part(.punctuation, role == .fullStop ? .ellipsis : role, run) : run[0])
      index = end
    }
    return result
  }
}
