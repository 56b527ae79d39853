internal import SayableEngine

/// Finds words in capital letters that are no acronyms.
internal struct AllCaps: Check {
  internal let description = CheckDescription(
    id: "all-caps", severity: .note, voices: [.voiceover, .talkback],
    summary: "A voice may spell words in capital letters.",
    discussion: [
      "Some voices read 'ADD' or 'SETUP' letter by letter, and who reads Braille gets a sign before each word. Write small "
        + "letters in the catalog and let the app's style show them as capitals.",
      "A word alone counts where the catalog has it in small letters, too: else it is taken for an acronym. Words with "
        + "digits or underscores, and words of three letters or less, are left alone.",
    ],
    examples: [
      .init("en", "DELETE ALL ACCOUNTS", ["DELETE ALL ACCOUNTS"]),
      .init("en", "RECENT CHANGES: %s", ["RECENT CHANGES"]), .init("en", "Export as JSON or HTML", []),
      .init("en", "Never SHOUT in texts", []), .init("en", "GPS_FIX_TYPE", []), .init("en", "WGS84", []),
      .init("ja", "設定 USB", []),
    ])

  internal func findings(in label: LintedLabel) -> [LabelFinding] {
    guard label.traits.contains(.capitals) else { return [] }
    let words = label.words
    let capitals = words.indices.filter { words[$0].isCapitals }
    guard let first = capitals.first, let last = capitals.last else { return [] }
    var runs: [Range<Int>] = []
    if words.allSatisfy({ !$0.hasSmallLetters }) {
      let long = capitals.filter { words[$0].letters >= 5 && words[$0].isPronounceable(in: label) }
      guard long.count >= 2 || capitals.contains(where: { label.isKnown(words[$0]) }) else { return [] }
      runs = [words[first].range.lowerBound..<words[last].range.upperBound]
    } else {
      for run in words.indices.split(whereSeparator: { words[$0].hasSmallLetters || words[$0].isCode }) {
        let long = run.drop { words[$0].letters < 2 }.reversed().drop { words[$0].letters < 2 }
        guard let start = long.last, let end = long.first,
          long.contains(where: { words[$0].isCapitals && words[$0].letters >= 5 && label.isKnown(words[$0]) })
        else { continue }
        runs.append(words[start].range.lowerBound..<words[end].range.upperBound)
      }
    }
    return runs.map { LabelFinding(range: $0, message: "a voice may spell '\(label.written($0))'") }
  }
}

/// Letters side by side.
private struct Word {
  var range: Range<Int>
  var letters = 0
  var hasSmallLetters = false
  /// Whether it is a part of an identifier, an address or a name with digits.
  var isCode = false

  /// Whether it is long enough to be a word, and all capitals.
  var isCapitals: Bool { letters >= 4 && !hasSmallLetters && !isCode }

  /// Whether it has vowels, as words of the Latin script do and many acronyms do not.
  func isPronounceable(in label: LintedLabel) -> Bool {
    label.written(range).unicodeScalars.contains(where: \.mayBeVowel)
  }
}

extension LintedLabel {
  fileprivate func isKnown(_ word: Word) -> Bool {
    word.isPronounceable(in: self) && vocabulary?.contains(written(word.range).lowercased()) ?? false
  }

  fileprivate var words: [Word] {
    var words: [Word] = []
    var isOpen = false
    var isBehindCode = false
    for character in characters {
      let scalar = character.scalar
      if !character.isProtected, scalar.isAlphabetic {
        if isOpen, var last = words.last {
          last.range = last.range.lowerBound..<character.range.upperBound
          words[words.count - 1] = last
        } else {
          words.append(Word(range: character.range, isCode: isBehindCode))
        }
        let last = words.count - 1
        words[last].letters += 1
        if !scalar.isCapitalLetter { words[last].hasSmallLetters = true }
        isOpen = true
        continue
      }
      let isCode = character.isProtected || scalar.isDigit || scalar == "_" || scalar == "@"
      if isOpen, isCode, !character.isProtected { words[words.count - 1].isCode = true }
      isOpen = false
      isBehindCode = isCode && !character.isProtected
    }
    return words
  }
}
