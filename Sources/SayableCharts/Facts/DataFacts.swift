/// What is known of a row of values.
public struct DataFacts: Sendable, Hashable {
  /// How many rows there are, those without a value among them.
  public let count: Int
  /// How many rows have no value.
  public let missing: Int
  /// The smallest value; nil where there is no value at all.
  public let minimum: Double?
  /// The largest value.
  public let maximum: Double?
  /// Where the smallest value stands: the first place of each stretch.
  public var minimumAt: [ChartPlace] { lowest.map(\.first) }
  /// The same for the largest.
  public var maximumAt: [ChartPlace] { highest.map(\.first) }
  /// Where the smallest value stands, and where the largest.
  internal let lowest: [PlaceStretch]
  internal let highest: [PlaceStretch]
  /// The mean of all values.
  public let mean: Double?
  /// The first value.
  public let first: Double?
  /// The last value.
  public let last: Double?
  /// From one turning point that stands out by 15 % of the range to the next.
  public let trend: [TrendSegment]
  /// For each segment of the trend the stretch of its last value.
  internal let ends: [PlaceStretch]
  /// Single values that stand out from all around them, three at most.
  public let outliers: [PlacedValue]
  /// Steps to another level that stays.
  public let jumps: [ChartJump]
  /// All steps where the values do nothing but step from level to level; empty where they do anything else.
  internal let steps: [ChartJump]
  /// After how much of x, days where it has dates, the values come again; nil where they do not.
  public let period: Double?

  /// Finds them.
  ///
  /// - Parameters:
  ///   - positions: Sorted.
  ///   - values: One for each position; `nan` where there is none.
  ///   - isEven: Whether distances between positions mean something, so that there may be a period.
  ///   - place: The place of a row.
  internal init(_ positions: [Double], _ values: [Double], isEven: Bool, place: (Int) -> ChartPlace) {
    count = values.count
    var present: [Int] = []
    present.reserveCapacity(values.count)
    var total = CompensatedSum()
    var low = Double.infinity
    var high = -Double.infinity
    for (row, value) in values.enumerated() where !value.isNaN {
      present.append(row)
      total.add(value)
      low = Swift.min(low, value)
      high = Swift.max(high, value)
    }
    missing = values.count - present.count
    guard let start = present.first, let end = present.last else {
      (minimum, maximum, mean, first, last, period) = (nil, nil, nil, nil, nil, nil)
      (lowest, highest, trend, ends, outliers, jumps, steps) = ([], [], [], [], [], [], [])
      return
    }
    minimum = low
    maximum = high
    func stretches(_ value: Double) -> [PlaceStretch] {
      let rows = present.filter { values[$0] == value }
      let firsts = rows.filter { $0 == 0 || values[$0 - 1] != value }
      let lasts = rows.filter { $0 + 1 == values.count || values[$0 + 1] != value }
      return zip(firsts, lasts).map {
        PlaceStretch(first: place($0), last: place($1), rows: $1 - $0 + 1, of: values.count)
      }
    }
    lowest = stretches(low)
    highest = stretches(high)
    mean = total.value / Double(present.count)
    first = values[start]
    last = values[end]
    let range = high - low
    let odd = Set(Outliers(values, present, range: range).rows)
    outliers = odd.sorted().map { PlacedValue(place: place($0), value: values[$0]) }
    let usual = odd.isEmpty ? present : present.filter { !odd.contains($0) }
    func jump(_ index: Int) -> ChartJump {
      ChartJump(place: place(usual[index]), from: values[usual[index - 1]], to: values[usual[index]])
    }
    jumps = Jumps(values, usual, range: range).rows.map(jump)
    steps = Stairs(values, usual, range: range).rows.map(jump)
    let segments = TurningPoints(values, usual).segments
    var index = 0
    ends = segments.map { from, to, _ in
      while usual[index] < to { index += 1 }
      var first = index
      while first > 0, usual[first - 1] > from, values[usual[first - 1]] == values[to] { first -= 1 }
      return PlaceStretch(first: place(usual[first]), last: place(to), rows: index - first + 1, of: usual.count)
    }
    trend = segments.map { from, to, direction in
      TrendSegment(
        from: PlacedValue(place: place(from), value: values[from]),
        to: PlacedValue(place: place(to), value: values[to]), direction: direction)
    }
    period = isEven && odd.isEmpty ? Autocorrelation(positions, values, present).period : nil
  }
}

/// A sum whose rounding errors are made up for.
internal struct CompensatedSum {
  private var sum = 0.0
  private var rest = 0.0

  mutating func add(_ value: Double) {
    let new = sum + value
    rest += abs(sum) >= abs(value) ? (sum - new) + value : (value - new) + sum
    sum = new
  }

  var value: Double { sum + rest }
}

/// Single values that stand out from both neighbours by 30 % of the range, and by 8 times the usual deviation from the
/// median of the six values around them.
private struct Outliers {
  var rows: [Int] = []

  init(_ values: [Double], _ present: [Int], range: Double) {
    guard present.count >= 12, range > 0 else { return }
    var candidates: [(row: Int, deviation: Double)] = []
    for index in 1..<(present.count - 1) {
      let value = values[present[index]]
      let (before, after) = (values[present[index - 1]], values[present[index + 1]])
      let step = 0.3 * range
      guard value >= Swift.max(before, after) + step || value <= Swift.min(before, after) - step else { continue }
      candidates.append((present[index], Self.deviation(values, present, index)))
      // So many are no exceptions.
      if candidates.count > 3 { return }
    }
    guard !candidates.isEmpty else { return }
    // A sample of the rows tells what is usual.
    let stride = Swift.max(1, present.count / 2000)
    let deviations = Swift.stride(from: 0, to: present.count, by: stride).map { Self.deviation(values, present, $0) }
    let usual = deviations.sorted()[deviations.count / 2]
    rows = candidates.filter { $0.deviation >= 8 * usual }.map(\.row)
  }

  /// How far a value is from the median of the six around it.
  private static func deviation(_ values: [Double], _ present: [Int], _ index: Int) -> Double {
    let first = Swift.max(0, Swift.min(index - 3, present.count - 7))
    let around = (first..<Swift.min(present.count, first + 7)).filter { $0 != index }.map { values[present[$0]] }
      .sorted()
    let median = (around[around.count / 2] + around[(around.count - 1) / 2]) / 2
    return abs(values[present[index]] - median)
  }
}

/// Steps above 40 % of the range and ten times the usual step, after which the level stays.
private struct Jumps {
  /// Indices of present rows: where the new level begins.
  var rows: [Int] = []

  init(_ values: [Double], _ present: [Int], range: Double) {
    guard present.count >= 8, range > 0 else { return }
    let steps = zip(present, present.dropFirst()).map { abs(values[$1] - values[$0]) }
    let large = steps.indices.filter { steps[$0] > 0.4 * range }
    guard !large.isEmpty, large.count <= 10 else { return }
    let usual = steps.sorted()[steps.count / 2]
    for index in large.map({ $0 + 1 }) where steps[index - 1] >= 10 * usual {
      guard index >= 3, index + 3 <= present.count else { continue }
      let allowed = 0.3 * steps[index - 1]
      let (from, to) = (values[present[index - 1]], values[present[index]])
      let stays =
        (index - 3..<index).allSatisfy { abs(values[present[$0]] - from) <= allowed }
        && (index..<index + 3).allSatisfy { abs(values[present[$0]] - to) <= allowed }
      if stays { rows.append(index) }
    }
  }
}

/// Values that step from level to level: of all changes the small ones are nothing beside the steps.
private struct Stairs {
  /// Indices of present rows: where a new level begins.
  var rows: [Int] = []

  init(_ values: [Double], _ present: [Int], range: Double) {
    guard present.count >= 8, range > 0 else { return }
    let large = present.indices.dropFirst().filter { abs(values[present[$0]] - values[present[$0 - 1]]) > 0.01 * range }
    let levels = zip([0] + large, large + [present.count])
    let isFlat = levels.allSatisfy { first, end in
      let level = present[first..<end].map { values[$0] }
      return end - first >= 3 && (level.max() ?? 0) - (level.min() ?? 0) <= 0.005 * range
    }
    if large.count > 1, isFlat { rows = large }
  }
}

/// Neighbouring places of one value.
internal struct PlaceStretch: Sendable, Hashable {
  let first: ChartPlace
  let last: ChartPlace
  /// Whether it is long enough to be told with both ends, and not so long that it is the usual value.
  let isPlateau: Bool
  /// Whether it is two rows, which are told one by one.
  let isPair: Bool

  init(first: ChartPlace, last: ChartPlace, rows: Int, of count: Int) {
    self.first = first
    self.last = last
    isPair = rows == 2
    isPlateau = rows >= 3 && (rows <= 10 || 3 * rows <= count)
  }
}
