/// How one series is drawn: a line, bars or points, a vertex for each point that is heard.
internal struct SeriesDrawing {
  private let chart: ChartModel
  private let series: ChartSeries
  private let index: Int
  private let frame: PlotFrame
  private let identifier: String

  init(_ chart: ChartModel, _ series: ChartSeries, _ index: Int, _ frame: PlotFrame, _ identifier: String) {
    self.chart = chart
    self.series = series
    self.index = index
    self.frame = frame
    self.identifier = identifier
  }

  private var number: (String, String) { ("data-series", String(index)) }
  private var look: String { "s\(index % 4)" }

  func draw(into svg: inout SVGText) {
    switch chart.kind {
    case .line, .function: drawLine(into: &svg)
    case .points: for point in series.points where point.hertz != nil { circle(point, 4, into: &svg) }
    case .bars: drawBars(into: &svg)
    }
  }

  private func drawLine(into svg: inout SVGText) {
    var path = ""
    var lone: [ChartPoint] = []
    var run: [ChartPoint] = []
    for point in series.points {
      if point.hertz != nil {
        run.append(point)
      } else if !run.isEmpty {
        add(run, to: &path, &lone)
        run = []
      }
    }
    add(run, to: &path, &lone)
    if !path.isEmpty { svg.element("path", [("class", "series \(look)"), number, ("d", path)]) }
    for point in lone { circle(point, 4, into: &svg) }
    if chart.series.count > 1 { drawMarks(into: &svg) }
  }

  private func add(_ run: [ChartPoint], to path: inout String, _ lone: inout [ChartPoint]) {
    if run.count == 1 {
      lone += run
      return
    }
    let near = 1e-9 * (frame.xMaximum - frame.xMinimum)
    var last: ChartPoint?
    for point in run {
      // A jump of a function is no line.
      let isJump = last.map { abs(point.place.position - $0.place.position) < near } ?? false && isJump(at: point)
      path += last == nil || isJump ? "M" : "L"
      path +=
        "\(PlainNumber.hundredths(frame.x(point.place.position))) \(PlainNumber.hundredths(frame.y(point.value ?? 0)))"
      last = point
    }
  }

  private func isJump(at point: ChartPoint) -> Bool {
    let near = 1e-9 * (frame.xMaximum - frame.xMinimum)
    return series.analysis?.jumps.contains { abs($0.place.position - point.place.position) < near } ?? false
  }

  private func circle(_ point: ChartPoint, _ radius: Int, into svg: inout SVGText) {
    svg.element(
      "circle",
      [
        ("class", "point \(look)"), number, ("cx", PlainNumber.hundredths(frame.x(point.place.position))),
        ("cy", PlainNumber.hundredths(frame.y(point.value ?? 0))), ("r", String(radius)),
      ])
  }

  /// A few marks along a line, by which it differs from others without its colour.
  private func drawMarks(into svg: inout SVGText) {
    let heard = series.points.filter { $0.hertz != nil }
    let every = max(1, heard.count / 8)
    for place in stride(from: every / 2, to: heard.count, by: every) {
      let point = heard[place]
      let (x, y) = (frame.x(point.place.position), frame.y(point.value ?? 0))
      let corners: [(Double, Double)]
      switch index % 4 {
      case 0: corners = [(-4, 0), (0, -4), (4, 0), (0, 4)]
      case 1: corners = [(-4, -4), (4, -4), (4, 4), (-4, 4)]
      case 2: corners = [(-5, 4), (0, -5), (5, 4)]
      default: corners = [(-5, -4), (0, 5), (5, -4)]
      }
      let text = corners.map { "\(PlainNumber.hundredths(x + $0)),\(PlainNumber.hundredths(y + $1))" }
      svg.element("polygon", [("class", "mark \(look)"), ("points", text.joined(separator: " "))])
    }
  }

  private func drawBars(into svg: inout SVGText) {
    let base = frame.y(min(max(0, frame.yMinimum), frame.yMaximum))
    let slot = barSlot
    let width = max(0.5, slot * 0.8 / Double(chart.series.count))
    for point in series.points where point.hertz != nil {
      let end = frame.y(point.value ?? 0)
      let left = frame.x(point.place.position) - slot * 0.4 + width * Double(index)
      var attributes = [
        ("class", "bar \(look)"), number, ("x", PlainNumber.hundredths(left)),
        ("y", PlainNumber.hundredths(min(base, end))),
        ("width", PlainNumber.hundredths(width)), ("height", PlainNumber.hundredths(abs(base - end))),
      ]
      if index % 4 >= 2 { attributes.append(("fill", "url(#\(identifier)-hatch)")) }
      svg.element("rect", attributes)
    }
  }

  /// The room for the bars of one place.
  private var barSlot: Double {
    let places = Set(chart.series.flatMap { $0.points.map(\.place.position) }).sorted()
    let nearest = zip(places, places.dropFirst()).map { $1 - $0 }.min() ?? (frame.xMaximum - frame.xMinimum)
    return nearest / (frame.xMaximum - frame.xMinimum) * (frame.right - frame.left)
  }
}
