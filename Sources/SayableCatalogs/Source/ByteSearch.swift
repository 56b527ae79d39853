extension ArraySlice<UInt8> {
  /// Where `other` stands first; nil where it does not.
  internal func firstRange(of other: ArraySlice<UInt8>) -> Range<Int>? {
    guard let first = other.first else { return startIndex..<startIndex }
    var index = startIndex
    while index + other.count <= endIndex {
      if self[index] == first, self[index..<(index + other.count)] == other { return index..<(index + other.count) }
      index += 1
    }
    return nil
  }
}
