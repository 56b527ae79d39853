/// Counts how given words are written in labels.
///
/// Nearly all words of a catalog are others, and are passed after a look at their first letter and their length.
internal struct WordSearch {
  /// What was counted so far, by the word in small letters.
  internal private(set) var counts: [String: WordCount]
  /// The first characters that the words are written with, by the length.
  private var starts = [Bool](repeating: false, count: 512 * 32)

  /// Nothing was counted yet.
  ///
  /// - Parameter words: The words, in small letters.
  internal init(for words: Set<String>) {
    counts = Dictionary(uniqueKeysWithValues: words.map { ($0, WordCount()) })
    for word in words {
      guard let first = word.unicodeScalars.first else { continue }
      let rest = String(word.unicodeScalars.dropFirst())
      for form in [String(first), first.properties.uppercaseMapping, first.properties.titlecaseMapping] {
        starts[Self.place(of: (form + rest).utf8)] = true
      }
    }
  }

  /// The words of a text in small letters; those of two letters and fewer say too little.
  internal static func words(of text: String) -> [String] {
    text.unicodeScalars.split { !$0.properties.isAlphabetic }.map { String($0).lowercased() }
      .filter { $0.unicodeScalars.count > 2 }
  }

  /// The place of a word in the table, by two bytes of its first character and by its length in characters, as far as the
  /// table goes. Others may share it.
  private static func place(of word: some Sequence<UInt8>) -> Int {
    var start = 0
    var length = 0
    for byte in word {
      if byte & 0xC0 != 0x80 {
        length += 1
        if length == 1 { start = Int(byte.loweredASCII) }
      } else if length == 1 {
        start = start &* 31 ^ Int(byte)
      }
    }
    return (start & 511) * 32 + min(length, 31)
  }

  /// Counts the words in `text`, which is UTF-8.
  internal mutating func count(in text: [UInt8]) {
    // Told only where a word in capitals is met.
    var isRunning: Bool?
    var position = 0
    while position < text.count {
      if text[position].isASCIISpace {
        position += 1
        continue
      }
      let start = position
      var isASCII = true
      while position < text.count, !text[position].isASCIISpace {
        if text[position] >= 0x80 { isASCII = false }
        position += 1
      }
      let chunk = start..<position
      if isASCII {
        countASCII(chunk, of: text, &isRunning)
      } else if Self.hasBreak(text[chunk]) || starts[Self.place(of: Self.withoutMarks(text[chunk]))] {
        countOther(chunk, of: text, &isRunning)
      }
    }
  }

  /// Counts a word between spaces, all of whose characters are ASCII.
  private mutating func countASCII(_ chunk: Range<Int>, of text: [UInt8], _ isRunning: inout Bool?) {
    let word = Self.withoutMarks(text[chunk])
    guard word.count >= WordCount.shortest, starts[Self.place(of: word)],
      word.allSatisfy({ ($0 | 0x20).isASCIISmallLetter })
    else { return }
    let isSmall = word.dropFirst().allSatisfy(\.isASCIISmallLetter)
    guard isSmall || isRun(text, &isRunning) && !word.contains(where: \.isASCIISmallLetter) else { return }
    count(String(decoding: word.map { $0 | 0x20 }, as: UTF8.self), isSmall: isSmall)
  }

  /// Counts the words between spaces of ASCII; other spaces and letters are among them.
  private mutating func countOther(_ chunk: Range<Int>, of text: [UInt8], _ isRunning: inout Bool?) {
    for part in String(decoding: text[chunk], as: UTF8.self).unicodeScalars.split(whereSeparator: \.isSpace) {
      let scalars = part.trimming { $0 == "…" || $0.isASCII && Self.isMark(UInt8(truncatingIfNeeded: $0.value)) }
      let word = Substring(scalars)
      guard starts[Self.place(of: word.utf8)], word.count >= WordCount.shortest, word.allSatisfy(\.isLetter)
      else { continue }
      let isSmall = word.dropFirst().allSatisfy(\.isLowercase)
      guard isSmall || isRun(text, &isRunning) && word.allSatisfy(\.isUppercase) else { continue }
      count(word.lowercased(), isSmall: isSmall)
    }
  }

  /// A part of a text without the marks around it.
  private static func withoutMarks(_ chunk: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let word = chunk.drop(while: isMark)
    return word[..<(word.lastIndex { !isMark($0) }.map { $0 + 1 } ?? word.startIndex)]
  }

  private func isRun(_ text: [UInt8], _ known: inout Bool?) -> Bool {
    if let known { return known }
    let isRunning = text.contains(where: \.isASCIISmallLetter)
    known = isRunning
    return isRunning
  }

  /// Whether a space beyond ASCII or an ellipsis may stand in a part of a text.
  private static func hasBreak(_ text: ArraySlice<UInt8>) -> Bool {
    var before: UInt8 = 0
    var first: UInt8 = 0
    for byte in text {
      switch (before, byte) {
      case (0xC2, 0x85), (0xC2, 0xA0), (0x9A, 0x80), (0x81, 0x9F): return true
      case (0x80, 0x80...0xAF) where first == 0xE2 || first == 0xE3: return true
      default: break
      }
      first = before
      before = byte
    }
    return false
  }

  private mutating func count(_ word: String, isSmall: Bool) {
    guard var count = counts[word] else { return }
    if isSmall { count.small += 1 } else { count.capital += 1 }
    counts[word] = count
  }

  /// Whether a byte may stand beside a word; nothing within addresses, tags and names of arguments is one.
  private static func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "!"),
      UInt8(ascii: "?"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "\""), UInt8(ascii: "'"):
      true
    default: false
    }
  }
}
