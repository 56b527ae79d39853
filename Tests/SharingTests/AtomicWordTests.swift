import Testing

@testable import Sharing

@Suite struct AtomicWordTests {
  @Test func `what many tasks add is all there`() async {
    let counter = Counter()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask { for _ in 0..<1000 { _ = counter.word.addRelaxed(1) } }
      }
    }
    #expect(counter.word.loadAcquiring() == 8000)
  }

  @Test func `one of many tasks takes a word`() async {
    let counter = Counter()
    let taken = await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 { group.addTask { counter.word.exchangeAcquiring(1) == 0 } }
      return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
    }
    #expect(taken == 1)
  }

  @Test func `a word is written only where it holds what was expected`() {
    let word = AtomicWord(3)
    #expect(word.compareExchange(expected: 4, desired: 5) == 3)
    #expect(word.loadRelaxed() == 3)
    #expect(word.compareExchange(expected: 3, desired: 5) == 3)
    #expect(word.loadRelaxed() == 5)
  }
}

private final class Counter: Sendable { let word = AtomicWord() }
