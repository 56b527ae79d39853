/// How far texts come in the parts of a pattern that follow one another.
internal struct Passage {
  /// How often a text comes to each part and behind the last one, a place at which it may begin.
  private var prefixes = [1.0]
  /// How often each part and all behind it match, a place.
  private var suffixes: [Double]
  /// How often a text comes to where it passes any number of usual characters: in each part, and in those before it.
  private var wideReaches = [0.0]
  /// Behind the last part that passes any number of usual characters.
  private var wideEnd = 0

  internal init(_ items: [PatternSyntax]) {
    var factors: [Double] = []
    var letterCount = 0
    for (place, item) in items.enumerated() {
      var factor = item.frequency
      if case .byte(let set) = item, set.intersection(.letters.complement).isEmpty {
        letterCount += 1
        // Words are more usual than their letters.
        if letterCount > 2 { factor = 1 }
      } else {
        letterCount = 0
      }
      let reach = item.wideReach
      if reach > 0 { wideEnd = place + 1 }
      wideReaches.append(max(wideReaches[place], prefixes[place] * reach))
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

  fileprivate var frequency: Double { suffixes[0] }
  fileprivate var wideReach: Double { wideReaches[wideReaches.count - 1] }
}

extension PatternSyntax {
  /// About how often it matches, a place of a text.
  internal var frequency: Double {
    switch self {
    case .byte(let set), .byteWithin(let set): set.frequency
    case .before(let set), .behind(let set): min(1, set.frequency + Self.edgeFrequency)
    case .ahead(let inner), .repeated(let inner): inner.frequency
    case .sequence(let items): Passage(items).frequency
    case .alternatives(let branches): min(1, branches.reduce(0) { $0 + $1.frequency })
    case .optional, .unknown: 1
    case .shared(let shared): shared.frequency
    }
  }

  /// How often a text begins or ends, a byte.
  private static let edgeFrequency = 0.03

  /// About how often a text comes to where it passes any number of usual characters; 0 where it never does.
  fileprivate var wideReach: Double {
    switch self {
    case .byte, .byteWithin, .before, .behind, .ahead, .shared: 0
    case .unknown: 1
    case .sequence(let items): Passage(items).wideReach
    case .alternatives(let branches): branches.reduce(0) { max($0, $1.wideReach) }
    case .optional(let inner): inner.wideReach
    case .repeated(let inner): inner.start.first.frequency > 0.3 ? 1 : inner.wideReach
    }
  }
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
