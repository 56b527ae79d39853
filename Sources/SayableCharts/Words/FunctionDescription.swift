/// The description of functions: their formulas, their window, what is special about them.
internal struct FunctionDescription {
  private let chart: ChartModel
  private let wording: ChartWording

  init(_ chart: ChartModel, _ wording: ChartWording) {
    self.chart = chart
    self.wording = wording
  }

  func description(_ detail: ChartDetail) -> ChartDescription {
    var description = ChartDescription()
    let window = ["from": wording.place(chart.x.minimum, on: chart), "to": wording.place(chart.x.maximum, on: chart)]
    let formulas = chart.series.map { wording.formula($0.formula ?? $0.name) }
    let opening =
      formulas.count == 1
      ? wording.say("graph", window.merging(["formula": formulas[0]]) { own, _ in own })
      : wording.say("graphs", count: formulas.count, window)
    description.add(
      chart.hasOwnTitle ? wording.say("titled", ["title": wording.title(chart.title), "rest": opening]) : opening)
    for (series, formula) in zip(chart.series, formulas) {
      guard let facts = series.analysis else { continue }
      let own = self.description(of: series, facts, detail)
      description.add(formulas.count == 1 ? own : own.about(formula, wording))
    }
    if detail == .full, chart.series.count > 1 { description.add(meetings) }
    return description
  }

  private func description(
    of series: ChartSeries, _ facts: FunctionFacts, _ detail: ChartDetail
  ) -> ChartDescription {
    var description = ChartDescription()
    let value = { (value: Double) in wording.value(value, in: series, of: chart) }
    if let low = facts.minimum, low == facts.maximum {
      description.add(wording.say("constant-function", ["value": value(low)]))
      if detail == .full {
        places("holes", facts.holes, &description)
        domain(facts, &description)
      }
      return description
    }
    description.add(range(facts, value))
    guard detail == .full else { return description }
    roots(series, facts, &description)
    if let intercept = facts.yIntercept {
      description.add(wording.say("y-intercept", ["value": nearly(intercept, facts, value)]))
    }
    extrema("maxima", facts.maxima, value, &description)
    extrema("minima", facts.minima, value, &description)
    places("poles", facts.poles, &description)
    places("holes", facts.holes, &description)
    if !facts.jumps.isEmpty { description.add(wording.jumps(facts.jumps, value, on: chart)) }
    domain(facts, &description)
    if let period = facts.period {
      description.add(wording.say("period", ["value": wording.position(period, chart)]))
    }
    if let symmetry = facts.symmetry {
      description.add(wording.say(symmetry == .axis ? "even" : "odd"), mayGo: true)
    }
    if let trend = trend(facts) { description.add(trend, mayGo: true) }
    return description
  }

  private func range(_ facts: FunctionFacts, _ value: (Double) -> String) -> String {
    if let low = facts.minimum, let high = facts.maximum {
      return wording.say("range", ["minimum": nearly(low, facts, value), "maximum": nearly(high, facts, value)])
    }
    return wording.say(
      facts.lowest != nil ? "unbounded-above" : facts.highest != nil ? "unbounded-below" : "unbounded")
  }

  /// A value; what is rounded to a number that is never reached only comes near it, as the values of 2^x do to zero.
  private func nearly(_ number: Double, _ facts: FunctionFacts, _ value: (Double) -> String) -> String {
    let text = value(number)
    let range = (facts.maximum ?? chart.y.maximum) - (facts.minimum ?? chart.y.minimum)
    let written = WrittenNumber(number, range: range)
    let isReached =
      written.value == 0
      ? number == 0 || !facts.roots.isEmpty
      : abs(written.value - number) <= 1e-9 * range
        || facts.lowest.map { $0 <= written.value } ?? true
          && facts.highest.map { $0 >= written.value } ?? true
    return !isReached && written.isShortened ? wording.say("nearly", ["value": text]) : text
  }

  private func roots(_ series: ChartSeries, _ facts: FunctionFacts, _ description: inout ChartDescription) {
    if facts.roots.isEmpty {
      // A curve that lies on the axis for a while has no roots, and yet meets it.
      let meets = series.points.contains { $0.value == 0 }
      if !meets { description.add(wording.say("no-roots"), mayGo: true) }
      return
    }
    for (message, kind) in [("crosses", FunctionRoot.Kind.crossing), ("touches", .touching), ("ends-on", .end)] {
      places(message, facts.roots.filter { $0.kind == kind }.map(\.x), &description)
    }
  }

  /// A sentence about places: all of six at most, else how many, the first and the last.
  private func places(_ message: String, _ places: [Double], _ description: inout ChartDescription) {
    guard let first = places.first, let last = places.last else { return }
    if places.count <= ChartWording.most {
      let list = wording.list(places.map { wording.position($0, chart) })
      description.add(wording.say(message, count: places.count, ["places": list]))
    } else {
      description.add(
        wording.say(
          message + "-many", count: places.count,
          ["first": wording.position(first, chart), "last": wording.position(last, chart)]))
    }
  }

  private func extrema(
    _ message: String, _ points: [PlacedValue], _ value: (Double) -> String, _ description: inout ChartDescription
  ) {
    guard let first = points.first, let last = points.last else { return }
    func said(_ point: PlacedValue) -> String {
      wording.say("value-at", ["value": value(point.value), "at": wording.at(point.place, on: chart)])
    }
    if points.count > ChartWording.most {
      description.add(
        wording.say(message + "-many", count: points.count, ["first": said(first), "last": said(last)]))
    } else if points.count > 1, points.allSatisfy({ value($0.value) == value(first.value) }) {
      let places = wording.list(points.map { wording.position($0.place.position, chart) })
      let all = wording.say(
        "value-at", ["value": value(first.value), "at": wording.say("at-number", ["place": places])])
      description.add(wording.say(message, count: points.count, ["points": all]))
    } else {
      description.add(wording.say(message, count: points.count, ["points": wording.list(points.map(said))]))
    }
  }

  /// Where there are values, unless poles and holes have said so.
  private func domain(_ facts: FunctionFacts, _ description: inout ChartDescription) {
    let (from, to) = (chart.x.minimum.position, chart.x.maximum.position)
    let meetings = zip(facts.domain, facts.domain.dropFirst()).compactMap {
      $0.upperBound == $1.lowerBound ? $0.upperBound : nil
    }
    places("undefined", meetings.filter { !facts.poles.contains($0) && !facts.holes.contains($0) }, &description)
    var intervals: [ClosedRange<Double>] = []
    for interval in facts.domain {
      if let last = intervals.last, last.upperBound == interval.lowerBound {
        intervals[intervals.count - 1] = last.lowerBound...interval.upperBound
      } else {
        intervals.append(interval)
      }
    }
    guard intervals != [from...to], let first = intervals.first, let last = intervals.last else { return }
    // Where an interval reaches an end of the window, more of it may follow.
    let interval = { (interval: ClosedRange<Double>) in
      if interval.lowerBound == interval.upperBound {
        return wording.say("interval-one", ["place": wording.position(interval.lowerBound, chart)])
      }
      let isOpen = [interval.lowerBound, interval.upperBound].map { facts.excludedEnds.contains($0) }
      let name: String
      if interval.upperBound == to, interval.lowerBound > from {
        name = isOpen[0] ? "interval-above" : "interval-from"
      } else if interval.lowerBound == from, interval.upperBound < to {
        name = isOpen[1] ? "interval-below" : "interval-to"
      } else {
        let names = ["interval", "interval-without-end", "interval-without-start", "interval-between"]
        name = names[(isOpen[0] ? 2 : 0) + (isOpen[1] ? 1 : 0)]
      }
      return wording.say(
        name,
        ["from": wording.position(interval.lowerBound, chart), "to": wording.position(interval.upperBound, chart)])
    }
    if intervals.count <= 4 {
      description.add(wording.say("domain", ["intervals": wording.list(intervals.map(interval))]))
    } else {
      description.add(
        wording.say("domain-many", count: intervals.count, ["first": interval(first), "last": interval(last)]))
    }
  }

  /// Where the curve goes, where that can be said in a sentence.
  private func trend(_ facts: FunctionFacts) -> String? {
    let segments = facts.trend
    guard let first = segments.first, segments.count <= ChartWording.most else { return nil }
    if segments.allSatisfy({ $0.direction == first.direction }) {
      if first.direction == .steady { return nil }
      let name = first.direction == .rising ? "rises-all" : "falls-all"
      return wording.say(segments.count == 1 ? name : name + "-parts")
    }
    // Pieces that do not hang together are no path.
    guard facts.poles.isEmpty, facts.jumps.isEmpty, facts.domain.count == 1 else { return nil }
    let names: [TrendSegment.Direction: String] = [.rising: "rises", .falling: "falls", .steady: "stays"]
    let parts = segments.enumerated().map { index, segment in
      let name = names[segment.direction] ?? ""
      if index == segments.count - 1 { return wording.say(name + "-on") }
      return wording.say(name + "-until", ["place": wording.position(segment.to.place.position, chart)])
    }
    return wording.say("path", ["parts": wording.list(parts, "comma")])
  }

  /// Where the graphs meet.
  private var meetings: ChartDescription {
    var description = ChartDescription()
    if chart.intersections.isEmpty, chart.coincidences.isEmpty {
      description.add(wording.say("no-meetings"), mayGo: true)
      return description
    }
    for second in chart.series.indices.dropFirst() {
      for first in 0..<second {
        let meetings = Dictionary(grouping: chart.intersections.filter { $0.series == [first, second] }) {
          $0.isEnd ? "graphs-meet" : $0.kind == .crossing ? "graphs-cross" : "graphs-touch"
        }
        for message in ["graphs-cross", "graphs-touch", "graphs-meet"] {
          if let text = sentence(message, meetings[message] ?? [], first, second) { description.add(text) }
        }
        let stretches = chart.coincidences.filter { $0.series == [first, second] }.map(\.interval)
        if let text = sentence(stretches, first, second) { description.add(text) }
      }
    }
    return description
  }

  private func sentence(
    _ message: String, _ meetings: [ChartIntersection], _ first: Int, _ second: Int
  ) -> String? {
    guard let start = meetings.first, let end = meetings.last else { return nil }
    let said = { (meeting: ChartIntersection) in
      wording.say(
        "meeting",
        [
          "place": wording.position(meeting.place.position, chart),
          "value": wording.value(meeting.value, in: chart.series[first], of: chart),
        ])
    }
    let graphs = names(first, second)
    if meetings.count <= ChartWording.most {
      let points = wording.list(meetings.map(said))
      return wording.say(message, count: meetings.count, ["graphs": graphs, "points": points])
    }
    return wording.say(
      message + "-many", count: meetings.count, ["graphs": graphs, "first": said(start), "last": said(end)])
  }

  /// That two graphs are the same, everywhere or in some stretches.
  private func sentence(_ stretches: [ClosedRange<Double>], _ first: Int, _ second: Int) -> String? {
    if stretches.isEmpty { return nil }
    let graphs = names(first, second)
    if stretches == [chart.x.minimum.position...chart.x.maximum.position] {
      return wording.say("graphs-same", ["graphs": graphs])
    }
    let intervals = stretches.map {
      wording.say(
        "interval",
        ["from": wording.position($0.lowerBound, chart), "to": wording.position($0.upperBound, chart)])
    }
    return wording.say("graphs-same-in", ["graphs": graphs, "intervals": wording.list(intervals)])
  }

  /// Two graphs by their numbers, where there are more.
  private func names(_ first: Int, _ second: Int) -> String {
    chart.series.count == 2
      ? wording.say("both-graphs")
      : wording.say("two-graphs", ["first": wording.whole(first + 1), "second": wording.whole(second + 1)])
  }
}
