internal import SayableExport

/// A part of the axis of x as a page shows it: its description, drawing, table, and the stops of the walk.
internal struct PageView {
  /// A point where the walk stops.
  struct Stop {
    let text: String
    /// The same with the name of the series in front.
    let named: String
    let point: ChartPoint
    /// Its place in the drawing.
    let x: Double
  }

  /// A series with its stops, and the indices of those to jump to.
  struct Series {
    var stops: [Stop] = []
    var smallest: [Int] = []
    var largest: [Int] = []
    var special: [Int] = []
  }

  let name: String
  let series: [Series]
  /// The description, which stands first on the page.
  let text: String
  /// Drawing and table.
  let markup: String
  /// What is said when it is chosen.
  private let shown: String
  private let chart: ChartModel
  private let index: Int

  /// The whole of a chart, and the parts that one may want to switch to.
  static func all(of chart: ChartModel, by speaker: ChartSpeaker) -> [PageView] {
    let parts = PageRanges(chart, speaker.wording).parts
    return parts.enumerated().map { PageView($1.chart, name: $1.name, index: $0, speaker) }
  }

  private init(_ chart: ChartModel, name: String, index: Int, _ speaker: ChartSpeaker) {
    let wording = speaker.wording
    let description = speaker.describe(chart)
    let drawing = ChartDrawing(
      chart, speaker, description: description, identifier: "chart-\(index)", hasProgress: true)
    self.chart = chart
    self.index = index
    self.name = name
    series = chart.series.indices.map { Self.series($0, of: chart, drawing.frame, speaker) }
    shown = wording.say(
      "page-shown", ["range": name, "points": wording.say("points", count: series[0].stops.count)])
    let hidden = index == 0 ? "" : " hidden"
    text = "<p id=\"text-\(index)\"\(hidden)>\(XMLText(description).content)</p>\n"
    markup = """
      <section id="view-\(index)" aria-label="\(XMLText(name).attribute)"\(hidden)>
      <figure>\(drawing.text.trimmed)</figure>
      \(PageTable(chart, speaker).markup)
      </section>

      """
  }

  private static func series(
    _ index: Int, of chart: ChartModel, _ frame: PlotFrame, _ speaker: ChartSpeaker
  ) -> Series {
    let wording = speaker.wording
    let stops = PageStops(chart, index, coarse: 100)
    var series = Series()
    let count = wording.whole(stops.points.count)
    for (place, point) in stops.points.enumerated() {
      let text = wording.say(
        "page-stop",
        [
          "point": speaker.sentence(for: point, of: chart, inSeries: index), "index": wording.whole(place + 1),
          "count": count,
        ])
      let own = chart.series[index]
      let name = own.formula.map { wording.formula($0) } ?? own.name
      let named = chart.series.count > 1 ? wording.say("page-named", ["name": name, "stop": text]) : text
      series.stops.append(Stop(text: text, named: named, point: point, x: frame.x(point.place.position)))
    }
    let values = stops.points.compactMap(\.value)
    if let low = values.min(), let high = values.max() {
      let margin = 1e-9 * (high - low)
      series.smallest = stops.points.indices.filter { stops.points[$0].value.map { $0 <= low + margin } ?? false }
      series.largest = stops.points.indices.filter { stops.points[$0].value.map { $0 >= high - margin } ?? false }
    }
    series.special = stops.special
    return series
  }

  func write(to json: inout ChartJSON) {
    json.open("{")
    json.text("shown", shown)
    json.number("length", chart.sound.length)
    json.number("note", chart.sound.note)
    json.flag("together", chart.sound.isTogether)
    json.list("series", Array(series.enumerated())) { json, item in
      json.open("{")
      json.list("stops", item.element.stops) { json, stop in
        json.open("{")
        json.text("text", stop.text)
        if series.count > 1 { json.text("named", stop.named) }
        json.number("place", (stop.x * 100).rounded() / 100)
        write(stop.point, to: &json)
        json.close("}")
      }
      // The first part has its sound already.
      json.list("sound", index == 0 ? [] : chart.series[item.offset].points) { json, point in
        json.open("{")
        write(point, to: &json)
        json.close("}")
      }
      for (key, places) in [
        ("smallest", item.element.smallest), ("largest", item.element.largest), ("special", item.element.special),
      ] {
        json.list(key, places) { $0.number(Double($1)) }
      }
      json.close("}")
    }
    json.close("}")
  }

  private func write(_ point: ChartPoint, to json: inout ChartJSON) {
    json.number("t", (point.time * 1e6).rounded() / 1e6)
    json.number("hz", point.hertz.map { ($0 * 1000).rounded() / 1000 })
    json.number("pan", (point.pan * 1000).rounded() / 1000)
    if let value = point.value, value < 0 { json.flag("low", true) }
  }
}

extension String {
  /// The text without a line end behind it.
  fileprivate var trimmed: String { hasSuffix("\n") ? String(dropLast()) : self }
}

/// The points that a page stops at or lists: all of data; of a function even steps and what is special.
internal struct PageStops {
  let points: [ChartPoint]
  /// Indices of points where something happens.
  let special: [Int]

  /// - Parameter coarse: In how many steps a function is walked.
  init(_ chart: ChartModel, _ index: Int, coarse: Int) {
    let series = chart.series[index]
    let meetings = chart.intersections.filter { $0.series.contains(index) }.map(\.place.position)
    guard let facts = series.analysis else {
      let kept = series.points
      points = kept
      let places =
        meetings + (series.data?.outliers ?? []).map(\.place.position)
        + (series.data?.jumps ?? []).map(\.place.position)
      special = kept.indices.filter { places.contains(kept[$0].place.position) }
      return
    }
    let width = chart.x.maximum.position - chart.x.minimum.position
    let places = Set(
      meetings + facts.roots.map(\.x) + (facts.maxima + facts.minima).map(\.place.position)
        + facts.jumps.map(\.place.position))
    let ends = Set(
      (facts.minimumAt + facts.maximumAt).map(\.position) + facts.domain.flatMap { [$0.lowerBound, $0.upperBound] })
    var last: Double?
    let kept = series.points.filter { point in
      let x = point.place.position
      let steps = (x - chart.x.minimum.position) / width * Double(coarse)
      guard places.contains(x) || ends.contains(x) || abs(steps - steps.rounded()) < 1e-6 else { return false }
      // Both sides of a jump are heard, and one is walked.
      defer { last = x }
      return last.map { x - $0 > 1e-9 * width } ?? true
    }
    points = kept
    special = kept.indices.filter { places.contains(kept[$0].place.position) }
  }
}
