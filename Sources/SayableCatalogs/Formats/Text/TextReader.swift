/// Reads plain text: each line that is not blank is a string, and its own key.
internal enum TextReader: CatalogReading {
  internal static func accepts(_ source: SourceFile) -> Bool { true }

  internal static func read(_ source: SourceFile, _ options: ReadingOptions) -> Catalog {
    var catalog = Catalog(source, format: .text)
    catalog.addEncodingProblem()
    var start = 0
    var number = 1
    while start < source.text.count {
      let end = source.text[start...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
      let content = start..<(end ?? source.text.count)
      if !source.text[content].allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }) {
        let value = DecodedText(verbatim: content, of: source.text)
        catalog.entries.append(
          CatalogEntry(key: value.string, logicalPath: "line \(number)", value: value, extent: content))
      }
      start = content.upperBound + (source.text[content.upperBound...].starts(with: "\r\n".utf8) ? 2 : 1)
      number += 1
    }
    return catalog
  }

  internal static func insertion(
    of text: String, as key: String, for entry: CatalogEntry, in catalog: Catalog
  ) -> [Splice]? {
    nil
  }
}
