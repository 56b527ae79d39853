internal import Sharing

/// The words that a catalog writes in small letters, and in capitals; collected when the first is looked up.
internal final class CatalogVocabulary: Sendable {
  private let catalog: Catalog
  private let words = Awaited<[String: Count]>()

  /// How often a word is written.
  private struct Count: Sendable {
    /// With small letters behind its first.
    var small = 0
    /// In capitals, among words in small letters.
    var capital = 0
    /// Whether the catalog knows it as a word rather than an acronym, which is seldom written like `Yaml`.
    var isWord: Bool { small > 0 && capital <= 3 * small }
  }

  /// The words of `catalog`.
  internal init(_ catalog: Catalog) { self.catalog = catalog }

  /// Whether `word`, in small letters, stands in the catalog with small letters behind its first, and is no acronym.
  internal func contains(_ word: String) -> Bool {
    words.value(collected)[word]?.isWord ?? false
  }

  private func collected() -> [String: Count] {
    var words: [String: Count] = [:]
    for entry in catalog.entries {
      for label in entry.labels { collect(label.text.bytes, into: &words) }
    }
    return words
  }

  private func collect(_ text: [UInt8], into words: inout [String: Count]) {
    let marks: Set<Character> = [".", ",", ":", ";", "!", "?", "(", ")", "\"", "'", "…"]
    let isRunning = text.contains { (0x61...0x7A).contains($0) }
    for chunk in String(decoding: text, as: UTF8.self).split(whereSeparator: \.isWhitespace) {
      // Nothing within addresses, tags and names of arguments is a word.
      let word = chunk.drop(while: marks.contains).reversed().drop(while: marks.contains).reversed()
      guard word.count >= 4, word.allSatisfy(\.isLetter) else { continue }
      if word.dropFirst().allSatisfy(\.isLowercase) {
        words[String(word).lowercased(), default: Count()].small += 1
      } else if isRunning, word.allSatisfy(\.isUppercase) {
        words[String(word).lowercased(), default: Count()].capital += 1
      }
    }
  }
}
