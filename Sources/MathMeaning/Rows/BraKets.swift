/// Bras and kets, such as `|ψ⟩` and `⟨φ|`, whose two fences are of different kinds.
internal struct BraKets {
  let parts: [Part]
  let rows: RowStages

  /// Puts bras and kets together. `⟨φ|ψ⟩` stays as it is.
  static func pairing(_ parts: [Part], rows: RowStages) -> [Part] {
    guard parts.contains(where: { isAngle($0) }), parts.contains(where: { isBar($0) }) else { return parts }
    return BraKets(parts: parts, rows: rows).paired
  }

  private var paired: [Part] {
    var result: [Part] = []
    var openAngles = 0
    var index = 0
    while index < parts.count {
      let fence = parts[index]
      var end = index
      if Self.isAngle(fence) || Self.isBar(fence) && openAngles == 0, let next = nextFence(behind: index),
        isPair(index, next)
      {
        end = next
        // Of ⟨φ|ψ⟩ the bar is between the fences.
        if Self.isAngle(fence), let third = nextFence(behind: next), Self.isClosingAngle(parts[third]) { end = third }
        result += end == next ? [joined(index, next)] : parts[index...end]
      } else {
        if Self.isAngle(fence) { openAngles = max(0, openAngles + (Self.isClosingAngle(fence) ? -1 : 1)) }
        result.append(fence)
      }
      index = end + 1
    }
    return result
  }

  /// Whether the fences at two places are those of a bra or a ket, and an operand is between them.
  private func isPair(_ first: Int, _ last: Int) -> Bool {
    let (open, close) = (parts[first], parts[last])
    let isBra = Self.isAngle(open) && open.role == .open && Self.isBar(close)
    let isKet = Self.isBar(open) && Self.isClosingAngle(close)
    guard isBra || isKet, last > first + 1 else { return false }
    let inside = parts[(first + 1)..<last]
    return inside.count == 1 || !inside.contains { $0.isRelation || $0.isPunctuation && isBra }
  }

  private func joined(_ first: Int, _ last: Int) -> Part {
    let (open, close) = (parts[first], parts[last])
    FenceStage.becomePunctuation(open)
    FenceStage.becomePunctuation(close)
    return .punctuated([open, rows.part(Array(parts[(first + 1)..<last])), close], [open, close])
  }

  /// The next bar or angle bracket, past brackets of other kinds that are in pairs.
  private func nextFence(behind index: Int) -> Int? {
    var depth = 0
    for place in parts.indices[(index + 1)...] where parts[place].isFence {
      let fence = parts[place]
      if depth == 0, Self.isAngle(fence) || Self.isBar(fence) { return place }
      if fence.role == .open { depth += 1 }
      if fence.role == .close { depth -= 1 }
      if depth < 0 { return nil }
    }
    return nil
  }

  private static func isBar(_ part: Part) -> Bool {
    part.isFence && part.isNeutral && (part.scalar == 0x7C || part.scalar == 0x2223)
  }

  private static func isClosingAngle(_ part: Part) -> Bool { isAngle(part) && part.role == .close }

  private static func isAngle(_ part: Part) -> Bool {
    switch part.scalar {
    case 0x27E8, 0x27E9, 0x2329, 0x232A, 0x3008, 0x3009: part.isFence
    default: false
    }
  }
}
