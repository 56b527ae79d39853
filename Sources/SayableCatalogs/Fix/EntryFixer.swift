internal import SayableEngine

/// Proposes the spoken sibling of single entries of a catalog.
internal final class EntryFixer: Sendable {
  private let catalog: Catalog
  private let siblings: SiblingPairs
  private let style: SiblingStyle?

  /// - Parameter style: How siblings are named; nothing is proposed if nil.
  internal init(_ catalog: Catalog, _ siblings: SiblingPairs, style: SiblingStyle?) {
    self.catalog = catalog
    self.siblings = siblings
    self.style = style
  }

  /// What would be written for an entry; nil where nothing can or need be.
  internal func fix(ofEntryAt index: Int, _ labels: [LintedLabel]) -> SpokenFix? {
    guard let style, !siblings.shown.contains(index), !siblings.spoken.contains(index) else { return nil }
    let entry = catalog.entries[index]
    if SpokenMark.isSpokenKey(entry.key, style) || catalog.isReadBySystem(entry.key) { return nil }
    guard let text = try? Self.text(of: entry, labels), Array(text.utf8) != entry.value.bytes else { return nil }
    let key = style.spokenKey(for: entry.key)
    guard let splices = catalog.format.parser.insertion(of: text, as: key, for: entry, in: catalog), !splices.isEmpty
    else { return nil }
    return SpokenFix(
      summary: "add '\(key)' with the text to be spoken", key: key, spoken: text,
      replacements: splices.map { SpokenFix.Replacement(range: catalog.source.range(of: $0.range), text: $0.text) })
  }

  /// The spoken text of an entry that can have a sibling.
  internal static func text(of entry: CatalogEntry, _ labels: [LintedLabel]) throws(FixRefusal) -> String {
    if entry.key.utf8.allSatisfy({ $0 == UInt8(ascii: " ") }) { throw .noKey }
    if entry.key.isInterfaceObjectKey { throw .interfaceObject }
    if labels.contains(where: \.hasAmbiguousDate) { throw .ambiguousDate }
    if labels.contains(where: \.isSaidAgainstKey) { throw .otherKey }
    if labels.contains(where: \.isLeftHalf) { throw .half }
    if entry.value.string.count > longest { throw .longText }
    let text = try SpokenMessage.text(of: entry, labels)
    return text.beginning(as: entry.value.string, in: labels.first?.language.locale)
  }

  /// Who reads more than this by ear, in characters, needs no copy of it for the sake of a sign.
  private static let longest = 240
}

extension LintedLabel {
  /// Checks of what the rules leave as it is.
  private static let ofLeftovers: [any Check] = [
    Ambiguous(), GluedPlaceholder(), UnknownSymbol(), AsciiArt(), ForeignAbbreviation(),
  ]

  /// Whether the rules leave something as it is that a voice says badly all the same: a text with half of its signs in
  /// words is worse than one with none.
  fileprivate var isLeftHalf: Bool {
    isSaidOtherwise
      && Self.ofLeftovers.contains { $0.findings(in: self).contains { !$0.isMinor && !$0.isMendedBySureRules } }
  }
}

extension String {
  /// The text with a capital at its start where `shown` begins with a word that has one, as `Min. Distance` does.
  fileprivate func beginning(as shown: String, in locale: LanguageTag?) -> String {
    let first = shown.unicodeScalars.prefix(2).map(\.properties.generalCategory)
    guard first == [.uppercaseLetter, .lowercaseLetter], let letter = unicodeScalars.first,
      letter.properties.generalCategory == .lowercaseLetter,
      // These two have a capital of their own for i.
      letter != "i" || !["tr", "az"].contains(locale?.language)
    else { return self }
    return letter.properties.uppercaseMapping + String(unicodeScalars.dropFirst())
  }
}
