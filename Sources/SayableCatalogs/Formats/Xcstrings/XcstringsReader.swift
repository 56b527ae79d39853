/// Reads string catalogs of Xcode, versions 1.0 to 1.2.
///
/// Of a key that has no string in the source language, the key itself is what the app shows: it is an entry of its own.
internal enum XcstringsReader: CatalogReading {
  internal static func accepts(_ source: SourceFile) -> Bool { true }

  internal static func read(_ source: SourceFile, _ options: ReadingOptions) -> Catalog {
    var reading = XcstringsReading(source)
    reading.readAll()
    return reading.catalog
  }

  internal static func insertion(
    of text: String, as key: String, for entry: CatalogEntry, in catalog: Catalog
  ) -> [Splice]? {
    XcstringsInsertion(of: text, as: key, for: entry, in: catalog)?.splices
  }
}
