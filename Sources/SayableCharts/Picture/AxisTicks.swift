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
    guard low < high else {
      ticks = [Tick(position: low, label: wording.label(WrittenNumber(asWritten: low, range: 0), isGrouped: isGrouped))]
      return
    }
    let step = Self.step(high - low, most: most)
    let decimals = max(0, -Int(log10(step).rounded(.down)))
    let first = (low / step - 1e-9).rounded(.up)
    let positions = (0...most).map { (first + Double($0)) * step }.filter { $0 <= high + 1e-9 * step }
    var labels = positions.map { wording.label(WrittenNumber($0, decimals: decimals), isGrouped: isGrouped) }
    if labels.contains(where: { $0.count > Self.longest }), max(abs(low), abs(high)) < 1000 * step {
      labels = positions.map { Self.power($0, wording) }
    }
    ticks = zip(positions, labels).map { Tick(position: min(high, max(low, $0)), label: $1) }
  }

  /// A longer label has its power of ten apart where its digits allow that.
  private static let longest = 10

  /// A number as `2×10⁻⁷`.
  private static func power(_ number: Double, _ wording: ChartWording) -> String {
    guard number != 0 else { return "0" }
    let exponent = Int(log10(abs(number) * (1 + 1e-9)).rounded(.down))
    let digits = wording.label(WrittenNumber(number / pow(10, Double(exponent)), decimals: 2), isGrouped: false)
    let raised: [Character: Character] = [
      "-": "⁻", "0": "⁰", "1": "¹", "2": "²", "3": "³", "4": "⁴", "5": "⁵", "6": "⁶", "7": "⁷", "8": "⁸", "9": "⁹",
    ]
    return digits + "×10" + String(String(exponent).compactMap { raised[$0] })
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
