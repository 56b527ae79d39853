internal import Synchronization

/// The words that a catalog writes in small letters somewhere; collected when the first is looked up.
internal final class CatalogVocabulary: Sendable {
  private let catalog: Catalog
  private let words = Mutex<Set<[UInt8]>?>(nil)

  /// The words of `catalog`.
  internal init(_ catalog: Catalog) { self.catalog = catalog }

  /// Whether `word`, in small letters, stands in the catalog with small letters behind its first.
  internal func contains(_ word: String) -> Bool {
    words.withLock { words in
      if let words { return words.contains(Array(word.utf8)) }
      var collected: Set<[UInt8]> = []
      for entry in catalog.entries {
        for label in entry.labels { Self.collect(label.text.bytes, into: &collected) }
      }
      words = collected
      return collected.contains(Array(word.utf8))
    }
  }

  private static func collect(_ text: [UInt8], into words: inout Set<[UInt8]>) {
    var start = 0
    var isASCII = true
    for offset in 0...text.count {
      if offset < text.count, !isSpace(text[offset]) {
        if text[offset] >= 0x80 { isASCII = false }
        continue
      }
      // Most words of most catalogs are ASCII, or too short.
      if offset - start >= 4 {
        if isASCII {
          collectASCII(text[start..<offset], into: &words)
        } else if mayHaveCase(text[start..<offset]) {
          collectWords(String(decoding: text[start..<offset], as: UTF8.self), into: &words)
        }
      }
      start = offset + 1
      isASCII = true
    }
  }

  private static func collectASCII(_ chunk: ArraySlice<UInt8>, into words: inout Set<[UInt8]>) {
    guard let first = chunk.firstIndex(where: { !isMark($0) }), let last = chunk.lastIndex(where: { !isMark($0) }),
      last - first >= 3, isLetter(chunk[first]),
      // Nothing within addresses, tags and names of arguments is a word.
      chunk[(first + 1)...last].allSatisfy({ $0 >= 0x60 && isLetter($0) })
    else { return }
    var word = Array(chunk[first...last])
    word[0] |= 0x20
    words.insert(word)
  }

  /// Whether a word in small letters may stand in a chunk that is not ASCII. Letters from U+05C0 to U+0FFF and from
  /// U+3000 on have no case but for a few, and in Chinese such a chunk may be a whole text.
  private static func mayHaveCase(_ chunk: ArraySlice<UInt8>) -> Bool {
    var hasCaseless = false
    var last: (UInt8, UInt8) = (0, 0)
    for byte in chunk {
      switch byte {
      // Spaces and marks beyond ASCII, which part words, begin with these, or are U+3000.
      case 0xC2, 0xE2: return true
      case 0x80 where last == (0xE3, 0x80): return true
      case 0xD7...0xE0, 0xE3...0xE9, 0xEB...0xEE: hasCaseless = true
      default: break
      }
      last = (last.1, byte)
    }
    return !hasCaseless
  }

  private static func collectWords(_ text: String, into words: inout Set<[UInt8]>) {
    for chunk in text.split(whereSeparator: \.isWhitespace) {
      let word = chunk.drop(while: marks.contains).reversed().drop(while: marks.contains).reversed()
      guard word.count >= 4, word.allSatisfy(\.isLetter), word.dropFirst().allSatisfy(\.isLowercase) else { continue }
      words.insert(Array(String(word).lowercased().utf8))
    }
  }

  private static let marks: Set<Character> = [".", ",", ":", ";", "!", "?", "(", ")", "\"", "'", "…"]

  /// Whether `byte` is one of the marks of ASCII that stand around words.
  private static func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "!"),
      UInt8(ascii: "?"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "\""), UInt8(ascii: "'"):
      true
    default: false
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
}
