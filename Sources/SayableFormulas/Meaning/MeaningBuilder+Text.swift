/// Text among formulas: words that split a row, names of functions and units, and numbers that were set as text.
extension MeaningBuilder {
  /// Splits a row at the text in it. Text that is no more than a name or a number goes with what is around it.
  mutating func textInRow(_ parts: [Int]) -> [Int] {
    guard parts.count > 1 else {
      if let part = parts.first, kind(part) == .text, role(part) == .unknown { drafts[part].role = .annotation }
      return parts
    }
    guard parts.contains(where: { kind($0) == .text }) else { return parts }
    var items: [Int] = []
    var run: [Int] = []
    func flush(_ builder: inout MeaningBuilder) {
      if !run.isEmpty { items.append(builder.row(run)) }
      run = []
    }
    var index = 0
    while index < parts.count {
      let part = parts[index]
      guard kind(part) == .text else {
        run.append(part)
        index += 1
        continue
      }
      let end = endOfText(from: index, in: parts)
      if end - index > 1 {
        // Words side by side are one text.
        flush(&self)
        items.append(sideBySide(Array(parts[index..<end])))
      } else if role(part) == .unknown, joins(part, after: index > 0 ? parts[index - 1] : nil, parts[end...]) {
        run.append(part)
      } else {
        flush(&self)
        items.append(part)
      }
      index = end
    }
    flush(&self)
    return items.count > 1 ? [sideBySide(items)] : items
  }

  /// Where text that begins at `index` ends. White space stands for itself.
  private func endOfText(from index: Int, in parts: [Int]) -> Int {
    guard role(parts[index]) != .space else { return index + 1 }
    var end = index + 1
    while end < parts.count, kind(parts[end]) == .text, role(parts[end]) != .space { end += 1 }
    return end
  }

  /// Whether a word stands where an operand does: what is around it are operators or relations, or the row ends.
  private func isOperand(between previous: Int?, _ next: Int?) -> Bool {
    guard previous != nil || next != nil else { return false }
    let isFree = { (part: Int) in isOperator(part) || isRelation(part) }
    return previous.map(isFree) ?? true && next.map(isFree) ?? true
  }

  /// Finds out what a text of one word is. Whether it goes with what is around it, and does not split the row.
  private mutating func joins(_ part: Int, after previous: Int?, _ following: ArraySlice<Int>) -> Bool {
    let alone = leaf(drafts[part].text, start: drafts[part].start, end: drafts[part].end)
    if drafts[alone].kind == .punctuation {
      drafts[part].role = drafts[alone].role
      return false
    }
    if drafts[alone].kind != .unknown {
      drafts[part].kind = drafts[alone].kind
      drafts[part].role = drafts[alone].role
      drafts[part].scalar = drafts[alone].scalar
      drafts[part].text = drafts[alone].text
      return true
    }
    switch numberRole(drafts[part].text) {
    case .otherNumber: break
    case let role:
      drafts[part].kind = .number
      drafts[part].role = role
      return true
    }
    let isName = drafts[part].text.unicodeScalars.allSatisfy {
      let kind = Characters.sign($0).kind
      return kind == .number || kind == .identifier
    }
    guard isName else {
      drafts[part].role = .annotation
      return false
    }
    if isOperand(between: previous, following.first) {
      drafts[part].kind = .identifier
      return true
    }
    guard let next = following.first else {
      // A word at the end names what was counted.
      drafts[part].kind = .identifier
      if previous.map(countsUnits) ?? false { drafts[part].role = .unit }
      return true
    }
    if kind(next) == .fenced {
      drafts[part].kind = .function
      drafts[part].role = .prefixFunction
    } else {
      drafts[part].role = .text
    }
    return true
  }
}
