internal import Prefilter
internal import Sharing

/// A table made ready: spellings, and the words for each. It is read in the form that ``TableContentsWriter`` gives it, and
/// expanded when it is first needed.
package final class Table: Sendable {
  /// Words by plural category; `{0}` in them stands for the number.
  package struct Entry: Sendable {
    /// Where the fields of the entry begin.
    private let fields: ImageReader

    fileprivate init(_ fields: ImageReader) { self.fields = fields }

    package var id: String {
      var reader = fields
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
      var reader = fields
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
  /// Where the table is stored, compressed; nil where it was just written.
  private let stored: (image: Image, part: Int)?
  private let expanded: Lazy<TableContents>

  /// How many lists there are: of the entries by id, of the spellings in order, of those in lower case, of the safe and
  /// of the risky ones as the files order them.
  package static let listCount = 5

  /// A table that was just written.
  package init(name: String, _ bytes: [UInt8]) {
    self.name = name
    stored = nil
    expanded = Lazy(TableContents(StoredBytes(bytes)))
  }

  /// A table of an image.
  package init(name: String, in image: Image, part: Int) {
    self.name = name
    stored = (image, part)
    expanded = Lazy()
  }

  private var contents: TableContents {
    expanded.value {
      guard let stored else { preconditionFailure("a table that is not stored was not written") }
      return TableContents(stored.image.reader(ofCompressed: stored.part).bytes)
    }
  }

  /// The table as it was written.
  package var image: [UInt8] { contents.bytes.all }

  /// The table as it is stored, compressed; nil where it was just written.
  package var storedImage: [UInt8]? {
    stored.map { stored in stored.image.bytes.bytes(in: stored.image.range(of: stored.part)) }
  }

  /// The entry that is written as `text`; where the case of no spelling agrees, one that differs in case alone.
  package func entry(written text: String) -> Entry? {
    let key = Self.normalized(text)
    let contents = contents
    if let fields = contents.entry(spelled: Array(key.utf8)[...], in: contents.written) { return Entry(fields) }
    return entry(inLowerCase: Array(key.lowercased().utf8)[...])
  }

  /// The entry that is written as `text`, letter case and all.
  package func entry(exactly text: String) -> Entry? {
    let contents = contents
    return contents.entry(spelled: Array(Self.normalized(text).utf8)[...], in: contents.written).map(Entry.init)
  }

  /// The entry named `id`.
  package func entry(id: String) -> Entry? { entry(id: Array(id.utf8)[...]) }

  /// The entry whose name is `id`, which is UTF-8.
  package func entry(id: ArraySlice<UInt8>) -> Entry? { contents.entry(id: id).map(Entry.init) }

  /// The entry that is written as `text`, which is UTF-8.
  package func entry(written text: ArraySlice<UInt8>) -> Entry? {
    let contents = contents
    // Spellings stand as they are looked for.
    if let fields = contents.entry(spelled: text, in: contents.written) { return Entry(fields) }
    guard text.allSatisfy({ $0 < 0x80 }) else { return entry(written: String(decoding: text, as: UTF8.self)) }
    var key = text
    for index in key.indices where (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(key[index]) { key[index] |= 0x20 }
    return entry(inLowerCase: key)
  }

  private func entry(inLowerCase key: ArraySlice<UInt8>) -> Entry? {
    let contents = contents
    let fields =
      contents.entry(spelled: key, in: contents.folded) ?? contents.entry(spelled: key, in: contents.written)
    return fields.map(Entry.init)
  }

  /// The ids of all entries.
  package var ids: Set<String> {
    let contents = contents
    return Set(contents.texts(of: contents.entries))
  }

  /// The spellings of `selection`.
  package func spellings(_ selection: Selection) -> [String] {
    let contents = contents
    return switch selection {
    case .safe: contents.texts(of: contents.safe)
    case .risky: contents.texts(of: contents.risky)
    case .any: contents.texts(of: contents.safe) + contents.texts(of: contents.risky)
    }
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
