internal import PCRE2

/// The bytes that can stand at the first three places of a match.
internal struct LeadingBytes: Sendable {
  /// The bytes at each place, of matches that reach it.
  internal private(set) var sets: (ByteSet, ByteSet, ByteSet)
  /// The lengths that a match can have: bits 0 to 2, and bit 3 for all that are longer.
  private var lengths: UInt8

  /// Those of a match without any byte.
  private static let none = LeadingBytes(sets: (ByteSet(), ByteSet(), ByteSet()), lengths: 1)

  private init(sets: (ByteSet, ByteSet, ByteSet), lengths: UInt8) {
    self.sets = sets
    self.lengths = lengths
  }

  /// Those of a match of `syntax`.
  internal init(_ syntax: PatternSyntax) {
    switch syntax {
    case .byte(let set), .byteWithin(let set): self.init(sets: (set, ByteSet(), ByteSet()), lengths: 2)
    case .before, .behind, .ahead: self = .none
    case .unknown: self.init(sets: (.all, .all, .all), lengths: 15)
    case .shared(let shared): self = shared.leading
    case .optional(let inner):
      self.init(inner)
      lengths |= 1
    case .repeated(let inner):
      let once = LeadingBytes(inner)
      self = once
      for _ in 0..<2 { append(once, mayEnd: true) }
      // Any number of times more than was looked at.
      if once.lengths & ~1 != 0 { lengths |= 8 }
    case .alternatives(let branches):
      self.init(sets: (ByteSet(), ByteSet(), ByteSet()), lengths: 0)
      for branch in branches { formUnion(LeadingBytes(branch)) }
    case .sequence(let items):
      self = .none
      for item in items where reachesOn { append(LeadingBytes(item)) }
    }
  }

  /// Those of a text of `items` and what may follow it: whatever the items at the end allow there.
  internal init(ofText items: [PatternSyntax]) {
    self = .none
    var following = ByteSet.all
    for item in items {
      guard reachesOn else { return }
      if case .before(let set) = item {
        following.formIntersection(set)
      } else {
        let leading = LeadingBytes(item)
        if leading.lengths != 1 { following = .all }
        append(leading)
      }
    }
    let ends = lengths
    if ends & 1 != 0 { sets.0.formUnion(following) }
    if ends & 1 != 0 { sets.1 = .all } else if ends & 2 != 0 { sets.1.formUnion(following) }
    if ends & 3 != 0 { sets.2 = .all } else if ends & 4 != 0 { sets.2.formUnion(following) }
  }

  /// Whether a match can end before any byte, after the first, or after the second at the latest.
  internal var mayEndBefore: (first: Bool, second: Bool, third: Bool) {
    (lengths & 1 != 0, lengths & 3 != 0, lengths & 7 != 0)
  }

  /// Whether something can follow within the first three places.
  private var reachesOn: Bool { lengths & 7 != 0 }

  private mutating func formUnion(_ other: LeadingBytes) {
    sets.0.formUnion(other.sets.0)
    sets.1.formUnion(other.sets.1)
    sets.2.formUnion(other.sets.2)
    lengths |= other.lengths
  }

  /// Puts `next` behind; where `mayEnd`, it may also be left out.
  private mutating func append(_ next: LeadingBytes, mayEnd: Bool = false) {
    var lengths = mayEnd ? self.lengths : self.lengths & 8
    if self.lengths & 1 != 0 {
      sets.0.formUnion(next.sets.0)
      sets.1.formUnion(next.sets.1)
      sets.2.formUnion(next.sets.2)
      lengths |= next.lengths
    }
    if self.lengths & 2 != 0 {
      sets.1.formUnion(next.sets.0)
      sets.2.formUnion(next.sets.1)
      lengths |= next.lengths << 1 & 15 | next.lengths & 8
    }
    if self.lengths & 4 != 0 {
      sets.2.formUnion(next.sets.0)
      lengths |= next.lengths << 2 & 15 | (next.lengths & ~1 == 0 ? 0 : 8)
    }
    self.lengths = lengths
  }
}
