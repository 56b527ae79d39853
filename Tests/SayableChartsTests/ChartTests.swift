import SayableCharts
import Testing

@Suite struct ChartTests {
  static func two(low: [Double], high: [Double]) throws -> ChartModel {
    let table = DataTable(
      x: .numbers(low.indices.map { Double($0) }),
      series: [DataTable.Series(name: "low", values: low), DataTable.Series(name: "high", values: high)])
    return try ChartModel(table, ChartSettings())
  }

  @Test func `the scale is that of the values, without padding`() throws {
    let chart = try chart(of: [1_000_000_000, 1_000_000_000.25, 1_000_000_009.75])
    #expect(chart.y.minimum == 1_000_000_000)
    #expect(chart.y.maximum == 1_000_000_009.75)
  }

  @Test func `one value, equal values and large offsets are charts like others`() throws {
    #expect(try chart(of: [3]).data.maximum == 3)
    #expect(try chart(of: [3, 3, 3]).data.trend.map(\.direction) == [.steady])
    let offset = try chart(of: (0..<40).map { 1e9 + 0.25 * Double($0) })
    #expect(offset.data.mean == 1e9 + 0.25 * 19.5)
    #expect(offset.data.trend.map(\.direction) == [.rising])
  }

  @Test func `a missing value is not zero`() throws {
    let chart = try chart("x,y\n1,5\n2,\n3,9\n")
    #expect(chart.data.minimum == 5)
    #expect(chart.data.mean == 7)
    #expect(chart.data.missing == 1)
    #expect(chart.series[0].points[1].value == nil)
  }

  @Test func `noise is no trend, and a rise with noise is one rise`() throws {
    let noisy = try chart(of: (0..<251).map { Double($0) + ($0 % 2 == 0 ? 12 : -12) })
    #expect(noisy.data.trend.map(\.direction) == [.rising])
    let days = 0..<60
    let price = try chart(of: days.map { (day: Int) -> Double in Double(day < 20 ? day : abs(40 - day)) })
    #expect(price.data.trend.map(\.direction) == [.rising, .falling, .rising])
  }

  @Test func `a parabola and a line are not steady`() throws {
    #expect(try graph("y = x^2", from: -3, to: 3).analysis.trend.map(\.direction) == [.falling, .rising])
    #expect(try graph("y = x + 2", from: -3, to: 3).analysis.trend.map(\.direction) == [.rising])
  }

  @Test func `the mean of small values keeps its digits`() throws {
    let mean = try #require(try chart(of: [0.1, 0.12, 0.14, 0.16, 0.18]).data.mean)
    #expect(abs(mean - 0.14) < 1e-15)
  }

  @Test func `a spike is an outlier, a level is a jump, and the end of an exponential is neither`() throws {
    var spike = [Double](repeating: 10, count: 101)
    spike[40] = 50
    #expect(try chart(of: spike).data.outliers.map(\.place.position) == [40])
    let step = try chart(of: (0..<61).map { $0 < 30 ? 0 : 1 }).data
    #expect(step.jumps.map(\.place.position) == [30])
    #expect(step.outliers.isEmpty)
    let growth = try chart(of: (0...20).map { Double(1 << $0) }).data
    #expect(growth.jumps.isEmpty)
    #expect(growth.outliers.isEmpty)
    #expect(growth.trend.map(\.direction) == [.rising])
  }

  @Test func `values that come again have a period`() throws {
    #expect(try chart(of: (0..<20).map { Double($0 % 5) }).data.period == 5)
    #expect(try chart(of: (0..<20).map { Double($0) }).data.period == nil)
    let week = (0..<70).map { "2024-0\(1 + $0 / 28)-\($0 % 28 < 9 ? "0" : "")\($0 % 28 + 1),\($0 % 7)" }
    let dates = try chart("date,v\n" + week.joined(separator: "\n"))
    #expect(dates.x.kind == .date)
  }

  @Test func `more series than can be told apart are refused`() throws {
    let series = (0...ChartModel.mostSeries).map { DataTable.Series(name: "\($0)", values: [1, 2]) }
    let table = DataTable(x: .numbers([0, 1]), series: series)
    let problem = try #require(throws: ChartProblem.self) { try ChartModel(table, ChartSettings()) }
    #expect(problem.message == "there are 101 series, and 100 is the limit")
  }

  @Test func `rows outside of the range count for nothing`() throws {
    let chart = try chart("x,y\n1,50\n2,4\n3,6\n4,60\n") { $0.xRange = 2...3 }
    #expect(chart.data.maximum == 6)
    #expect(chart.data.count == 2)
    #expect(chart.x.minimum.position == 2)
  }

  @Test func `values outside of the scale are silent and stay facts`() throws {
    let chart = try chart(of: [2, 14, 6]) { $0.yRange = 0...10 }
    #expect(chart.series[0].points[1].hertz == nil)
    #expect(chart.series[0].points[1].value == 14)
    #expect(chart.data.maximum == 14)
  }
}
