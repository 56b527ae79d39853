/// Where the graphs of two functions are one: intervals, in order.
internal struct Coincidence {
  private(set) var intervals: [ClosedRange<Double>] = []

  /// So many even parts of the window are looked at.
  private static let parts = 100
  /// How often each of them is.
  private static let steps = 40

  /// Two functions that mean the same differ by what is left of rounding, which is small beside their values around a
  /// place, though not beside a value that is nearly zero.
  init(_ first: Curve, _ second: Curve) {
    let (from, width) = (first.from, first.width)
    let count = Self.parts * Self.steps
    let xs = (0...count).map { $0 == count ? first.to : from + width * Double($0) / Double(count) }
    let values = xs.map { (first.function($0), second.function($0)) }
    var (isSame, isEmpty) = ([Bool](repeating: false, count: Self.parts), 0)
    for part in isSame.indices {
      let here = values[(part * Self.steps)...((part + 1) * Self.steps)]
      let present = here.filter { !$0.0.isNaN && !$0.1.isNaN }
      let size = present.map { max(abs($0.0), abs($0.1)) }.max() ?? 0
      isSame[part] =
        present.count > 1 && here.allSatisfy { $0.0.isNaN == $0.1.isNaN }
        && present.allSatisfy { abs($0.0 - $0.1) <= 1e-13 * size }
      if here.allSatisfy({ $0.0.isNaN && $0.1.isNaN }) { isEmpty += 1 }
    }
    // Where nearly all is the same, what is left of rounding beside a zero is no difference.
    let height = max(first.height, second.height)
    let isAll = values.allSatisfy {
      $0.0.isNaN && $0.1.isNaN || abs($0.0 - $0.1) <= 1e-12 * max(height, abs($0.0))
    }
    if isAll, isEmpty < Self.parts, 10 * isSame.count(where: { $0 }) >= 9 * (Self.parts - isEmpty) {
      intervals = [from...first.to]
      return
    }
    var index = 0
    while index < isSame.count {
      guard isSame[index] else {
        index += 1
        continue
      }
      let start = index
      while index < isSame.count, isSame[index] { index += 1 }
      let holds = { (x: Double) in
        let (one, other) = (first.function(x), second.function(x))
        return abs(one - other) <= 1e-13 * max(abs(one), abs(other))
      }
      let ends = (xs[start * Self.steps], xs[index * Self.steps])
      let left = start == 0 ? from : first.bisect(ends.0, xs[(start - 1) * Self.steps], holds)
      let right = index == isSame.count ? first.to : first.bisect(ends.1, xs[(index + 1) * Self.steps], holds)
      intervals.append(first.rounded(left, holds)...first.rounded(right, holds))
    }
  }

  /// Whether a place lies in one of them or at its end.
  func contains(_ x: Double, margin: Double) -> Bool {
    intervals.contains { $0.lowerBound - margin <= x && x <= $0.upperBound + margin }
  }
}
