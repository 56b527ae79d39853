/// One message of a gettext file, with its comments.
internal struct GettextMessage: Sendable {
  /// A translation of the message: the only one, or that for a number.
  internal struct Translation: Sendable {
    /// What stands in brackets behind `msgstr`; nil where nothing does.
    internal let number: Int?
    internal let text: DecodedText
    /// From `msgstr` to the last closing quote, half-open.
    internal let extent: Range<Int>
  }

  /// `msgctxt`; nil where there is none.
  internal var context: DecodedText?
  /// `msgid`; nil until it was read.
  internal var id: DecodedText?
  /// `msgid_plural`; nil where there is none.
  internal var plural: DecodedText?
  /// `msgstr` in the order of the file.
  internal var translations: [Translation] = []
  /// What stands behind `#,`, such as `fuzzy` and `c-format`.
  internal var flags: Set<String> = []
  /// What stands behind `#.` and `#`, line by line.
  internal var notes: [String] = []
  internal var suppressions: [Suppression] = []
  /// Whether the message is kept though the app no longer has it, as its mark `#~` says.
  internal var isObsolete = false
  /// From the first comment to the last closing quote, half-open.
  internal var extent: Range<Int>

  /// A message that starts at `offset`.
  internal init(at offset: Int) { extent = offset..<offset }

  /// Makes the message reach up to `end`.
  internal mutating func extend(to end: Int) { extent = extent.lowerBound..<max(extent.lowerBound, end) }

  /// Whether it is the first message of the file, which tells about the file.
  internal var isHeader: Bool { id?.bytes.isEmpty == true && context == nil && !isObsolete }

  /// Whether translators write their own names in its place, or their addresses, as apps of GNOME and KDE have it.
  internal var namesTranslators: Bool {
    id.map { Self.creditIDs.contains($0.bytes) } ?? false
  }

  private static let creditIDs = [
    "translator-credits", "translators-credits", "translator_credits", "Your names", "Your emails",
  ].map { Array($0.utf8) }

  /// `msgid`, and before it the context where there is one: `menu|Open`.
  internal var key: String {
    let id = id?.string ?? ""
    return context.map { "\($0.string)|\(id)" } ?? id
  }

  internal var isUntranslated: Bool { translations.allSatisfy { $0.text.bytes.isEmpty } }
}

/// What the first message of a gettext file tells about it.
internal struct GettextHeader: Sendable {
  private var fields: [String: String] = [:]

  /// The fields in the translation of the first message.
  internal init(_ text: String) {
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, let name = parts.first, let value = parts.last else { continue }
      fields[name.lowercased()] = String(value.drop { $0 == " " })
    }
  }

  /// The language of the translations, such as `pt_BR` or `sr@latin`; nil where the field is missing or empty.
  internal var language: String? { fields["language"].flatMap { $0.isEmpty ? nil : $0 } }

  /// The language of the messages' ids, where a translator's program has noted one.
  internal var sourceLanguage: String? {
    (fields["x-source-language"] ?? fields["x-poedit-sourcelanguage"]).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The name of the encoding, in small letters; nil where the field is missing.
  internal var charset: String? {
    guard let type = fields["content-type"]?.lowercased(), let equals = type.lastIndex(of: "=") else { return nil }
    let name = type[type.index(after: equals)...].filter { $0 != " " && $0 != "\"" && $0 != ";" }
    return name.isEmpty ? nil : name
  }
}
