/// The bytes that a match passes.
internal struct Extent: Sendable {
  /// The most bytes that it passes once each.
  internal private(set) var single = 0
  /// The bytes that it may pass any number of times.
  internal private(set) var repeated = ByteSet()
  /// All bytes that it may pass.
  private var all = ByteSet()

  /// Nothing.
  internal init() {}

  /// One byte of a set.
  internal init(_ set: ByteSet) { (single, all) = (1, set) }

  /// No pattern passes more bytes once each than can be counted.
  private static let singleLimit = 1 << 20

  /// Once or more.
  internal var repetition: Extent {
    var result = self
    (result.single, result.repeated) = (0, all)
    return result
  }

  /// This, and then another.
  internal func followed(by other: Extent) -> Extent {
    var result = self
    result.formUnion(other)
    result.single = min(single + other.single, Self.singleLimit)
    return result
  }

  /// This or another.
  internal mutating func formUnion(_ other: Extent) {
    single = max(single, other.single)
    repeated.formUnion(other.repeated)
    all.formUnion(other.all)
  }
}

extension PatternSyntax {
  /// What a match passes.
  ///
  /// - Parameter isLast: Whether nothing follows. Then what is looked at ahead is passed as well.
  internal func extent(isLast: Bool) -> Extent {
    switch self {
    case .byte(let set), .byteWithin(let set): return Extent(set)
    case .before, .behind: return Extent()
    case .ahead(let inner): return isLast ? inner.extent(isLast: true) : Extent()
    case .unknown: return Extent(.all).repetition
    case .shared(let shared): return shared.extent
    case .optional(let inner): return inner.extent(isLast: isLast)
    case .repeated(let inner): return inner.extent(isLast: false).repetition
    case .alternatives(let branches):
      return branches.reduce(into: Extent()) { $0.formUnion($1.extent(isLast: isLast)) }
    case .sequence(let items):
      var extent = Extent()
      for (index, item) in items.enumerated() {
        extent = extent.followed(by: item.extent(isLast: isLast && index == items.count - 1))
      }
      return extent
    }
  }
}
