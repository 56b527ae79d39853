/// The description of functions: their formulas, their window, what is special about them.
internal struct FunctionDescription {
  private let chart: ChartModel
  private let wording: ChartWording

  /// Of more of a kind than these only the first and the last are named.
  private static let most = 6

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
    jumps(facts.jumps, value, &description)
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

  /// A value; what is too small to be written and yet no root comes near zero only.
  private func nearly(_ number: Double, _ facts: FunctionFacts, _ value: (Double) -> String) -> String {
    let text = value(number)
    return number != 0 && facts.roots.isEmpty && text == value(0) ? wording.say("nearly", ["value": text]) : text
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
    if places.count <= Self.most {
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
    if points.count > Self.most {
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

  private func jumps(_ jumps: [ChartJump], _ value: (Double) -> String, _ description: inout ChartDescription) {
    guard let first = jumps.first, let last = jumps.last else { return }
    if jumps.count > Self.most {
      description.add(
        wording.say(
          "jumps-many", count: jumps.count,
          [
            "first": wording.position(first.place.position, chart),
            "last": wording.position(last.place.position, chart),
          ]))
      return
    }
    let steps = jumps.map {
      wording.say("jump", ["from": value($0.from), "to": value($0.to), "at": wording.at($0.place, on: chart)])
    }
    description.add(wording.say("jumps", count: steps.count, ["steps": wording.list(steps)]))
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
      let name =
        interval.upperBound == to && interval.lowerBound > from
        ? "interval-from" : interval.lowerBound == from && interval.upperBound < to ? "interval-to" : "interval"
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
    guard let first = segments.first, segments.count <= Self.most else { return nil }
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
    if chart.intersections.isEmpty {
      description.add(wording.say("no-meetings"), mayGo: true)
      return description
    }
    for second in chart.series.indices.dropFirst() {
      for first in 0..<second {
        for kind in [ChartIntersection.Kind.crossing, .touching] {
          let meetings = chart.intersections.filter { $0.series == [first, second] && $0.kind == kind }
          if let text = sentence(meetings, kind, first, second) { description.add(text) }
        }
      }
    }
    return description
  }

  private func sentence(
    _ meetings: [ChartIntersection], _ kind: ChartIntersection.Kind, _ first: Int, _ second: Int
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
    let graphs =
      chart.series.count == 2
      ? wording.say("both-graphs")
      : wording.say("two-graphs", ["first": wording.whole(first + 1), "second": wording.whole(second + 1)])
    let name = kind == .crossing ? "graphs-cross" : "graphs-touch"
    if meetings.count <= Self.most {
      let points = wording.list(meetings.map(said))
      return wording.say(name, count: meetings.count, ["graphs": graphs, "points": points])
    }
    return wording.say(
      name + "-many", count: meetings.count, ["graphs": graphs, "first": said(start), "last": said(end)])
  }
}
