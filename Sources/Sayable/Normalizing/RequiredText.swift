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
    var best: [RequiredText] = []
    var bestCost = Float.infinity
    for (index, item) in items.enumerated() {
      let text = RequiredText(left, items[index...] + rest, share: left.share * shares[index])
      if text.cost < bestCost {
        best = [text]
        bestCost = text.cost
      }
      if depth < depthLimit {
        var inner: [RequiredText]?
        if case .alternatives(let branches) = item, branches.count <= branchLimit {
          let following = Array(items[(index + 1)...]) + rest
          inner = branches.flatMap {
            texts(of: $0.items, behind: left, then: following, thenShare: shares[index + 1], depth: depth + 1)
          }
        } else if case .repeated(let repeated) = item {
          var around = left
          around.set.formUnion(repeated.end.set)
          let again = PatternSyntax.optional(item)
          inner = texts(
            of: repeated.items, behind: around, then: [again] + items[(index + 1)...] + rest,
            thenShare: again.textShare(then: shares[index + 1]), depth: depth + 1)
        }
        if let inner {
          let cost = inner.reduce(0) { $0 + $1.cost }
          if cost < bestCost {
            best = inner
            bestCost = cost
          }
        }
      }
      left.pass(item)
    }
    if best.isEmpty { best = [RequiredText(left, rest[...], share: left.share * thenShare)] }
    return best
  }

  private init(_ left: Left, _ items: ArraySlice<PatternSyntax>, share: Float) {
    self.left = left.set
    mayBegin = left.mayBegin
    self.items = Array(items)
    self.share = share
    // Looking at a place takes some time; a text that is found takes a search.
    cost = 20 * left.share * PatternSyntax.beginningShare(of: self.items) + 300 * share
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

  /// About how often the first two bytes of `items` stand in a label.
  fileprivate static func beginningShare(of items: [PatternSyntax]) -> Float {
    var first = ByteSet()
    for (index, item) in items.enumerated() {
      let start = item.start
      first.formUnion(start.first)
      guard start.following == nil else { continue }
      if item.isOneByte, items.count > index + 1 {
        let next = items[index + 1].start
        return first.share * (next.first.union(next.following ?? ByteSet())).share
      }
      return first.share * 0.5
    }
    return 1
  }

  private var isOneByte: Bool {
    switch self {
    case .byte, .byteWithin: true
    default: false
    }
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
