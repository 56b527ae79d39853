internal import SayableEngine

/// The texts that the strings of a catalog are translated from.
package struct SourceTexts {
  /// What tells the strings of a catalog apart within one language.
  private struct Name: Hashable {
    let key: String
    let variant: String
  }

  private var sources: [Name: Int] = [:]
  private let catalog: Catalog

  /// The texts of `catalog`; none where all of it is in one language.
  package init(_ catalog: Catalog) {
    self.catalog = catalog
    guard catalog.entries.contains(where: \.isSource), catalog.entries.contains(where: { !$0.isSource }) else { return }
    for index in catalog.entries.indices where catalog.entries[index].isSource { sources[name(at: index)] = index }
  }

  /// Whether the entry at an index is not translated yet: its text is that of another language, which was copied and
  /// which nobody has looked at, or in which whole words stand.
  ///
  /// What is wrong with it is found in the language that it is written in.
  package func isUntranslated(_ index: Int) -> Bool {
    if catalog.entries[index].isSource { return false }
    guard let language = catalog.entries[index].locale?.language, let source = source(of: index),
      source.language != language, source.text.utf8.elementsEqual(catalog.entries[index].value.bytes)
    else { return false }
    return catalog.entries[index].state == .unreviewed || hasWords(catalog.entries[index])
  }

  /// The text that the entry at an index is translated from, where that is in English; nil elsewhere.
  internal func englishText(of index: Int) -> String? {
    guard let source = source(of: index), source.language == LanguageTag.english.language else { return nil }
    return source.text
  }

  private func source(of index: Int) -> (text: String, language: String)? {
    if let text = catalog.entries[index].englishText { return (text, LanguageTag.english.language) }
    guard !sources.isEmpty, !catalog.entries[index].isSource, let source = sources[name(at: index)] else { return nil }
    return (catalog.entries[source].value.string, (catalog.entries[source].locale ?? .english).language)
  }

  private func name(at index: Int) -> Name {
    Name(key: catalog.entries[index].key, variant: catalog.entries[index].variant)
  }

  /// Whether two words of four small letters or more stand in an entry, which no two languages have in common by chance.
  private func hasWords(_ entry: CatalogEntry) -> Bool {
    var words = 0
    for label in entry.labels {
      var letters = 0
      for (offset, byte) in label.text.bytes.enumerated() {
        let place = offset..<(offset + 1)
        let isLetter =
          byte.isASCIISmallLetter
          && !label.protectedSpans.near(place, by: \.range).contains { $0.range.contains(offset) }
        letters = isLetter ? letters + 1 : 0
        if letters == 4 { words += 1 }
      }
    }
    return words >= 2
  }
}
