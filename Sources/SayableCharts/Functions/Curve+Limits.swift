#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

extension Curve {
  /// The places beside a peak that grows a millionfold as it is looked at closer; nil where it does not.
  func evenPole(_ piece: Piece, _ index: Int) -> (Double, Double)? {
    let start = max(abs(piece.ys[index - 1]), abs(piece.ys[index + 1]), 1e-300)
    var (left, right) = (piece.xs[index - 1], piece.xs[index + 1])
    let golden = 0.381966011250105
    var (x1, x2) = (left + golden * (right - left), right - golden * (right - left))
    var top = (x: x1, y: 0.0)
    for _ in 0..<200 {
      let (y1, y2) = (abs(function(x1)), abs(function(x2)))
      if y1.isNaN { return (x1.nextDown, x1.nextUp) }
      if y2.isNaN { return (x2.nextDown, x2.nextUp) }
      for (x, y) in [(x1, y1), (x2, y2)] where y > top.y { top = (x, y) }
      if y1 > y2 {
        (right, x2) = (x2, x1)
        x1 = left + golden * (right - left)
      } else {
        (left, x1) = (x1, x2)
        x2 = right - golden * (right - left)
      }
      if !(right > left) || x1 >= x2 { break }
    }
    return top.y > 1e6 * start ? (top.x.nextDown, top.x.nextUp) : nil
  }

  /// Whether the values grow without bound towards `x` from one side: their increments from one power of ten of the
  /// distance to the next do not shrink (1/x grows, ln x stays; those of a square root and of x ln x shrink).
  func isUnbounded(at x: Double, side: Double) -> Bool {
    var values: [Double] = []
    var distance = 1e-3 * width
    for _ in 3...9 {
      let value = abs(function(x + side * distance))
      if value.isNaN { break }
      values.append(value)
      distance /= 10
    }
    guard values.count >= 5, let first = values.first, let last = values.last, last - first > 1e-3 * height else {
      return false
    }
    let increments = zip(values, values.dropFirst()).map { $1 - $0 }
    return increments.allSatisfy { $0 > 0 } && zip(increments, increments.dropFirst()).allSatisfy { $1 >= 0.9 * $0 }
  }

  /// Whether the values come to rest towards `x` from one side, as those of sin(1/x) do not.
  func hasLimit(at x: Double, side: Double) -> Bool {
    let values = (2...9).map { function(x + side * 1e-7 * width / pow(3, Double($0))) }
    return !zip(values, values.dropFirst()).contains { abs($1 - $0) > 0.02 * height }
  }
}
