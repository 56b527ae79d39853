/// Values in columns: one of places, and one for each series.
public struct DataTable: Sendable {
  /// The places.
  public enum Places: Sendable {
    case numbers([Double])
    /// Dates of ISO 8601, with their days since 1970-01-01.
    case dates([Double], texts: [String])
    case categories([String])

    /// How many there are.
    public var count: Int {
      switch self {
      case .numbers(let numbers): numbers.count
      case .dates(let days, _): days.count
      case .categories(let labels): labels.count
      }
    }
  }

  /// The values of one series, one for each place.
  public struct Series: Sendable {
    /// Nil where the data do not name it.
    public var name: String?
    /// `nan` where there is no value.
    public var values: [Double]

    /// Makes a series.
    public init(name: String? = nil, values: [Double]) {
      self.name = name
      self.values = values
    }
  }

  /// What the places are, such as `month`; nil where the data do not say.
  public var label: String?
  /// The places, one for each row.
  public var x: Places
  /// The series.
  public var series: [Series]

  /// Makes a table.
  public init(label: String? = nil, x: Places, series: [Series]) {
    self.label = label
    self.x = x
    self.series = series
  }
}

extension DataTable {
  /// Dates of ISO 8601.
  ///
  /// - Throws: The first that is none.
  public static func dates(_ texts: [String]) throws(ChartProblem) -> Places {
    var days: [Double] = []
    for text in texts {
      guard let day = CalendarDate.days(text.utf8) else { throw ChartProblem("'\(text)' is not a date") }
      days.append(day)
    }
    return .dates(days, texts: texts)
  }

  /// The rows sorted by place, those of one place in their order. Labels keep theirs.
  internal func sorted() -> DataTable {
    let positions: [Double]
    switch x {
    case .numbers(let numbers): positions = numbers
    case .dates(let days, _): positions = days
    case .categories: return self
    }
    if zip(positions, positions.dropFirst()).allSatisfy({ $0 <= $1 }) { return self }
    let order = positions.indices.sorted { (positions[$0], $0) < (positions[$1], $1) }
    return picking(order)
  }

  /// The rows whose places lie in a range.
  internal func inside(_ range: ClosedRange<Double>) throws(ChartProblem) -> DataTable {
    switch x {
    case .numbers(let positions), .dates(let positions, _):
      return picking(positions.indices.filter { range.contains(positions[$0]) })
    case .categories:
      throw ChartProblem("labels have no range of x")
    }
  }

  private func picking(_ order: [Int]) -> DataTable {
    var table = self
    switch x {
    case .numbers(let numbers): table.x = .numbers(order.map { numbers[$0] })
    case .dates(let days, let texts): table.x = .dates(order.map { days[$0] }, texts: order.map { texts[$0] })
    case .categories(let labels): table.x = .categories(order.map { labels[$0] })
    }
    for index in series.indices { table.series[index].values = order.map { series[index].values[$0] } }
    return table
  }
}
