package import Prefilter

/// The words of a table entry for one plural category, read in place; `{0}` in them stands for the number.
package struct Wording: Sendable {
  private let bytes: StoredBytes
  private let range: Range<Int>

  package init(_ range: Range<Int>, of bytes: StoredBytes) {
    self.range = range
    self.bytes = bytes
  }

  /// The words as they stand.
  package var text: String { bytes.text(in: range) }

  package func append(to words: inout [UInt8]) { bytes.append(range, to: &words) }

  /// The words before the number and those behind it; nil where they have no place for one.
  package var aroundNumber: (before: Wording, behind: Wording)? {
    guard range.count >= 3 else { return nil }
    for start in range.lowerBound...(range.upperBound - 3) where bytes[start] == UInt8(ascii: "{") {
      guard bytes[start + 1] == UInt8(ascii: "0"), bytes[start + 2] == UInt8(ascii: "}") else { continue }
      return (
        Wording(range.lowerBound..<start, of: bytes), Wording((start + 3)..<range.upperBound, of: bytes)
      )
    }
    return nil
  }

  /// Appends the words without `{0}` and the space beside it.
  package func appendWithoutNumber(to words: inout [UInt8]) {
    guard let around = aroundNumber else {
      append(to: &words)
      return
    }
    let start = words.count
    var isBehindSpace = false
    for part in [around.before.range, around.behind.range] {
      // What stands between two spaces, at once.
      var word = part.lowerBound
      for offset in part.lowerBound...part.upperBound {
        let isEnd = offset == part.upperBound
        guard isEnd || bytes[offset] == UInt8(ascii: " ") else { continue }
        if word < offset {
          if isBehindSpace, words.count > start { words.append(UInt8(ascii: " ")) }
          bytes.append(word..<offset, to: &words)
          isBehindSpace = false
        }
        if !isEnd { isBehindSpace = true }
        word = offset + 1
      }
    }
  }
}
