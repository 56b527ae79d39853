import Testing

@testable import Prefilter

struct NumberListsTests {
  @Test func `lists keep their numbers, empty ones too`() {
    let written: [[UInt32]] = [[], [7], [], [3, 1, 2], [7, 7], []]
    var lists = NumberLists()
    for list in written { lists.append(list[...]) }
    #expect(lists.count == written.count)
    #expect(written.indices.map { lists.places(ofList: $0).map { lists[$0] } } == written)
  }
}
