/// A function with the formula that was written for it.
public struct PlottedFunction: Sendable {
  /// The formula as it was written.
  public let formula: String
  /// What it computes.
  public let function: RealFunction

  /// Joins a function and its formula.
  public init(_ function: RealFunction, formula: String) {
    self.formula = formula
    self.function = function
  }
}

extension ChartModel {
  /// Makes the graph of functions.
  ///
  /// - Throws: That one of them has no value in the window.
  public init(_ functions: [PlottedFunction], _ settings: ChartSettings) throws(ChartProblem) {
    // Each graph is compared with each other.
    let size = functions.reduce(0) { $0 + $1.function.size + 10 }
    guard functions.count == 1 || functions.count * size <= 4 * RealFunction.largest else {
      throw ChartProblem("these \(functions.count) formulas are too many or too long to be compared with each other")
    }
    let window = settings.xRange ?? -10...10
    let axis = ChartAxis(
      kind: .number, label: "x", minimum: ChartPlace(window.lowerBound), maximum: ChartPlace(window.upperBound))
    let curves = functions.map { Curve($0.function, from: window.lowerBound, to: window.upperBound) }
    for (plotted, curve) in zip(functions, curves) where curve.pieces.isEmpty {
      throw ChartProblem(
        "'\(plotted.formula)' has no value from x = \(PlainNumber.text(window.lowerBound)) "
          + "to x = \(PlainNumber.text(window.upperBound))")
    }
    for (plotted, curve) in zip(functions, curves) {
      guard let x = curve.tooLargeAt else { continue }
      throw ChartProblem(
        "'\(plotted.formula)' is too large to be computed at x = \(PlainNumber.text(x)): take a smaller range of x")
    }
    let facts = curves.map { FunctionFacts($0) }
    let range = settings.yRange ?? Self.range(curves, facts)
    let y = ValueAxis(
      label: functions.count == 1 ? functions[0].function.name : "", unit: settings.unit, minimum: range.lowerBound,
      maximum: range.upperBound,
      isChosen: settings.yRange != nil)
    var plan = SoundPlan(settings, seriesCount: functions.count, noteCount: nil)
    let (meetings, coincidences) = Self.meetings(curves)
    var series: [ChartSeries] = []
    for (index, plotted) in functions.enumerated() {
      let special = meetings.filter { $0.series.contains(index) }.map(\.place.position)
      let samples = CurvePoints(curves[index], facts[index], special: special, y).samples
      let points = samples.map { Self.point(ChartPlace($0.x), $0.y, axis, y, plan, ofSeries: index) }
      series.append(
        ChartSeries(
          name: plotted.function.name, formula: plotted.formula, points: points, facts: .function(facts[index]),
          function: plotted.function))
    }
    plan.addCues(settings.cues ?? [.intersection], facts, meetings, axis)
    self.init(
      title: settings.title ?? functions.map(\.formula).joined(separator: ", "), hasOwnTitle: settings.title != nil,
      kind: .function, x: axis, y: y, sound: plan, series: series, intersections: meetings,
      coincidences: coincidences, origin: .functions(functions, settings))
  }

  /// The smallest to the largest value; on a side without bound the 5th or 95th percentile.
  private static func range(_ curves: [Curve], _ facts: [FunctionFacts]) -> ClosedRange<Double> {
    let low = zip(curves, facts).map { $1.lowest ?? $0.percentile(0.05) }.min() ?? 0
    let high = zip(curves, facts).map { $1.highest ?? $0.percentile(0.95) }.max() ?? 1
    return min(low, high)...max(low, high)
  }

  private static func meetings(_ curves: [Curve]) -> ([ChartIntersection], [ChartCoincidence]) {
    var found: [ChartIntersection] = []
    var stretches: [ChartCoincidence] = []
    for second in curves.indices.dropFirst() {
      for first in 0..<second {
        let (one, other) = (curves[first], curves[second])
        let coincidence = Coincidence(one, other)
        stretches += coincidence.intervals.map { ChartCoincidence(interval: $0, series: [first, second]) }
        if coincidence.intervals == [one.from...one.to] { continue }
        let difference = Curve(one.function.minus(other.function), from: one.from, to: one.to)
        for root in Roots(difference).roots {
          let value = one.function(root.x)
          guard !value.isNaN, !coincidence.contains(root.x, margin: 1e-6 * one.width) else { continue }
          found.append(
            ChartIntersection(
              place: ChartPlace(root.x), value: value, kind: root.kind == .crossing ? .crossing : .touching,
              series: [first, second], isEnd: root.kind == .end))
        }
      }
    }
    return (found.sorted { $0.place.position < $1.place.position }, stretches)
  }
}

extension SoundPlan {
  fileprivate mutating func addCues(
    _ cues: Set<CueKind>, _ facts: [FunctionFacts], _ meetings: [ChartIntersection], _ axis: ChartAxis
  ) {
    if cues.contains(.intersection) {
      for meeting in meetings { add(.intersection, at: meeting.place, on: axis, ofSeries: meeting.series[0]) }
    }
    for (index, facts) in facts.enumerated() {
      if cues.contains(.root) {
        for root in facts.roots { add(.root, at: ChartPlace(root.x), on: axis, ofSeries: index) }
      }
      if cues.contains(.extremum) {
        for point in facts.maxima + facts.minima { add(.extremum, at: point.place, on: axis, ofSeries: index) }
      }
    }
    if cues.contains(.axis) { addAxis(axis) }
    sortCues()
  }
}
