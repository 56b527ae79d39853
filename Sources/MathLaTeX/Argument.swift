/// An argument of a command, not parsed yet.
internal struct Argument: Sendable {
  var tokens: ArraySlice<Token>
  var source: Range<Int>
}

extension ArraySlice<Token> {
  /// The parts between tokens that `isSeparator` holds for and that stand in no group.
  func parts(between isSeparator: (Token) -> Bool) -> [ArraySlice<Token>] {
    var parts: [ArraySlice<Token>] = []
    var start = startIndex
    var i = start
    while i < endIndex {
      if isSeparator(self[i]) {
        parts.append(self[start..<i])
        start = i + 1
      }
      i += self[i].length
    }
    parts.append(self[Swift.min(start, endIndex)...])
    return parts
  }

  /// The tokens before the first that `isEnd` holds for; nil if it holds for none. Groups are passed over as a whole,
  /// unless `splitsGroups`.
  func prefix(upTo isEnd: (Token) -> Bool, splitsGroups: Bool = false) -> ArraySlice<Token>? {
    var i = startIndex
    while i < endIndex {
      if isEnd(self[i]) { return self[..<i] }
      i += splitsGroups ? 1 : self[i].length
    }
    return nil
  }

  /// Where the tokens stand; nil if there are none.
  var source: Range<Int>? {
    guard let first, let last else { return nil }
    return first.source.ending(at: last.source.upperBound)
  }
}

extension Range<Int> {
  func ending(at end: Int) -> Range<Int> { lowerBound..<Swift.max(lowerBound, end) }

  /// The range with its end at `end`, unless that would make it shorter.
  func reaching(_ end: Int) -> Range<Int> { lowerBound..<Swift.max(upperBound, end) }
}

extension String {
  /// The text without spaces around it.
  func trimmingSpaces() -> String {
    guard let first = utf8.firstIndex(where: { $0 > 0x20 }), let last = utf8.lastIndex(where: { $0 > 0x20 }) else {
      return ""
    }
    return String(decoding: utf8[first...last], as: UTF8.self)
  }
}
