/// Which rows of a series are heard and drawn: all, or of more than 100 a second the smallest and the largest of each
/// 40 milliseconds, and the first and the last of all. Facts are of all rows.
internal struct Thinning {
  private(set) var rows: [Int]

  /// - Parameters:
  ///   - positions: Sorted.
  ///   - values: `nan` where there is none.
  ///   - duration: Of one pass, in seconds.
  init(_ positions: [Double], _ values: [Double], duration: Double) {
    guard Double(values.count) > 100 * duration, let first = positions.first, let last = positions.last, last > first
    else {
      rows = Array(values.indices)
      return
    }
    let count = max(1, Int(25 * duration))
    let scale = 25 * duration / (last - first)
    var lowest = [Int](repeating: -1, count: count)
    var highest = lowest
    var empty = lowest
    for (row, value) in values.enumerated() {
      let group = min(Int((positions[row] - first) * scale), count - 1)
      if value.isNaN {
        empty[group] = row
      } else {
        if lowest[group] < 0 || value < values[lowest[group]] { lowest[group] = row }
        if highest[group] < 0 || value > values[highest[group]] { highest[group] = row }
      }
    }
    var kept: Set<Int> = [0, values.count - 1]
    for group in 0..<count {
      if lowest[group] >= 0 {
        kept.insert(lowest[group])
        kept.insert(highest[group])
      } else if empty[group] >= 0 {
        // Silence stays silence.
        kept.insert(empty[group])
      }
    }
    rows = kept.sorted()
  }
}
