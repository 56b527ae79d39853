/// Where a curve rises, falls or stays.
internal struct FunctionTrend {
  private(set) var segments: [TrendSegment] = []

  init(_ curve: Curve, _ extrema: Extrema) {
    let turns = (extrema.maxima + extrema.minima).map(\.place.position).sorted()
    for piece in curve.pieces where piece.xs.count > 1 {
      // A curve goes on behind a hole.
      let isBehindHole = curve.cuts.contains { $0.kind == .hole && abs($0.x - piece.from) < 1e-5 * curve.width }
      var own = isBehindHole && !segments.isEmpty ? [segments.removeLast()] : []
      var ends = [piece.from] + turns.filter { $0 > piece.from && $0 < piece.to } + [piece.to]
      ends = (ends + Self.plateaus(piece, curve)).sorted()
      for (from, to) in zip(ends, ends.dropFirst()) where to > from {
        let segment = Self.segment(from, to, curve)
        if let last = own.last, last.direction == segment.direction {
          own[own.count - 1] = TrendSegment(from: last.from, to: segment.to, direction: last.direction)
        } else {
          own.append(segment)
        }
      }
      segments += own
    }
  }

  private static func segment(_ from: Double, _ to: Double, _ curve: Curve) -> TrendSegment {
    let change = curve.function(from + 0.75 * (to - from)) - curve.function(from + 0.25 * (to - from))
    let direction: TrendSegment.Direction =
      abs(change) <= 1e-12 * curve.height && isFlat(from, to, curve) ? .steady : change > 0 ? .rising : .falling
    return TrendSegment(
      from: PlacedValue(place: ChartPlace(from), value: curve.function(from)),
      to: PlacedValue(place: ChartPlace(to), value: curve.function(to)), direction: direction)
  }

  private static func isFlat(_ from: Double, _ to: Double, _ curve: Curve) -> Bool {
    let middle = curve.function(from + (to - from) / 2)
    return (1...9).allSatisfy {
      abs(curve.function(from + (to - from) * Double($0) / 10) - middle) <= 1e-14 * max(abs(middle), 1e-300)
    }
  }

  /// The ends of stretches without a change that begin and end at a corner: a curve that only comes near a value is
  /// still on its way.
  private static func plateaus(_ piece: Curve.Piece, _ curve: Curve) -> [Double] {
    let ys = piece.ys
    let isStill = { (index: Int) in abs(ys[index] - ys[index - 1]) <= 1e-14 * max(abs(ys[index]), abs(ys[index - 1])) }
    var ends: [Double] = []
    var index = 1
    while index < ys.count {
      guard isStill(index) else {
        index += 1
        continue
      }
      let first = index - 1
      while index < ys.count, isStill(index) { index += 1 }
      let last = index - 1
      guard last - first >= Curve.steps / 50, first > 0 || last < ys.count - 1 else { continue }
      let isCorner = { (place: Int) in
        place < 1 || place >= ys.count || abs(ys[place] - ys[place - 1]) > 1e-7 * curve.height
      }
      // One step may lie across the corner itself.
      if first > 0, isCorner(first) || isCorner(first - 1) { ends.append(corner(piece, curve, first, first - 1)) }
      if last < ys.count - 1, isCorner(last + 1) || isCorner(last + 2) {
        ends.append(corner(piece, curve, last, last + 1))
      }
    }
    return ends
  }

  /// Where the level of one step ends on the way to the next.
  private static func corner(_ piece: Curve.Piece, _ curve: Curve, _ inside: Int, _ outside: Int) -> Double {
    let isLevel = { (x: Double) in abs(curve.function(x) - piece.ys[inside]) <= 1e-12 * curve.height }
    return curve.rounded(curve.bisect(piece.xs[inside], piece.xs[outside], isLevel), isLevel)
  }
}
