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
  private static let step = 0.008
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

  /// The same with points at one place moved apart, so that the tone goes from one to the next in a short while.
  private var withSlopes: ToneStretch {
    var moved = self
    var first = 0
    while first < anchors.count {
      var last = first
      while last + 1 < anchors.count, anchors[last + 1].time - anchors[first].time < 1e-6 { last += 1 }
      if last > first {
        let room = min(
          first > 0 ? (anchors[first].time - anchors[first - 1].time) : .infinity,
          last + 1 < anchors.count ? anchors[last + 1].time - anchors[last].time : .infinity)
        let width = min(Self.step, room.isFinite ? room : Self.step)
        // At the ends of the tone there is room on one side only.
        let from = anchors[first].time - (first == 0 ? 0 : last + 1 == anchors.count ? width : width / 2)
        for index in first...last {
          moved.anchors[index].time = from + width * Double(index - first) / Double(last - first)
        }
      }
      first = last + 1
    }
    return moved
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
