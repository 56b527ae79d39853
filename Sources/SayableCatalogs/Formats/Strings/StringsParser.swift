/// Reads strings files of Apple: their own text, and property lists in XML and binary.
internal enum StringsParser: CatalogParser {
  internal static func parse(_ source: SourceFile, _ options: CatalogParsingOptions) -> Catalog {
    PropertyListFile(source).catalog(as: .strings, of: "strings", "Write \"key\" = \"value\"; for every string.") {
      add($0.value, of: $0, key: [$0.key.string], isSource: $1, to: &$2)
    }
  }

  private static func add(
    _ value: PropertyList, of member: PropertyListMember, key: [String], isSource: Bool, to catalog: inout Catalog
  ) {
    switch value {
    case .string(let text):
      var entry = CatalogEntry(
        key: key.joined(separator: "."), logicalPath: JSONPointer(key).description, isSource: isSource, value: text,
        extent: member.extent)
      entry.comment = member.comment
      entry.suppressions = member.suppressions
      catalog.entries.append(entry)
    case .dictionary(let members):
      for var inner in members {
        inner.suppressions += member.suppressions
        if inner.comment == nil { inner.comment = member.comment }
        add(inner.value, of: inner, key: key + [inner.key.string], isSource: isSource, to: &catalog)
      }
    case .array(let elements):
      for (index, element) in elements.enumerated() {
        add(element, of: member, key: key + [String(index)], isSource: isSource, to: &catalog)
      }
    case .other: break
    }
  }

  // MARK: Writing

  /// A new line behind that of `entry`, indented like it.
  internal static func insertion(
    of text: String, as key: String, for entry: CatalogEntry, in catalog: Catalog
  ) -> [Splice]? {
    guard isText(catalog.source), isOutermost(entry), catalog.entries(ofKey: key).isEmpty
    else { return nil }
    let source = catalog.source.text
    let extent = entry.extent.clamped(to: source.indices)
    guard source[extent].last == UInt8(ascii: ";") else { return nil }
    let line = source[..<extent.lowerBound].lastIndex(where: \.isLineBreak)
    let indentation = source[(line.map { $0 + 1 } ?? 0)..<extent.lowerBound]
      .prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    let lineBreak = catalog.source.lineBreak + String(decoding: indentation, as: UTF8.self)
    let place = endOfEntryWithComment(source, behind: extent.upperBound)
    return [Splice(place..<place, "\(lineBreak)\"\(key.escapedForQuotes)\" = \"\(text.escapedForQuotes)\";")]
  }

  /// Behind the comment in the rest of the line, which says something of the entry before it.
  private static func endOfEntryWithComment(_ source: [UInt8], behind end: Int) -> Int {
    var scanner = OldPropertyListScanner(source)
    scanner.offset = end
    let endOfLine = scanner.endOfLine(from: end)
    guard let comment = scanner.skipSpace(), comment.range.upperBound <= endOfLine else { return end }
    return comment.range.upperBound
  }

  private static func isText(_ source: SourceFile) -> Bool { PropertyListFile.syntax(of: source) == .old }

  private static func isOutermost(_ entry: CatalogEntry) -> Bool { !entry.logicalPath.dropFirst().contains("/") }
}
