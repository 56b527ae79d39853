internal import Prefilter

/// What a table holds, expanded: how many bytes a number takes, the lengths of the lists, the lists of places, and the
/// texts that stand there.
internal struct TableContents: Sendable {
  internal let bytes: StoredBytes
  /// Where the places of the entries stand, in the order of their ids.
  internal let entries: Range<Int>
  /// Where the places of the spellings stand, in their own order.
  internal let written: Range<Int>
  /// The same for those in lower case.
  internal let folded: Range<Int>
  /// Where the places of the spellings stand in the order of the files.
  internal let safe: Range<Int>
  internal let risky: Range<Int>
  /// How many bytes the lengths of lists and the places in them take.
  private let width: Int
  /// Where the texts begin, from which places are counted.
  private let texts: Int

  internal init(_ bytes: StoredBytes) {
    self.bytes = bytes
    let width = Int(bytes[0])
    var start = 1 + width * Table.listCount
    let lists = (0..<Table.listCount).map { list in
      let end = start + width * bytes.number(at: 1 + width * list, width: width)
      precondition(end <= bytes.count, "the table lies outside the image")
      defer { start = end }
      return start..<end
    }
    self.width = width
    (entries, written, folded, safe, risky) = (lists[0], lists[1], lists[2], lists[3], lists[4])
    texts = start
  }

  /// The fields of the entry whose name is `id`.
  internal func entry(id: ArraySlice<UInt8>) -> ImageReader? { find(id, in: entries)?.text }

  /// The fields of the entry that a sorted list of spellings tells for `key`.
  internal func entry(spelled key: ArraySlice<UInt8>, in list: Range<Int>) -> ImageReader? {
    guard var found = find(key, in: list)?.behind else { return nil }
    return reader(at: found.number())
  }

  /// The texts of a list.
  internal func texts(of list: Range<Int>) -> [String] {
    stride(from: list.lowerBound, to: list.upperBound, by: width).map { place in
      var reader = self.reader(at: bytes.number(at: place, width: width))
      return reader.text()
    }
  }

  /// The text of a sorted list that is `key`, and what stands behind it.
  private func find(_ key: ArraySlice<UInt8>, in list: Range<Int>) -> (text: ImageReader, behind: ImageReader)? {
    var (low, high) = (0, list.count / width)
    while low < high {
      let middle = (low + high) / 2
      let text = reader(at: bytes.number(at: list.lowerBound + width * middle, width: width))
      var behind = text
      let order = bytes.order(of: behind.range(), key)
      if order == 0 { return (text, behind) }
      if order < 0 { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  /// Reads from `place` on.
  private func reader(at place: Int) -> ImageReader {
    ImageReader(bytes: bytes, position: texts + place, end: bytes.count)
  }
}
