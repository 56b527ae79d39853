internal import PCRE2

/// Tells in one pass over a text which rules can match in it at all, by the text that each rule requires.
///
/// At each byte, four sets of required texts are looked up: those that may stand behind the byte before, those that may
/// begin with the byte, and those that may go on with the next two. Few bytes leave a text that is in all of them, and
/// only there the text itself is compared.
internal final class CandidateRules: Sendable {
  /// The number that stands for the edge of a text where there is no byte.
  private static let edge = 256
  /// A text that is found more often than this, of all bytes, is not looked for: its rule counts as one that can always
  /// match.
  private static let shareLimit: Float = 0.02

  private let program: TextProgram
  /// Where the steps of each text begin.
  private let starts: [Int]
  /// The rule of each text.
  private let rules: [Int]
  private let places: PlaceTable
  /// The rules for which nothing is looked for.
  private let always: RuleIndices

  /// - Parameter patterns: What is known of each rule's pattern.
  internal init(_ patterns: [PatternSyntax]) {
    var always = RuleIndices(capacity: patterns.count)
    var program = TextProgram()
    var starts: [Int] = []
    var rules: [Int] = []
    var places: [(text: RequiredText, leading: LeadingBytes)] = []
    for (rule, pattern) in patterns.enumerated() {
      let texts = RequiredText.texts(of: pattern)
      let leading = texts.map { LeadingBytes(ofText: $0.items) }
      let share = texts.reduce(0) { $0 + $1.share }
      guard !texts.isEmpty, share < Self.shareLimit, leading.allSatisfy({ !$0.mayEndBefore.first }) else {
        always.insert(rule)
        continue
      }
      for (text, leading) in zip(texts, leading) {
        starts.append(program.add(text.items))
        rules.append(rule)
        places.append((text, leading))
      }
    }
    self.program = program
    self.starts = starts
    self.rules = rules
    self.always = always
    self.places = PlaceTable(places)
  }

  /// The rules that may match in `text`.
  internal func rules(in text: [UInt8]) -> RuleIndices {
    var found = always
    look(in: text, from: 0, to: text.count, &found)
    return found
  }

  /// Adds the rules that may match in `text` after each of `ranges` of it was written anew.
  internal func add(rulesIn text: [UInt8], around ranges: [Range<Int>], to found: inout RuleIndices) {
    var position = 0
    for range in ranges {
      // A text that reaches into the range begins at most its depth before, and one that looks back at it right behind.
      let start = max(position, range.lowerBound - TextProgram.depth - 2)
      position = max(position, min(text.count, range.upperBound + 2))
      look(in: text, from: start, to: position, &found)
    }
  }

  /// Looks for texts that begin from `start` on and before `end`.
  private func look(in text: [UInt8], from start: Int, to end: Int, _ found: inout RuleIndices) {
    guard !starts.isEmpty, start < end else { return }
    var previous = start > 0 ? Int(text[start - 1]) : Self.edge
    var isOpen = false
    for position in start..<end {
      let byte = text[position]
      let pair = places.pair(previous, byte)
      if isOpen, pair & PlaceTable.goesOn != 0 { look(at: position - 1, in: text, &found) }
      isOpen = pair & PlaceTable.begins != 0
      previous = Int(byte)
    }
    if isOpen { look(at: end - 1, in: text, &found) }
  }

  /// Compares the texts that may begin at `position`.
  private func look(at position: Int, in text: [UInt8], _ found: inout RuleIndices) {
    let around = (
      position > 0 ? Int(text[position - 1]) : Self.edge, Int(text[position]),
      position + 1 < text.count ? Int(text[position + 1]) : Self.edge,
      position + 2 < text.count ? Int(text[position + 2]) : Self.edge
    )
    for block in 0..<places.blockCount {
      let open = places.texts(in: block, around)
      guard open != .zero else { continue }
      for lane in 0..<8 {
        var word = open[lane]
        while word != 0 {
          let number = (block * 8 + lane) * 64 + word.trailingZeroBitCount
          word &= word - 1
          let rule = rules[number]
          if !found.contains(rule), program.matches(starts[number], in: text, at: position) { found.insert(rule) }
        }
      }
    }
  }
}

/// Which texts may begin at a place, by the bytes around it; the number 256 stands for no byte.
private struct PlaceTable: Sendable {
  /// The second of two bytes may begin a text behind the first.
  static let begins: UInt8 = 1
  /// A text may begin with the two bytes.
  static let goesOn: UInt8 = 2

  /// The texts are counted in blocks of this many bits.
  private static let blockSize = 512
  let blockCount: Int
  private var pairs = [UInt8](repeating: 0, count: 257 * 256)
  /// For each byte the texts that may stand behind it, then those of the next byte, a block each.
  private var behind: [SIMD8<UInt64>]
  private var first: [SIMD8<UInt64>]
  private var second: [SIMD8<UInt64>]
  private var third: [SIMD8<UInt64>]

  init(_ places: [(text: RequiredText, leading: LeadingBytes)]) {
    blockCount = (places.count + Self.blockSize - 1) / Self.blockSize
    let empty = [SIMD8<UInt64>](repeating: .zero, count: 257 * blockCount)
    behind = empty
    first = empty
    second = empty
    third = empty
    var beginnings = [ByteSet](repeating: ByteSet(), count: 257)
    var goings = [ByteSet](repeating: ByteSet(), count: 257)
    for (number, place) in places.enumerated() {
      let sets = place.leading.sets
      let ends = place.leading.mayEndBefore
      enter(number, place.text.left, orEdge: place.text.mayBegin, into: \.behind)
      enter(number, sets.0, orEdge: false, into: \.first)
      enter(number, sets.1, orEdge: ends.second, into: \.second)
      enter(number, sets.2, orEdge: ends.third, into: \.third)
      place.text.left.forEach { beginnings[Int($0)].formUnion(sets.0) }
      if place.text.mayBegin { beginnings[256].formUnion(sets.0) }
      sets.0.forEach { goings[Int($0)].formUnion(sets.1) }
    }
    for byte in 0...256 {
      beginnings[byte].forEach { pairs[byte << 8 | Int($0)] |= Self.begins }
      goings[byte].forEach { pairs[byte << 8 | Int($0)] |= Self.goesOn }
    }
  }

  private mutating func enter(
    _ number: Int, _ set: ByteSet, orEdge: Bool, into table: WritableKeyPath<Self, [SIMD8<UInt64>]>
  ) {
    let block = number / Self.blockSize
    let lane = number % Self.blockSize / 64
    let bit = UInt64(1) << UInt64(number % 64)
    let count = blockCount
    func mark(_ table: inout [SIMD8<UInt64>]) {
      set.forEach { table[Int($0) * count + block][lane] |= bit }
      if orEdge { table[256 * count + block][lane] |= bit }
    }
    mark(&self[keyPath: table])
  }

  /// What is known of two bytes that follow one another.
  func pair(_ previous: Int, _ byte: UInt8) -> UInt8 { pairs[previous << 8 | Int(byte)] }

  /// The texts of a block that may begin at a byte, by the byte before it, itself, and the next two.
  func texts(in block: Int, _ around: (Int, Int, Int, Int)) -> SIMD8<UInt64> {
    behind[around.0 * blockCount + block] & first[around.1 * blockCount + block]
      & second[around.2 * blockCount + block] & third[around.3 * blockCount + block]
  }
}

/// A set of rules by their index.
internal struct RuleIndices: Sendable {
  /// None at all takes no room.
  private var words: [UInt64] = []
  private let wordCount: Int

  internal init(capacity: Int) { wordCount = (capacity + 63) / 64 }

  internal var isEmpty: Bool { words.isEmpty }

  internal mutating func insert(_ index: Int) {
    if words.isEmpty { words = [UInt64](repeating: 0, count: wordCount) }
    words[index / 64] |= 1 << UInt64(index % 64)
  }

  internal func contains(_ index: Int) -> Bool {
    !words.isEmpty && words[index / 64] & 1 << UInt64(index % 64) != 0
  }

  /// The rules that are in both sets.
  internal mutating func formIntersection(_ other: RuleIndices) {
    guard !words.isEmpty else { return }
    guard !other.words.isEmpty else {
      words = []
      return
    }
    var any: UInt64 = 0
    for index in words.indices {
      words[index] &= other.words[index]
      any |= words[index]
    }
    if any == 0 { words = [] }
  }

  /// The first rule of the set at `index` or behind it.
  internal func first(from index: Int) -> Int? {
    var number = index / 64
    guard number < words.count else { return nil }
    var word = words[number] & (~0 << UInt64(index % 64))
    while word == 0 {
      number += 1
      guard number < words.count else { return nil }
      word = words[number]
    }
    return number * 64 + word.trailingZeroBitCount
  }
}
