internal import SayableEngine

/// Looks through the words of tables for what a voice cannot say well.
internal struct WordsReview {
  internal private(set) var diagnostics: [Diagnostic] = []

  /// Reviews an entry that a hand-written file gives words for.
  ///
  /// - Parameter categories: The plural categories that the language has, `other` left out.
  internal mutating func review(_ entry: TableEntryDefinition, of table: String, categories: Set<PluralCategory>) {
    guard let say = entry.say else { return }
    for words in say.values where isOnlySymbol(words.value) {
      report("symbol-word", "the words of '\(entry.id.value)' in the table '\(table)' are only a symbol", words)
    }
    // One form for all numbers is common; some forms and not all is an oversight.
    let given = Set(say.keys).subtracting([.other])
    let missing = categories.subtracting(given)
    guard !given.isEmpty, !missing.isEmpty, let other = say[.other] else { return }
    let names = missing.map(\.rawValue).sorted().joined(separator: ", ")
    report("missing-plural-category", "'\(entry.id.value)' in the table '\(table)' has no words for: \(names)", other)
  }

  private mutating func report(_ code: String, _ message: String, _ words: SourcedText) {
    diagnostics.warn(code, message, at: words.location())
  }

  private func isOnlySymbol(_ words: String) -> Bool {
    let bare = words.unicodeScalars.filter { !"{}".unicodeScalars.contains($0) && !$0.properties.isWhitespace }
    return !bare.isEmpty
      && bare.allSatisfy { !$0.properties.isAlphabetic && $0.properties.numericType == nil }
  }
}
