/// Reads plain text: each line that is not blank is a string, and its own key.
internal enum PlainTextParser: CatalogParser {
  internal static func parse(_ source: SourceFile, _ options: CatalogParsingOptions) -> Catalog {
    var catalog = Catalog(source, format: .text)
    catalog.addEncodingProblem()
    var start = 0
    var number = 1
    while start < source.text.count {
      let end = source.text[start...].firstIndex(where: \.isLineBreak)
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
}
