internal import Prefilter
internal import SayableEngine

/// Bytes without their repetitions, as Lempel and Ziv left them out in 1977: a byte tells how many literal bytes follow
/// and how long the repetition behind them is, as in LZ4; then come the bytes and how far before it stands. Repetitions
/// begin and end between two scalars, so that a text stays one. `ImageReader.uncompressed()` reads them.
internal enum LempelZiv {
  /// How many earlier places are tried.
  private static let mostTries = 100
  /// A repetition that is longer is taken whole: shorter ones at its place, and others within it, are not tried.
  private static let longLength = 128

  /// A part of the bytes: those that are literal, then a repetition, of length 0 at the end.
  private struct Step {
    let literals: Range<Int>
    let length: Int
    let distance: Int
  }

  /// Appends bytes to a part of an image.
  ///
  /// - Parameter earlier: What repetitions may begin in besides: whoever reads the bytes has it already.
  internal static func append(_ bytes: [UInt8], behind earlier: EarlierPlaces? = nil, to part: inout ImagePart) {
    part.append(bytes.count)
    for step in steps(through: bytes, behind: earlier) {
      append(literals: bytes[step.literals], repetition: max(step.length, Repetition.leastLength), to: &part)
      if step.length > 0 { part.append(step.distance) }
    }
  }

  /// Appends bytes as literals alone, for an image that is read at once and not kept.
  internal static func append(whole bytes: [UInt8], to part: inout ImagePart) {
    part.append(bytes.count)
    if !bytes.isEmpty { append(literals: bytes[...], repetition: Repetition.leastLength, to: &part) }
  }

  /// The steps that take the fewest bytes: the shortest way from the beginning to the end, each place a node of the graph.
  private static func steps(through bytes: [UInt8], behind earlier: EarlierPlaces?) -> [Step] {
    // How many bytes it takes to come to each place by a repetition that ends there, and by which step.
    var costs = [Int](repeating: .max, count: bytes.count + 1)
    var arrivals = [Step?](repeating: nil, count: bytes.count + 1)
    costs[0] = 0
    func cost(ofLiteralsFrom place: Int, to end: Int) -> Int {
      let count = end - place
      guard costs[place] < .max else { return .max }
      return costs[place] + 1 + count
        + (count < Repetition.mostLiterals ? 0 : ImagePart.byteCount(of: count - Repetition.mostLiterals))
    }
    var own = EarlierPlaces(in: bytes)
    // The place from which literals up to the current one take the fewest bytes.
    var literalStart = 0
    var tried = 0
    for place in 0...bytes.count {
      var best = cost(ofLiteralsFrom: literalStart, to: place)
      for nearby in max(0, place - Repetition.mostLiterals + 1)...place {
        let cost = cost(ofLiteralsFrom: nearby, to: place)
        if cost < best { (best, literalStart) = (cost, nearby) }
      }
      guard place < bytes.count else {
        if best < costs[place] { arrivals[place] = Step(literals: literalStart..<place, length: 0, distance: 0) }
        break
      }
      var shorter = Repetition.leastLength - 1
      func arrive(by longest: Int, _ distance: Int) {
        for length in (longest > longLength ? longest : shorter + 1)...longest
        where isBoundary(place + length, in: bytes) {
          let rest = length - Repetition.leastLength - Repetition.mostMore
          let cost = best + ImagePart.byteCount(of: distance) + (rest < 0 ? 0 : ImagePart.byteCount(of: rest))
          guard cost < costs[place + length] else { continue }
          costs[place + length] = cost
          arrivals[place + length] = Step(literals: literalStart..<place, length: length, distance: distance)
        }
        shorter = longest
      }
      if place >= tried, bytes[place] & 0xC0 != 0x80 {
        own.eachLonger(than: shorter, at: place, of: bytes, tries: mostTries) { arrive(by: $0, place - $1) }
        if let earlier {
          earlier.eachLonger(than: shorter, at: place, of: bytes, tries: mostTries) {
            arrive(by: $0, place + earlier.count - $1)
          }
        }
        if shorter > longLength { tried = place + shorter }
      }
      own.note(place)
    }
    var steps: [Step] = []
    var place = bytes.count
    while place > 0, let step = arrivals[place] {
      steps.append(step)
      place = step.literals.lowerBound
    }
    return steps.reversed()
  }

  /// Appends literal bytes, and how long the repetition behind them is.
  private static func append(literals: ArraySlice<UInt8>, repetition length: Int, to part: inout ImagePart) {
    let rest = length - Repetition.leastLength
    let (count, more) = (min(literals.count, Repetition.mostLiterals), min(rest, Repetition.mostMore))
    part.append(rest: CollectionOfOne(UInt8(count << 4 | more)))
    if count == Repetition.mostLiterals { part.append(literals.count - count) }
    part.append(rest: literals)
    if more == Repetition.mostMore { part.append(rest - more) }
  }

  private static func isBoundary(_ place: Int, in bytes: [UInt8]) -> Bool {
    place == bytes.count || bytes[place] & 0xC0 != 0x80
  }
}

/// The places in bytes by what stands at them: chains of those whose first three bytes have the same hash, the latest
/// first.
internal struct EarlierPlaces {
  private let bytes: [UInt8]
  private let bits: Int
  /// The last place of each hash, and for each place the one before it.
  private var latest: [Int]
  private var before: [Int]

  /// No place is noted yet.
  internal init(in bytes: [UInt8]) {
    self.bytes = bytes
    bits = bytes.count < 1 << 6 ? 6 : bytes.count < 1 << 10 ? 10 : bytes.count < 1 << 14 ? 14 : 16
    latest = [Int](repeating: -1, count: 1 << bits)
    before = [Int](repeating: -1, count: bytes.count)
  }

  /// Every place is noted.
  internal init(all bytes: [UInt8]) {
    self.init(in: bytes)
    for place in bytes.indices { note(place) }
  }

  internal var count: Int { bytes.count }

  private func slot(of bytes: [UInt8], at place: Int) -> Int? {
    guard place + Repetition.leastLength <= bytes.count else { return nil }
    let key = UInt32(bytes[place]) << 16 | UInt32(bytes[place + 1]) << 8 | UInt32(bytes[place + 2])
    return Int((key &* 0x9E37_79B1) >> (32 - UInt32(bits)))
  }

  internal mutating func note(_ place: Int) {
    guard let slot = slot(of: bytes, at: place) else { return }
    before[place] = latest[slot]
    latest[slot] = place
  }

  /// Passes how many bytes are the same here as at a place of `other`, and where, each time they are more than before.
  internal func eachLonger(
    than length: Int, at place: Int, of other: [UInt8], tries: Int, _ body: (_ length: Int, _ place: Int) -> Void
  ) {
    guard let slot = slot(of: other, at: place) else { return }
    var longest = length
    var found = latest[slot]
    for _ in 0..<tries where found >= 0 {
      if place + longest < other.count, found + longest < bytes.count, bytes[found + longest] == other[place + longest]
      {
        var length = 0
        while place + length < other.count, found + length < bytes.count, bytes[found + length] == other[place + length]
        {
          length += 1
        }
        if length > longest {
          longest = length
          body(length, found)
        }
      }
      found = before[found]
    }
  }
}
