internal import PCRE2

/// Text that every match of a pattern holds: behind a byte of ``left``, what ``items`` describe.
internal struct RequiredText: Sendable {
  /// The bytes behind which it stands; it may also stand at the beginning of the text where ``mayBegin``.
  internal var left: ByteSet
  internal var mayBegin: Bool
  internal var items: [PatternSyntax]
  /// About how likely it begins at a byte of a label.
  internal var share: Float

  /// The texts one of which is in every match, those that are found least often.
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
    for item in items.reversed() { shares.append(shares[shares.count - 1] * item.textShare) }
    shares.reverse()
    var best: [RequiredText] = []
    var bestShare = Float.infinity
    for (index, item) in items.enumerated() {
      let share = left.share * shares[index]
      if share < bestShare {
        best = [
          RequiredText(
            left: left.set, mayBegin: left.mayBegin, items: Array(items[index...]) + rest, share: share)
        ]
        bestShare = share
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
          inner = texts(
            of: repeated.items, behind: around, then: [.optional(item)] + items[(index + 1)...] + rest,
            thenShare: shares[index + 1], depth: depth + 1)
        }
        if let inner {
          let share = inner.reduce(0) { $0 + $1.share }
          if share < bestShare {
            best = inner
            bestShare = share
          }
        }
      }
      left.pass(item)
    }
    if best.isEmpty {
      best = [RequiredText(left: left.set, mayBegin: left.mayBegin, items: rest, share: left.share * thenShare)]
    }
    return best
  }
}

extension PatternSyntax {
  /// The parts that follow one another.
  internal var items: [PatternSyntax] { if case .sequence(let items) = self { items } else { [self] } }

  /// About how likely a match begins at a byte of a label.
  fileprivate var textShare: Float {
    switch self {
    case .byte(let set), .byteWithin(let set), .before(let set): set.share
    case .sequence(let items): items.reduce(1) { $0 * $1.textShare }
    case .alternatives(let branches): min(1, branches.reduce(0) { $0 + $1.textShare })
    case .repeated(let inner): inner.textShare
    case .optional, .unknown, .behind, .ahead: 1
    }
  }

  /// The least number of bytes of a match.
  internal var leastLength: Int {
    switch self {
    case .byte, .byteWithin: 1
    case .sequence(let items): items.reduce(0) { min(64, $0 + $1.leastLength) }
    case .alternatives(let branches): branches.map(\.leastLength).min() ?? 0
    case .repeated(let inner): inner.leastLength
    case .optional, .unknown, .before, .behind, .ahead: 0
    }
  }
}
