/// What is estimated of a pattern, a place of a text.
internal struct Estimate {
  /// About how often it matches.
  let frequency: Double
  /// About how often a text comes to where it passes any number of usual characters; 0 where it never does.
  let wideReach: Double
}

/// How far texts come in the parts of a pattern that follow one another.
internal struct Passage {
  /// How often a text comes to each part and behind the last one, a place at which it may begin.
  private var prefixes = [1.0]
  /// How often each part and all behind it match, a place.
  private var suffixes: [Double]
  /// How often a text comes to where it passes any number of usual characters: in the parts before each one.
  private var wideReaches = [0.0]
  /// Behind the last part that passes any number of usual characters.
  private var wideEnd = 0

  internal init(_ items: [PatternSyntax]) {
    var factors: [Double] = []
    var letterCount = 0
    for (place, item) in items.enumerated() {
      let estimate = item.estimate
      var factor = estimate.frequency
      if case .byte(let set) = item, set.intersection(.letters.complement).isEmpty {
        letterCount += 1
        // Words are more usual than their letters.
        if letterCount > 2 { factor = 1 }
      } else {
        letterCount = 0
      }
      if estimate.wideReach > 0 { wideEnd = place + 1 }
      wideReaches.append(max(wideReaches[place], prefixes[place] * estimate.wideReach))
      prefixes.append(prefixes[place] * factor)
      factors.append(factor)
    }
    suffixes = [Double](repeating: 1, count: items.count + 1)
    for place in items.indices.reversed() { suffixes[place] = factors[place] * suffixes[place + 1] }
  }

  internal func frequency(before place: Int) -> Double { prefixes[place] }
  internal func frequency(from place: Int) -> Double { suffixes[place] }
  internal func wideReach(before place: Int) -> Double { wideReaches[place] }
  internal func isWide(from place: Int) -> Bool { place < wideEnd }

  fileprivate var estimate: Estimate {
    Estimate(frequency: suffixes[0], wideReach: wideReaches[wideReaches.count - 1])
  }
}

extension PatternSyntax {
  /// Both estimates come from one look at each node, as patterns may be nested deeply.
  internal var estimate: Estimate {
    switch self {
    case .byte(let set), .byteWithin(let set): return Estimate(frequency: set.frequency, wideReach: 0)
    case .before(let set), .behind(let set):
      return Estimate(frequency: min(1, set.frequency + Self.edgeFrequency), wideReach: 0)
    case .ahead(let inner): return Estimate(frequency: inner.estimate.frequency, wideReach: 0)
    case .sequence(let items): return Passage(items).estimate
    case .alternatives(let branches):
      let estimates = branches.map(\.estimate)
      return Estimate(
        frequency: min(1, estimates.reduce(0) { $0 + $1.frequency }),
        wideReach: estimates.reduce(0) { max($0, $1.wideReach) })
    case .optional(let inner): return Estimate(frequency: 1, wideReach: inner.estimate.wideReach)
    case .repeated(let inner):
      let once = inner.estimate
      let isWide = inner.start.first.frequency > Self.usualFrequency
      return Estimate(frequency: once.frequency, wideReach: isWide ? 1 : once.wideReach)
    case .unknown: return Estimate(frequency: 1, wideReach: 1)
    case .shared(let shared): return Estimate(frequency: shared.frequency, wideReach: 0)
    }
  }

  /// How often a text begins or ends, a byte.
  private static let edgeFrequency = 0.03
  /// How often one of the usual characters stands at a place at least, such as a letter.
  private static let usualFrequency = 0.3
}

extension ByteSet {
  /// About how often a byte of the set stands at a place of a text, in languages of all scripts.
  internal var frequency: Double {
    var sum = 0.0
    forEach { sum += Self.frequencies[Int($0)] }
    return sum
  }

  private static let frequencies: [Double] = {
    let usual: [(ByteSet, Double)] = [
      (smallLetters, 0.03), (capitals, 0.003), (digits, 0.002), (ByteSet(".,-:/()'\"%".utf8), 0.003),
      (ByteSet(" ".utf8), 0.13), (continuing, 0.02),
      // The first bytes of letters from Latin to Arabic, and of those of East Asia.
      (ByteSet([0xC3, 0xC4, 0xC5, 0xCE, 0xCF, 0xD0, 0xD1, 0xD7, 0xD8, 0xD9] + (0xE3...0xEC)), 0.03),
    ]
    var result = [Double](repeating: 0.0005, count: 256)
    for (set, frequency) in usual { set.forEach { result[Int($0)] = frequency } }
    return result
  }()
}
