/// What is known of a function in its window.
public struct FunctionFacts: Sendable, Hashable {
  /// How a graph is its own image, over a window that is so itself.
  public enum Symmetry: String, Sendable, Hashable {
    /// In the axis of y.
    case axis
    /// About the origin.
    case point
  }

  /// The smallest value, whether there is a largest or not; nil where the values have no lower bound.
  internal let lowest: Double?
  /// The largest value, whether there is a smallest or not; nil where the values have no upper bound.
  internal let highest: Double?
  /// Nil where the values have no bound on one side or on both.
  public let minimum: Double?
  /// Nil where the values have no bound on one side or on both.
  public let maximum: Double?
  /// Where the smallest value is taken: the first place of each stretch.
  public let minimumAt: [ChartPlace]
  /// The same for the largest.
  public let maximumAt: [ChartPlace]
  /// Nil where the values have no bound.
  public let mean: Double?
  /// The value at 0; nil where there is none.
  public let yIntercept: Double?
  /// Where the graph meets the axis of x.
  public let roots: [FunctionRoot]
  /// Local maxima inside the pieces of the graph.
  public let maxima: [PlacedValue]
  /// Local minima inside the pieces of the graph.
  public let minima: [PlacedValue]
  /// Where the values grow without bound on one side at least.
  public let poles: [Double]
  /// Single places without a value in a curve that goes on.
  public let holes: [Double]
  /// The intervals on which there are values. A pole or hole parts two, a jump does not.
  public let domain: [ClosedRange<Double>]
  /// The ends of these intervals that have no value themselves, as 0 for a logarithm.
  public let excludedEnds: [Double]
  /// Steps without a gap in x.
  public let jumps: [ChartJump]
  /// After how much of x the values come again; nil where they do not.
  public let period: Double?
  /// Nil where there is none, or where the window is not symmetric itself.
  public let symmetry: Symmetry?
  /// Where the graph rises, falls or stays.
  public let trend: [TrendSegment]

  internal init(_ curve: Curve) {
    let extrema = Extrema(curve)
    maxima = extrema.maxima
    minima = extrema.minima
    roots = Roots(curve).roots
    poles = Self.distinct(curve.cuts.filter { $0.kind == .pole }.map(\.x), curve)
    holes = curve.cuts.filter { $0.kind == .hole }.map(\.x)
    jumps = Self.jumps(curve)
    domain = Self.domain(curve)
    excludedEnds = Self.excluded(domain, poles, curve)
    let atZero = curve.from <= 0 && curve.to >= 0 ? curve.function(0) : .nan
    yIntercept = atZero.isNaN ? nil : atZero
    let ranges = ValueRange(curve, extrema)
    lowest = ranges.isUnboundedBelow ? nil : ranges.low?.value
    highest = ranges.isUnboundedAbove ? nil : ranges.high?.value
    let isBounded = lowest != nil && highest != nil
    minimum = isBounded ? lowest : nil
    maximum = isBounded ? highest : nil
    minimumAt = isBounded ? ranges.low?.places ?? [] : []
    maximumAt = isBounded ? ranges.high?.places ?? [] : []
    mean = isBounded ? Self.mean(curve) : nil
    period = FunctionPeriod(curve, extrema, roots, poles, jumps).period
    symmetry = Self.symmetry(curve)
    trend = FunctionTrend(curve, extrema).segments
  }

  /// Jumps, two at one place as one: a single value lies between them.
  private static func jumps(_ curve: Curve) -> [ChartJump] {
    var jumps: [ChartJump] = []
    for cut in curve.cuts where cut.kind == .jump {
      let last = jumps.last.flatMap { cut.x - $0.place.position <= 1e-9 * curve.width ? $0 : nil }
      if last != nil { jumps.removeLast() }
      jumps.append(ChartJump(place: last?.place ?? ChartPlace(cut.x), from: last?.from ?? cut.from, to: cut.to))
    }
    return jumps
  }

  private static func distinct(_ places: [Double], _ curve: Curve) -> [Double] {
    var distinct: [Double] = []
    for place in places where distinct.last.map({ place - $0 > 1e-9 * curve.width }) ?? true { distinct.append(place) }
    return distinct
  }

  private static func domain(_ curve: Curve) -> [ClosedRange<Double>] {
    var intervals: [ClosedRange<Double>] = []
    for piece in curve.pieces {
      // The ends of pieces beside a pole, a hole or an end of the window are that place itself.
      let near = { (x: Double) in
        if let end = [curve.from, curve.to].first(where: { abs($0 - x) <= 1e-12 * curve.width }) { return end }
        return curve.cuts.first {
          abs($0.x - x) <= 2e-6 * curve.width && ($0.kind != .jump || curve.isParted(at: $0.x))
        }?.x ?? x
      }
      let (from, to) = (near(piece.from), near(piece.to))
      let isJoined = curve.cuts.contains { $0.kind == .jump && $0.x == piece.from } && !curve.isParted(at: piece.from)
      if isJoined, let last = intervals.last {
        intervals[intervals.count - 1] = last.lowerBound...to
      } else if from <= to {
        intervals.append(from...to)
      }
    }
    return intervals
  }

  /// Which ends of intervals are no part of them. An end that rounding gave a value lies where something is zero that may
  /// not be.
  private static func excluded(_ domain: [ClosedRange<Double>], _ poles: [Double], _ curve: Curve) -> [Double] {
    let isExcluded = { (x: Double) in
      if poles.contains(x) || curve.function(x).isNaN { return true }
      if x == curve.from || x == curve.to { return false }
      return curve.function.nonzero.contains { part in
        let beside = [-1.0, 1].map { abs(part(x + $0 * 1e-3 * curve.width)) }.filter { !$0.isNaN }.max() ?? 0
        return abs(part(x)) <= 1e-12 * beside
      }
    }
    let ends = domain.flatMap { [$0.lowerBound, $0.upperBound] }
    return zip(ends.indices, ends).filter { ($0 == 0 || ends[$0 - 1] != $1) && isExcluded($1) }.map(\.1)
  }

  /// By Simpson's rule on each piece.
  private static func mean(_ curve: Curve) -> Double? {
    var total = CompensatedSum()
    var width = 0.0
    for piece in curve.pieces where piece.to > piece.from {
      width += piece.to - piece.from
      for (left, right) in zip(piece.xs, piece.xs.dropFirst()) {
        let middle = curve.function(left + (right - left) / 2)
        let (first, last) = (curve.function(left), curve.function(right))
        total.add((right - left) * (middle.isNaN ? (first + last) / 2 : (first + 4 * middle + last) / 6))
      }
    }
    return width > 0 ? total.value / width : curve.pieces.first?.ys.first
  }

  private static func symmetry(_ curve: Curve) -> Symmetry? {
    guard abs(curve.from + curve.to) < 1e-12 * curve.width, let low = curve.sortedValues.first,
      let high = curve.sortedValues.last, high > low
    else { return nil }
    let middle = curve.percentile(0.95) - curve.percentile(0.05)
    var (isEven, isOdd) = (true, true)
    for step in 1...499 {
      let x = curve.to * Double(step) / 500
      let (left, right) = (curve.function(-x), curve.function(x))
      if left.isNaN != right.isNaN { return nil }
      if left.isNaN { continue }
      let margin = 1e-9 * max(middle, abs(right))
      if abs(left - right) > margin { isEven = false }
      if abs(left + right) > margin { isOdd = false }
      if !isEven, !isOdd { return nil }
    }
    return isEven ? .axis : .point
  }
}

extension Curve {
  /// Whether there is no value between the pieces that meet at `x`.
  fileprivate func isParted(at x: Double) -> Bool { function(x.nextDown).isNaN || function(x).isNaN }
}

/// The smallest and the largest value of a curve with their places.
private struct ValueRange {
  var low: (value: Double, places: [ChartPlace])?
  var high: (value: Double, places: [ChartPlace])?
  var isUnboundedBelow = false
  var isUnboundedAbove = false

  init(_ curve: Curve, _ extrema: Extrema) {
    var points: [(x: Double, y: Double)] = []
    for piece in curve.pieces {
      points += zip(piece.xs, piece.ys).map { ($0, $1) }
      for (isUnbounded, index) in [(piece.isUnboundedAtStart, 0), (piece.isUnboundedAtEnd, piece.xs.count - 1)]
      where isUnbounded {
        let end = index == 0 ? piece.from + 1e-7 * curve.width : piece.to - 1e-7 * curve.width
        let value = curve.function(end)
        if (value.isNaN ? piece.ys[index] : value) > 0 { isUnboundedAbove = true } else { isUnboundedBelow = true }
      }
    }
    points += (extrema.maxima + extrema.minima).map { ($0.place.position, $0.value) }
    points.sort { $0.x < $1.x }
    low = Self.extreme(points, curve, sign: 1)
    high = Self.extreme(points, curve, sign: -1)
  }

  private static func extreme(
    _ points: [(x: Double, y: Double)], _ curve: Curve, sign: Double
  ) -> (Double, [ChartPlace])? {
    guard let best = points.lazy.map({ sign * $0.y }).min() else { return nil }
    let margin = 1e-9 * curve.height
    var places: [ChartPlace] = []
    var isInside = false
    var lowest = Double.infinity
    for point in points {
      let value = sign * point.y
      let isThere = value <= best + margin
      // Of a stretch that only comes near the value, the place nearest to it.
      if isThere, !isInside {
        places.append(ChartPlace(point.x))
        lowest = value
      } else if isThere, value < lowest {
        places[places.count - 1] = ChartPlace(point.x)
        lowest = value
      }
      isInside = isThere
    }
    return (sign * best, places)
  }
}
