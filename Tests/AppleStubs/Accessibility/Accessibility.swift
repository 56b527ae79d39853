// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What SayableChartsUI uses of audio graphs, as Apple's interface declares it.

@available(macOS 12.0, iOS 15.0, tvOS 15.0, watchOS 8.0, *)
public protocol AXDataAxisDescriptor: AnyObject {}

@available(macOS 12.0, iOS 15.0, tvOS 15.0, watchOS 8.0, *)
open class AXCategoricalDataAxisDescriptor: AXDataAxisDescriptor {
  public init(title: String, categoryOrder: [String]) {}
}

@available(macOS 12.0, iOS 15.0, tvOS 15.0, watchOS 8.0, *)
open class AXNumericDataAxisDescriptor: AXDataAxisDescriptor {
  public init(
    title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {}
}

@available(macOS 12.0, iOS 15.0, tvOS 15.0, watchOS 8.0, *)
open class AXDataPoint {
  public init(x: String, y: Double? = nil, additionalValues: [Never] = [], label: String? = nil) {}
  public init(x: Double, y: Double? = nil, additionalValues: [Never] = [], label: String? = nil) {}
}

@available(macOS 12.0, iOS 15.0, tvOS 15.0, watchOS 8.0, *)
open class AXDataSeriesDescriptor {
  public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {}
}

@available(macOS 12.0, iOS 15.0, tvOS 15.0, watchOS 8.0, *)
open class AXChartDescriptor {
  public init(
    title: String?, summary: String?, xAxis: any AXDataAxisDescriptor, yAxis: AXNumericDataAxisDescriptor?,
    additionalAxes: [any AXDataAxisDescriptor] = [], series: [AXDataSeriesDescriptor]
  ) {}
}
