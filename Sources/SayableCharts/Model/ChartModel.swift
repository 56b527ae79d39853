/// A chart or the graph of functions: all that is said, heard and drawn of it.
///
/// Words, sound, picture and page are made from one model; none of them computes a point, a fact or a pitch of its own.
///
/// ```swift
/// let table = DataTable(x: .numbers([1, 2, 3]), series: [.init(name: "km", values: [5, 7, 6])])
/// let chart = try ChartModel(table, ChartSettings())
/// let sound = WaveFile(chart).bytes
/// ```
public struct ChartModel: Sendable {
  /// The title that was given, or the names or formulas of the series.
  public let title: String
  /// Whether a title was given.
  public let hasOwnTitle: Bool
  /// How it shows its values.
  public let kind: ChartKind
  /// The axis of places.
  public let x: ChartAxis
  /// The axis of values.
  public let y: ValueAxis
  /// When what is heard.
  public let sound: SoundPlan
  /// The series, in their order.
  public let series: [ChartSeries]
  /// Where two series meet, by x.
  public let intersections: [ChartIntersection]
  /// Where the graphs of two functions are one.
  public let coincidences: [ChartCoincidence]

  /// What it was made from, for other parts of the axis of x.
  internal let origin: Origin

  /// What a chart is made from.
  internal enum Origin: Sendable {
    case table(DataTable, ChartSettings)
    case functions([PlottedFunction], ChartSettings)
  }
}

/// How a chart shows its values.
public enum ChartKind: String, Sendable, Hashable, CaseIterable {
  /// The graph of functions.
  case function
  /// Data joined by a line.
  case line
  /// A bar for each value.
  case bars
  /// A mark for each value.
  case points
}

/// What stands on the axis of x.
public enum AxisKind: String, Sendable, Hashable, CaseIterable {
  case number
  /// Days since 1970-01-01, with the text of the data beside it.
  case date
  /// Labels in the order of the data.
  case category
}

/// A place on the axis of x.
public struct ChartPlace: Sendable, Hashable {
  /// A number, days since 1970-01-01, or the index of a label, from 0.
  public let position: Double
  /// The text of a date or the label; nil for a number.
  public let label: String?

  package init(_ position: Double, _ label: String? = nil) {
    self.position = position
    self.label = label
  }
}

/// The axis of x.
public struct ChartAxis: Sendable, Hashable {
  /// What stands on it.
  public let kind: AxisKind
  /// What is on it; nil where nothing was said of that.
  public let label: String?
  /// The first place.
  public let minimum: ChartPlace
  /// The last place.
  public let maximum: ChartPlace

  /// How far along the axis a position is, 0 to 1; 0 where the axis has one place only.
  public func share(of position: Double) -> Double {
    let width = maximum.position - minimum.position
    return width > 0 ? (position - minimum.position) / width : 0
  }
}

/// The axis of values, which is the scale of pitch as well.
public struct ValueAxis: Sendable, Hashable {
  /// The name of the only series, or nothing.
  public let label: String
  /// The unit that stands behind each value; nil where there is none.
  public let unit: String?
  /// The value of the lowest pitch.
  public let minimum: Double
  /// The value of the highest pitch.
  public let maximum: Double
  /// Whether the caller chose the scale, so that nothing outside of it may be drawn.
  public let isChosen: Bool

  /// Whether a value is heard and drawn.
  public func contains(_ value: Double) -> Bool {
    let margin = 1e-9 * (maximum - minimum)
    return value >= minimum - margin && value <= maximum + margin
  }
}

/// A place where two series meet.
public struct ChartIntersection: Sendable, Hashable {
  /// How two series meet.
  public enum Kind: String, Sendable, Hashable { case crossing, touching }

  /// The place.
  public let place: ChartPlace
  /// The value of both.
  public let value: Double
  /// How they meet.
  public let kind: Kind
  /// The index of one series, and that of the other, which is larger.
  public let series: [Int]
  /// Whether one of the series begins or ends there.
  internal var isEnd = false
}

/// Where the graphs of two functions are one.
public struct ChartCoincidence: Sendable, Hashable {
  /// From one place to another.
  public let interval: ClosedRange<Double>
  /// The index of one series, and that of the other, which is larger.
  public let series: [Int]
}
