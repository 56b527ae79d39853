extension String {
  /// The text without the white space at its ends.
  package var trimmingSpaces: Substring {
    let start = drop { $0.isWhitespace }
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return self[endIndex...] }
    return start[...last]
  }
}
