/// The locales that have rules in an image, with their place among one another.
package struct ImageLocales: Sendable {
  /// A locale that has rules, or a family of languages that locales take rules from.
  package struct Locale: Sendable {
    package let tag: LanguageTag
    package let header: LocaleHeader
    /// The locales of its chain, itself first.
    package let tags: [LanguageTag]
    /// The part of the image that holds its rules; nil where it has none of its own.
    package let part: Int?

    package init(tag: LanguageTag, header: LocaleHeader, tags: [LanguageTag], part: Int?) {
      self.tag = tag
      self.header = header
      self.tags = tags
      self.part = part
    }
  }

  package let locales: [Locale]

  /// Reads the root of an image.
  package init(_ reader: inout ImageReader) {
    locales = reader.list { reader in
      Locale(
        tag: reader.tag(),
        header: LocaleHeader(
          parent: reader.flag() ? reader.tag() : nil, through: reader.flag() ? reader.tag() : nil,
          exceptions: reader.list { $0.text() }, isFamily: reader.flag()),
        tags: reader.list { $0.tag() }, part: reader.flag() ? reader.number() : nil)
    }
  }

  /// The locales with rules of their own, in alphabetical order.
  package var tagsWithPart: [LanguageTag] { locales.filter { $0.part != nil }.map(\.tag) }

  /// The part that holds the rules of a locale.
  package func part(of tag: LanguageTag) -> Int? { locales.first { $0.tag == tag }?.part }
}

extension ImageLocales: LocaleDirectory {
  package func contains(_ tag: LanguageTag) -> Bool { locales.contains { $0.tag == tag } }

  package func header(of tag: LanguageTag) -> LocaleHeader {
    locales.first { $0.tag == tag }?.header ?? LocaleHeader()
  }
}

extension ImageReader {
  fileprivate mutating func tag() -> LanguageTag {
    LanguageTag(language: text(), script: optionalText(), region: optionalText())
  }
}
