internal import SayableEngine

/// Whether a JSON file holds messages, which its name and its content must both say.
///
/// The name says so where it is a locale (`en.json`, `pt-BR.json`) or ends in one behind a word for messages
/// (`messages.de.json`), where it is such a word (`translation.json`), and where a folder is called by one
/// (`locales/en/app.json`); settings of tools, such as `package.json`, are none. The content says so where most values
/// of an object are strings. A broken file counts as an object if it begins with a brace.
internal struct MessageFile {
  private static let words: Set<String> = [
    "i18n", "l10n", "intl", "nls", "locale", "locales", "_locales", "localization", "localizations", "localisation",
    "lang", "langs", "language", "languages", "message", "messages", "translation", "translations", "strings",
  ]
  private static let settings: Set<String> = [
    "package", "composer", "manifest", "tsconfig", "jsconfig", "config", "settings", "project", "index",
    "crowdin", "angular", "schema", "metadata", "meta", "version", "lock",
  ]

  private let source: SourceFile

  internal init(_ source: SourceFile) { self.source = source }

  internal var isLikely: Bool { nameSaysSo && contentSaysSo }

  /// Whether `name` is a language of two letters, with a script or a region or without.
  internal static func isLocale(_ name: Substring) -> Bool {
    let language = name.utf8.prefix(while: \.isASCIISmallLetter)
    guard language.count == 2, (try? LanguageTag(String(name))) != nil else { return false }
    return name.utf8.count == 2 || name.utf8.dropFirst(2).first.map { $0 == 0x2D || $0 == 0x5F } ?? false
  }

  private var nameSaysSo: Bool {
    let parts = source.path.split(separator: "/")
    guard let file = parts.last, file.hasSuffix(".json") || file.lowercased().hasSuffix(".json") else { return false }
    let stem = file.dropLast(5)
    if Self.isLocale(stem) { return true }
    let folders = parts.dropLast()
    let isInFolder = folders.contains { Self.words.contains($0.lowercased()) }
    // locales/en/settings.json holds what the page of that name says.
    if isInFolder, folders.contains(where: Self.isLocale) { return true }
    let pieces = stem.lowercased().split { $0 == "." || $0 == "-" || $0 == "_" }.map(String.init)
    if pieces.contains(where: Self.settings.contains) { return false }
    if isInFolder || Self.words.contains(stem.lowercased()) { return true }
    guard pieces.count > 1, let word = pieces.first, Self.words.contains(word) else { return false }
    return Self.isLocale(stem.dropFirst(word.count + 1))
  }

  private var contentSaysSo: Bool {
    let document = JSONDocument(source.text)
    guard let root = document.root, root.isObject else { return false }
    var counts = (strings: 0, others: 0)
    Self.count(root, in: source.text, &counts)
    if counts.strings == 0 { return !document.problems.isEmpty && counts.others == 0 }
    return counts.strings >= 4 * counts.others
  }

  private static func count(_ node: JSONNode, in source: [UInt8], _ counts: inout (strings: Int, others: Int)) {
    switch node.content {
    case .string: counts.strings += 1
    case .array(let elements): for element in elements { count(element, in: source, &counts) }
    case .object(let members):
      for member in members where !MessageNotes.isNote(member, in: source) { count(member.value, in: source, &counts) }
    // What is not translated yet.
    case .null: break
    case .boolean, .number: counts.others += 1
    }
  }
}
