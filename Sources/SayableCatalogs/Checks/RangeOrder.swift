extension RandomAccessCollection {
  /// The elements that may overlap or touch `range`, found without a look at all the others.
  ///
  /// - Parameters:
  ///   - range: A half-open range.
  ///   - place: The range of an element; the elements stand in order, and none reaches into the next.
  internal func near(_ range: Range<Int>, by place: (Element) -> Range<Int>) -> SubSequence {
    let start = firstIndex(from: startIndex) { place($0).upperBound >= range.lowerBound }
    let end = firstIndex(from: start) { place($0).lowerBound > range.upperBound }
    return self[start..<end]
  }

  /// The first index from `start` on for which a condition holds that holds for all behind it, too.
  private func firstIndex(from start: Index, where isReached: (Element) -> Bool) -> Index {
    var low = start
    var count = distance(from: start, to: endIndex)
    while count > 0 {
      let middle = index(low, offsetBy: count / 2)
      if isReached(self[middle]) {
        count /= 2
      } else {
        low = index(after: middle)
        count -= count / 2 + 1
      }
    }
    return low
  }
}
