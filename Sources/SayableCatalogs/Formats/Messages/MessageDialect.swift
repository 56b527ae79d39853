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

extension MessageDialect {
  /// What is read at once of a message in this dialect.
  ///
  /// - Throws: ``BrokenMessage`` where the dialect does not allow the text.
  internal func labels(of value: DecodedText) throws(BrokenMessage) -> [CatalogLabel] {
    switch self {
    case .i18next: I18nextMessage.labels(of: value)
    case .icu: try MessageFormat.labels(of: value)
    case .vue: VueMessage.labels(of: value)
    case .slang: VueMessage.labels(of: value, hasForms: false)
    case .plain: [CatalogLabel(value)]
    }
  }
}
