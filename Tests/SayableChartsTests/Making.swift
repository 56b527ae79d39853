import SayableCharts
import SayableEngine
import SayableFormulas

/// The graph of formulas over a window.
func graph(
  _ formulas: String..., from: Double = -10, to: Double = 10, _ change: (inout ChartSettings) -> Void = { _ in }
) throws -> ChartModel {
  var settings = ChartSettings()
  settings.xRange = from...to
  change(&settings)
  let functions = try formulas.map { source in
    PlottedFunction(try RealFunction(Formula(source, syntax: .typed)), formula: source)
  }
  return try ChartModel(functions, settings)
}

/// The chart of comma-separated values.
func chart(_ values: String, _ change: (inout ChartSettings) -> Void = { _ in }) throws -> ChartModel {
  var settings = ChartSettings()
  change(&settings)
  return try ChartModel(CSVReader.table(Array(values.utf8)), settings)
}

/// The chart of values at 0, 1, 2 and so on.
func chart(of values: [Double], _ change: (inout ChartSettings) -> Void = { _ in }) throws -> ChartModel {
  var settings = ChartSettings()
  change(&settings)
  let table = DataTable(
    x: .numbers(values.indices.map { Double($0) }), series: [DataTable.Series(name: "y", values: values)])
  return try ChartModel(table, settings)
}

/// What is said of a chart.
func said(_ chart: ChartModel, _ locale: String = "en", _ detail: ChartDetail = .full) throws -> String {
  try ChartSpeaker(locale: LanguageTag(locale)).describe(chart, detail: detail)
}

extension ChartModel {
  /// What is known of the first series, a function.
  var analysis: FunctionFacts {
    guard case .function(let facts) = series[0].facts else { fatalError("the series is data") }
    return facts
  }

  /// What is known of the first series, data.
  var data: DataFacts {
    guard case .data(let facts) = series[0].facts else { fatalError("the series is a function") }
    return facts
  }

  /// The samples of its sound, from -1 to 1, of the left and of the right channel.
  var samples: (left: [Double], right: [Double]) {
    let bytes = WaveFile(self).bytes
    var (left, right): ([Double], [Double]) = ([], [])
    for place in stride(from: 44, to: bytes.count, by: 4) {
      left.append(Double(Int16(bitPattern: UInt16(bytes[place]) | UInt16(bytes[place + 1]) << 8)) / 32_767)
      right.append(Double(Int16(bitPattern: UInt16(bytes[place + 2]) | UInt16(bytes[place + 3]) << 8)) / 32_767)
    }
    return (left, right)
  }

  /// The pitch that is heard in a stretch of time, from how often both channels together go up through zero.
  func pitch(from: Double, to: Double) -> Double {
    let (left, right) = samples
    let mono = (Int(from * 44_100)..<Int(to * 44_100)).map { left[$0] + right[$0] }
    var crossings: [Double] = []
    for index in 1..<mono.count where mono[index - 1] < 0 && mono[index] >= 0 {
      crossings.append(Double(index - 1) + mono[index - 1] / (mono[index - 1] - mono[index]))
    }
    guard let first = crossings.first, let last = crossings.last, last > first else { return 0 }
    return Double(crossings.count - 1) * 44_100 / (last - first)
  }

  /// How loud a stretch of time is.
  func level(from: Double, to: Double) -> Double {
    let (left, right) = samples
    let range = Int(from * 44_100)..<Int(to * 44_100)
    let squares = range.reduce(0.0) { $0 + left[$1] * left[$1] + right[$1] * right[$1] }
    return (squares / Double(range.count)).squareRoot()
  }
}

/// By how many hundredths of a half tone two pitches differ.
func cents(_ first: Double, _ second: Double) -> Double {
  var (low, high) = (min(first, second), max(first, second))
  guard low > 0 else { return .infinity }
  var octaves = 0.0
  while high / low >= 2 { (high, octaves) = (high / 2, octaves + 1) }
  // By halves of the rest, which needs no logarithm.
  var (share, step) = (0.0, 0.5)
  high /= low
  low = 1
  for _ in 0..<40 {
    high *= high
    if high >= 2 { (high, share) = (high / 2, share + step) }
    step /= 2
  }
  return 1200 * (octaves + share)
}
