import SayableCharts
import Testing

@Suite struct SoundTests {
  @Test func `equal steps of value are equal intervals`() throws {
    let chart = try chart(of: [0, 1, 2, 3, 4])
    let pitches = chart.series[0].points.compactMap(\.hertz)
    #expect(pitches.count == 5)
    for (low, high) in zip(pitches, pitches.dropFirst()) { #expect(abs(high / low - 2) < 1e-9) }
    #expect(pitches[0] == 110)
    #expect(abs(pitches[4] - 1760) < 1e-9)
  }

  @Test func `a single high point is not smoothed away`() throws {
    var values = [Double](repeating: 10, count: 101)
    values[40] = 50
    let chart = try chart(of: values)
    #expect(cents(chart.pitch(from: 1.597, to: 1.603), 1760) < 250)
    #expect(cents(chart.pitch(from: 0.5, to: 1), 110) < 3)
  }

  @Test func `pitch is not rounded to notes`() throws {
    let chart = try chart(of: [0, 0.37, 0.37, 0.37, 1])
    let expected = try #require(chart.series[0].points[2].hertz)
    #expect(cents(chart.pitch(from: 1.4, to: 2.6), expected) < 1)
    #expect(cents(expected, 307.9) < 10)
  }

  @Test func `the lowest values of a range have pitches of their own`() throws {
    let chart = try chart(of: (0...100).map { Double($0) })
    let pitches = chart.series[0].points.compactMap(\.hertz)
    #expect(zip(pitches, pitches.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func `all series share one scale, so that lines that cross meet`() throws {
    let chart = try chart("x,a,b\n0,0,10\n1,5,5\n2,10,0\n")
    #expect(chart.series[0].points[1].hertz == chart.series[1].points[1].hertz)
    let apart = try ChartTests.two(low: [0, 1], high: [99, 100])
    #expect(try #require(apart.series[0].points[1].hertz) < 120)
  }

  @Test func `zero has a pitch by the scale like any value`() throws {
    let chart = try chart(of: [-1, 0, 1])
    #expect(abs(try #require(chart.series[0].points[1].hertz) - 440) < 1e-9)
  }

  @Test func `places below zero are placed as they are`() throws {
    let chart = try chart("x,y\n-4,1\n-2,3\n0,2\n")
    #expect(chart.series[0].points.map(\.time) == [0, 2, 4])
    #expect(chart.series[0].points.map(\.pan) == [-1, 0, 1])
  }

  @Test func `constant values sound in the middle of the scale`() throws {
    let chart = try chart(of: [7, 7, 7, 7])
    #expect(chart.series[0].points.allSatisfy { $0.hertz == 440 })
    #expect(cents(chart.pitch(from: 1, to: 3), 440) < 1)
  }

  @Test func `the length is the one asked for, however many values there are`() throws {
    let chart = try chart(of: (0..<234).map { Double($0 % 17) })
    #expect(WaveFile(chart).bytes.count == 44 + 4 * 4 * 44_100)
  }

  @Test func `a tone begins and ends softly`() throws {
    let (left, right) = try chart(of: [3, 5, 4]).samples
    for channel in [left, right] {
      #expect(abs(channel[0]) < 0.001)
      #expect(abs(channel[channel.count - 1]) < 0.001)
      #expect(channel.prefix(100).allSatisfy { abs($0) < 0.05 })
      #expect(channel.suffix(100).allSatisfy { abs($0) < 0.05 })
    }
  }

  @Test func `nothing is louder than nine tenths, and there is no direct current`() throws {
    for chart in [
      try graph("y = x^2", "y = 4", from: -3, to: 3) { $0.cues = Set(CueKind.allCases) },
      try chart("x,a,b,c,d\n1,1,2,3,4\n1,2,3,4,5\n2,4,5,6,7\n") {
        $0.kind = .points; $0.isTogether = true
      },
    ] {
      let (left, right) = chart.samples
      #expect((left + right).allSatisfy { abs($0) <= 0.9 })
      let mean = left.reduce(0, +) / Double(left.count)
      #expect(abs(mean) < 0.001)
    }
  }

  @Test func `a missing value is silence`() throws {
    let chart = try chart(of: (0...60).map { (20..<40).contains($0) ? .nan : Double($0) })
    #expect(chart.level(from: 1.4, to: 2.5) < 1e-4)
    #expect(chart.level(from: 0.5, to: 1) > 0.1)
  }

  @Test func `a lone value is held so that it can be heard`() throws {
    let chart = try chart(
      of: (0...40).map { (10...15).contains($0) || (17...22).contains($0) ? .nan : 20 + Double($0) })
    #expect(cents(chart.pitch(from: 1.56, to: 1.64), try #require(chart.series[0].points[16].hertz)) < 20)
  }

  @Test func `extremes of fifty thousand values are heard`() throws {
    var values = (0..<50_000).map { Double($0 % 100) }
    values[31_234] = 500
    values[12_345] = -300
    let chart = try chart(of: values)
    let kept = chart.series[0].points
    #expect(kept.contains { $0.value == 500 })
    #expect(kept.contains { $0.value == -300 })
    #expect(kept.count <= 202)
    #expect(kept.first?.place.position == 0)
    #expect(kept.last?.place.position == 49_999)
  }

  @Test func `values below zero sound sharper, at the same pitch`() throws {
    let chart = try chart(of: [-4, -4, -4, 4, 4, 4]) { $0.yRange = -5...5 }
    // The samples of a sine lie nearer to zero than those of a sharp tone do between its peaks.
    let (left, right) = chart.samples
    let mono = zip(left, right).map { $0 + $1 }
    func crest(_ range: Range<Int>) -> Double {
      let part = mono[range]
      let squares = part.reduce(0.0) { $0 + $1 * $1 }
      let peak = part.reduce(0.0) { max($0, abs($1)) }
      return peak / (squares / Double(part.count)).squareRoot()
    }
    #expect(crest(22_050..<44_100) > 1.1 * crest(132_300..<154_350))
  }

  @Test func `a jump does not restart the tone`() throws {
    let chart = try graph("y = floor(x)", from: -1, to: 1)
    let jump = try #require(chart.analysis.jumps.first)
    #expect(jump.place.position == 0)
    let (left, right) = chart.samples
    let mono = zip(left, right).map { $0 + $1 }
    let steps = (87_318..<89_082).map { (place: Int) -> Double in abs(mono[place + 1] - mono[place]) }
    #expect(try #require(steps.max()) < 0.2)
  }

  @Test func `a jump beside a point of the curve is no faster than others`() throws {
    // Down four octaves at 16/7 s, with a point of the even steps less than a millisecond before.
    let (left, right) = try graph("y = x - floor(x)", from: 0, to: 3.5).samples
    let jump = Int(16.0 / 7 * 44_100)
    let before = (jump - 110..<jump).map { left[$0] + right[$0] }
    let waves = zip(before, before.dropFirst()).count { $0 < 0 && $1 >= 0 }
    #expect((2...3).contains(waves))
  }

  @Test func `pings mark crossings where they are, not at samples`() throws {
    let chart = try graph("y = x^2", "y = 2", from: -3, to: 3)
    let root = 2.0.squareRoot()
    #expect(chart.sound.cues.count == 2)
    #expect(abs(chart.sound.cues[1].place.position - root) < 1e-9)
    let time = 4 * (root + 3) / 6
    #expect(abs(chart.sound.cues[1].time - time) < 1e-9)
    let lines = try SoundTests.crossing()
    #expect(lines.intersections.map(\.place.position) == [0.5])
  }

  private static func crossing() throws -> ChartModel {
    try chart("x,a,b\n0,0,1\n1,1,0\n2,2,-1\n") { $0.cues = [.intersection] }
  }

  @Test func `the same chart gives the same bytes`() throws {
    let first = try graph("y = sin x", "y = 1/x")
    let second = try graph("y = sin x", "y = 1/x")
    #expect(WaveFile(first).bytes == WaveFile(second).bytes)
  }

  @Test func `series in turn have a pause between them, and a legend comes first`() throws {
    let chart = try chart("x,a,b,c\n0,1,2,3\n1,3,2,1\n2,4,4,4\n") { $0.hasLegend = true }
    #expect(chart.sound.length == 14)
    #expect(chart.series[2].points[0].time == 10)
    #expect(cents(chart.pitch(from: 0.05, to: 0.25), 110) < 10)
    #expect(cents(chart.pitch(from: 0.55, to: 0.75), 1760) < 10)
  }

  @Test func `one value is one note in the middle`() throws {
    let chart = try chart("year,value\n2020,42\n")
    #expect(chart.sound.note == 0.2)
    #expect(chart.series[0].points[0].pan == 0)
    #expect(chart.level(from: 0.02, to: 0.15) > 0.1)
    #expect(chart.level(from: 0.3, to: 3.9) == 0)
  }
}
