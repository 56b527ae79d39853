internal import Prefilter

extension Image {
  /// The text of a pattern.
  package func pattern(_ part: Int) -> String {
    var text: [UInt8] = []
    append(pattern: part, to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  private func append(pattern part: Int, to text: inout [UInt8]) {
    var reader = self.reader(of: part)
    while reader.position < reader.end {
      let item = reader.number()
      if item == 0 {
        // The rest is compressed.
        let bytes = StoredBytes(reader.uncompressed(behind: range(of: Self.sharedPieces)))
        reader = ImageReader(bytes: bytes, position: 0, end: bytes.count)
      } else if item & 1 == 0 {
        reader.bytes.append(reader.range(ofLength: item / 2), to: &text)
      } else {
        // A part refers to earlier ones alone, so that this ends.
        precondition(item / 2 < part, "a pattern stands in itself")
        append(pattern: item / 2, to: &text)
      }
    }
  }
}
