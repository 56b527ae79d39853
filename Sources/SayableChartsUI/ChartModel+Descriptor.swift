#if canImport(Accessibility) && !os(Linux)
  public import Accessibility
  public import SayableCharts

  extension ChartModel {
    /// The chart as VoiceOver's audio graphs take it: title, summary, axes and series.
    ///
    /// - Parameter speaker: Says the summary and the values.
    /// - Important: This add-on is compiled on Apple platforms only. The project's tests run on Linux and neither
    ///   compile nor run it, so it is kept thin: try it with VoiceOver before you ship it.
    public func descriptor(by speaker: ChartSpeaker) -> AXChartDescriptor {
      let isDiscrete = sound.note != nil
      let xAxis: any AXDataAxisDescriptor
      if x.kind == .category {
        xAxis = AXCategoricalDataAxisDescriptor(
          title: x.label ?? "", categoryOrder: categories)
      } else {
        xAxis = AXNumericDataAxisDescriptor(
          title: x.label ?? "", range: x.minimum.position...x.maximum.position, gridlinePositions: []
        ) { position in speaker.spoken(ofPosition: position, of: self) }
      }
      let yAxis = AXNumericDataAxisDescriptor(
        title: y.label, range: y.minimum...y.maximum, gridlinePositions: []
      ) { value in speaker.spoken(ofValue: value, of: self) }
      return AXChartDescriptor(
        title: title, summary: speaker.describe(self), xAxis: xAxis, yAxis: yAxis,
        additionalAxes: [],
        series: series.map { series in
          AXDataSeriesDescriptor(
            name: series.name, isContinuous: !isDiscrete,
            dataPoints: series.points.map { point in
              if x.kind == .category { return AXDataPoint(x: point.place.label ?? "", y: point.value) }
              return AXDataPoint(x: point.place.position, y: point.value)
            })
        })
    }

    /// The labels in their order, each once.
    private var categories: [String] {
      var seen: Set<String> = []
      return series.flatMap(\.points).compactMap(\.place.label).filter { seen.insert($0).inserted }
    }
  }
#endif
