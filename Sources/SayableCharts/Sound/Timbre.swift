#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// How strong the harmonics of a tone are, from the fundamental on.
internal struct Timbre {
  let harmonics: [Float]

  /// The timbres of a series: for values from zero on, and for those below, which are clearly sharper.
  static func ofSeries(_ index: Int) -> (plain: Timbre, negative: Timbre) {
    switch index % 4 {
    case 0: (Timbre([1]), Timbre([1, 0.4, 0.25, 0.15, 0.1, 0.05]))
    case 1: (Timbre([1, 0, 0.3, 0, 0.12]), Timbre([1, 0.6, 0.5, 0.45, 0.4, 0.3]))
    case 2: (Timbre([1, 0.3, 0, 0.1]), Timbre([1, 0.7, 0.4, 0.6, 0.3, 0.3]))
    default: (Timbre([1, 0.15, 0.15, 0.15]), Timbre([1, 0.45, 0.6, 0.35, 0.5, 0.25]))
    }
  }

  /// Harmonics such that their sum comes to 1 at most.
  private init(_ strengths: [Float]) {
    let peak = (0..<1024).map { step -> Float in
      let angle = 2 * Float.pi * Float(step) / 1024
      return abs(strengths.enumerated().reduce(0) { $0 + $1.element * sin(angle * Float($1.offset + 1)) })
    }.max()
    harmonics = strengths.map { $0 / (peak ?? 1) } + Array(repeating: 0, count: 6 - strengths.count)
  }
}

/// A sine in a table.
internal struct SineTable {
  private let values: [Float]
  private static let size = 4096

  init() {
    values = (0...Self.size).map { Float(sin(2 * Double.pi * Double($0) / Double(Self.size))) }
  }

  /// The sine of a phase in turns, not below 0.
  @inline(__always) func callAsFunction(_ phase: Double) -> Float {
    let place = phase * Double(Self.size)
    let whole = Int(place)
    let rest = Float(place - Double(whole))
    let index = whole & (Self.size - 1)
    let first = values[index]
    return first + rest * (values[index + 1] - first)
  }
}
