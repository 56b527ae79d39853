internal import Synchronization

/// The words that a catalog writes in small letters somewhere; collected when the first is looked up.
internal final class CatalogVocabulary: Sendable {
  private let catalog: Catalog
  private let words = Mutex<Set<String>?>(nil)

  /// The words of `catalog`.
  internal init(_ catalog: Catalog) { self.catalog = catalog }

  /// Whether `word`, in small letters, stands in the catalog with small letters behind its first.
  internal func contains(_ word: String) -> Bool {
    words.withLock { words in
      if let words { return words.contains(word) }
      var collected: Set<String> = []
      for entry in catalog.entries {
        for label in entry.labels { collect(label.text.bytes, into: &collected) }
      }
      words = collected
      return collected.contains(word)
    }
  }

  private func collect(_ text: [UInt8], into words: inout Set<String>) {
    let marks: Set<Character> = [".", ",", ":", ";", "!", "?", "(", ")", "\"", "'", "…"]
    for chunk in String(decoding: text, as: UTF8.self).split(whereSeparator: \.isWhitespace) {
      // Nothing within addresses, tags and names of arguments is a word.
      let word = chunk.drop(while: marks.contains).reversed().drop(while: marks.contains).reversed()
      guard word.count >= 4, word.allSatisfy(\.isLetter), word.dropFirst().allSatisfy(\.isLowercase) else { continue }
      words.insert(String(word).lowercased())
    }
  }
}
