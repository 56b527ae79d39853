/// Lists of numbers, all in one array.
internal struct NumberLists: Sendable {
  private var numbers: [UInt32] = []
  /// Where each list ends.
  private var ends: [Int] = []

  /// How many lists there are.
  internal var count: Int { ends.count }

  internal mutating func append(_ list: some Sequence<UInt32>) {
    numbers += list
    ends.append(numbers.count)
  }

  /// Where the numbers of a list are.
  internal func places(ofList list: Int) -> Range<Int> { (list == 0 ? 0 : ends[list - 1])..<ends[list] }

  /// The number at a place.
  internal subscript(place: Int) -> UInt32 { numbers[place] }
}
