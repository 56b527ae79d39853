import Testing

@testable import Prefilter

struct SparseSetTests {
  private func set(of numbers: [UInt32]) -> SparseSet {
    var set = SparseSet()
    set.reserve(1000)
    for number in numbers { set.insert(number) }
    return set
  }

  @Test func `each number counts once, in the order in which it came`() {
    let set = set(of: [3, 5, 3, 5, 700])
    #expect(Array(set.numbers) == [3, 5, 700])
    #expect(set.contains(700))
    #expect(!set.contains(9))
    #expect(SparseSet().isEmpty)
  }

  @Test func `an emptied set holds nothing of what was in it`() {
    var set = set(of: [1, 2, 3])
    set.removeAll()
    #expect(set.isEmpty)
    #expect(!set.contains(2))
    set.insert(2)
    #expect(Array(set.numbers) == [2])
  }

  @Test func `the hash depends on the numbers and not on their order`() {
    #expect(set(of: [1, 2, 30]).hash == set(of: [30, 1, 2, 1]).hash)
    #expect(set(of: [1, 2, 30]).hash != set(of: [1, 2, 31]).hash)
    #expect(set(of: []).hash != set(of: [0]).hash)
  }
}
