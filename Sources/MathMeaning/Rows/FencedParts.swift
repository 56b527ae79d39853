/// What stands between two fences, and what the fences make of it.
internal struct FencedParts {
  let rows: RowStages

  /// `parts` between two fences.
  func part(_ open: Part, _ parts: [Part], _ close: Part) -> Part {
    let isInBraces = open.bare.scalar == 0x7B && close.bare.scalar == 0x7D
    let mayList = (isInBraces || Self.isHalfOpen(open, close)) && parts.count == 1
    let list = mayList ? NumberMarks.list(of: parts[0], context: rows.context) : nil
    let inner = rows.part(list ?? parts)
    if inner.kind == .empty, inner.end == 0 {
      inner.start = open.end
      inner.end = open.end
    }
    let made = Part(.fenced, open.role, [inner], content: [open, close])
    if open.role == .open { made.role = Self.role(of: inner, open, close) }
    Self.detectCycle(made)
    return Self.movingScripts(out: made)
  }

  /// Whether two fences can only be those of an interval, which has two ends.
  private static func isHalfOpen(_ open: Part, _ close: Part) -> Bool {
    switch (open.bare.scalar, close.bare.scalar) {
    case (0x5B, 0x29), (0x28, 0x5D), (0x5B, 0x27E9), (0x27E8, 0x5D): true
    default: false
    }
  }

  /// What fences that differ make of their content: braces make sets.
  private static func role(of inner: Part, _ open: Part, _ close: Part) -> MeaningRole {
    switch (open.bare.scalar, close.bare.scalar) {
    case (0x7B, 0x7D), (0x2774, 0x2775), (0x2983, 0x2984), (0xFE5B, 0xFE5C), (0xFF5B, 0xFF5D): break
    default: return .leftRight
    }
    if inner.kind == .empty { return .setEmpty }
    if isSingleMember(inner) { return .setSingle }
    guard inner.kind == .punctuated, let sign = inner.content.first else { return .leftRight }
    switch sign.role {
    case .comma, .semicolon: return inner.role == .sequence ? .setCollection : .leftRight
    case .verticalBar, .colon:
      return inner.content.count == 1 && inner.children.count == 3 ? .setExtension : .leftRight
    default: return .leftRight
    }
  }

  private static func isSingleMember(_ part: Part) -> Bool {
    switch part.kind {
    case .punctuation, .punctuated, .relations, .mixedRelations, .table, .lines: false
    case .infix: part.role == .implicit
    case .fenced where part.role == .leftRight: part.children.first.map(isSingleMember) ?? true
    default: true
    }
  }

  /// Numbers with spaces between them in parentheses are a cycle of a permutation.
  private static func detectCycle(_ made: Part) {
    guard let inner = made.children.first, inner.kind == .infix, inner.role == .implicit,
      inner.children.allSatisfy(isElement), inner.children.dropFirst().allSatisfy(\.isSpaced)
    else { return }
    made.kind = .matrix
    made.role = .cycle
    inner.kind = .row
    inner.role = .cycle
    inner.content = []
  }

  /// Whether a part is a number that a permutation may move, and no code that begins with a zero.
  private static func isElement(_ part: Part) -> Bool {
    part.kind == .number && (part.text.utf8.first != UInt8(ascii: "0") || part.text.utf8.count == 1)
  }

  /// Scripts that were written on a fence belong to all that is fenced.
  private static func movingScripts(out made: Part) -> Part {
    guard made.content.count == 2 else { return made }
    var outer = made
    for index in 0..<2 where made.content[index].embellished != nil {
      (outer, made.content[index]) = movingScripts(of: made.content[index], onto: outer)
    }
    return outer
  }

  /// The fenced part with the scripts of `fence` around it, and the fence without them. Marks stay on the fence.
  private static func movingScripts(of fence: Part, onto fenced: Part) -> (fenced: Part, fence: Part) {
    guard fence.embellished != nil, let base = fence.children.first else { return (fenced, fence) }
    let (inner, plain) = movingScripts(of: base, onto: fenced)
    switch fence.kind {
    case .superscript, .subscript, .tensor:
      if fence.role != .subSuper { fence.role = fenced.role }
      fence.children[0] = inner
      fence.embellished = nil
      fence.cover(inner)
      return (fence, plain)
    default:
      fence.children[0] = plain
      return (inner, fence)
    }
  }
}
