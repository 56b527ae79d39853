internal import PrefilterCompiler

extension ImageWriter {
  /// A part that is shorter than this is written out wherever it stands.
  private static let leastShared = 16

  /// Stores a pattern; what its references were written out to is stored once for all patterns that have the same.
  internal mutating func add(_ pattern: ExpandedPattern) -> Int {
    let bytes = Array(pattern.text.utf8)
    var references = pattern.parts.map(\.range).filter { $0.count >= Self.leastShared }[...]
    return add(bytes, in: bytes.indices, referring: &references)
  }

  /// - Parameter references: The ranges of parts from here on, in order of their beginnings, an outer one before those
  ///   within it.
  private mutating func add(_ bytes: [UInt8], in range: Range<Int>, referring references: inout ArraySlice<Range<Int>>)
    -> Int
  {
    var part = ImagePart()
    var position = range.lowerBound
    func appendText(to end: Int) {
      guard position < end else { return }
      part.append(2 * (end - position))
      part.append(rest: bytes[position..<end])
    }
    while let inner = references.first, inner.lowerBound < range.upperBound {
      references.removeFirst()
      appendText(to: inner.lowerBound)
      let number = add(bytes, in: inner, referring: &references)
      part.append(2 * number + 1)
      position = inner.upperBound
    }
    appendText(to: range.upperBound)
    return add(pattern: part)
  }
}
