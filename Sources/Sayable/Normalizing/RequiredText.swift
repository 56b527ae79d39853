internal import PCRE2

/// Text that every match of a pattern holds: behind a byte of ``left``, what ``items`` describe.
internal struct RequiredText: Sendable {
  /// The bytes behind which it stands; it may also stand at the beginning of the text where ``mayBegin``.
  internal var left: ByteSet
  internal var mayBegin: Bool
  internal var items: [PatternSyntax]
  /// About how likely it begins at a byte of a label.
  internal var share: Float
  /// About what looking for it takes at a byte of a label.
  internal var cost: Float

  /// The texts one of which is in every match: those that take least to look for and that are found least often.
  internal static func texts(of syntax: PatternSyntax) -> [RequiredText] {
    texts(of: syntax.items, behind: Left(set: .all, mayBegin: true), then: [], thenShare: 1, depth: 0)
  }

  /// What stands to the left of an item.
  private struct Left {
    var set: ByteSet
    var mayBegin: Bool

    var share: Float { min(1, set.share + (mayBegin ? 0.03 : 0)) }

    mutating func pass(_ item: PatternSyntax) {
      switch item {
      case .behind(let allowed): set.formIntersection(allowed)
      case .unknown: self = Left(set: .all, mayBegin: true)
      default:
        let end = item.end
        if end.isEmpty {
          set.formUnion(end.set)
        } else {
          self = Left(set: end.set, mayBegin: false)
        }
      }
    }
  }

  /// Alternatives are looked into only where they are few, and not deeper than this.
  private static let depthLimit = 3
  private static let branchLimit = 16

  private static func texts(
    of items: [PatternSyntax], behind left: Left, then rest: [PatternSyntax], thenShare: Float, depth: Int
  ) -> [RequiredText] {
    var left = left
    // How likely the text from each item to the end is.
    var shares = [thenShare]
    for item in items.reversed() { shares.append(item.textShare(then: shares[shares.count - 1])) }
    shares.reverse()
    // The best text so far begins at an item, or lies in one.
    var bestStart: (index: Int, left: Left, share: Float)?
    var bestInner: [RequiredText] = []
    var bestCost = Float.infinity
    for (index, item) in items.enumerated() {
      let share = left.share * shares[index]
      let cost = cost(share: share, left: left, Array(items[index...].prefix(4)))
      if cost < bestCost {
        bestStart = (index, left, share)
        bestCost = cost
      }
      let inner =
        depth < depthLimit
        ? texts(in: item, behind: left, thenShare: shares[index + 1], depth: depth + 1) { items[(index + 1)...] + rest }
        : nil
      if let inner {
        let cost = inner.reduce(0) { $0 + $1.cost }
        if cost < bestCost {
          bestStart = nil
          bestInner = inner
          bestCost = cost
        }
      }
      left.pass(item)
    }
    if items.isEmpty { bestStart = (0, left, left.share * thenShare) }
    guard let bestStart else { return bestInner }
    return [
      RequiredText(
        left: bestStart.left.set, mayBegin: bestStart.left.mayBegin, items: items[bestStart.index...] + rest,
        share: bestStart.share, cost: items.isEmpty ? cost(share: bestStart.share, left: left, rest) : bestCost)
    ]
  }

  /// The texts inside an item, where it is worth to look there.
  private static func texts(
    in item: PatternSyntax, behind left: Left, thenShare: Float, depth: Int, _ rest: () -> [PatternSyntax]
  ) -> [RequiredText]? {
    switch item {
    case .repeated(.byte), .repeated(.byteWithin): return nil
    case .alternatives(let branches) where branches.count <= branchLimit:
      let rest = rest()
      return branches.flatMap { texts(of: $0.items, behind: left, then: rest, thenShare: thenShare, depth: depth) }
    case .repeated(let inner):
      var around = left
      around.set.formUnion(inner.end.set)
      let again = PatternSyntax.optional(item)
      return texts(
        of: inner.items, behind: around, then: [again] + rest(), thenShare: again.textShare(then: thenShare),
        depth: depth)
    default: return nil
    }
  }

  /// Looking at a place takes some time; a text that is found takes a search.
  private static func cost(share: Float, left: Left, _ items: [PatternSyntax]) -> Float {
    let leading = LeadingBytes(ofText: items).sets
    return 20 * left.share * leading.0.share * leading.1.share + 300 * share
  }
}

extension PatternSyntax {
  /// The parts that follow one another.
  internal var items: [PatternSyntax] { if case .sequence(let items) = self { items } else { [self] } }

  /// About how likely a match begins at a byte of a label, with what follows it at the chance of `rest`.
  internal func textShare(then rest: Float) -> Float {
    switch self {
    case .byte(let set), .byteWithin(let set): set.share * rest
    case .before(let set): set.share * rest
    case .sequence(let items): items.reversed().reduce(rest) { $1.textShare(then: $0) }
    case .alternatives(let branches): min(1, branches.reduce(0) { $0 + $1.textShare(then: 1) }) * rest
    case .shared(let shared): shared.textShare * rest
    case .repeated(let inner): inner.textShare(then: 1) * inner.repeatedShare(then: rest)
    case .optional(.repeated(let inner)): inner.repeatedShare(then: rest)
    case .optional, .behind, .ahead: rest
    case .unknown: 1
    }
  }

  /// What follows a repetition may be out of sight behind it.
  private func repeatedShare(then rest: Float) -> Float {
    let once = textShare(then: 1)
    return max(rest, once * once * once * once)
  }

  /// The least number of bytes of a match.
  internal var leastLength: Int {
    switch self {
    case .byte, .byteWithin: 1
    case .sequence(let items): items.reduce(0) { min(64, $0 + $1.leastLength) }
    case .alternatives(let branches): branches.map(\.leastLength).min() ?? 0
    case .shared(let shared): shared.leastLength
    case .repeated(let inner): inner.leastLength
    case .optional, .unknown, .before, .behind, .ahead: 0
    }
  }
}
