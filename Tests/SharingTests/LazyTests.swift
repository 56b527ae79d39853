import Testing

@testable import Sharing

struct LazyTests {
  private struct Refusal: Error {}

  @Test func `a value is made once and every one of many tasks gets it`() async {
    let values = (0..<200).map { _ in Lazy<[Int]>() }
    let made = Lazy<Int>(7)
    let counts = Counts()
    let sums = await withTaskGroup(of: Int.self) { group in
      for task in 0..<16 {
        group.addTask {
          values.map { value in
            value.value {
              counts.countOne()
              return Array(repeating: task, count: 100)
            }.count
          }.reduce(made.value { 0 }, +)
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(sums == Array(repeating: 20_007, count: 16))
    #expect(counts.total == 200)
  }

  @Test func `a value that could not be made is made when it is asked for again`() throws {
    let value = Lazy<Int>()
    #expect(throws: Refusal.self) { try value.value { () throws(Refusal) in throw Refusal() } }
    #expect(value.value { 3 } == 3)
    #expect(value.value { 4 } == 3)
  }
}

private final class Counts: Sendable {
  private let count = Lock(0)

  func countOne() { count.withLock { $0 += 1 } }

  var total: Int { count.withLock { $0 } }
}
