internal import PCRE2

/// Tells in one pass over a text which rules can match in it at all, by the text that each rule requires.
///
/// At each byte, three sets of required texts are looked up: those that may stand behind the byte before, those that
/// may begin with the byte, and those that may go on with the next. Few bytes leave a text that is in all of them, and
/// only there the text itself is compared.
internal struct CandidateRules: Sendable {
  /// The number that stands for the edge of a text where there is no byte.
  private static let edge = 256
  /// A text that is found more often than this, of all bytes, is not looked for: its rule counts as one that can always
  /// match.
  private static let shareLimit: Float = 0.02

  private let program: TextProgram
  /// Where the steps of each text begin.
  private var starts: [Int] = []
  /// The rule of each text.
  private var rules: [Int] = []
  /// How many words a set of texts has.
  private let width: Int
  /// The texts behind each byte, those that begin with it, and those that have it in the second place.
  private var behind: [UInt64]
  private var beginning: [UInt64]
  private var following: [UInt64]
  /// For each byte the bytes with which a text may begin behind it, four words a byte.
  private var gateBehind = [UInt64](repeating: 0, count: 4 * 257)
  /// For each byte the bytes that may follow where a text begins with it.
  private var gateFollowing = [UInt64](repeating: 0, count: 4 * 256)
  /// The rules for which nothing is looked for.
  private var always: RuleIndices
  private let ruleCount: Int

  /// - Parameter patterns: What is known of each rule's pattern.
  internal init(_ patterns: [PatternSyntax]) {
    ruleCount = patterns.count
    always = RuleIndices(capacity: patterns.count)
    var program = TextProgram()
    var places: [Place] = []
    for (rule, pattern) in patterns.enumerated() {
      let texts = RequiredText.texts(of: pattern)
      let share = texts.reduce(0) { $0 + $1.share }
      var added: [(text: RequiredText, start: Int)] = []
      if share < Self.shareLimit {
        for text in texts { added.append((text, program.add(text.items))) }
      }
      let firsts = added.map { [program] in program.firstSets($0.start) }
      guard !added.isEmpty, firsts.allSatisfy({ $0[0] != nil }) else {
        always.insert(rule)
        continue
      }
      for (added, firsts) in zip(added, firsts) {
        starts.append(added.start)
        rules.append(rule)
        places.append(
          Place(
            left: added.text.left, mayBegin: added.text.mayBegin, first: firsts[0] ?? .all, second: firsts[1] ?? .all,
            mayEnd: firsts[1] == nil))
      }
    }
    self.program = program
    width = (places.count + 63) / 64
    behind = [UInt64](repeating: 0, count: 257 * width)
    beginning = [UInt64](repeating: 0, count: 256 * width)
    following = [UInt64](repeating: 0, count: 257 * width)
    for (number, place) in places.enumerated() { enter(place, number) }
  }

  /// The bytes around the beginning of a text.
  private struct Place {
    let left: ByteSet
    let mayBegin: Bool
    let first: ByteSet
    let second: ByteSet
    let mayEnd: Bool
  }

  private mutating func enter(_ place: Place, _ number: Int) {
    let word = number / 64
    let bit = UInt64(1) << UInt64(number % 64)
    place.left.forEach { behind[Int($0) * width + word] |= bit }
    if place.mayBegin { behind[Self.edge * width + word] |= bit }
    place.first.forEach { beginning[Int($0) * width + word] |= bit }
    place.second.forEach { following[Int($0) * width + word] |= bit }
    if place.mayEnd { following[Self.edge * width + word] |= bit }
    place.left.forEach { Self.open(place.first, behind: Int($0), in: &gateBehind) }
    if place.mayBegin { Self.open(place.first, behind: Self.edge, in: &gateBehind) }
    place.first.forEach { Self.open(place.second, behind: Int($0), in: &gateFollowing) }
  }

  private static func open(_ bytes: ByteSet, behind byte: Int, in gate: inout [UInt64]) {
    for word in 0..<4 { gate[4 * byte + word] |= bytes.word(word) }
  }

  /// The rules that may match in `text`.
  internal func rules(in text: [UInt8]) -> RuleIndices {
    var found = always
    guard width > 0 else { return found }
    var previous = Self.edge
    var isOpen = false
    for (position, byte) in text.enumerated() {
      let word = Int(byte >> 6)
      let shift = UInt64(byte & 63)
      if isOpen, gateFollowing[4 * previous + word] >> shift & 1 != 0 {
        look(at: position - 1, in: text, following: Int(byte), &found)
      }
      isOpen = gateBehind[4 * previous + word] >> shift & 1 != 0
      previous = Int(byte)
    }
    if isOpen { look(at: text.count - 1, in: text, following: Self.edge, &found) }
    return found
  }

  /// Compares the texts that may begin at `position`.
  private func look(at position: Int, in text: [UInt8], following next: Int, _ found: inout RuleIndices) {
    let before = (position > 0 ? Int(text[position - 1]) : Self.edge) * width
    let here = Int(text[position]) * width
    let after = next * width
    for word in 0..<width {
      var open = behind[before + word] & beginning[here + word] & following[after + word]
      while open != 0 {
        let number = word * 64 + open.trailingZeroBitCount
        open &= open - 1
        let rule = rules[number]
        if !found.contains(rule), program.matches(starts[number], in: text, at: position) { found.insert(rule) }
      }
    }
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
