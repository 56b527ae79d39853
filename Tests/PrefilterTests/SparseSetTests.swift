import Testing

@testable import Prefilter

struct ReachedNumbersTests {
  @Test func `each number counts once, in the order in which it came`() {
    var reached = SparseSet()
    #expect(reached.isEmpty)
    reached.insert([9, 3, 5, 3, 9], at: 1..<4, below: 10)
    reached.insert([5, 700], at: 0..<2, below: 701)
    #expect(Array(reached.all) == [3, 5, 700])
    #expect(reached.contains(700))
    #expect(!reached.contains(9))
  }

  @Test func `what was reached before is forgotten`() {
    var reached = SparseSet()
    reached.insert([1, 2, 3], at: 0..<3, below: 4)
    reached.removeAll()
    #expect(reached.isEmpty)
    #expect(!reached.contains(2))
    reached.insert([2], at: 0..<1, below: 4)
    #expect(Array(reached.all) == [2])
  }

  @Test func `the hash depends on the numbers and not on their order`() {
    func hash(_ numbers: [UInt32]) -> UInt64 {
      var reached = SparseSet()
      reached.insert(numbers, at: numbers.indices, below: 100)
      return reached.hash
    }
    #expect(hash([1, 2, 30]) == hash([30, 1, 2, 1]))
    #expect(hash([1, 2, 30]) != hash([1, 2, 31]))
    #expect(hash([]) != hash([0]))
  }
}
