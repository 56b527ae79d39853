/// What marks the key of a spoken string, found in a key: its place and style, and how much it tells alone.
internal struct SpokenMark: Sendable {
  /// The style of the key.
  internal let style: SiblingStyle
  /// The key without the mark.
  internal let stem: String
  /// Whether the mark is used for nothing else; `settings_voice` may be the name of a page.
  internal let isPlain: Bool
  /// Whether the mark tells the longer of two texts, which is spoken only where there is a short one.
  internal let isLength: Bool

  /// Words of marks that are used for nothing else, in small letters and without signs between.
  private static let plain = words([
    "contentdescription", "contentdesc", "accessibilitylabel", "accessibilitytext", "a11ylabel", "a11ytext",
    "arialabel", "spoken", "spokentext", "voiceoverlabel", "screenreaderlabel", "screenreadertext",
  ])
  /// Words of marks that are names of settings, too.
  private static let ambiguous = words([
    "accessibility", "accessible", "a11y", "aria", "voiceover", "talkback", "screenreader", "tts", "voice", "speech",
    "cd",
  ])
  private static let length = words(["long"])
  /// Longer than any mark with signs between its words.
  private static let limit = 40

  /// The longest first: `a11y_label` is no `label`.
  private static func words(_ words: [String]) -> [[UInt8]] {
    words.map { Array($0.utf8) }.sorted { $0.count > $1.count }
  }

  /// The marks of a key, the likeliest first.
  internal static func marks(in key: String) -> [SpokenMark] {
    // Nearly all keys are done with here.
    let (mayBegin, mayEnd) = (mayBegin(key), mayEnd(key))
    guard mayBegin || mayEnd else { return [] }
    let head = mayBegin ? Array(key.utf8.prefix(limit)) : []
    let tail = mayEnd ? Array(key.utf8.suffix(limit)) : []
    var marks: [SpokenMark] = []
    for (words, isPlain, isLength) in [(plain, true, false), (ambiguous, false, false), (length, false, true)] {
      for word in words {
        if mayEnd, let found = suffix(word, of: key, tail) {
          marks.append(SpokenMark(style: found.style, stem: found.stem, isPlain: isPlain, isLength: isLength))
        }
        if mayBegin, !isLength, let found = prefix(word, of: key, head) {
          marks.append(SpokenMark(style: found.style, stem: found.stem, isPlain: isPlain, isLength: isLength))
        }
      }
    }
    return marks
  }

  /// The first two and the last two letters of all words of marks.
  private static let beginnings = LetterPairs((plain + ambiguous).map { ($0.first, $0.dropFirst().first) })
  private static let ends = LetterPairs((plain + ambiguous + length).map { ($0.dropLast().last, $0.last) })

  private static func mayBegin(_ key: String) -> Bool {
    var first: UInt8?
    for byte in key.utf8 where !byte.isKeySeparator {
      guard let first else {
        first = byte
        continue
      }
      return beginnings.contains(first, byte)
    }
    return false
  }

  private static func mayEnd(_ key: String) -> Bool {
    var last: UInt8?
    for byte in key.utf8.reversed() where !byte.isKeySeparator {
      guard let last else {
        last = byte
        continue
      }
      return ends.contains(byte, last)
    }
    return false
  }

  /// Whether a key is that of a spoken string, though there be no other that it is spoken for.
  ///
  /// - Parameter style: How the project names spoken strings, beside the common ways.
  internal static func isSpokenKey(_ key: String, _ style: SiblingStyle?) -> Bool {
    if let style, !style.shownKeys(for: key).isEmpty { return true }
    return marks(in: key).contains { $0.isPlain }
  }

  /// The word at the end of a key, with the signs in front of it.
  private static func suffix(_ word: [UInt8], of key: String, _ tail: [UInt8]) -> (style: SiblingStyle, stem: String)? {
    var index = tail.count
    var left = word.count
    while left > 0, index > 0 {
      let byte = tail[index - 1]
      if byte.isKeySeparator, left < word.count {
        index -= 1
      } else if byte.loweredASCII == word[left - 1] {
        index -= 1
        left -= 1
      } else {
        return nil
      }
    }
    guard left == 0, index > 0 else { return nil }
    if tail[index - 1].isKeySeparator {
      index -= 1
    } else {
      guard tail[index].isASCIICapital, !tail[index - 1].isASCIICapital else { return nil }
    }
    let length = tail.count - index
    guard key.utf8.count > length else { return nil }
    return (
      SiblingStyle(.suffix, String(decoding: tail[index...], as: UTF8.self)),
      String(decoding: key.utf8.dropLast(length), as: UTF8.self)
    )
  }

  /// The word at the start of a key, with the sign behind it.
  private static func prefix(_ word: [UInt8], of key: String, _ head: [UInt8]) -> (style: SiblingStyle, stem: String)? {
    var index = 0
    var matched = 0
    while matched < word.count, index < head.count {
      if head[index].isKeySeparator, matched > 0 {
        index += 1
      } else if head[index].loweredASCII == word[matched] {
        index += 1
        matched += 1
      } else {
        return nil
      }
    }
    guard matched == word.count, index < head.count else { return nil }
    if head[index].isKeySeparator {
      index += 1
    } else {
      guard head[index].isASCIICapital, index > 0, !head[index - 1].isASCIICapital else { return nil }
    }
    guard key.utf8.count > index else { return nil }
    return (
      SiblingStyle(.prefix, String(decoding: head[..<index], as: UTF8.self)),
      String(decoding: key.utf8.dropFirst(index), as: UTF8.self)
    )
  }
}

/// Pairs of letters of ASCII, looked up in a table: this is asked of every key.
private struct LetterPairs: Sendable {
  private var table = [Bool](repeating: false, count: 128 * 128)

  init(_ pairs: [(first: UInt8?, second: UInt8?)]) {
    for case (let first?, let second?) in pairs { table[Self.place(first, second)] = true }
  }

  /// Whether two letters are one of the pairs, capital or small.
  func contains(_ first: UInt8, _ second: UInt8) -> Bool {
    first < 128 && second < 128 && table[Self.place(first, second)]
  }

  private static func place(_ first: UInt8, _ second: UInt8) -> Int {
    Int(first.loweredASCII) * 128 + Int(second.loweredASCII)
  }
}

extension UInt8 {
  /// Whether the byte parts the words of keys.
  internal var isKeySeparator: Bool {
    self == UInt8(ascii: "_") || self == UInt8(ascii: ".") || self == UInt8(ascii: "-") || self == UInt8(ascii: "/")
  }
}
