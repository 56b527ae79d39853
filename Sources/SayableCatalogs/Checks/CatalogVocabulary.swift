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
    let isRunning = text.contains(where: \.isSmallLetter)
    for chunk in text.split(whereSeparator: { $0 == 0x20 || (0x09...0x0D).contains($0) }) {
      // Most words need no look at what Unicode says of their characters.
      guard !chunk.allSatisfy({ $0 < 0x80 }) else {
        let word = chunk.trimming(where: Self.marks.contains)
        guard word.count >= 4, word.allSatisfy({ ($0 | 0x20).isSmallLetter }) else { continue }
        let isSmall = word.dropFirst().allSatisfy(\.isSmallLetter)
        guard isSmall || isRunning && !word.contains(where: \.isSmallLetter) else { continue }
        count(String(decoding: word.map { $0 | 0x20 }, as: UTF8.self), isSmall: isSmall, in: &words)
        continue
      }
      for part in String(decoding: chunk, as: UTF8.self).split(whereSeparator: \.isWhitespace) {
        let word = part.trimming { $0 == "…" || $0.asciiValue.map(Self.marks.contains) ?? false }
        guard word.count >= 4, word.allSatisfy(\.isLetter) else { continue }
        let isSmall = word.dropFirst().allSatisfy(\.isLowercase)
        guard isSmall || isRunning && word.allSatisfy(\.isUppercase) else { continue }
        count(word.lowercased(), isSmall: isSmall, in: &words)
      }
    }
  }

  private func count(_ word: String, isSmall: Bool, in words: inout [String: Count]) {
    if isSmall { words[word, default: Count()].small += 1 } else { words[word, default: Count()].capital += 1 }
  }

  /// What may stand beside a word; nothing within addresses, tags and names of arguments is one.
  private static let marks = Array(".,:;!?()\"'".utf8)
}

extension UInt8 {
  fileprivate var isSmallLetter: Bool { (0x61...0x7A).contains(self) }
}

extension BidirectionalCollection {
  /// The part between elements at both ends that `isMark` holds for.
  fileprivate func trimming(where isMark: (Element) -> Bool) -> SubSequence {
    let start = firstIndex { !isMark($0) } ?? endIndex
    let end = lastIndex { !isMark($0) }.map(index(after:)) ?? start
    return self[start..<end]
  }
}
