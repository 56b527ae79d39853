internal import PCRE2

/// What bytes a text must hold for a pattern to match in it, as far as its syntax tells: sets of which each must have a
/// byte in the text.
internal struct PatternNeeds: Sendable {
  /// The sets, the rarest first.
  internal let sets: [ByteSet]

  /// More sets than these tell little more.
  internal static let limit = 3

  internal init(_ syntax: PatternSyntax) {
    var all: [ByteSet] = []
    syntax.appendNeeds(to: &all)
    var rarest: [(set: ByteSet, share: Float)] = []
    for set in all {
      // A set that is asked for twice tells no more than once.
      let share = set.share
      guard share < 0.9, !rarest.contains(where: { $0.set == set }) else { continue }
      let place = rarest.firstIndex { share < $0.share } ?? rarest.count
      guard place < Self.limit else { continue }
      rarest.insert((set, share), at: place)
      if rarest.count > Self.limit { rarest.removeLast() }
    }
    sets = rarest.map(\.set)
  }
}

extension PatternSyntax {
  /// Appends sets of which each has a byte in every match, or behind it.
  internal func appendNeeds(to sets: inout [ByteSet]) {
    switch self {
    case .byte(let set), .byteWithin(let set): sets.append(set)
    case .sequence(let items): for item in items { item.appendNeeds(to: &sets) }
    case .repeated(let inner), .ahead(let inner): inner.appendNeeds(to: &sets)
    case .alternatives(let branches):
      // Whichever branch matches, its rarest need is met.
      var union = ByteSet()
      for branch in branches {
        var own: [ByteSet] = []
        branch.appendNeeds(to: &own)
        guard let rarest = own.min(by: { $0.share < $1.share }) else { return }
        union.formUnion(rarest)
      }
      sets.append(union)
    case .shared(let shared): sets += shared.needs
    case .optional, .unknown, .before, .behind: break
    }
  }
}

extension ByteSet {
  /// About how often a byte of a label is in the set, 1 for always.
  internal var share: Float {
    if count > 128 { return 1 - complement.sum }
    return sum
  }

  private var sum: Float {
    var sum: Float = 0
    forEach { sum += Self.shares[Int($0)] }
    return sum
  }

  /// The share of each byte in labels of apps, roughly.
  private static let shares: [Float] = (UInt8.min...UInt8.max).map { byte in
    switch byte {
    case UInt8(ascii: " "): 0.12
    case _ where "aeinorst".utf8.contains(byte): 0.06
    case UInt8(ascii: "a")...UInt8(ascii: "z"): 0.014
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): 0.002
    case UInt8(ascii: "."): 0.009
    case _ where ",:%".utf8.contains(byte): 0.004
    case 0...0x7F: 0.001
    default: 0.0003
    }
  }
}
