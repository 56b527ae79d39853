/// Reads plain text: each line that is not blank is a string, and its own key.
internal enum TextReader: CatalogReading {
  internal static func accepts(_ source: SourceFile) -> Bool { true }

  internal static func read(_ source: SourceFile, _ options: ReadingOptions) -> Catalog {
    var catalog = Catalog(source, format: .text)
    var start = 0
    var number = 1
    for line in source.text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let end = start + line.count
      let content = line.last == UInt8(ascii: "\r") ? start..<(end - 1) : start..<end
      let value = DecodedText(verbatim: content, of: source.text)
      if !source.text[content].allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }) {
        catalog.entries.append(
          CatalogEntry(key: value.string, logicalPath: "line \(number)", value: value, extent: content))
      }
      start = end + 1
      number += 1
    }
    return catalog
  }

  internal static func insertion(
    of text: String, as key: String, for entry: CatalogEntry, in catalog: Catalog
  ) -> [Splice]? {
    nil
  }

  internal static func replacement(of entry: CatalogEntry, by text: String, in catalog: Catalog) -> [Splice]? {
    text.utf8.contains(UInt8(ascii: "\n")) ? nil : [Splice(entry.extent, text)]
  }
}
