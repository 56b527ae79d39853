package import Prefilter

/// A table made ready: spellings, and the words for each. All of it is read in place, in the form that ``TableWriter``
/// gives it.
package final class Table: Sendable {
  /// Words by plural category; `{0}` in them stands for the number.
  package struct Entry: Sendable {
    package let table: Table
    private let place: Int

    fileprivate init(table: Table, place: Int) {
      self.table = table
      self.place = place
    }

    package var id: String {
      var reader = table.reader(at: place)
      return reader.text()
    }

    /// The words for each category that has some.
    package var say: [PluralCategory: String] {
      var reader = afterID
      let words = reader.list { ($0.choice(of: PluralCategory.self), $0.text()) }
      return Dictionary(words) { first, _ in first }
    }

    /// The words for a number of `category`.
    package func words(_ category: PluralCategory) -> Wording? {
      var reader = afterID
      return Self.words(category, in: &reader)
    }

    /// The words for a range that ends in a number of `category`.
    package func rangeWords(_ category: PluralCategory) -> Wording? {
      var reader = afterID
      let words = Self.words(category, in: &reader)
      return reader.flag() ? Self.words(category, in: &reader) : words
    }

    private var afterID: ImageReader {
      var reader = table.reader(at: place)
      _ = reader.range()
      return reader
    }

    /// Reads all words, and picks those of `category` or else of `other`.
    private static func words(_ category: PluralCategory, in reader: inout ImageReader) -> Wording? {
      var found: Range<Int>?
      var other: Range<Int>?
      for _ in 0..<reader.number() {
        let place = reader.number()
        let range = reader.range()
        if place == category.place { found = range }
        if place == PluralCategory.other.place { other = range }
      }
      return (found ?? other).map { Wording($0, of: reader.bytes) }
    }
  }

  /// Which spellings a pattern means.
  package enum Selection: String, Sendable, CaseIterable { case safe, risky, any }

  package let name: String
  private let bytes: StoredBytes
  private let range: Range<Int>
  /// Where the places of the entries stand, in the order of their ids.
  private let entries: Range<Int>
  /// Where the places of the spellings stand, in their own order.
  private let written: Range<Int>
  /// The same for those in lower case.
  private let folded: Range<Int>
  /// Where the places of the spellings stand in the order of the files.
  private let safe: Range<Int>
  private let risky: Range<Int>
  /// How many bytes the lengths of lists and the places in them take.
  private let width: Int
  /// Where the texts begin, from which places are counted.
  private let texts: Int

  /// How many lists there are: of the entries by id, of the spellings in order, of those in lower case, of the safe and
  /// of the risky ones as the files order them.
  package static let listCount = 5

  /// - Parameter range: Where in `bytes` the table stands.
  package init(name: String, in bytes: StoredBytes, at range: Range<Int>) {
    self.name = name
    self.bytes = bytes
    self.range = range
    var starts: [Range<Int>] = []
    width = Int(bytes[range.lowerBound])
    let header = range.lowerBound + 1
    var start = header + width * Self.listCount
    for list in 0..<Self.listCount {
      let end = start + width * bytes.number(at: header + width * list, width: width)
      precondition(end <= range.upperBound, "the table lies outside the image")
      starts.append(start..<end)
      start = end
    }
    (entries, written, folded, safe, risky) = (starts[0], starts[1], starts[2], starts[3], starts[4])
    texts = start
  }

  /// The table as it is stored.
  package var image: [UInt8] { bytes.bytes(in: range) }

  /// The entry that is written as `text`; where the case of no spelling agrees, one that differs in case alone.
  package func entry(written text: String) -> Entry? {
    let key = Self.normalized(text)
    if let entry = entry(spelled: Array(key.utf8)[...], in: written) { return entry }
    let lower = Array(key.lowercased().utf8)[...]
    return entry(spelled: lower, in: folded) ?? entry(spelled: lower, in: written)
  }

  /// The entry that is written as `text`, letter case and all.
  package func entry(exactly text: String) -> Entry? {
    entry(spelled: Array(Self.normalized(text).utf8)[...], in: written)
  }

  /// The entry named `id`.
  package func entry(id: String) -> Entry? { entry(id: Array(id.utf8)[...]) }

  /// The entry whose name is `id`, which is UTF-8.
  package func entry(id: ArraySlice<UInt8>) -> Entry? {
    find(id, in: entries).map { Entry(table: self, place: $0.place) }
  }

  /// The entry that is written as `text`, which is UTF-8.
  package func entry(written text: ArraySlice<UInt8>) -> Entry? {
    // Spellings stand as they are looked for.
    if let entry = entry(spelled: text, in: written) { return entry }
    guard text.allSatisfy({ $0 < 0x80 }) else { return entry(written: String(decoding: text, as: UTF8.self)) }
    var key = text
    for index in key.indices where (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(key[index]) { key[index] |= 0x20 }
    return entry(spelled: key, in: folded) ?? entry(spelled: key, in: written)
  }

  /// The ids of all entries.
  package var ids: Set<String> { Set(texts(of: entries)) }

  /// The spellings of `selection`.
  package func spellings(_ selection: Selection) -> [String] {
    switch selection {
    case .safe: texts(of: safe)
    case .risky: texts(of: risky)
    case .any: texts(of: safe) + texts(of: risky)
    }
  }

  private func texts(of list: Range<Int>) -> [String] {
    stride(from: list.lowerBound, to: list.upperBound, by: width).map { text(listedAt: $0) }
  }

  private func text(listedAt offset: Int) -> String {
    var reader = self.reader(at: bytes.number(at: offset, width: width))
    return reader.text()
  }

  /// Reads from `place` on.
  private func reader(at place: Int) -> ImageReader {
    ImageReader(bytes: bytes, position: texts + place, end: range.upperBound)
  }

  private func entry(spelled key: ArraySlice<UInt8>, in list: Range<Int>) -> Entry? {
    guard var found = find(key, in: list)?.reader else { return nil }
    return Entry(table: self, place: found.number())
  }

  /// The text of a sorted list that is `key`: its place, and what stands behind it.
  private func find(_ key: ArraySlice<UInt8>, in list: Range<Int>) -> (place: Int, reader: ImageReader)? {
    var low = 0
    var high = list.count / width
    while low < high {
      let middle = (low + high) / 2
      let place = bytes.number(at: list.lowerBound + width * middle, width: width)
      var reader = self.reader(at: place)
      let order = bytes.order(of: reader.range(), key)
      if order == 0 { return (place, reader) }
      if order < 0 { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  /// Spaces and apostrophes of all kinds as U+0020 and U+0027.
  package static func normalized(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\u{A0}", "\u{202F}", "\u{2009}": result.append(" ")
      case "\u{2019}": result.append("'")
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
