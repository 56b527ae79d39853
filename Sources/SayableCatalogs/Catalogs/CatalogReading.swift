/// Reads the catalogs of one format, and writes into them.
///
/// A reader never throws: what is wrong with a file is a problem of its catalog, with a position, and what can be read
/// of the rest is read.
internal protocol CatalogReading: Sendable {
  /// Whether a file whose name is one of the format's has its content, too: an XML or JSON file may be anything.
  static func accepts(_ source: SourceFile) -> Bool

  /// Reads a file.
  static func read(_ source: SourceFile, _ options: ReadingOptions) -> Catalog

  /// What has to be written into the file so that it has an entry `key` with `text`, spoken for `entry`; nil where the
  /// format, or this file, has no room for one.
  static func insertion(of text: String, as key: String, for entry: CatalogEntry, in catalog: Catalog) -> [Splice]?
}

/// What a caller knows of a catalog better than its file.
public struct ReadingOptions: Sendable, Hashable {
  /// How messages in JSON are written; nil to find out.
  public var dialect: MessageDialect?

  /// No more is known than the file says.
  public init(dialect: MessageDialect? = nil) { self.dialect = dialect }
}

/// How messages with arguments and plurals are written.
public enum MessageDialect: String, Sendable, Hashable, CaseIterable {
  /// `{{name}}`, `$t(key)`, plurals by suffixes of keys.
  case i18next
  /// ICU MessageFormat: `{name}`, `{count, plural, one {…} other {…}}`.
  case icu
  /// `{name}`, `@:key`, plurals parted by `|`.
  case vue
  /// slang of Flutter: `{name}`, `@:key`, plurals by keys such as `files(plural)`.
  case slang
  /// No messages: arguments as in the format's own way, or none.
  case plain
}
