import Testing

@testable import Prefilter

struct KeyTableTests {
  /// Keys of which many fall on the same places.
  private static let keys = (0..<2000).map { UInt64($0 % 40) << 32 | UInt64($0 / 40) }

  /// The numbers that `keys` get, or have.
  private func numbers(of keys: [UInt64], in table: inout KeyTable) -> (numbers: [Int], newCount: Int) {
    let answers = keys.map { table.number(of: $0) }
    return (answers.map(\.number), answers.count(where: \.isNew))
  }

  @Test func `keys get numbers in the order in which they come, and keep them`() {
    var table = KeyTable()
    #expect(table.find(Self.keys[0]) == nil)
    let first = numbers(of: Self.keys, in: &table)
    #expect(first.numbers == Array(Self.keys.indices))
    #expect(first.newCount == Self.keys.count)
    let again = numbers(of: Self.keys.reversed(), in: &table)
    #expect(again.numbers == Self.keys.indices.reversed())
    #expect(again.newCount == 0)
    #expect(table.keys == Self.keys)
    #expect(Self.keys.map { table.find($0) } == Array(Self.keys.indices))
  }

  @Test(arguments: [1, 40, 1999]) func `no key is left once all are removed`(count: Int) {
    var table = KeyTable()
    for part in [Self.keys, Self.keys.suffix(count), Self.keys] {
      let answers = numbers(of: part, in: &table)
      #expect(answers.numbers == Array(0..<part.count))
      #expect(answers.newCount == part.count)
      table.removeAll()
      #expect(table.keys.isEmpty)
    }
  }
}
