/// Where a drawing lies, and how places and values become coordinates.
internal struct PlotFrame {
  let left: Double
  let right = 464.0
  let top: Double
  let bottom = 268.0
  /// What the edges stand for.
  let xMinimum: Double
  let xMaximum: Double
  let yMinimum: Double
  let yMaximum: Double

  init(_ chart: ChartModel, yLabelWidth: Double, _ window: (low: Double, high: Double)) {
    left = min(180, (yLabelWidth + 16).rounded(.up))
    top = chart.series.count > 1 ? 44 : chart.y.unit == nil ? 16 : 24
    (yMinimum, yMaximum) = window
    let (from, to) = (chart.x.minimum.position, chart.x.maximum.position)
    // Bars and lone points need room beside them.
    let room = chart.kind == .bars ? Self.barRoom(chart) : to > from ? 0 : 0.5
    (xMinimum, xMaximum) = (from - room, to + room)
  }

  /// The values that the drawing shows: those that are heard, and for bars zero as well.
  static func window(_ chart: ChartModel) -> (low: Double, high: Double) {
    var (low, high) = (chart.y.minimum, chart.y.maximum)
    if chart.kind == .bars, !chart.y.isChosen { (low, high) = (min(0, low), max(0, high)) }
    if low < high { return (low, high) }
    let room = max(abs(low) * 0.1, 1)
    return (low - room, high + room)
  }

  /// Half the distance between the bars that are nearest to each other.
  private static func barRoom(_ chart: ChartModel) -> Double {
    let positions = Set(chart.series.flatMap { $0.points.map(\.place.position) }).sorted()
    return (zip(positions, positions.dropFirst()).map { $1 - $0 }.min() ?? 1) / 2
  }

  func x(_ position: Double) -> Double { left + (position - xMinimum) / (xMaximum - xMinimum) * (right - left) }

  func y(_ value: Double) -> Double { bottom - (value - yMinimum) / (yMaximum - yMinimum) * (bottom - top) }

  /// A coordinate on a half pixel, where a thin line is sharp.
  static func sharp(_ coordinate: Double) -> Double { coordinate.rounded(.down) + 0.5 }
}
