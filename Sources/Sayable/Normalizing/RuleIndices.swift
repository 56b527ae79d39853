/// A set of rules by their index.
internal struct RuleIndices: Sendable {
  /// None at all takes no room.
  private var words: [UInt64] = []
  private let wordCount: Int

  internal init(capacity: Int) { wordCount = (capacity + 63) / 64 }

  internal var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }

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
