/// Finds the local extrema of a curve inside its pieces: smooth ones and corners, but no ends and no plateaus.
internal struct Extrema {
  private(set) var maxima: [PlacedValue] = []
  private(set) var minima: [PlacedValue] = []

  init(_ curve: Curve) {
    for piece in curve.pieces where piece.xs.count > 2 {
      find(piece, curve, sign: -1)
      find(piece, curve, sign: 1)
    }
  }

  /// - Parameter sign: 1 for minima, -1 for maxima.
  private mutating func find(_ piece: Curve.Piece, _ curve: Curve, sign: Double) {
    let (xs, ys) = (piece.xs, piece.ys.map { sign * $0 })
    var index = 1
    while index + 1 < xs.count {
      guard ys[index] < ys[index - 1], ys[index] <= ys[index + 1] else {
        index += 1
        continue
      }
      var last = index
      while last + 1 < xs.count, ys[last + 1] == ys[index] { last += 1 }
      defer { index = last + 1 }
      guard last - index < 2, last + 1 < xs.count, ys[last + 1] > ys[last] else { continue }
      let (left, right) = (index - 1, last + 1)
      guard depth(ys, index, last) > 1e-12 * curve.height else { continue }
      let x = curve.lowest(xs[left], xs[right]) { sign * curve.function($0) }
      let found = PlacedValue(place: ChartPlace(x), value: curve.function(x))
      if sign > 0 { minima.append(found) } else { maxima.append(found) }
    }
  }

  /// How far the values rise on both sides before they fall again.
  private func depth(_ ys: [Double], _ first: Int, _ last: Int) -> Double {
    var left = first
    while left > 0, ys[left - 1] >= ys[left] { left -= 1 }
    var right = last
    while right + 1 < ys.count, ys[right + 1] >= ys[right] { right += 1 }
    return min(ys[left], ys[right]) - ys[first]
  }
}
