#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// The places at an axis that have a line and a label.
internal struct AxisTicks {
  struct Tick {
    let position: Double
    let label: String
  }

  private(set) var ticks: [Tick] = []

  /// How wide a character is drawn, at most.
  static let characterWidth = 9.2

  /// Round numbers between two others.
  ///
  /// - Parameter most: How many there may be.
  init(numbersFrom low: Double, to high: Double, most: Int, _ wording: ChartWording, isGrouped: Bool) {
    let step = Self.step(high - low, most: most)
    let decimals = max(0, -Int(log10(step).rounded(.down)))
    var index = (low / step - 1e-9).rounded(.up)
    while index * step <= high + 1e-9 * step {
      let position = index * step
      ticks.append(
        Tick(
          position: min(high, max(low, position)),
          label: wording.label(WrittenNumber(position, decimals: decimals), isGrouped: isGrouped)))
      index += 1
    }
  }

  /// The places of a chart whose labels fit side by side.
  ///
  /// - Parameter room: How wide they may be together.
  init(placesOf chart: ChartModel, room: Double) {
    var places: [ChartPlace] = []
    var seen: Set<Double> = []
    for point in chart.series.flatMap(\.points) where seen.insert(point.place.position).inserted {
      places.append(point.place)
    }
    places.sort { $0.position < $1.position }
    let labels = places.map { Self.shown($0.label ?? "", chart) }
    let widest = Double(labels.map(\.count).max() ?? 1) * Self.characterWidth + 12
    if chart.x.kind == .category {
      let slots = max(1, Int(room / widest))
      let every = max(1, (places.count + slots - 1) / slots)
      for index in stride(from: 0, to: places.count, by: every) {
        ticks.append(Tick(position: places[index].position, label: labels[index]))
      }
      return
    }
    // Of dates the ones nearest to even steps.
    let count = max(2, min(places.count, Int(room / widest)))
    var last: Double?
    for step in 0..<count {
      let aim =
        chart.x.minimum.position
        + (chart.x.maximum.position - chart.x.minimum.position) * Double(step) / Double(max(1, count - 1))
      guard let index = places.indices.min(by: { abs(places[$0].position - aim) < abs(places[$1].position - aim) }),
        places[index].position != last
      else { continue }
      let isFar = last.map {
        places[index].position - $0 >= 0.9 * widest / room * (chart.x.maximum.position - chart.x.minimum.position)
      }
      if isFar ?? true {
        ticks.append(Tick(position: places[index].position, label: labels[index]))
        last = places[index].position
      }
    }
  }

  /// A label in the room that there is: of times on one day the time alone.
  private static func shown(_ label: String, _ chart: ChartModel) -> String {
    if chart.x.kind == .date, label.count > 10 {
      let isOneDay = chart.x.minimum.label?.prefix(10) == chart.x.maximum.label?.prefix(10)
      return String(isOneDay ? label.dropFirst(11).prefix(5) : label.prefix(10))
    }
    return label.count > 14 ? label.prefix(13) + "…" : label
  }

  /// A step of 1, 2 or 5 times a power of ten.
  private static func step(_ width: Double, most: Int) -> Double {
    let rough = width / Double(most)
    let power = pow(10, log10(rough).rounded(.down))
    return [1, 2, 5, 10].map { $0 * power }.first { $0 >= rough * (1 - 1e-9) } ?? power * 10
  }
}
