extension GettextParser {
  /// A new message behind that of `entry`: the same id in another context for a key such as `spoken|12 km`, else
  /// another id, which only ids that are names and no texts have room for.
  internal static func insertion(
    of text: String, as key: String, for entry: CatalogEntry, in catalog: Catalog
  ) -> [Splice]? {
    guard !isTemplate(catalog.source), entry.variant.isEmpty, entry.state != .obsolete,
      let message = message(of: entry, in: catalog), let id = message.id?.string, !id.isEmpty,
      message.translations.count == 1, catalog.entries(ofKey: key).isEmpty
    else { return nil }
    let context: String?
    let newID: String
    if key.hasSuffix("|\(id)") {
      context = String(key.dropLast(id.count + 1))
      newID = id
    } else {
      let prefix = message.context.map { "\($0.string)|" } ?? ""
      guard key.hasPrefix(prefix), isName(id) else { return nil }
      context = message.context?.string
      newID = String(key.dropFirst(prefix.count))
      guard isName(newID) else { return nil }
    }
    var lines = ["", ""]
    if let context { lines.append("msgctxt \"\(context.escapedForQuotes)\"") }
    lines.append("msgid \"\(newID.escapedForQuotes)\"")
    lines.append("msgstr \"\(text.escapedForQuotes)\"")
    let place = message.extent.upperBound
    return [Splice(place..<place, lines.joined(separator: catalog.source.lineBreak))]
  }

  internal static func isTemplate(_ source: SourceFile) -> Bool { source.path.lowercased().hasSuffix(".pot") }

  private static func message(of entry: CatalogEntry, in catalog: Catalog) -> GettextMessage? {
    let range = entry.extent.clamped(to: catalog.source.text.indices)
    return GettextMessageParser(catalog.source.text, in: range, encoding: catalog.source.encoding).messages.first
  }

  /// Whether an id is a name such as `speed.label`, not the text in the program's language.
  private static func isName(_ id: String) -> Bool {
    id.utf8.allSatisfy { $0.isASCIILetterOrDigit || "_.-/".utf8.contains($0) }
      && id.utf8.contains { "_.-/".utf8.contains($0) }
  }
}
