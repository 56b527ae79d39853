/// Where values turn: by at least 15 % of their range, so that noise is no trend.
internal struct TurningPoints {
  /// From a row to another, and which way.
  private(set) var segments: [(from: Int, to: Int, direction: TrendSegment.Direction)] = []

  /// - Parameters:
  ///   - values: All values.
  ///   - rows: Which of them count, in order.
  init(_ values: [Double], _ rows: [Int]) {
    guard rows.count > 1, let first = rows.first, let last = rows.last else { return }
    var (low, high) = (first, first)
    var range = (low: values[first], high: values[first])
    for row in rows { range = (min(range.low, values[row]), max(range.high, values[row])) }
    let depth = 0.15 * (range.high - range.low)
    guard depth > 0 else {
      segments = [(first, last, .steady)]
      return
    }
    var turns: [Int] = []
    var rises: Bool?
    for row in rows {
      let value = values[row]
      if rises != false, value >= values[high] { high = row }
      if rises != true, value <= values[low] { low = row }
      if rises != false, values[high] - value >= depth {
        // Down again; what came before was a rise if it stood out itself.
        if rises == true || values[high] - values[first] >= depth { turns.append(high) }
        rises = false
        low = row
      } else if rises != true, value - values[low] >= depth {
        if rises == false || values[first] - values[low] >= depth { turns.append(low) }
        rises = true
        high = row
      }
    }
    let ends = [first] + turns.filter { $0 != first && $0 != last } + [last]
    for (from, to) in zip(ends, ends.dropFirst()) {
      let change = values[to] - values[from]
      let direction: TrendSegment.Direction =
        abs(change) < depth && ends.count == 2 ? .steady : change > 0 ? .rising : .falling
      if let before = segments.last, before.direction == direction {
        segments[segments.count - 1].to = to
      } else {
        segments.append((from, to, direction))
      }
    }
  }
}
