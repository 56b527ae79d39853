#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// What is heard of a chart, as samples of two channels: 44,100 a second, from -1 to 1.
internal struct SoundMix {
  static let rate = 44_100.0
  private(set) var left: [Float]
  private(set) var right: [Float]
  private let sine = SineTable()

  /// No sample is louder.
  private static let peak: Float = 0.9
  private static let toneLevel: Float = 0.6
  private static let cueLevel: Float = 0.25

  init(_ chart: ChartModel) {
    let plan = chart.sound
    let count = Int((plan.length * Self.rate).rounded())
    left = [Float](repeating: 0, count: count)
    right = left
    if plan.start > 0 {
      for (time, hertz) in [(0.0, plan.low), (0.5, plan.high)] {
        let anchor = ToneStretch.Anchor(time: time, hertz: hertz, pan: 0, value: 0)
        var end = anchor
        end.time += 0.3
        add(ToneStretch(anchors: [anchor, end]), Timbre.ofSeries(0), Self.toneLevel)
      }
    }
    let level = Self.toneLevel / (plan.isTogether ? Float(chart.series.count) : 1)
    for (index, series) in chart.series.enumerated() {
      let stretches =
        plan.note.map { ToneStretch.notes(series, length: $0) } ?? ToneStretch.line(series, plan, index: index)
      let timbres = Timbre.ofSeries(index)
      for stretch in stretches { add(stretch, timbres, level) }
    }
    for cue in plan.cues { add(cue, pan: 2 * chart.x.share(of: cue.place.position) - 1) }
    limit()
  }

  /// Adds a tone. Its phase goes on through all of its points.
  private mutating func add(_ stretch: ToneStretch, _ timbres: (plain: Timbre, negative: Timbre), _ level: Float) {
    let first = max(0, Int((stretch.begin * Self.rate).rounded()))
    let last = min(left.count, Int((stretch.end * Self.rate).rounded()))
    guard last > first else { return }
    let fadeIn = Fade(stretch.fadeIn)
    let fadeOut = Fade(stretch.fadeOut)
    let sharpening = Float(1 / (0.02 * Self.rate))
    var (phase, sharpness) = (0.0, Float(stretch.anchors[0].value < 0 ? 1 : 0))
    var segment = Segment(stretch.anchors, 0)
    var sample = first
    var index = 0
    while sample < last {
      while segment.end <= Double(sample) / Self.rate, index + 2 < stretch.anchors.count {
        index += 1
        segment = Segment(stretch.anchors, index)
      }
      let isLastSegment = index + 2 >= stretch.anchors.count
      let stop = isLastSegment ? last : min(last, max(sample + 1, Int((segment.end * Self.rate).rounded(.up))))
      segment.move(to: Double(sample) / Self.rate)
      let target: Float = segment.isNegative ? 1 : 0
      while sample < stop {
        if sharpness < target { sharpness = min(target, sharpness + sharpening) }
        if sharpness > target { sharpness = max(target, sharpness - sharpening) }
        var value = voice(phase, Float(segment.hertz), sharpness, timbres) * level
        value *= fadeIn.rising(sample - first) * fadeOut.rising(last - 1 - sample)
        // Half a turn of the pan is a quarter of the sine.
        let angle = (segment.pan + 1) / 8
        left[sample] += value * sine(0.25 + angle)
        right[sample] += value * sine(angle)
        phase += segment.hertz / Self.rate
        if phase >= 1 { phase -= 1 }
        segment.step()
        sample += 1
      }
    }
  }

  /// One sample of a voice: the nearer a harmonic is to 8 kHz, the softer it is, so that no jump of pitch cracks; low
  /// tones are a little louder.
  @inline(__always) private func voice(
    _ phase: Double, _ hertz: Float, _ sharpness: Float, _ timbres: (plain: Timbre, negative: Timbre)
  ) -> Float {
    var value: Float = 0
    for index in 0..<6 {
      let plain = timbres.plain.harmonics[index]
      let strength = plain + sharpness * (timbres.negative.harmonics[index] - plain)
      if strength == 0 { continue }
      let room = index == 0 ? 1 : min(1, max(0, (7000 - Float(index + 1) * hertz) / 5000))
      if room > 0 { value += strength * room * sine(phase * Double(index + 1)) }
    }
    return hertz > 220 ? value * (220 / hertz).squareRoot().squareRoot() : value
  }

  private mutating func add(_ cue: ChartCue, pan: Double) {
    let first = Int((cue.time * Self.rate).rounded())
    let last = min(left.count, first + Int(SoundPlan.cueLength * Self.rate))
    let (fadeIn, fadeOut) = (Fade(0.005), Fade(0.06))
    let (leftLevel, rightLevel) = (sine(0.25 + (pan + 1) / 8), sine((pan + 1) / 8))
    for sample in first..<max(first, last) {
      let turns = cue.kind.hertz * Double(sample - first) / Self.rate
      let value = Self.cueLevel * sine(turns) * fadeIn.rising(sample - first) * fadeOut.rising(last - 1 - sample)
      left[sample] += value * leftLevel
      right[sample] += value * rightLevel
    }
  }

  /// Makes all of it softer where notes that sound at once are too loud.
  private mutating func limit() {
    var loudest: Float = 0
    for index in left.indices { loudest = max(loudest, abs(left[index]), abs(right[index])) }
    guard loudest > Self.peak - 0.005 else { return }
    let scale = (Self.peak - 0.005) / loudest
    for index in left.indices {
      left[index] *= scale
      right[index] *= scale
    }
  }

  /// A way between two points: the pitch moves evenly in its logarithm.
  private struct Segment {
    let end: Double
    let isNegative: Bool
    private let from: ToneStretch.Anchor
    /// By how much the logarithm of the pitch moves in a second.
    private let slope: Double
    private let panSlope: Double
    private let ratio: Double
    private(set) var hertz: Double
    private(set) var pan: Double

    init(_ anchors: [ToneStretch.Anchor], _ index: Int) {
      from = anchors[index]
      let to = anchors[min(index + 1, anchors.count - 1)]
      end = to.time
      let length = to.time - from.time
      slope = length > 0 ? log(to.hertz / from.hertz) / length : 0
      panSlope = length > 0 ? (to.pan - from.pan) / length : 0
      ratio = exp(slope / SoundMix.rate)
      isNegative = from.value + to.value < 0
      hertz = from.hertz
      pan = from.pan
    }

    mutating func move(to time: Double) {
      let passed = min(max(0, time - from.time), max(0, end - from.time))
      hertz = from.hertz * exp(slope * passed)
      pan = from.pan + panSlope * passed
    }

    @inline(__always) mutating func step() {
      hertz *= ratio
      pan = min(1, max(-1, pan + panSlope / SoundMix.rate))
    }
  }
}

/// A rise from silence as half a wave of a cosine.
private struct Fade {
  private let levels: [Float]

  init(_ length: Double) {
    let count = max(1, Int((length * SoundMix.rate).rounded()))
    levels = (0..<count).map { Float(0.5 - 0.5 * cos(Double.pi * Double($0) / Double(count))) }
  }

  /// The level some samples behind the beginning.
  @inline(__always) func rising(_ sample: Int) -> Float { sample < levels.count ? levels[sample] : 1 }
}
