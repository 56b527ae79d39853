/// The parts of a chart that its page can switch to: the last days of dates, and the middle of the window of functions.
internal struct PageRanges {
  private(set) var parts: [(name: String, chart: ChartModel)]

  init(_ chart: ChartModel, _ wording: ChartWording) {
    parts = [(wording.say("page-all"), chart)]
    let (from, to) = (chart.x.minimum.position, chart.x.maximum.position)
    switch chart.origin {
    case .table(let table, var settings):
      guard chart.x.kind == .date else { return }
      for days in [365, 30, 7] where to - from > Double(days) {
        settings.xRange = (to - Double(days))...to
        guard let part = try? ChartModel(table, settings), (part.series.first?.points.count ?? 0) > 1 else { continue }
        parts.append((wording.say("page-days", count: days), part))
      }
    case .functions(let functions, var settings):
      let middle = from + (to - from) / 2
      for (message, share) in [("page-half", 0.25), ("page-quarter", 0.125)] {
        let reach = share * (to - from)
        settings.xRange = (middle - reach)...(middle + reach)
        if let part = try? ChartModel(functions, settings) { parts.append((wording.say(message), part)) }
      }
    }
  }
}
