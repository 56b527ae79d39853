internal import SayableExport

/// The points of a chart as a table.
internal struct PageTable {
  let markup: String

  init(_ chart: ChartModel, _ speaker: ChartSpeaker) {
    let wording = speaker.wording
    let title = wording.say("page-table", ["title": chart.title])
    let head = XMLText(chart.x.label ?? wording.say("page-place")).content
    var text = """
      <div class="scroll" tabindex="0" role="region" aria-label="\(XMLText(title).attribute)">
      <table>
      <caption>\(XMLText(title).content)</caption>
      <thead><tr><th scope="col">\(head)</th>
      """
    for series in chart.series { text += "<th scope=\"col\">\(XMLText(series.formula ?? series.name).content)</th>" }
    text += "</tr></thead>\n<tbody>\n"
    for row in Self.rows(chart) {
      guard let place = row.compactMap(\.self).first?.place else { continue }
      text += "<tr><th scope=\"row\">\(XMLText(wording.place(place, on: chart)).content)</th>"
      for (number, point) in row.enumerated() {
        text += "<td>\(point.map { XMLText(speaker.value(of: $0, chart, number)).content } ?? "")</td>"
      }
      text += "</tr>\n"
    }
    markup = text + "</tbody>\n</table>\n</div>"
  }

  /// The points of all series, those of one place in one row.
  private static func rows(_ chart: ChartModel) -> [[ChartPoint?]] {
    let columns = chart.series.indices.map { PageStops(chart, $0, coarse: 20).points }
    let positions = columns.map { $0.map(\.place.position) }
    if positions.allSatisfy({ $0 == positions[0] }) {
      return columns[0].indices.map { row in columns.map { $0[row] } }
    }
    var next = [Int](repeating: 0, count: columns.count)
    var rows: [[ChartPoint?]] = []
    while let position = columns.indices.compactMap({ next[$0] < columns[$0].count ? positions[$0][next[$0]] : nil })
      .min()
    {
      var row: [ChartPoint?] = []
      for column in columns.indices {
        if next[column] < columns[column].count, positions[column][next[column]] == position {
          row.append(columns[column][next[column]])
          next[column] += 1
        } else {
          row.append(nil)
        }
      }
      rows.append(row)
    }
    return rows
  }
}
