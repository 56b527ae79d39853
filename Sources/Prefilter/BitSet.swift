/// A set of patterns, or of rules, by their number: one bit each.
package struct BitSet: Sendable {
  /// The empty set takes no memory.
  private var words: [UInt64] = []
  private let wordCount: Int
  package private(set) var isEmpty = true

  package init(capacity: Int) { wordCount = (capacity + 63) / 64 }

  package var count: Int { isEmpty ? 0 : words.reduce(0) { $0 + $1.nonzeroBitCount } }

  package mutating func insert(_ index: Int) {
    if words.isEmpty { words = [UInt64](repeating: 0, count: wordCount) }
    words[index / 64] |= 1 << UInt64(index % 64)
    isEmpty = false
  }

  /// Takes a number out.
  package mutating func remove(_ index: Int) {
    if !contains(index) { return }
    words[index / 64] &= ~(1 << UInt64(index % 64))
    isEmpty = words.allSatisfy { $0 == 0 }
  }

  /// Takes all numbers out; the memory is kept.
  package mutating func removeAll() {
    if isEmpty { return }
    for index in words.indices { words[index] = 0 }
    isEmpty = true
  }

  package func contains(_ index: Int) -> Bool {
    !isEmpty && words[index / 64] & 1 << UInt64(index % 64) != 0
  }

  /// The numbers that are in one of the sets.
  package mutating func formUnion(_ other: BitSet) {
    if other.isEmpty { return }
    if words.isEmpty { words = [UInt64](repeating: 0, count: wordCount) }
    for index in words.indices { words[index] |= other.words[index] }
    isEmpty = false
  }

  /// The numbers that are in both sets.
  package mutating func formIntersection(_ other: BitSet) {
    if isEmpty { return }
    if other.isEmpty { return removeAll() }
    var any: UInt64 = 0
    for index in words.indices {
      words[index] &= other.words[index]
      any |= words[index]
    }
    isEmpty = any == 0
  }

  /// Whether a number is in both sets.
  package func intersects(_ other: BitSet) -> Bool {
    var common = self
    common.formIntersection(other)
    return !common.isEmpty
  }

  /// The first number of the set at `index` or behind it.
  package func first(from index: Int) -> Int? {
    var number = index / 64
    guard !isEmpty, number < words.count else { return nil }
    var word = words[number] & (~0 << UInt64(index % 64))
    while word == 0 {
      number += 1
      guard number < words.count else { return nil }
      word = words[number]
    }
    return number * 64 + word.trailingZeroBitCount
  }
}
