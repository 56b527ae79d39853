/// A row of values or a function, with what is known of it.
public struct ChartSeries: Sendable {
  /// The name: of data that of the column, of a function what stands on the left of its formula.
  public let name: String
  /// The formula as it was written; nil for data.
  public let formula: String?
  /// What is heard and drawn, by x. Data of more than 100 points a second are thinned.
  public let points: [ChartPoint]
  /// What is known of it.
  public let facts: SeriesFacts
  /// The function; nil for data.
  public let function: RealFunction?
}

/// A point of a series.
public struct ChartPoint: Sendable, Hashable {
  /// The place.
  public let place: ChartPlace
  /// Nil where there is no value.
  public let value: Double?
  /// When it is heard, in seconds from the beginning of the sound; of a note its beginning.
  public let time: Double
  /// The pitch in hertz; nil where it is silent.
  public let hertz: Double?
  /// From -1, left, to 1, right.
  public let pan: Double
}

/// What is known of a series.
public enum SeriesFacts: Sendable, Hashable {
  case data(DataFacts)
  case function(FunctionFacts)
}

/// A value with its place.
public struct PlacedValue: Sendable, Hashable {
  /// The place.
  public let place: ChartPlace
  /// The value.
  public let value: Double
}

/// A step in the values.
public struct ChartJump: Sendable, Hashable {
  /// The place.
  public let place: ChartPlace
  /// The value before it.
  public let from: Double
  /// The value behind it.
  public let to: Double
}

/// A stretch in which the values go one way.
public struct TrendSegment: Sendable, Hashable {
  /// Which way the values go.
  public enum Direction: String, Sendable, Hashable { case rising, falling, steady }

  /// Where it begins.
  public let from: PlacedValue
  /// Where it ends.
  public let to: PlacedValue
  /// Which way the values go.
  public let direction: Direction
}

extension SeriesFacts {
  /// The smallest value; nil where there is none.
  public var minimum: Double? {
    switch self {
    case .data(let facts): facts.minimum
    case .function(let facts): facts.minimum
    }
  }

  /// The largest value; nil where there is none.
  public var maximum: Double? {
    switch self {
    case .data(let facts): facts.maximum
    case .function(let facts): facts.maximum
    }
  }

  /// The mean; nil where there is none.
  public var mean: Double? {
    switch self {
    case .data(let facts): facts.mean
    case .function(let facts): facts.mean
    }
  }

  /// Where the values go which way.
  public var trend: [TrendSegment] {
    switch self {
    case .data(let facts): facts.trend
    case .function(let facts): facts.trend
    }
  }
}
