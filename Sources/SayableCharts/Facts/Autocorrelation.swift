/// After how much values come again: the first peak above 0.9 of their autocorrelation behind its first negative value.
internal struct Autocorrelation {
  /// Nil where nothing comes again twice.
  private(set) var period: Double?

  /// So many values tell a period to a thousandth.
  private static let resolution = 1024
  /// A lag as near to a whole one as this is that one: values repeat with the rows.
  private static let nearness = 0.1

  init(_ positions: [Double], _ values: [Double], _ present: [Int]) {
    guard present.count >= 6, 5 * present.count >= 4 * values.count, let first = present.first, let last = present.last,
      positions[last] > positions[first]
    else { return }
    let count = min(Self.resolution, present.count)
    let step = (positions[last] - positions[first]) / Double(count - 1)
    var even: [Double] = []
    even.reserveCapacity(count)
    var index = 0
    for place in 0..<count {
      let position = positions[first] + Double(place) * step
      while index + 2 < present.count, positions[present[index + 1]] <= position { index += 1 }
      let (left, right) = (present[index], present[index + 1])
      let width = positions[right] - positions[left]
      let share = width > 0 ? min(1, max(0, (position - positions[left]) / width)) : 0
      even.append(values[left] + share * (values[right] - values[left]))
    }
    guard let lag = Self.lag(even) else { return }
    period = lag * step
  }

  private static func lag(_ values: [Double]) -> Double? {
    let mean = values.reduce(0, +) / Double(values.count)
    let centred = values.map { $0 - mean }
    var squares = [0.0]
    for value in centred { squares.append(squares[squares.count - 1] + value * value) }
    let total = squares[centred.count]
    guard total > 0 else { return nil }
    let longest = centred.count / 2
    var correlations = [1.0]
    var wasNegative = false
    for lag in 1...(longest + 1) where lag < centred.count {
      var sum = 0.0
      for index in 0..<(centred.count - lag) { sum += centred[index] * centred[index + lag] }
      let norm = (squares[centred.count - lag] * (total - squares[lag])).squareRoot()
      correlations.append(norm > 0 ? sum / norm : 0)
      let peak = lag - 1
      if wasNegative, peak > 1, correlations[peak] > 0.9, correlations[peak] >= correlations[peak - 1],
        correlations[peak] >= correlations[lag]
      {
        // The top of the parabola through three values.
        let (left, middle, right) = (correlations[peak - 1], correlations[peak], correlations[lag])
        let bend = left - 2 * middle + right
        let shift = bend < 0 ? (left - right) / (2 * bend) : 0
        let isWhole = middle > 1 - 1e-9 || abs(shift) < nearness && peak < 50
        return Double(peak) + (isWhole ? 0 : shift)
      }
      if correlations[lag] < 0 { wasNegative = true }
    }
    return nil
  }
}
