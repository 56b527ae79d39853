internal import PCRE2

/// Which texts may begin at a place, by the bytes around it; the number 256 stands for no byte.
internal struct PlaceTable: Sendable {
  /// The second of two bytes may begin a text behind the first.
  internal static let begins: UInt8 = 1
  /// A text may begin with the two bytes.
  internal static let goesOn: UInt8 = 2

  /// The texts are counted in blocks of this many bits.
  private static let blockSize = 512
  internal let blockCount: Int
  private var pairs = [UInt8](repeating: 0, count: 257 * 256)
  /// For each byte the texts that may stand behind it, then those of the next byte, a block each.
  private var behind: [SIMD8<UInt64>]
  private var first: [SIMD8<UInt64>]
  private var second: [SIMD8<UInt64>]
  private var third: [SIMD8<UInt64>]

  internal init(_ places: [SoughtText]) {
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
  internal func pair(_ previous: Int, _ byte: UInt8) -> UInt8 { pairs[previous << 8 | Int(byte)] }

  /// The texts of a block that may begin at a byte, by the byte before it, itself, and the next two.
  internal func texts(in block: Int, _ around: (Int, Int, Int, Int)) -> SIMD8<UInt64> {
    behind[around.0 * blockCount + block] & first[around.1 * blockCount + block]
      & second[around.2 * blockCount + block] & third[around.3 * blockCount + block]
  }
}
