internal import SayableEngine

/// Reads gettext files: translations in `.po`, templates in `.pot`.
///
/// Translations are read in the file's language. What they are translated from is read once: in the template, and for
/// messages without a translation in the file of the same language, since there the app shows it. The other files of a
/// project say it again and again.
internal enum GettextParser: CatalogParser {
  internal static func parse(_ source: SourceFile, _ options: CatalogParsingOptions) -> Catalog {
    var source = source
    var parser = GettextMessageParser(source.text, encoding: source.encoding)
    var header = header(of: parser.messages)
    if source.encoding == .utf8, header?.charset.map(latin1Names.contains) == true {
      source = SourceFile(path: source.path, bytes: source.bytes, encoding: .latin1)
      parser = GettextMessageParser(source.text, encoding: source.encoding)
      header = self.header(of: parser.messages)
    }
    var catalog = Catalog(source, format: .gettext)
    catalog.addProblems(parser.problems)
    let isKnown = checkCharset(of: header, parser.messages, in: &catalog)
    let isTemplate = isTemplate(source)
    let languages = Languages(header)
    catalog.entries.reserveCapacity(parser.messages.count)
    for message in parser.messages where !message.isHeader && !message.namesTranslators {
      let entries = isTemplate ? sources(message, languages) : self.translations(message, languages)
      catalog.entries += isKnown ? entries : entries.filter { $0.value.bytes.allSatisfy { $0 < 0x80 } }
    }
    return catalog
  }

  private static func header(of messages: [GettextMessage]) -> GettextHeader? {
    messages.first { $0.isHeader }?.translations.first.map { GettextHeader($0.text.string) }
  }

  // MARK: Encoding

  private static let latin1Names: Set<String> = ["iso-8859-1", "iso8859-1", "iso_8859-1", "latin1", "latin-1", "l1"]
  /// `charset` stands in templates that nobody has filled in.
  private static let utf8Names: Set<String> = ["utf-8", "utf8", "us-ascii", "ascii", "ansi_x3.4-1968", "charset"]

  /// Tells whether the text is in an encoding that is read, and notes what is wrong with it.
  private static func checkCharset(
    of header: GettextHeader?, _ messages: [GettextMessage], in catalog: inout Catalog
  ) -> Bool {
    let name = header?.charset ?? "utf-8"
    let isDeclared = catalog.source.encoding != .utf8 || utf8Names.contains(name)
    if isDeclared || catalog.source.firstInvalidOffset == nil && catalog.source.text.allSatisfy({ $0 < 0x80 }) {
      catalog.addEncodingProblem()
      return true
    }
    let place = messages.first { $0.isHeader }?.translations.first?.extent.lowerBound ?? 0
    catalog.addProblem(
      code: "unknown-charset", "The encoding '\(name)' is not read; only strings in ASCII are checked", at: place,
      notes: ["Save the file in UTF-8 and write 'charset=UTF-8' into its header."])
    return false
  }

  // MARK: Entries

  /// The languages that the first message names, for all others.
  private struct Languages {
    /// That of the translations.
    let locale: LanguageTag?
    /// That of the ids; where none is named, the one of the file.
    let idLocale: LanguageTag?
    /// That of the ids: English unless another is named, as gettext wants it.
    let source: String

    init(_ header: GettextHeader?) {
      locale = header?.language.flatMap(GettextParser.locale)
      let named = header?.sourceLanguage.map(GettextParser.locale)
      idLocale = named ?? locale
      source = ((named ?? nil) ?? .english).language
    }
  }

  private static func sources(_ message: GettextMessage, _ languages: Languages) -> [CatalogEntry] {
    let locale = languages.idLocale
    guard let id = message.id else { return [] }
    guard let plural = message.plural else {
      return [entry(message, id, locale: locale, isSource: true)].compactMap(\.self)
    }
    return [
      entry(message, id, number: 0, locale: locale, isSource: true),
      entry(message, plural, number: 1, locale: locale, isSource: true),
    ].compactMap(\.self)
  }

  private static func translations(_ message: GettextMessage, _ languages: Languages) -> [CatalogEntry] {
    if message.isUntranslated {
      return languages.locale?.language == languages.source ? sources(message, languages) : []
    }
    let isFromEnglish = languages.source == LanguageTag.english.language
    return message.translations.compactMap {
      var entry = entry(message, $0.text, number: $0.number, locale: languages.locale, isSource: false)
      let source = ($0.number == 0 ? nil : message.plural) ?? message.id
      if isFromEnglish, let source, !source.string.isMessageName { entry?.englishText = source.string }
      return entry
    }
  }

  private static func entry(
    _ message: GettextMessage, _ text: DecodedText, number: Int? = nil, locale: LanguageTag?, isSource: Bool
  ) -> CatalogEntry? {
    guard !text.bytes.isEmpty else { return nil }
    let variant = number.map(String.init) ?? ""
    let field = isSource ? (number == 1 ? "msgid_plural" : "msgid") : number.map { "msgstr[\($0)]" } ?? "msgstr"
    var entry = CatalogEntry(
      key: message.key, variant: variant, logicalPath: "\(message.key)/\(field)", locale: locale, isSource: isSource,
      value: text, labels: [CatalogLabel(text).withoutMnemonic()], extent: message.extent)
    entry.state = message.isObsolete ? .obsolete : message.flags.contains("fuzzy") ? .unreviewed : .active
    entry.comment = message.notes.isEmpty ? nil : message.notes.joined(separator: "\n")
    entry.suppressions = message.suppressions
    return entry
  }

  /// The locale that a header names: `pt_BR`, `sr@latin`, `de_DE.UTF-8`.
  private static func locale(_ name: String) -> LanguageTag? {
    let parts = name.split(separator: "@", maxSplits: 1)
    guard let plain = parts.first?.split(separator: ".").first.map(String.init), plain != "C" else { return nil }
    let scripts = ["latin": "Latn", "cyrillic": "Cyrl", "arabic": "Arab", "devanagari": "Deva"]
    guard parts.count == 2, let script = parts.last.flatMap({ scripts[$0.lowercased()] }) else {
      return try? LanguageTag(plain)
    }
    let subtags = plain.split(separator: "_").map(String.init)
    return try? LanguageTag(([subtags.first ?? plain, script] + subtags.dropFirst()).joined(separator: "-"))
  }
}
