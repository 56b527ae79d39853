/// The description of data: what it is, its figures, its shape.
internal struct DataDescription {
  private let chart: ChartModel
  private let wording: ChartWording

  init(_ chart: ChartModel, _ wording: ChartWording) {
    self.chart = chart
    self.wording = wording
  }

  func description(_ detail: ChartDetail) -> ChartDescription {
    var description = ChartDescription()
    description.add(opening)
    let counts = Set(chart.series.map { $0.data?.count ?? 0 })
    let missing = chart.series.map { $0.data?.missing ?? 0 }
    if detail == .full, let count = counts.first { description.add(points(count, missing.count == 1 ? missing[0] : 0)) }
    for (series, missing) in zip(chart.series, missing) {
      let own = self.description(of: series, detail, missing: chart.series.count > 1 ? missing : 0)
      description.add(chart.series.count == 1 ? own : own.about(series.name, wording))
    }
    return description
  }

  /// Kind, title, and what is on the axis of x.
  private var opening: String {
    let names = wording.list(chart.series.map(\.name))
    let kind = wording.say("\(chart.kind.rawValue)-chart", ["names": names])
    let said = { (place: ChartPlace) in
      chart.x.kind == .date ? wording.date(place) : wording.place(place, on: chart)
    }
    let (from, to) = (said(chart.x.minimum), said(chart.x.maximum))
    let dates = chart.x.kind == .date ? "-dates" : ""
    let opening: String
    if chart.x.minimum == chart.x.maximum {
      opening = wording.say("across-one", ["chart": kind])
    } else if let label = chart.x.label {
      opening = wording.say("across-labelled" + dates, ["chart": kind, "label": label, "from": from, "to": to])
    } else {
      opening = wording.say("across" + dates, ["chart": kind, "from": from, "to": to])
    }
    return chart.hasOwnTitle
      ? wording.say("titled", ["title": wording.title(chart.title), "rest": opening]) : opening
  }

  private func points(_ count: Int, _ missing: Int) -> String {
    let all = wording.say("points", count: count)
    return missing == 0
      ? wording.say("counted", ["points": all]) : wording.say("counted-missing", count: missing, ["points": all])
  }

  private func description(of series: ChartSeries, _ detail: ChartDetail, missing: Int) -> ChartDescription {
    var description = ChartDescription()
    guard let facts = series.data, let low = facts.minimum, let high = facts.maximum else { return description }
    let value = { (value: Double) in wording.value(value, in: series, of: chart) }
    if facts.count - facts.missing == 1 {
      description.add(
        wording.say("single-value", ["value": value(low), "at": wording.at(facts.lowest, on: chart)]))
    } else if low == high {
      description.add(wording.say("constant", ["value": value(low)]))
    } else {
      description.add(
        wording.say(
          "smallest-largest",
          [
            "minimum": value(low), "minimum-at": wording.at(facts.lowest, on: chart), "maximum": value(high),
            "maximum-at": wording.at(facts.highest, on: chart),
          ]))
    }
    guard detail == .full else { return description }
    if missing > 0 { description.add(wording.say("missing", count: missing)) }
    guard low != high else { return description }
    if let mean = facts.mean {
      description.add(wording.say("mean", ["value": wording.mean(mean, in: series, of: chart)]))
    }
    if let period = facts.period { description.add(self.period(period), mayGo: true) }
    if !facts.outliers.isEmpty {
      let points = facts.outliers.map {
        wording.say("value-at", ["value": value($0.value), "at": wording.at($0.place, on: chart)])
      }
      description.add(wording.say("outliers", count: points.count, ["points": wording.list(points)]))
    }
    let steps = facts.steps.isEmpty ? facts.jumps : facts.steps
    if !steps.isEmpty { description.add(wording.jumps(steps, value, on: chart)) }
    if let trend = trend(facts, value) { description.add(trend, mayGo: true) }
    return description
  }

  /// Where the values go, segment by segment; nil where a jump or a period has said so already.
  private func trend(_ facts: DataFacts, _ value: (Double) -> String) -> String? {
    let segments = facts.trend
    // All steps of stairs are all there is to say of them.
    if (1...ChartWording.most).contains(facts.steps.count) { return nil }
    guard let first = segments.first else { return nil }
    if segments.count == 1 {
      if !facts.jumps.isEmpty { return nil }
      if first.direction == .steady { return wording.say("stays") }
      let name = first.direction == .rising ? "rises" : "falls"
      return wording.say(name, ["from": value(first.from.value), "to": value(first.to.value)])
    }
    guard segments.count <= 6 else {
      return facts.period == nil ? wording.say("turns-many", count: segments.count) : nil
    }
    var parts: [String] = []
    for (segment, stretch) in zip(segments, facts.ends) {
      let end = value(segment.to.value)
      parts.append(
        wording.say(
          segment.direction == .rising ? "rises-to" : "falls-to",
          ["value": end, "at": wording.at(stretch.first, on: chart)]))
      // A plateau ends elsewhere than it begins.
      if stretch.isPlateau {
        parts.append(wording.say("stays-at", ["value": end, "at": wording.at(stretch.last, on: chart)]))
      }
    }
    return wording.say("trend", ["value": value(first.from.value), "parts": wording.list(parts, "then")])
  }

  private func period(_ period: Double) -> String {
    // Places of a kind that has a message for it, such as days, are counted.
    if period == period.rounded(), let kind = wording.kind(of: chart), wording.has("pattern-\(kind)s") {
      return wording.say("pattern-\(kind)s", count: Int(period))
    }
    guard chart.x.kind == .date else {
      let range = chart.x.maximum.position - chart.x.minimum.position
      return wording.say("pattern", ["value": wording.number(WrittenNumber(period, range: range), isGrouped: false)])
    }
    let days = period.rounded()
    if period > 0.95, abs(period - days) < 0.03 * period { return wording.say("pattern-days", count: Int(days)) }
    return wording.say("pattern-hours", count: max(1, Int((period * 24).rounded())))
  }
}

extension ChartSeries {
  /// What is known of it where it is data.
  internal var data: DataFacts? { if case .data(let facts) = facts { facts } else { nil } }

  /// What is known of it where it is a function.
  internal var analysis: FunctionFacts? { if case .function(let facts) = facts { facts } else { nil } }
}
