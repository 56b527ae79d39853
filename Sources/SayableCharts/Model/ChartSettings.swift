/// What the caller wants of a chart.
public struct ChartSettings: Sendable {
  /// In place of a title made from names or formulas.
  public var title: String?
  /// The unit that stands behind each value.
  public var unit: String?
  /// How data are shown; without it categories have bars and all else lines.
  public var kind: ChartKind?
  /// The part of the axis of x that counts: numbers, or days since 1970-01-01.
  public var xRange: ClosedRange<Double>?
  /// The scale of pitch and drawing; without it the smallest to the largest value.
  public var yRange: ClosedRange<Double>?
  /// The length of one pass in seconds.
  public var duration = 4.0
  /// The lowest and the highest pitch in hertz.
  public var pitch = 110.0...1760.0
  /// Whether several series sound at once; without it two do, and more sound one after another.
  public var isTogether: Bool?
  /// What is marked by pings; without it intersections of functions.
  public var cues: Set<CueKind>?
  /// Whether the lowest and the highest pitch sound before the graph.
  public var hasLegend = false

  /// Settings that ask for nothing in particular.
  public init() {}
}

/// What pings mark.
public enum CueKind: String, Sendable, Hashable, CaseIterable {
  case intersection
  case root
  case extremum
  case axis

  /// The pitch of the ping in hertz.
  public var hertz: Double {
    switch self {
    case .root: 2400
    case .intersection: 3000
    case .extremum: 3600
    case .axis: 4200
    }
  }
}

/// Why there is no chart.
public struct ChartProblem: Error, Sendable, Hashable {
  /// What is wrong, in a sentence without a full stop.
  public let message: String
  /// Where in the data, both counted from 1; nil where no place is at fault.
  public let place: DataPlace?

  package init(_ message: String, at place: DataPlace? = nil) {
    self.message = message
    self.place = place
  }
}

/// A place in comma-separated values, both numbers counted from 1, columns in characters.
public struct DataPlace: Sendable, Hashable {
  /// The line.
  public let line: Int
  /// The column.
  public let column: Int
  /// The text of the line; empty where it is too long to be shown.
  public let text: String

  package init(line: Int, column: Int, text: String) {
    self.line = line
    self.column = column
    self.text = text
  }
}
