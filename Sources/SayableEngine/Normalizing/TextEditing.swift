internal import PCRE2

extension String {
  /// The text of `bytes`; nil where they are not UTF-8. Swift's own way to it needs iOS 18 and macOS 15.
  package init?(utf8 bytes: [UInt8]) {
    guard isUTF8(bytes) else { return nil }
    self.init(decoding: bytes, as: UTF8.self)
  }

  /// The text of `bytes`; nil where they are not UTF-8.
  package init?(utf8 bytes: ArraySlice<UInt8>) {
    guard isUTF8(bytes.span) else { return nil }
    self.init(decoding: bytes, as: UTF8.self)
  }

  /// The text without the white space at its ends.
  package var trimmingSpaces: Substring {
    let start = drop { $0.isWhitespace }
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return self[endIndex...] }
    return start[...last]
  }
}

// The module _StringProcessing has the like, and with it the program would carry a parser of regular expressions.
extension StringProtocol {
  /// The text with `new` in place of `old`, from left to right.
  ///
  /// - Parameter maxReplacements: How often at most.
  package func replacing(_ old: String, with new: String, maxReplacements: Int = .max) -> String {
    let (text, old) = (Array(utf8), Array(old.utf8))
    var result: [UInt8] = []
    var (position, left) = (0, maxReplacements)
    while position < text.count {
      if left > 0, text[position...].starts(with: old) {
        result += new.utf8
        position += old.count
        left -= 1
      } else {
        result.append(text[position])
        position += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Whether `part` stands somewhere in the text.
  package func contains(_ part: String) -> Bool {
    let (text, part) = (Array(utf8), Array(part.utf8))
    return text.indices.contains { text[$0...].starts(with: part) }
  }
}

extension BidirectionalCollection<UInt8> {
  /// Where `part` first stands; nil where it does not.
  @inlinable package func firstRange(of part: some Collection<UInt8>) -> Range<Index>? {
    for start in indices where self[start...].starts(with: part) {
      return start..<index(start, offsetBy: part.count)
    }
    return nil
  }
}
