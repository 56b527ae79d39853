#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// A tone without a break, as a row of points that it glides through.
internal struct ToneStretch {
  /// A point of the tone.
  struct Anchor {
    /// In seconds from the beginning of the sound.
    var time: Double
    var hertz: Double
    /// From -1, left, to 1, right.
    var pan: Double
    /// Tells where the tone changes its timbre: below zero.
    var value: Double
  }

  var anchors: [Anchor]
  /// The length of the fades at the ends, in seconds.
  var fadeIn = 0.02
  var fadeOut = 0.03

  var begin: Double { anchors[0].time }
  var end: Double { anchors[anchors.count - 1].time }

  /// A shorter tone is not heard.
  private static let shortest = 0.1
  /// How long the way between two points at one place takes.
  private static let step = 0.005
}

extension ToneStretch {
  /// The stretches of a series that sounds as a line.
  static func line(_ series: ChartSeries, _ plan: SoundPlan, index: Int) -> [ToneStretch] {
    var stretches: [ToneStretch] = []
    var anchors: [Anchor] = []
    for point in series.points {
      if let hertz = point.hertz {
        anchors.append(Anchor(time: point.time, hertz: hertz, pan: point.pan, value: point.value ?? 0))
      } else if !anchors.isEmpty {
        stretches.append(ToneStretch(anchors: anchors))
        anchors = []
      }
    }
    if !anchors.isEmpty { stretches.append(ToneStretch(anchors: anchors)) }
    hold(&stretches, from: plan.begin(ofSeries: index), to: plan.begin(ofSeries: index) + plan.duration)
    return stretches.map { $0.withSlopes.withZeros }
  }

  /// The notes of a series, one for each point.
  static func notes(_ series: ChartSeries, length: Double) -> [ToneStretch] {
    series.points.compactMap { point in
      guard let hertz = point.hertz else { return nil }
      let start = Anchor(time: point.time, hertz: hertz, pan: point.pan, value: point.value ?? 0)
      var end = start
      end.time += length
      return ToneStretch(anchors: [start, end], fadeIn: min(0.02, length / 4), fadeOut: min(0.03, length / 3))
    }
  }

  /// Holds what is too short to be heard around its middle, never past the middle of a gap.
  private static func hold(_ stretches: inout [ToneStretch], from start: Double, to end: Double) {
    let ends = stretches.map { ($0.begin, $0.end) }
    for (index, (first, last)) in ends.enumerated() where last - first < shortest {
      let low = index > 0 ? (ends[index - 1].1 + first) / 2 : start
      let high = index + 1 < ends.count ? (last + ends[index + 1].0) / 2 : end
      let middle = (first + last) / 2
      var from = max(low, min(first, middle - shortest / 2))
      let to = min(high, max(last, from + shortest))
      from = max(low, min(from, to - shortest))
      var anchors = stretches[index].anchors
      if from < first { anchors.insert(anchors[0].moved(to: from), at: 0) }
      if to > last { anchors.append(anchors[anchors.count - 1].moved(to: to)) }
      if anchors.count == 1 { anchors.append(anchors[0].moved(to: anchors[0].time + 0.02)) }
      stretches[index] = ToneStretch(
        anchors: anchors, fadeIn: min(0.02, (to - from) / 4), fadeOut: min(0.03, (to - from) / 3))
    }
  }

  /// The same with points at one place moved apart, so that the tone goes from one to the next in a short while. Points
  /// that lie within it give way, however near to a step they are: a faster one cracks.
  private var withSlopes: ToneStretch {
    var moved = self
    moved.anchors = []
    var first = 0
    // Where the slope before ends.
    var free = begin
    while first < anchors.count {
      let last = lastAtPlace(of: first)
      let time = anchors[first].time
      if last > first {
        // At the ends of the tone there is room on one side only, and two steps share what lies between them.
        let next = nextStep(behind: last)
        let isLast = last + 1 == anchors.count
        let before = first == 0 ? 0 : min(isLast ? Self.step : Self.step / 2, time - free)
        let after = isLast ? first == 0 ? Self.step : 0 : min(Self.step / 2, (next - time) / 2)
        moved.anchors.removeAll { $0.time > time - before }
        for index in first...last {
          var anchor = anchors[index]
          anchor.time += (before + after) * Double(index - first) / Double(last - first) - before
          moved.anchors.append(anchor)
        }
        free = time + after
      } else if time >= free {
        moved.anchors.append(anchors[first])
      }
      first = last + 1
    }
    return moved
  }

  /// The last of the points that lie at one place.
  private func lastAtPlace(of first: Int) -> Int {
    var last = first
    while last + 1 < anchors.count, anchors[last + 1].time - anchors[first].time < 1e-6 { last += 1 }
    return last
  }

  /// The time of the next step, or twice as far as the end of the tone.
  private func nextStep(behind index: Int) -> Double {
    var first = index + 1
    while first < anchors.count {
      let last = lastAtPlace(of: first)
      if last > first || anchors[first].time > anchors[index].time + Self.step { return anchors[first].time }
      first = last + 1
    }
    return 2 * end - anchors[index].time
  }

  /// The same with a point wherever the value goes through zero.
  private var withZeros: ToneStretch {
    var divided = self
    divided.anchors = []
    for anchor in anchors {
      if let last = divided.anchors.last, last.value * anchor.value < 0 {
        let share = last.value / (last.value - anchor.value)
        divided.anchors.append(
          Anchor(
            time: last.time + share * (anchor.time - last.time),
            hertz: last.hertz * pow(anchor.hertz / last.hertz, share),
            pan: last.pan + share * (anchor.pan - last.pan), value: 0))
      }
      divided.anchors.append(anchor)
    }
    return divided
  }
}

extension ToneStretch.Anchor {
  fileprivate func moved(to time: Double) -> ToneStretch.Anchor {
    var moved = self
    moved.time = time
    return moved
  }
}
