internal import Sharing

/// How the words that a catalog has in capitals are written elsewhere in it; counted when the first is looked up.
internal final class CatalogVocabulary: Sendable {
  private let catalog: Catalog
  private let counts = Lock<[String: WordCount]>([:])

  /// The words of `catalog`.
  internal init(_ catalog: Catalog) { self.catalog = catalog }

  /// Whether `word`, in small letters, stands in the catalog with small letters behind its first, and is no acronym.
  internal func contains(_ word: String) -> Bool {
    counts.withLock { counts in
      if let known = counts[word] { return known.isWord }
      // All that may be asked for later are counted in the same walk.
      var search = WordSearch(for: counts.isEmpty ? capitalWords.union([word]) : [word])
      forEachText { search.count(in: $0) }
      counts.merge(search.counts) { known, _ in known }
      return counts[word]?.isWord ?? false
    }
  }

  /// The words in capitals, in small letters.
  private var capitalWords: Set<String> {
    var words: Set<String> = []
    forEachText { Self.collectCapitals($0, into: &words) }
    return words
  }

  /// Hands over the texts of all labels; by their place, since a label is more to copy.
  private func forEachText(_ body: ([UInt8]) -> Void) {
    for entry in catalog.entries.indices {
      for label in catalog.entries[entry].labels.indices { body(catalog.entries[entry].labels[label].text.bytes) }
    }
  }

  private static func collectCapitals(_ text: [UInt8], into words: inout Set<String>) {
    guard mayHaveCapitals(text), LabelTraits(text).contains(.capitals) else { return }
    for run in String(decoding: text, as: UTF8.self).unicodeScalars.split(whereSeparator: { !$0.isAlphabetic })
    where run.count >= WordCount.shortest && run.allSatisfy(\.isCapitalLetter) {
      words.insert(String(run).lowercased())
    }
  }

  /// Whether four bytes of capital letters of ASCII, or of anything beyond it, stand side by side; most labels are done
  /// with here.
  private static func mayHaveCapitals(_ text: [UInt8]) -> Bool {
    var run = 0
    for byte in text {
      run = byte >= 0x80 || byte.isASCIICapital ? run + 1 : 0
      if run == WordCount.shortest { return true }
    }
    return false
  }
}

/// How often a word is written.
internal struct WordCount: Sendable {
  /// With small letters behind its first.
  internal var small = 0
  /// In capitals, among words in small letters.
  internal var capital = 0

  /// Shorter ones are taken for no words, in characters.
  internal static let shortest = 4

  /// Whether the catalog knows it as a word rather than an acronym, which is seldom written like `Yaml`.
  internal var isWord: Bool { small > 0 && capital <= 3 * small }
}
