internal import SayableEngine

/// A chart as SVG, with its title and description.
public struct ChartDrawing: Sendable {
  /// The document, a line end behind it.
  public let text: String
  /// Where the drawing lies in it.
  internal let frame: PlotFrame

  /// - Parameters:
  ///   - chart: What is drawn.
  ///   - speaker: Says the description, and tells the number marks of the locale.
  public init(_ chart: ChartModel, by speaker: ChartSpeaker) {
    self.init(chart, speaker, description: speaker.describe(chart), identifier: "chart")
  }

  /// The same for a page, where each drawing has an identifier of its own.
  internal init(
    _ chart: ChartModel, _ speaker: ChartSpeaker, description: String, identifier: String, hasProgress: Bool = false
  ) {
    let window = PlotFrame.window(chart)
    let values = AxisTicks(numbersFrom: window.low, to: window.high, most: 5, speaker.wording, isGrouped: true)
    let widest = values.ticks.map(\.label.count).max() ?? 1
    frame = PlotFrame(chart, yLabelWidth: Double(widest) * AxisTicks.characterWidth, window)
    let places =
      chart.x.kind == .number
      ? AxisTicks(
        numbersFrom: chart.x.minimum.position, to: chart.x.maximum.position, most: 6, speaker.wording,
        isGrouped: false)
      : AxisTicks(placesOf: chart, room: frame.right - frame.left)
    var svg = SVGText()
    svg.open(
      "svg",
      [
        ("xmlns", "http://www.w3.org/2000/svg"), ("viewBox", "0 0 480 320"), ("role", "img"), ("class", "chart"),
        ("aria-labelledby", "\(identifier)-title \(identifier)-description"), ("lang", speaker.locale.description),
        ("font-family", "system-ui, sans-serif"), ("font-size", "16"),
      ])
    svg.element("title", [("id", identifier + "-title")], text: chart.title)
    svg.element("desc", [("id", identifier + "-description")], text: description)
    svg.raw("<style>\(Self.style)</style>")
    svg.raw(Self.hatching(identifier))
    svg.element("rect", [("class", "ground"), ("width", "480"), ("height", "320")])
    svg.open("g", [("class", "plot")] + Self.scale(frame))
    Self.grid(chart, places, values, frame, into: &svg)
    for (index, series) in chart.series.enumerated() {
      SeriesDrawing(chart, series, index, frame, identifier).draw(into: &svg)
    }
    svg.close("g")
    Self.labels(chart, places, values, frame, into: &svg)
    if hasProgress { svg.line("progress", x1: frame.left, y1: frame.top, x2: frame.left, y2: frame.bottom) }
    svg.close("svg")
    text = svg.text + "\n"
  }

  /// What maps places and values to coordinates.
  private static func scale(_ frame: PlotFrame) -> [(String, String)] {
    [
      ("x-min", frame.xMinimum), ("x-max", frame.xMaximum), ("y-min", frame.yMinimum), ("y-max", frame.yMaximum),
      ("left", frame.left), ("right", frame.right), ("top", frame.top), ("bottom", frame.bottom),
    ].map { ("data-" + $0, PlainNumber.text($1)) }
  }

  private static func grid(
    _ chart: ChartModel, _ places: AxisTicks, _ values: AxisTicks, _ frame: PlotFrame, into svg: inout SVGText
  ) {
    for tick in places.ticks {
      svg.line("grid", x1: frame.x(tick.position), y1: frame.top, x2: frame.x(tick.position), y2: frame.bottom)
    }
    for tick in values.ticks {
      svg.line("grid", x1: frame.left, y1: frame.y(tick.position), x2: frame.right, y2: frame.y(tick.position))
    }
    let hasZero = frame.yMinimum <= 0 && frame.yMaximum >= 0
    let level = hasZero ? frame.y(0) : frame.bottom
    svg.line("axis-x", x1: frame.left, y1: level, x2: frame.right, y2: level)
    let hasOrigin = chart.x.kind == .number && frame.xMinimum <= 0 && frame.xMaximum >= 0
    let place = hasOrigin ? frame.x(0) : frame.left
    svg.line("axis-y", x1: place, y1: frame.top, x2: place, y2: frame.bottom)
  }

  /// What stands at the axes and above the drawing; all of it is in the description, so that nothing is read twice.
  private static func labels(
    _ chart: ChartModel, _ places: AxisTicks, _ values: AxisTicks, _ frame: PlotFrame, into svg: inout SVGText
  ) {
    svg.open("g", [("aria-hidden", "true"), ("class", "labels")])
    var free = -1.0
    for tick in places.ticks {
      let half = Double(tick.label.count) * AxisTicks.characterWidth / 2
      let x = min(480 - half - 2, max(half + 2, frame.x(tick.position)))
      guard x - half > free else { continue }
      free = x + half + 8
      svg.label(tick.label, x: x, y: frame.bottom + 20, anchor: "middle")
    }
    for tick in values.ticks {
      svg.label(tick.label, x: frame.left - 6, y: frame.y(tick.position) + 5, anchor: "end")
    }
    if let label = chart.x.label {
      svg.label(label, x: (frame.left + frame.right) / 2, y: frame.bottom + 44, anchor: "middle")
    }
    if let unit = chart.y.unit { svg.label(unit, x: 4, y: 14, anchor: "start") }
    if chart.series.count > 1 { names(chart, frame, into: &svg) }
    svg.close("g")
  }

  /// The names of the series, each with a piece of its line.
  private static func names(_ chart: ChartModel, _ frame: PlotFrame, into svg: inout SVGText) {
    let room = (frame.right - frame.left) / Double(chart.series.count)
    let most = max(3, Int((room - 34) / AxisTicks.characterWidth))
    for (index, series) in chart.series.enumerated() {
      let x = frame.left + room * Double(index)
      svg.element(
        "path",
        [
          ("class", "series s\(index % 4)"),
          ("d", "M\(PlainNumber.hundredths(x)) 27L\(PlainNumber.hundredths(x + 26)) 27"),
        ])
      let name = series.formula ?? series.name
      let shown = name.count > most ? name.prefix(most - 1) + "…" : name[...]
      svg.label(String(shown), x: x + 32, y: 32, anchor: "start")
    }
  }

  private static func hatching(_ identifier: String) -> String {
    "<defs><pattern id=\"\(identifier)-hatch\" width=\"6\" height=\"6\" patternUnits=\"userSpaceOnUse\">"
      + "<path class=\"hatch\" d=\"M0 6L6 0\"/></pattern></defs>"
  }

  /// Series differ by dash as well as by colour; each colour has a contrast of 3 to 1 at least, light and dark.
  private static let style = """
    .chart .ground{fill:#fff}.chart text{fill:#1b1b1b}.chart .grid{stroke:#d4d4d4;stroke-width:1}\
    .chart .axis-x,.chart .axis-y{stroke:#1b1b1b;stroke-width:2}\
    .chart .series{fill:none;stroke-width:2.5;stroke-linejoin:round}\
    .chart .s0{stroke:#0b5cad;color:#0b5cad}.chart .s1{stroke:#b3261e;color:#b3261e;stroke-dasharray:8 4}\
    .chart .s2{stroke:#1d6b30;color:#1d6b30;stroke-dasharray:2 4}\
    .chart .s3{stroke:#6f3aa0;color:#6f3aa0;stroke-dasharray:12 4 2 4}\
    .chart .point,.chart .mark,.chart .bar{stroke-dasharray:none;stroke-width:2}\
    .chart .point.s0,.chart .mark.s0,.chart .bar.s0{fill:currentColor}\
    .chart .point.s1,.chart .mark.s1,.chart .bar.s1{fill:#fff}\
    .chart .point.s2,.chart .mark.s2{fill:currentColor}.chart .point.s3,.chart .mark.s3{fill:#fff}\
    .chart .hatch{stroke:#1d6b30;stroke-width:2;fill:none}.chart .progress{stroke:#1b1b1b;stroke-width:2;stroke-dasharray:4 3}\
    @media(prefers-color-scheme:dark){.chart .ground{fill:#121212}.chart text{fill:#eee}.chart .grid{stroke:#3d3d3d}\
    .chart .axis-x,.chart .axis-y,.chart .progress{stroke:#eee}.chart .s0{stroke:#6cb4ff;color:#6cb4ff}\
    .chart .s1{stroke:#ff8a80;color:#ff8a80}.chart .s2{stroke:#7fd48f;color:#7fd48f}.chart .s3{stroke:#cfa6ff;color:#cfa6ff}\
    .chart .point.s1,.chart .mark.s1,.chart .bar.s1,.chart .point.s3,.chart .mark.s3{fill:#121212}.chart .hatch{stroke:#7fd48f}}
    """
}
