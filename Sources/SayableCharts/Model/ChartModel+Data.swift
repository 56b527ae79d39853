extension ChartModel {
  /// How many series a chart may have.
  public static let mostSeries = 100

  /// Makes the chart of a table.
  ///
  /// - Throws: What keeps it from being one.
  public init(_ table: DataTable, _ settings: ChartSettings) throws(ChartProblem) {
    guard table.series.count <= Self.mostSeries else {
      throw ChartProblem("there are \(table.series.count) series, and \(Self.mostSeries) is the limit")
    }
    var table = table
    if let range = settings.xRange { table = try table.inside(range) }
    table = table.sorted()
    let values = DataColumns(table)
    guard values.positions.count > 0, values.low <= values.high else {
      throw ChartProblem(settings.xRange == nil ? "there are no values" : "no values lie in this range of x")
    }
    let kind = settings.kind.flatMap { $0 == .function ? nil : $0 } ?? (values.axisKind == .category ? .bars : .line)
    let last = values.positions.count - 1
    let axis = ChartAxis(
      kind: values.axisKind, label: table.label, minimum: values.place(0), maximum: values.place(last))
    let names = table.series.enumerated().map { index, series in
      series.name ?? (table.series.count == 1 ? "y" : "y\(index + 1)")
    }
    let y = ValueAxis(
      label: names.count == 1 ? names[0] : "", unit: settings.unit,
      minimum: settings.yRange?.lowerBound ?? values.low, maximum: settings.yRange?.upperBound ?? values.high,
      isChosen: settings.yRange != nil)
    let rows = table.series.map { Thinning(values.positions, $0.values, duration: settings.duration).rows }
    let isDiscrete = kind != .line || values.positions[last] == values.positions[0]
    let noteCount = isDiscrete ? values.differentCount(in: rows) : nil
    var plan = SoundPlan(settings, seriesCount: names.count, noteCount: noteCount)
    var series: [ChartSeries] = []
    for (index, column) in table.series.enumerated() {
      let facts = DataFacts(
        values.positions, column.values, isEven: axis.kind != .category, place: values.place)
      let points = rows[index].map { row in
        Self.point(values.place(row), column.values[row], axis, y, plan, ofSeries: index)
      }
      series.append(
        ChartSeries(name: names[index], formula: nil, points: points, facts: .data(facts), function: nil))
      plan.addCues(settings.cues ?? [], of: facts, column.values, values, axis, ofSeries: index)
    }
    let meetings = kind == .line && axis.kind != .category ? values.intersections(table.series) : []
    if settings.cues?.contains(.intersection) == true {
      for meeting in meetings { plan.add(.intersection, at: meeting.place, on: axis, ofSeries: meeting.series[0]) }
    }
    if settings.cues?.contains(.axis) == true { plan.addAxis(axis) }
    plan.sortCues()
    self.init(
      title: settings.title ?? names.joined(separator: ", "), hasOwnTitle: settings.title != nil, kind: kind, x: axis,
      y: y, sound: plan, series: series, intersections: meetings, coincidences: [], origin: .table(table, settings))
  }

  /// A point as it is heard.
  internal static func point(
    _ place: ChartPlace, _ value: Double, _ axis: ChartAxis, _ y: ValueAxis, _ plan: SoundPlan, ofSeries index: Int
  ) -> ChartPoint {
    let share = axis.share(of: place.position)
    let isHeard = !value.isNaN && y.contains(value)
    return ChartPoint(
      place: place, value: value.isNaN ? nil : value, time: plan.time(at: share, ofSeries: index),
      hertz: isHeard ? plan.hertz(of: value, on: y) : nil,
      pan: axis.maximum.position > axis.minimum.position ? 2 * share - 1 : 0)
  }
}

/// A table by rows in order.
internal struct DataColumns {
  let axisKind: AxisKind
  let positions: [Double]
  private let labels: [String]
  /// The smallest and the largest of all values.
  private(set) var low = Double.infinity
  private(set) var high = -Double.infinity

  init(_ table: DataTable) {
    switch table.x {
    case .numbers(let numbers): (axisKind, positions, labels) = (.number, numbers, [])
    case .dates(let days, let texts): (axisKind, positions, labels) = (.date, days, texts)
    case .categories(let texts): (axisKind, positions, labels) = (.category, texts.indices.map { Double($0) }, texts)
    }
    for series in table.series {
      for value in series.values where !value.isNaN {
        low = Swift.min(low, value)
        high = Swift.max(high, value)
      }
    }
  }

  /// The place of a row.
  func place(_ row: Int) -> ChartPlace {
    ChartPlace(positions[row], labels.isEmpty ? nil : labels[row])
  }

  /// A place between rows.
  func place(at position: Double) -> ChartPlace {
    ChartPlace(position, axisKind == .date ? CalendarDate.text(position) : nil)
  }

  /// How many different places the rows have.
  func differentCount(in rows: [[Int]]) -> Int {
    rows.map { rows in
      var count = 0
      var last: Double?
      for row in rows where positions[row] != last {
        count += 1
        last = positions[row]
      }
      return count
    }.max() ?? 0
  }

  /// Where the lines of two series meet.
  func intersections(_ series: [DataTable.Series]) -> [ChartIntersection] {
    var found: [ChartIntersection] = []
    for second in series.indices.dropFirst() {
      for first in 0..<second {
        found += crossings(series[first].values, series[second].values).map {
          ChartIntersection(place: place(at: $0.x), value: $0.y, kind: $0.kind, series: [first, second])
        }
      }
    }
    return found.sorted { $0.place.position < $1.place.position }
  }

  private func crossings(
    _ first: [Double], _ second: [Double]
  ) -> [(x: Double, y: Double, kind: ChartIntersection.Kind)] {
    var found: [(x: Double, y: Double, kind: ChartIntersection.Kind)] = []
    var last: (row: Int, difference: Double)?
    for row in first.indices {
      let difference = first[row] - second[row]
      guard !difference.isNaN else {
        last = nil
        continue
      }
      if let before = last, before.difference * difference < 0 {
        let share = before.difference / (before.difference - difference)
        found.append(
          (
            positions[before.row] + share * (positions[row] - positions[before.row]),
            first[before.row] + share * (first[row] - first[before.row]), .crossing
          ))
      } else if difference == 0, row + 1 < first.count, let before = last, before.difference != 0 {
        let next = first[row + 1] - second[row + 1]
        if next != 0, !next.isNaN {
          found.append((positions[row], first[row], before.difference * next < 0 ? .crossing : .touching))
        }
      }
      last = (row, difference)
    }
    return found
  }

  /// Where the line of a series goes through zero.
  func zeros(_ values: [Double]) -> [ChartPlace] {
    crossings(values, values.map { $0.isNaN ? .nan : 0 }).map { place(at: $0.x) }
  }
}

extension SoundPlan {
  /// Adds the pings of a series.
  fileprivate mutating func addCues(
    _ cues: Set<CueKind>, of facts: DataFacts, _ values: [Double], _ columns: DataColumns, _ axis: ChartAxis,
    ofSeries index: Int
  ) {
    if cues.contains(.extremum), facts.minimum != facts.maximum {
      for place in facts.minimumAt + facts.maximumAt { add(.extremum, at: place, on: axis, ofSeries: index) }
    }
    if cues.contains(.root) {
      for place in columns.zeros(values) { add(.root, at: place, on: axis, ofSeries: index) }
    }
  }

  /// Adds the ping of the axis of y.
  internal mutating func addAxis(_ axis: ChartAxis) {
    guard axis.kind == .number, axis.minimum.position <= 0, axis.maximum.position >= 0 else { return }
    add(.axis, at: ChartPlace(0), on: axis, ofSeries: 0)
  }
}
