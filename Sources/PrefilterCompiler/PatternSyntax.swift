/// The syntax tree of a pattern, as far as bytes go. It may allow more than the pattern, never less, so that a text that
/// it rules out need not be searched.
package indirect enum PatternSyntax: Sendable, Hashable {
  /// One byte of the set.
  case byte(ByteSet)
  /// One byte of the set, of which the pattern may exclude some.
  case byteWithin(ByteSet)
  case sequence([PatternSyntax])
  case alternatives([PatternSyntax])
  /// Once, or not at all.
  case optional(PatternSyntax)
  /// Once or more.
  case repeated(PatternSyntax)
  /// Nothing, or something of any length.
  case unknown
  /// No byte: the next one is in the set, or there is none.
  case before(ByteSet)
  /// No byte: the last one is in the set, or there is none.
  case behind(ByteSet)
  /// No byte: what follows begins so.
  case ahead(PatternSyntax)

  /// A part that stands in many patterns.
  case shared(SharedSyntax)

  /// Hashes the outermost node alone: trees are looked up among few that begin alike, and hashing all of each takes long.
  package func hash(into hasher: inout Hasher) {
    switch self {
    case .byte(let set), .byteWithin(let set), .before(let set), .behind(let set): hasher.combine(set)
    case .sequence(let parts), .alternatives(let parts): hasher.combine(parts.count)
    case .shared(let shared): hasher.combine(shared)
    case .optional, .repeated, .ahead, .unknown: break
    }
  }

  /// The parts that follow one another.
  internal var items: [PatternSyntax] { if case .sequence(let items) = self { items } else { [self] } }

  /// Nothing at all.
  internal static var nothing: PatternSyntax { .sequence([]) }

  /// One character beyond ASCII: its first byte, then others.
  internal static var beyondASCII: PatternSyntax {
    .sequence([.byteWithin(.leading), .repeated(.byteWithin(.continuing))])
  }

  /// The bytes that a match can begin with, and those that may follow a match without any byte; nil where each has one.
  internal var start: (first: ByteSet, following: ByteSet?) {
    switch self {
    case .byte(let set), .byteWithin(let set): return (set, nil)
    case .unknown: return (.all, .all)
    case .shared(let shared): return (shared.first, shared.following)
    case .before(let set): return (ByteSet(), set)
    case .behind: return (ByteSet(), .all)
    case .ahead(let inner):
      let start = inner.start
      return (ByteSet(), start.first.union(start.following ?? ByteSet()))
    case .optional(let inner): return (inner.start.first, .all)
    case .repeated(let inner): return inner.start
    case .alternatives(let branches):
      var result: (first: ByteSet, following: ByteSet?) = (ByteSet(), nil)
      for branch in branches {
        let start = branch.start
        result.first.formUnion(start.first)
        if let following = start.following { result.following = following.union(result.following ?? ByteSet()) }
      }
      return result
    case .sequence(let items): return Self.start(of: items[...])
    }
  }

  /// The same of parts that follow one another.
  internal static func start(of items: ArraySlice<PatternSyntax>) -> (first: ByteSet, following: ByteSet?) {
    var first = ByteSet()
    var allowed = ByteSet.all
    for item in items {
      let start = item.start
      first.formUnion(start.first.intersection(allowed))
      guard let following = start.following else { return (first, nil) }
      allowed.formIntersection(following)
    }
    return (first, allowed)
  }

  /// What a match can end with, and whether it can have no byte at all.
  internal var end: (set: ByteSet, mayBeEmpty: Bool) {
    switch self {
    case .byte(let set), .byteWithin(let set): return (set, false)
    case .unknown: return (.all, true)
    case .shared(let shared): return (shared.end, shared.mayBeEmpty)
    case .before, .behind, .ahead: return (ByteSet(), true)
    case .optional(let inner): return (inner.end.set, true)
    case .repeated(let inner): return inner.end
    case .alternatives(let branches):
      var set = ByteSet()
      var mayBeEmpty = false
      for branch in branches {
        let end = branch.end
        set.formUnion(end.set)
        mayBeEmpty = mayBeEmpty || end.mayBeEmpty
      }
      return (set, mayBeEmpty)
    case .sequence(let items):
      var set = ByteSet()
      for item in items.reversed() {
        let end = item.end
        set.formUnion(end.set)
        if !end.mayBeEmpty { return (set, false) }
      }
      return (set, true)
    }
  }

  /// The ASCII bytes each of which is a whole match.
  internal var wholeMatches: ByteSet {
    switch self {
    case .byte(let set): return set.intersection(.ascii)
    case .alternatives(let branches): return branches.reduce(into: ByteSet()) { $0.formUnion($1.wholeMatches) }
    case .sequence(let items) where items.count == 1: return items[0].wholeMatches
    case .repeated(let inner): return inner.wholeMatches
    case .shared(let shared): return shared.syntax.wholeMatches
    default: return ByteSet()
    }
  }
}
