/// Parentheses, bars and the like: which of them belong together.
extension MeaningBuilder {
  /// Puts fences that belong together, and what is between them, into fenced nodes. A fence without its other half
  /// becomes punctuation.
  mutating func fencesInRow(_ parts: [Int]) -> [Int] {
    guard parts.contains(where: isFence) else { return parts }
    var fences: [Int] = []
    var runs: [[Int]] = [[]]
    for part in parts {
      if isFence(part), canEnclose(part) {
        fences.append(part)
        runs.append([])
      } else {
        if isFence(part) { becomePunctuation(part) }
        runs[runs.count - 1].append(part)
      }
    }
    guard !fences.isEmpty else { return runs[0] }
    if fences.count > 1 { guessBars(fences, runs) }

    // The fences that are open, the places of the ones among them that can only open, and what was read before the
    // first and after each of them.
    var open: [Int] = []
    var openers: [Int] = []
    var contents = [runs[0]]
    var opens = true
    for (index, fence) in fences.enumerated() {
      let following = runs[index + 1]
      let last = open.last
      var isPair = last.map { pairs(fence, $0) } ?? false
      if isPair, nothingCloses(before: fence, runs[index].last, opens) {
        isPair = following.isEmpty
      }
      opens = role(fence) == .open || isNeutral(fence) && !isPair
      if opens {
        if role(fence) == .open { openers.append(open.count) }
        open.append(fence)
        contents.append(following)
        continue
      }
      var made = fence
      if let last, isPair || role(fence) == .close && role(last) == .open {
        open.removeLast()
        if !isPair { openers.removeLast() }
        made = enclosed(last, fence, contents.removeLast())
      } else if role(fence) == .close, let position = openers.last {
        // Neutral fences inside the pair are settled among themselves.
        openers.removeLast()
        let opening = open[position]
        let inner = neutralFences(open[(position + 1)...], contents[(position + 2)...].dropLast())
        let right = contents.last ?? []
        let body = contents[position + 1] + inner + right
        open.removeSubrange(position...)
        contents.removeSubrange((position + 1)...)
        made = enclosed(opening, fence, body)
      } else {
        becomePunctuation(fence)
      }
      contents[contents.count - 1].append(made)
      contents[contents.count - 1] += following
    }
    return settled(open, contents)
  }

  /// Whether a bar can only open: there is nothing before it that it could close. `opens` tells of the fence before it.
  private func nothingCloses(before fence: Int, _ previous: Int?, _ opens: Bool) -> Bool {
    guard let previous else { return opens }
    return isRelation(previous) || isPunctuation(previous) || isOperator(previous) && role(previous) != .postfixOperator
  }

  /// What is left: fences that only open become punctuation, neutral ones between them are paired where they can be.
  private mutating func settled(_ open: [Int], _ contents: [[Int]]) -> [Int] {
    var result = contents[0]
    var index = 0
    while index < open.count {
      if role(open[index]) == .open {
        becomePunctuation(open[index])
        result.append(open[index])
        index += 1
      } else {
        let end = open[index...].firstIndex { role($0) == .open } ?? open.count
        result += neutralFences(open[index..<end], contents[(index + 1)..<end])
        index = end
      }
      result += contents[index]
    }
    return result
  }

  /// Pairs each neutral fence with the next of its sign. There is one run of `contents` between each two of `fences`.
  private mutating func neutralFences(_ fences: ArraySlice<Int>, _ contents: ArraySlice<[Int]>) -> [Int] {
    var result: [Int] = []
    var fence = fences.startIndex
    var content = contents.startIndex
    while fence < fences.endIndex {
      let first = fences[fence]
      let rest = fences[(fence + 1)...]
      if let match = rest.firstIndex(where: { pairs($0, first) }) {
        let inside = fences[(fence + 1)..<match]
        var body = contents[content]
        content += 1
        if !inside.isEmpty {
          let end = content + inside.count - 1
          body += neutralFences(inside, contents[content..<end])
          body += contents[end]
          content = end + 1
        }
        result.append(enclosed(first, fences[match], body))
        fence = match + 1
      } else {
        becomePunctuation(first)
        result.append(first)
        fence += 1
      }
      if fence < fences.endIndex, content < contents.endIndex {
        result += contents[content]
        content += 1
      }
    }
    return result
  }

  /// Whether a fence with scripts can still fence: scripts stand outside the pair.
  private func canEnclose(_ part: Int) -> Bool {
    var part = part
    while drafts[part].embellished != nil {
      let children = drafts[part].children
      switch drafts[part].kind {
      case .tensor:
        let isWritten = children.map { kind($0) != .empty }
        guard isWritten.count == 5, !((isWritten[1] || isWritten[2]) && (isWritten[3] || isWritten[4])) else {
          return false
        }
        if role(part) == .close { return false }
      case .subscript, .superscript:
        if role(part) == .open { return false }
      default: break
      }
      guard let base = children.first else { return true }
      part = base
    }
    return true
  }

  /// Makes punctuation of a fence that stands alone.
  private mutating func becomePunctuation(_ part: Int) {
    let role: MeaningRole
    switch drafts[part].role {
    case .open: role = .openFence
    case .close: role = .closeFence
    case .neutral: role = .verticalBar
    case .metric: role = .metric
    default: return
    }
    var part = part
    while drafts[part].embellished != nil, let base = drafts[part].children.first {
      drafts[part].embellished = .punctuation
      if drafts[part].role != .subSuper, drafts[part].role != .underOver { drafts[part].role = role }
      part = base
    }
    drafts[part].kind = .punctuation
    drafts[part].role = role
  }

  // MARK: Fenced nodes

  /// `parts` between two fences.
  mutating func enclosed(_ open: Int, _ close: Int, _ parts: [Int]) -> Int {
    let inner = row(parts)
    if drafts[inner].kind == .empty, drafts[inner].end == 0 {
      drafts[inner].start = drafts[open].end
      drafts[inner].end = drafts[open].end
    }
    let made = branch(.fenced, role(open), [inner], content: [open, close])
    if role(open) == .open {
      drafts[made].role = fencedRole(inner, open, close)
      if !options.looseFunctions.isEmpty, role(inner) == .composedFunction { drafts[made].role = .composedFunction }
    }
    detectCycle(made)
    return movingScripts(out: made)
  }

  /// What fences that differ make of their content: braces make sets.
  private func fencedRole(_ inner: Int, _ open: Int, _ close: Int) -> MeaningRole {
    switch (drafts[bare(open)].scalar, drafts[bare(close)].scalar) {
    case (0x7B, 0x7D), (0x2774, 0x2775), (0x2983, 0x2984), (0xFE5B, 0xFE5C), (0xFF5B, 0xFF5D): break
    default: return .leftRight
    }
    if kind(inner) == .empty { return .setEmpty }
    if isSingleMember(inner) { return .setSingle }
    guard kind(inner) == .punctuated, let sign = drafts[inner].content.first else { return .leftRight }
    switch role(sign) {
    case .comma: return role(inner) == .sequence ? .setCollection : .leftRight
    case .verticalBar, .colon:
      guard drafts[inner].content.count == 1, drafts[inner].children.count == 3 else { return .leftRight }
      return .setExtension
    default: return .leftRight
    }
  }

  private func isSingleMember(_ part: Int) -> Bool {
    switch kind(part) {
    case .punctuation, .punctuated, .relations, .mixedRelations, .table, .lines: return false
    case .infix: return role(part) == .implicit
    case .fenced:
      guard role(part) == .leftRight, let inner = drafts[part].children.first else { return true }
      return isSingleMember(inner)
    default: return true
    }
  }

  /// Numbers with spaces between them in parentheses are a cycle of a permutation.
  private mutating func detectCycle(_ made: Int) {
    guard let inner = drafts[made].children.first, kind(inner) == .infix, role(inner) == .implicit,
      drafts[inner].children.allSatisfy({ kind($0) == .number }),
      drafts[inner].children.dropFirst().allSatisfy({ drafts[$0].isSpaced })
    else { return }
    drafts[made].kind = .matrix
    drafts[made].role = .cycle
    drafts[inner].kind = .row
    drafts[inner].role = .cycle
    drafts[inner].content = []
  }

  /// Scripts that were written on a fence belong to all that is fenced.
  private mutating func movingScripts(out made: Int) -> Int {
    guard drafts[made].content.count == 2 else { return made }
    var outer = made
    for index in 0..<2 {
      let fence = drafts[made].content[index]
      if drafts[fence].embellished == nil { continue }
      let (node, plain) = movingScripts(of: fence, onto: outer)
      outer = node
      drafts[made].content[index] = plain
    }
    return outer
  }

  /// The fenced node with the scripts of `fence` around it, and the fence without them. Marks stay on the fence.
  private mutating func movingScripts(of fence: Int, onto node: Int) -> (node: Int, fence: Int) {
    guard drafts[fence].embellished != nil, let base = drafts[fence].children.first else { return (node, fence) }
    let (inner, plain) = movingScripts(of: base, onto: node)
    switch kind(fence) {
    case .superscript, .subscript, .tensor:
      if role(fence) != .subSuper { drafts[fence].role = role(node) }
      drafts[fence].children[0] = inner
      drafts[fence].embellished = nil
      drafts[fence].start = min(drafts[fence].start, drafts[inner].start)
      drafts[fence].end = max(drafts[fence].end, drafts[inner].end)
      drafts[fence].depth = max(drafts[fence].depth, drafts[inner].depth + 1)
      return (fence, plain)
    default:
      drafts[fence].children[0] = plain
      return (inner, fence)
    }
  }
}
