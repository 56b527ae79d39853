/// Text among formulas: words split a row; names of functions and units, and numbers that were set as text, do not.
internal struct TextStage {
  let rows: RowStages

  func splitting(_ parts: [Part]) -> [Part] {
    guard parts.count > 1 else {
      if let part = parts.first, part.kind == .text, part.role == .unknown { part.role = .annotation }
      return parts
    }
    guard parts.contains(where: { $0.kind == .text }) else { return parts }
    let parts = Self.withoutSpaceInIntegrals(parts)
    var items: [Part] = []
    var run: [Part] = []
    func endRun() {
      if !run.isEmpty { items.append(rows.part(run)) }
      run = []
    }
    var index = 0
    while index < parts.count {
      let part = parts[index]
      guard part.kind == .text else {
        run.append(part)
        index += 1
        continue
      }
      let end = endOfText(from: index, in: parts)
      if end - index > 1 {
        // Words side by side are one text.
        endRun()
        items.append(.sideBySide(Array(parts[index..<end])))
      } else if part.role == .unknown, joins(part, after: index > 0 ? parts[index - 1] : nil, parts[end...].first) {
        run.append(part)
      } else {
        endRun()
        items.append(part)
      }
      index = end
    }
    endRun()
    return items.count > 1 ? [.sideBySide(items)] : items
  }

  /// `parts` without the wide space between what is integrated and its differential.
  private static func withoutSpaceInIntegrals(_ parts: [Part]) -> [Part] {
    guard let sign = parts.firstIndex(where: { $0.role == .integral }) else { return parts }
    return parts.indices.filter { index in
      let isSpace = parts[index].kind == .text && parts[index].role == .space
      return !(isSpace && index > sign && index + 1 < parts.count && parts[index + 1].isDifferentialSign)
    }.map { parts[$0] }
  }

  /// Where text that begins at `index` ends. White space stands for itself.
  private func endOfText(from index: Int, in parts: [Part]) -> Int {
    guard parts[index].role != .space else { return index + 1 }
    return parts[(index + 1)...].firstIndex { $0.kind != .text || $0.role == .space } ?? parts.count
  }

  /// Finds out what a text of one word is. Whether it goes with what is around it, and does not split the row.
  private func joins(_ part: Part, after previous: Part?, _ next: Part?) -> Bool {
    let alone = rows.context.leaf(part.text, start: part.start, end: part.end)
    if alone.kind == .punctuation {
      part.role = alone.role
      return false
    }
    if alone.kind != .unknown {
      part.kind = alone.kind
      part.role = alone.role
      part.scalar = alone.scalar
      part.text = alone.text
      return true
    }
    let role = CharacterMeaning.numberRole(of: part.text)
    guard role == .otherNumber else {
      part.kind = .number
      part.role = role
      return true
    }
    let isName = part.text.unicodeScalars.allSatisfy {
      let kind = CharacterMeaning.sign($0).kind
      return kind == .number || kind == .identifier
    }
    guard isName else {
      part.role = .annotation
      return false
    }
    if isOperand(between: previous, next) {
      part.kind = .identifier
      part.role = .text
    } else if let next {
      part.kind = next.kind == .fenced ? .function : .text
      part.role = next.kind == .fenced ? .prefixFunction : .text
    } else {
      // A word at the end names what was counted.
      part.kind = .identifier
      part.role = previous?.countsUnits ?? false ? .unit : .text
    }
    return true
  }

  /// Whether a word stands where an operand does: what is around it are operators or relations, or the row ends.
  private func isOperand(between previous: Part?, _ next: Part?) -> Bool {
    guard previous != nil || next != nil else { return false }
    func isFree(_ part: Part) -> Bool { part.isOperator || part.isRelation }
    return previous.map(isFree) ?? true && next.map(isFree) ?? true
  }
}
