internal import Prefilter

/// Compiled rules in a form that is read in place: parts that refer to one another by number.
package struct Image: Sendable {
  internal let bytes: StoredBytes
  private let partCount: Int
  private let root: Int

  private static let headerLength = 16

  /// Nil where `bytes` are no image, or one of another form.
  internal init?(_ bytes: StoredBytes) {
    guard bytes.count >= Self.headerLength, bytes.order(of: 0..<8, ImageWriter.signature[...]) == 0 else { return nil }
    self.bytes = bytes
    partCount = Int(bytes.word(at: 8))
    root = Int(bytes.word(at: 12))
    guard root < partCount, partCount <= (bytes.count - Self.headerLength) / 4 else { return nil }
  }

  /// Where the fields of the root begin.
  internal var start: ImageReader { reader(of: root) }

  /// Where the fields of a part begin.
  package func reader(of part: Int) -> ImageReader {
    let range = self.range(of: part)
    return ImageReader(bytes: bytes, position: range.lowerBound, end: range.upperBound)
  }

  /// Where a part stands, in bytes of the image.
  internal func range(of part: Int) -> Range<Int> {
    precondition(part < partCount, "there is no such part")
    let ends = Self.headerLength
    let data = ends + 4 * partCount
    let start = part == 0 ? 0 : Int(bytes.word(at: ends + 4 * (part - 1)))
    let end = Int(bytes.word(at: ends + 4 * part))
    precondition(start <= end && end <= bytes.count - data, "the part lies outside the image")
    return (data + start)..<(data + end)
  }
}
