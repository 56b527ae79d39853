extension PatternSyntax {
  /// Whether it has fewer nodes than these; counts no further.
  internal func hasFewerNodes(than limit: Int) -> Bool {
    var budget = limit
    measure(downTo: &budget)
    return budget > 0
  }

  /// Subtracts the number of nodes from `budget`, until nothing is left of it.
  internal func measure(downTo budget: inout Int) {
    budget -= 1
    switch self {
    case .sequence(let parts), .alternatives(let parts):
      for part in parts where budget > 0 { part.measure(downTo: &budget) }
    case .optional(let inner), .repeated(let inner), .ahead(let inner): if budget > 0 { inner.measure(downTo: &budget) }
    case .shared(let shared): budget -= shared.size
    case .byte, .byteWithin, .before, .behind, .unknown: break
    }
  }

  /// The first bytes of a character that is one of an ASCII set or any beyond it; nil for what is something else.
  internal var characterBytes: ByteSet? {
    guard case .alternatives(let branches) = self, branches.count == 2, case .sequence(let beyond) = branches[1],
      beyond.count == 2, case .byteWithin(.leading) = beyond[0], case .repeated(.byteWithin(.continuing)) = beyond[1]
    else { return nil }
    switch branches[0] {
    case .byte(let set), .byteWithin(let set): return set.union(.leading)
    default: return nil
    }
  }
}
