#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// When what is heard: all times in seconds from the beginning of the sound, all pitches in hertz.
public struct SoundPlan: Sendable, Hashable {
  /// The length of one pass.
  public let duration: Double
  /// The length of all of it.
  public let length: Double
  /// When the graph begins: behind the legend.
  public let start: Double
  /// The pitch of the smallest value.
  public let low: Double
  /// The pitch of the largest value.
  public let high: Double
  /// The length of a note; nil where the tone glides through the points.
  public let note: Double?
  /// Whether the series sound at once.
  public let isTogether: Bool
  /// By time.
  public internal(set) var cues: [ChartCue] = []

  /// The pause between two passes.
  internal static let pause = 0.5
  /// A longer sound is refused, in seconds.
  package static let longest = 600.0
  /// The length of a ping.
  internal static let cueLength = 0.1

  /// - Parameters:
  ///   - noteCount: How many places there are, where each has a note; nil where the tone glides.
  internal init(_ settings: ChartSettings, seriesCount: Int, noteCount: Int?) {
    duration = settings.duration
    low = settings.pitch.lowerBound
    high = settings.pitch.upperBound
    start = settings.hasLegend ? 1 : 0
    isTogether = seriesCount == 1 || settings.isTogether ?? (seriesCount == 2)
    let passes = isTogether ? 1.0 : Double(seriesCount)
    length = start + passes * duration + (passes - 1) * Self.pause
    note = noteCount.map { min(0.2, settings.duration / Double(max(1, $0))) }
  }

  /// When the pass of a series begins.
  public func begin(ofSeries index: Int) -> Double {
    start + (isTogether ? 0 : Double(index) * (duration + Self.pause))
  }

  /// When something at a share of the axis is heard.
  internal func time(at share: Double, ofSeries index: Int) -> Double {
    begin(ofSeries: index) + (duration - (note ?? 0)) * share
  }

  /// The pitch of a value: equal steps of value are equal intervals.
  public func hertz(of value: Double, on axis: ValueAxis) -> Double {
    let span = axis.maximum - axis.minimum
    guard span > 0 else { return (low * high).squareRoot() }
    let share = min(1, max(0, (value - axis.minimum) / span))
    return low * exp(share * log(high / low))
  }

  /// Adds a ping, at the latest so that it ends with the pass.
  internal mutating func add(_ kind: CueKind, at place: ChartPlace, on axis: ChartAxis, ofSeries index: Int) {
    let begin = begin(ofSeries: index)
    let time = begin + duration * axis.share(of: place.position)
    cues.append(ChartCue(kind: kind, place: place, time: min(time, begin + duration - Self.cueLength)))
  }

  internal mutating func sortCues() {
    cues.sort { ($0.time, $0.kind.hertz) < ($1.time, $1.kind.hertz) }
  }
}

/// A ping.
public struct ChartCue: Sendable, Hashable {
  /// What it marks.
  public let kind: CueKind
  /// The place that it marks.
  public let place: ChartPlace
  /// When it begins, in seconds.
  public let time: Double
}
