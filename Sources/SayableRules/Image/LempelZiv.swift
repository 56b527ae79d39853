internal import SayableEngine

/// Bytes without their repetitions, as Lempel and Ziv left them out in 1977: a byte tells how many literal bytes follow
/// and how long the repetition behind them is, as in LZ4; then come the bytes and how far before it stands. Repetitions
/// begin and end between two scalars, so that a text stays one. `ImageReader.uncompressed()` reads them.
internal enum LempelZiv {
  /// How many earlier places are tried.
  private static let mostTries = 1000
  /// A repetition that is longer is taken whole; the shorter ones at its place are not tried.
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
  internal static func append(_ bytes: [UInt8], behind earlier: [UInt8] = [], to part: inout ImagePart) {
    part.append(bytes.count)
    let whole = earlier + bytes
    for step in steps(through: whole, from: earlier.count) {
      let length = max(step.length, Repetition.leastLength)
      append(literals: whole[step.literals], repetition: length, to: &part)
      if step.length > 0 { part.append(step.distance) }
    }
  }

  /// The steps that take the fewest bytes: the shortest way from `start` to the end, each place a node of the graph.
  private static func steps(through bytes: [UInt8], from start: Int) -> [Step] {
    // How many bytes it takes to come to each place by a step that ends there, and by which step.
    var costs = [Int](repeating: .max, count: bytes.count + 1)
    var arrivals = [Step?](repeating: nil, count: bytes.count + 1)
    costs[start] = 0
    // The place from which literals up to the current one take the fewest bytes.
    var literalStart = start
    func cost(ofLiteralsFrom place: Int, to end: Int) -> Int {
      let (count, known) = (end - place, costs[place])
      guard known < .max else { return .max }
      return known + 1 + count
        + (count < Repetition.mostLiterals ? 0 : ImagePart.byteCount(of: count - Repetition.mostLiterals))
    }
    var earlier = EarlierPlaces(in: bytes)
    for place in 0..<start { earlier.note(place) }
    for place in start...bytes.count {
      var best = cost(ofLiteralsFrom: literalStart, to: place)
      for nearby in max(start, place - Repetition.mostLiterals + 1)...place {
        let cost = cost(ofLiteralsFrom: nearby, to: place)
        if cost < best { (best, literalStart) = (cost, nearby) }
      }
      guard place < bytes.count else {
        if best < costs[place] {
          arrivals[place] = Step(literals: literalStart..<place, length: 0, distance: 0)
        }
        break
      }
      var shorter = Repetition.leastLength - 1
      earlier.eachLonger(at: place, tries: mostTries) { length, distance in
        for length in (length > longLength ? length : shorter + 1)...length
        where isBoundary(place + length, in: bytes) {
          let rest = length - Repetition.leastLength - Repetition.mostMore
          let cost = best + ImagePart.byteCount(of: distance) + (rest < 0 ? 0 : ImagePart.byteCount(of: rest))
          guard cost < costs[place + length] else { continue }
          costs[place + length] = cost
          arrivals[place + length] = Step(literals: literalStart..<place, length: length, distance: distance)
        }
        shorter = length
      }
      earlier.note(place)
    }
    var steps: [Step] = []
    var place = bytes.count
    while place > start, let step = arrivals[place] {
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

/// The earlier places where the same bytes stand as at a place: chains of those whose first three bytes have the same
/// hash, the latest first.
private struct EarlierPlaces {
  private let bytes: [UInt8]
  private let bits: Int
  /// The last place of each hash, and for each place the one before it.
  private var latest: [Int]
  private var before: [Int]

  init(in bytes: [UInt8]) {
    self.bytes = bytes
    bits = bytes.count < 1 << 10 ? 10 : bytes.count < 1 << 14 ? 14 : 16
    latest = [Int](repeating: -1, count: 1 << bits)
    before = [Int](repeating: -1, count: bytes.count)
  }

  private func slot(of place: Int) -> Int? {
    guard place + Repetition.leastLength <= bytes.count else { return nil }
    let key = UInt32(bytes[place]) << 16 | UInt32(bytes[place + 1]) << 8 | UInt32(bytes[place + 2])
    return Int((key &* 0x9E37_79B1) >> (32 - UInt32(bits)))
  }

  mutating func note(_ place: Int) {
    guard let slot = slot(of: place) else { return }
    before[place] = latest[slot]
    latest[slot] = place
  }

  /// Passes the length and the distance of repetitions at a place, which is not noted yet, each longer than those before
  /// it. A repetition begins between two scalars.
  func eachLonger(at place: Int, tries: Int, _ body: (_ length: Int, _ distance: Int) -> Void) {
    guard bytes[place] & 0xC0 != 0x80, let slot = slot(of: place) else { return }
    var longest = Repetition.leastLength - 1
    var other = latest[slot]
    for _ in 0..<tries where other >= 0 {
      if place + longest < bytes.count, bytes[other + longest] == bytes[place + longest] {
        var length = 0
        while place + length < bytes.count, bytes[other + length] == bytes[place + length] { length += 1 }
        if length > longest {
          longest = length
          body(length, place - other)
        }
      }
      other = before[other]
    }
  }
}
