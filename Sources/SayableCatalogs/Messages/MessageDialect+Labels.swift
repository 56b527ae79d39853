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
