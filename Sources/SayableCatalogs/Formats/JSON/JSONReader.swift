/// Reads messages in JSON.
///
/// The key of a message is the names on the way to it, joined by `.`. Elements of lists and plural forms, whose keys end
/// in `_one`, `_other` and so on, have the key of the whole and a variant. Where each message is an object with its text
/// in `message`, `defaultMessage` or `string`, that is read; names that begin with `@` or `//` are notes.
internal enum JSONReader: CatalogReading {
  internal static func accepts(_ source: SourceFile) -> Bool { MessageFile(source).isLikely }

  internal static func read(_ source: SourceFile, _ options: ReadingOptions) -> Catalog {
    var reading = JSONReading(source, dialect: options.dialect)
    reading.readAll()
    return reading.catalog
  }

  internal static func insertion(
    of text: String, as key: String, for entry: CatalogEntry, in catalog: Catalog
  ) -> [Splice]? {
    guard
      !catalog.entries.contains(where: { $0.key == key && $0.variant == entry.variant && $0.locale == entry.locale })
    else { return nil }
    let source = catalog.source
    guard let member = JSONDocument.member(at: entry.extent.lowerBound, of: source.text) else { return nil }
    let name = member.name.string(in: source.text)
    // The key is what stands before the name, the name, and perhaps nothing of its ending.
    let form = entry.variant.isEmpty ? "" : "_" + entry.variant.split(separator: ".").joined(separator: "_")
    guard name.hasSuffix(form), entry.key.hasSuffix(name.dropLast(form.count)) else { return nil }
    let parent = entry.key.dropLast(name.count - form.count)
    guard key.hasPrefix(parent), key.utf8.count > parent.utf8.count else { return nil }
    let sibling = String(key.dropFirst(parent.count))
    // In a nested file a dot would make an object of it.
    let isNested = !parent.isEmpty
    if isNested, sibling.contains("."), !name.contains(".") { return nil }
    let pointer = JSONPointer.names(in: entry.logicalPath)
    let inside = member.value.isObject ? pointer.last : nil
    return JSONInsertion.sibling(
      sibling + form, text, inside: inside, behind: entry.extent, depth: pointer.count - (inside == nil ? 0 : 1),
      in: source)
  }
}
