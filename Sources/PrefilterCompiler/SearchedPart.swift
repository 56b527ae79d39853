/// The part of a pattern that is searched for.
internal struct SearchedPart {
  internal let syntax: PatternSyntax
  /// What a match passes up to the end of the part.
  internal let extent: Extent
}

extension PatternSyntax {
  /// The part of a pattern that is searched for: whatever the pattern matches has it, and few texts do.
  ///
  /// A pattern that begins with any word and has a sign behind it would keep a thread for each word of each text; from
  /// the sign on, it takes none until the sign comes. Once a match has become unlikely to come so far, what else it has
  /// of any length is not looked for either.
  internal var searched: SearchedPart {
    var head = Extent()
    let syntax = withoutHead(partLimit: Self.partLimit, &head).withoutTail
    return SearchedPart(syntax: syntax, extent: head.followed(by: syntax.extent(isLast: true)))
  }

  /// How often a part may stand in texts that is searched for without what precedes it, a place.
  private static let rareFrequency = 5e-4
  /// How often its first byte may stand there at most.
  private static let startFrequency = 0.3
  /// What comes so far is searched for no further.
  private static let sureFrequency = 1e-5
  /// Branches at a beginning are looked at with all that follows them, if these are no more.
  private static let partLimit = 64

  /// - Parameter head: What a match passes before the part at most.
  private func withoutHead(partLimit: Int, _ head: inout Extent) -> PatternSyntax {
    switch self {
    case .alternatives(let branches) where characterBytes == nil:
      return .alternatives(branches.map { $0.withoutHead(partLimit: partLimit, &head) })
    case .sequence(let items):
      let passage = Passage(items)
      for place in items.indices.dropFirst() where passage.wideReach(before: place) > 0 {
        guard passage.frequency(from: place) < Self.rareFrequency else { continue }
        let start = Self.start(of: items[place...])
        if start.following == nil,
          start.first.frequency < min(passage.wideReach(before: place), Self.startFrequency)
        {
          head.formUnion(PatternSyntax.sequence(Array(items[..<place])).extent(isLast: false))
          return .sequence(Array(items[place...]))
        }
      }
      guard let first = items.firstIndex(where: \.passesBytes), case .alternatives(let branches) = items[first],
        items[first].characterBytes == nil, branches.count <= partLimit
      else { return self }
      let parts = branches.map { PatternSyntax.sequence(items[..<first] + $0.items + items[(first + 1)...]) }
      let searched = parts.map { $0.withoutHead(partLimit: partLimit / branches.count, &head) }
      return searched == parts ? self : .alternatives(searched)
    default: return self
    }
  }

  private var withoutTail: PatternSyntax {
    switch self {
    case .alternatives(let branches) where characterBytes == nil: return .alternatives(branches.map(\.withoutTail))
    case .sequence(let items):
      let passage = Passage(items)
      for place in items.indices.dropLast() where passage.isWide(from: place + 1) {
        if case .ahead(let inner) = items[place], inner.estimate.frequency < passage.frequency(from: place + 1) {
          return .sequence(items[..<place] + inner.items)
        }
        if passage.frequency(before: place + 1) < Self.sureFrequency { return .sequence(Array(items[...place])) }
      }
      return self
    default: return self
    }
  }

  private var passesBytes: Bool {
    switch self {
    case .before, .behind, .ahead: false
    case .sequence(let items): items.contains(where: \.passesBytes)
    default: true
    }
  }
}
