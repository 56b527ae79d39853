/// Parentheses, bars and the like: which of them belong together.
internal struct FenceStage {
  let rows: RowStages
  /// The fences that are open, the places of the ones among them that can only open, and what was read before the first
  /// and after each of them.
  private(set) var open: [Part] = []
  private(set) var openers: [Int] = []
  private(set) var contents: [[Part]] = []

  /// Puts fences that belong together, and what is between them, into fenced parts. A fence without its other half
  /// becomes punctuation.
  static func pairing(_ parts: [Part], rows: RowStages) -> [Part] {
    guard parts.contains(where: \.isFence) else { return parts }
    let parts = BraKets.pairing(
      BarCoordinates.separating(ReversedBrackets.pairing(parts, rows: rows)), rows: rows)
    let relations = [0x2223, 0x2225].filter { isRelation($0, in: parts) }
    let (fences, runs) = parts.split { index in
      let part = parts[index]
      guard part.isFence else { return false }
      let canEnclose = Self.canEnclose(part) && !relations.contains(part.bare.scalar)
      if !canEnclose { becomePunctuation(part) }
      return canEnclose
    }
    guard !fences.isEmpty else { return runs[0] }
    if fences.count > 1 { AmbiguousBars.guess(fences, runs, context: rows.context) }
    var stage = FenceStage(rows: rows, contents: [runs[0]])
    return stage.pairing(fences, runs)
  }

  /// Whether every bar of a kind has an operand on both sides, as in a ∣ b ⇒ a ∣ bc and g ∥ h ∥ k, so that none encloses
  /// anything.
  private static func isRelation(_ bar: UInt32, in parts: [Part]) -> Bool {
    func isOperand(_ index: Int) -> Bool {
      parts.indices.contains(index) && !parts[index].isOperator && !parts[index].isBoundary && !parts[index].isFence
    }
    let bars = parts.indices.filter { parts[$0].isFence && parts[$0].bare.scalar == bar }
    return bars.count > 1 && bars.allSatisfy { isOperand($0 - 1) && isOperand($0 + 1) }
  }

  private var fenced: FencedParts { FencedParts(rows: rows) }

  private mutating func pairing(_ fences: [Part], _ runs: [[Part]]) -> [Part] {
    var opens = true
    for (index, fence) in fences.enumerated() {
      let following = runs[index + 1]
      let last = open.last
      var isPair = last.map { fence.pairs(with: $0) } ?? false
      if isPair, nothingCloses(before: runs[index].last, opens) { isPair = following.isEmpty }
      opens = fence.role == .open || fence.isNeutral && !isPair
      if opens {
        if fence.role == .open { openers.append(open.count) }
        open.append(fence)
        contents.append(following)
        continue
      }
      var made = fence
      if let last, isPair || fence.role == .close && last.role == .open {
        open.removeLast()
        if !isPair { openers.removeLast() }
        made = fenced.part(last, contents.removeLast(), fence)
      } else if fence.role == .close, let position = openers.popLast() {
        made = closing(position, with: fence)
      } else {
        Self.becomePunctuation(fence)
      }
      contents[contents.count - 1].append(made)
      contents[contents.count - 1] += following
    }
    return settled()
  }

  /// Closes the fence at `position` of those that are open. Neutral fences inside the pair are settled among themselves.
  private mutating func closing(_ position: Int, with fence: Part) -> Part {
    let opening = open[position]
    let inner = neutralFences(open[(position + 1)...], contents[(position + 2)...].dropLast())
    let body = contents[position + 1] + inner + (contents.last ?? [])
    open.removeSubrange(position...)
    contents.removeSubrange((position + 1)...)
    return fenced.part(opening, body, fence)
  }

  /// Whether a bar can only open: there is nothing before it that it could close. `opens` tells of the fence before it.
  private func nothingCloses(before previous: Part?, _ opens: Bool) -> Bool {
    guard let previous else { return opens }
    return previous.isBoundary || previous.isOperator && previous.role != .postfixOperator
  }

  /// What is left: fences that only open become punctuation, neutral ones between them are paired where they can be.
  private func settled() -> [Part] {
    var result = contents[0]
    var index = 0
    while index < open.count {
      if open[index].role == .open {
        Self.becomePunctuation(open[index])
        result.append(open[index])
        index += 1
      } else {
        let end = open[index...].firstIndex { $0.role == .open } ?? open.count
        result += neutralFences(open[index..<end], contents[(index + 1)..<end])
        index = end
      }
      result += contents[index]
    }
    return result
  }

  /// Pairs each neutral fence with the next of its sign. There is one run of `contents` between each two of `fences`.
  private func neutralFences(_ fences: ArraySlice<Part>, _ contents: ArraySlice<[Part]>) -> [Part] {
    var result: [Part] = []
    var fence = fences.startIndex
    var content = contents.startIndex
    while fence < fences.endIndex {
      let first = fences[fence]
      if let match = fences[(fence + 1)...].firstIndex(where: { $0.pairs(with: first) }) {
        let inside = fences[(fence + 1)..<match]
        var body = contents[content]
        content += 1
        if !inside.isEmpty {
          let end = content + inside.count - 1
          body += neutralFences(inside, contents[content..<end])
          body += contents[end]
          content = end + 1
        }
        result.append(fenced.part(first, body, fences[match]))
        fence = match + 1
      } else {
        Self.becomePunctuation(first)
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
  private static func canEnclose(_ part: Part) -> Bool {
    var part = part
    while part.embellished != nil {
      switch part.kind {
      case .tensor:
        let isWritten = part.children.map { $0.kind != .empty }
        guard isWritten.count == 5, !((isWritten[1] || isWritten[2]) && (isWritten[3] || isWritten[4])),
          part.role != .close
        else { return false }
      case .subscript, .superscript: if part.role == .open { return false }
      default: break
      }
      guard let base = part.children.first else { return true }
      part = base
    }
    return true
  }

  /// Makes punctuation of a fence that stands alone.
  static func becomePunctuation(_ part: Part) {
    let role: MeaningRole
    switch part.role {
    case .open: role = .openFence
    case .close: role = .closeFence
    case .neutral: role = .verticalBar
    case .metric: role = .metric
    default: return
    }
    var part = part
    while part.embellished != nil, let base = part.children.first {
      part.embellished = .punctuation
      if part.role != .subSuper, part.role != .underOver { part.role = role }
      part = base
    }
    part.kind = .punctuation
    part.role = role
  }
}
