internal import PCRE2

/// A part of a label that is worked on at once.
internal struct Stretch {
  /// The bytes that the label stands among.
  internal let text: [UInt8]
  /// Where the stretch stands, half-open, in bytes.
  internal let range: Range<Int>
  /// Which of its ends are ends of the label.
  internal let edges: Edges

  /// A longer label is worked on in stretches of about this many bytes, so that the time for a label grows with its
  /// length and no faster.
  internal static let usualLength = 16_384

  internal init(_ range: Range<Int>, of text: [UInt8], isStart: Bool, isEnd: Bool) {
    self.text = text
    self.range = range
    edges = [isStart ? .start : [], isEnd ? .end : []]
  }

  /// The first stretch of the label in `range` of `text` that begins at `start`.
  internal init(from start: Int, of text: [UInt8], _ range: Range<Int>) {
    let end = Self.end(in: text, start..<range.upperBound)
    self.init(start..<end, of: text, isStart: start == range.lowerBound, isEnd: end == range.upperBound)
  }

  /// Where the first stretch of `range` of `text` ends: behind a space near the usual length, or else between two
  /// scalars.
  internal static func end(in text: [UInt8], _ range: Range<Int>) -> Int {
    let limit = range.lowerBound + usualLength
    guard limit < range.upperBound else { return range.upperBound }
    let floor = range.lowerBound + usualLength / 2
    var fallback = limit
    while fallback > floor, text[fallback] & 0xC0 == 0x80 { fallback -= 1 }
    var space: Int?
    var spaceBehindWord: Int?
    var end = limit
    while end > floor {
      if text[end - 1] == UInt8(ascii: " ") {
        // A space between two words in letters parts nothing that a rule joins.
        if isLetter(text[end - 2]) {
          if isLetter(text[end]) { return end }
          spaceBehindWord = spaceBehindWord ?? end
        }
        space = space ?? end
      }
      end -= 1
    }
    return spaceBehindWord ?? space ?? fallback
  }
}

/// Whether `byte` is an ASCII letter or belongs to a scalar that is not ASCII.
private func isLetter(_ byte: UInt8) -> Bool {
  byte >= 0x80 || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
}
