import Testing

@testable import Sharing

struct LockTests {
  private struct Refusal: Error {}

  @Test func `of many tasks that change a value at once none loses its change`() async {
    let counts = Shared()
    await withTaskGroup(of: Void.self) { group in
      for task in 0..<16 {
        group.addTask { for number in 0..<500 { counts.count(number % 50, task) } }
      }
    }
    let all = counts.all
    #expect(all.count == 50)
    #expect(all.values.allSatisfy { $0.count == 160 && Set($0).count == 16 })
  }

  @Test func `the value can be changed after a change that failed half-way`() {
    let value = Lock([1])
    #expect(throws: Refusal.self) {
      try value.withLock { value throws(Refusal) in
        value.append(2)
        throw Refusal()
      }
    }
    #expect(value.withLock { $0 } == [1, 2])
  }
}

private final class Shared: Sendable {
  private let counts = Lock<[Int: [Int]]>([:])

  func count(_ number: Int, _ task: Int) { counts.withLock { $0[number, default: []].append(task) } }

  var all: [Int: [Int]] { counts.withLock { $0 } }
}
