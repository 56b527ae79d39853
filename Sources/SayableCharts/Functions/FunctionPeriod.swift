/// After how much of x a function comes again.
internal struct FunctionPeriod {
  private(set) var period: Double?

  /// Like features are a whole number of periods apart, so two of them in the window are enough.
  init(_ curve: Curve, _ extrema: Extrema, _ roots: [FunctionRoot], _ poles: [Double], _ jumps: [ChartJump]) {
    let rising = roots.map(\.x).filter { curve.function($0 + 1e-6 * curve.width) > 0 }
    let falling = roots.map(\.x).filter { curve.function($0 + 1e-6 * curve.width) < 0 }
    let features = [
      extrema.maxima.map(\.place.position), extrema.minima.map(\.place.position), rising, falling, poles,
      jumps.map(\.place.position),
    ]
    var best: Double?
    for places in features where places.count > 1 {
      for index in 1..<min(places.count, 40) {
        let distance = places[index] - places[0]
        if let best, distance >= best * (1 - 1e-6) { break }
        guard distance > 1e-3 * curve.width, repeats(curve, distance) else { continue }
        // The farthest like feature tells it most exactly.
        let count = ((places[places.count - 1] - places[0]) / distance).rounded()
        let exact = (places[places.count - 1] - places[0]) / count
        best = abs(exact - distance) < 1e-6 * distance ? exact : distance
        break
      }
    }
    period = best
  }

  private func repeats(_ curve: Curve, _ distance: Double) -> Bool {
    var compared = 0
    for step in 0...600 {
      // An uneven share of the window, so that no step lies at a break.
      let x = curve.from + curve.width * (Double(step) + 0.3171) / 601
      let (here, there) = (curve.function(x), curve.function(x + distance))
      if here.isNaN != there.isNaN { return false }
      if here.isNaN || abs(here) > 10 * curve.height + abs(curve.percentile(0.5)) { continue }
      compared += 1
      if abs(here - there) > 1e-5 * curve.height { return false }
    }
    return compared > 100
  }
}
