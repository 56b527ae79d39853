/// Parses the catalogs of one format, and writes into them.
///
/// A parser never throws: what is wrong with a file is a problem of its catalog, with a position, and what can be read
/// of the rest is read.
internal protocol CatalogParser: Sendable {
  /// Whether a file whose name is one of the format's has its content, too: an XML or JSON file may be anything.
  static func accepts(_ source: SourceFile) -> Bool

  /// Parses a file.
  static func parse(_ source: SourceFile, _ options: CatalogParsingOptions) -> Catalog

  /// What has to be written into the file so that it has an entry `key` with `text`, spoken for `entry`; nil where the
  /// format, or this file, has no room for one.
  static func insertion(of text: String, as key: String, for entry: CatalogEntry, in catalog: Catalog) -> [Splice]?
}

extension CatalogParser {
  internal static func accepts(_ source: SourceFile) -> Bool { true }

  internal static func insertion(
    of text: String, as key: String, for entry: CatalogEntry, in catalog: Catalog
  ) -> [Splice]? {
    nil
  }
}

/// What a caller knows of a catalog better than its file.
public struct CatalogParsingOptions: Sendable, Hashable {
  /// How messages in JSON are written; nil to find out.
  public var dialect: MessageDialect?

  /// No more is known than the file says.
  public init(dialect: MessageDialect? = nil) { self.dialect = dialect }
}
