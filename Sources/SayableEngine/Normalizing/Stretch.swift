internal import PCRE2

/// A part of a label that is worked on at once. A longer label is worked on in stretches of about
/// ``usualLength`` bytes, so that the time for it grows with its length and no faster.
package struct Stretch {
  /// Its place in the label, half-open, in bytes.
  internal let range: Range<Int>
  /// Which of its ends are ends of the label.
  internal let edges: Edges

  internal static let usualLength = 16_384

  /// The stretch of `label` that begins at `start`.
  ///
  /// - Parameter outer: Which ends of `label` are ends of the whole label.
  internal init(from start: Int, of label: Span<UInt8>, edges outer: Edges) {
    range = start..<Self.end(in: label, from: start)
    var edges = outer
    if start > 0 { edges.remove(.start) }
    if range.upperBound < label.count { edges.remove(.end) }
    self.edges = edges
  }

  /// Where the stretch of `label` that begins at `start` ends: behind a space near the usual length, or else between two
  /// scalars. The 16,385 bytes from `start` on decide.
  package static func end(in label: Span<UInt8>, from start: Int) -> Int {
    let limit = start + usualLength
    guard limit < label.count else { return label.count }
    let floor = start + usualLength / 2
    var fallback = limit
    while fallback > floor, label[fallback] & 0xC0 == 0x80 { fallback -= 1 }
    var space: Int?
    var spaceBehindWord: Int?
    var end = limit
    while end > floor {
      if label[end - 1] == UInt8(ascii: " ") {
        // A space between two words in letters separates nothing that a rule joins.
        if isLetter(label[end - 2]) {
          if isLetter(label[end]) { return end }
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
