import Testing

@testable import Prefilter

struct KeyedListsTests {
  @Test func `a list is found by its key, an empty one too`() {
    var lists = KeyedLists()
    #expect(lists.places(of: 7) == nil)
    let keys = (0..<1000).map { UInt64($0) << 32 | UInt64($0 % 3) }
    for (number, key) in keys.enumerated() {
      let places = lists.insert([UInt32](repeating: UInt32(number), count: number % 4), for: key)
      #expect(places.count == number % 4)
    }
    for (number, key) in keys.enumerated() {
      #expect(lists.places(of: key)?.map { lists.numbers[$0] } == Array(repeating: UInt32(number), count: number % 4))
    }
    #expect(lists.places(of: 7) == nil)
  }
}
