/// The points by which a curve is heard and drawn: even steps, and all special places.
internal struct CurvePoints {
  /// `y` is `nan` where there is no value.
  private(set) var samples: [(x: Double, y: Double)] = []

  /// So many that the tone bends no more than the curve.
  static let steps = 800

  /// - Parameters:
  ///   - special: Places beside those of the facts.
  ///   - axis: The values that are heard: where the curve leaves them there is a point.
  init(_ curve: Curve, _ facts: FunctionFacts, special: [Double], _ axis: ValueAxis) {
    let grid = (0...Self.steps).map {
      $0 == Self.steps ? curve.to : curve.from + curve.width * Double($0) / Double(Self.steps)
    }
    let places =
      special + facts.roots.map(\.x) + (facts.maxima + facts.minima).map(\.place.position)
      + facts.minimumAt.map(\.position)
      + facts.maximumAt.map(\.position)
    // A step beside a special place gives way to it.
    let near = 1e-7 * curve.width
    let special = places.sorted()
    var following = 0
    let steps = grid.filter { x in
      while following < special.count, special[following] < x - near { following += 1 }
      return following == special.count || special[following] > x + near || x == curve.from || x == curve.to
    }
    let all = (steps + special).sorted()
    var next = 0
    for piece in curve.pieces {
      while next < all.count, all[next] < piece.from {
        addSilence(all[next], curve)
        next += 1
      }
      if !samples.isEmpty, !curve.continues(at: piece.from) { addSilence(curve.middle(before: piece), curve) }
      var own: [(x: Double, y: Double)] = []
      if !piece.isUnboundedAtStart { own.append((piece.from, curve.function(piece.from))) }
      while next < all.count, all[next] <= piece.to {
        let x = all[next]
        next += 1
        if own.last?.x == x || x == piece.from { continue }
        if x == piece.to, piece.isUnboundedAtEnd { continue }
        let y = curve.function(x)
        if !y.isNaN { own.append((x, y)) }
      }
      if !piece.isUnboundedAtEnd, own.last.map({ $0.x < piece.to }) ?? true, piece.to > piece.from {
        own.append((piece.to, curve.function(piece.to)))
      }
      samples += Self.withEdges(own, curve, axis)
    }
    while next < all.count {
      addSilence(all[next], curve)
      next += 1
    }
  }

  private mutating func addSilence(_ x: Double, _ curve: Curve) {
    guard samples.last.map({ $0.x < x || $0.x == x && !$0.y.isNaN }) ?? true else { return }
    // A hole of one place is not heard.
    if curve.cuts.contains(where: { $0.kind == .hole && abs($0.x - x) <= 2e-6 * curve.width }) { return }
    samples.append((x, .nan))
  }

  /// Points with one more wherever the curve leaves the values that are heard, or comes back.
  private static func withEdges(
    _ points: [(x: Double, y: Double)], _ curve: Curve, _ axis: ValueAxis
  ) -> [(x: Double, y: Double)] {
    var found: [(x: Double, y: Double)] = []
    for point in points {
      if let last = found.last {
        let (wasInside, isInside) = (axis.contains(last.y), axis.contains(point.y))
        if wasInside != isInside {
          let (inside, outside) = wasInside ? (last, point) : (point, last)
          let x = curve.bisect(inside.x, outside.x) { axis.contains(curve.function($0)) }
          if x != inside.x { found.append((x, curve.function(x))) }
        } else if !wasInside, (last.y < axis.minimum) != (point.y < axis.minimum) {
          // The curve goes through all of the values within one step.
          let isRising = last.y < point.y
          let first = curve.bisect(point.x, last.x) { (curve.function($0) > axis.minimum) == isRising }
          let second = curve.bisect(last.x, point.x) { (curve.function($0) < axis.maximum) == isRising }
          let between = [first, second].sorted().filter { axis.contains(curve.function($0)) }
          found += between.map { ($0, curve.function($0)) }
        }
      }
      found.append(point)
    }
    return found
  }
}

extension Curve {
  /// Whether the tone goes on where a piece begins: behind a jump or a hole.
  fileprivate func continues(at x: Double) -> Bool {
    cuts.contains { ($0.kind == .jump || $0.kind == .hole) && abs($0.x - x) <= 2e-6 * width }
  }

  /// A place between a piece and the one before it.
  fileprivate func middle(before piece: Piece) -> Double {
    let before = pieces.last { $0.from < piece.from && $0.to <= piece.from }?.to ?? from
    let middle = before + (piece.from - before) / 2
    return cuts.first { $0.x >= before && $0.x <= piece.from && $0.kind == .pole }?.x ?? middle
  }
}
