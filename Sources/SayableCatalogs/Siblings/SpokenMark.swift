/// What marks the key of a spoken string, found in a key: its place and style, and how much it tells alone.
internal struct SpokenMark: Sendable {
  internal let style: SiblingStyle
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
    let mayBegin = letters(key.utf8).map { beginnings.contains($0, $1) } ?? false
    let mayEnd = letters(key.utf8.reversed()).map { ends.contains($1, $0) } ?? false
    // A text that is looked up by itself, such as 'cd/m²', has no marks, only words that look like them.
    guard mayBegin || mayEnd, !key.utf8.contains(where: { $0 >= 0x80 || $0 == UInt8(ascii: " ") }) else { return [] }
    let head = mayBegin ? Array(key.utf8.prefix(limit)) : []
    let tail = mayEnd ? Array(key.utf8.suffix(limit)) : []
    var marks: [SpokenMark] = []
    func add(_ place: SiblingStyle.Place, _ mark: Substring.UTF8View, _ stem: Substring.UTF8View, _ kind: Kind) {
      if stem.isEmpty { return }
      let style = SiblingStyle(place, String(decoding: mark, as: UTF8.self))
      let stem = String(decoding: stem, as: UTF8.self)
      marks.append(SpokenMark(style: style, stem: stem, isPlain: kind.isPlain, isLength: kind.isLength))
    }
    for kind in [Kind(plain, isPlain: true), Kind(ambiguous), Kind(length, isLength: true)] {
      for word in kind.words {
        if mayEnd, let length = extent(of: word, in: tail, fromEnd: true) {
          add(.suffix, key.utf8.suffix(length), key.utf8.dropLast(length), kind)
        }
        if mayBegin, !kind.isLength, let length = extent(of: word, in: head, fromEnd: false) {
          add(.prefix, key.utf8.prefix(length), key.utf8.dropFirst(length), kind)
        }
      }
    }
    return marks
  }

  /// Words that tell the same of a key.
  private struct Kind {
    let words: [[UInt8]]
    let isPlain: Bool
    let isLength: Bool

    init(_ words: [[UInt8]], isPlain: Bool = false, isLength: Bool = false) {
      self.words = words
      self.isPlain = isPlain
      self.isLength = isLength
    }
  }

  /// The first two and the last two letters of all words of marks.
  private static let beginnings = LetterPairs((plain + ambiguous).map { ($0.first, $0.dropFirst().first) })
  private static let ends = LetterPairs((plain + ambiguous + length).map { ($0.dropLast().last, $0.last) })

  /// The first two bytes that part no words.
  private static func letters(_ key: some Sequence<UInt8>) -> (UInt8, UInt8)? {
    var letters = key.lazy.filter { !$0.isKeySeparator }.makeIterator()
    guard let first = letters.next(), let second = letters.next() else { return nil }
    return (first, second)
  }

  /// Whether a key is that of a spoken string, though there be no other that it is spoken for.
  ///
  /// - Parameter style: How the project names spoken strings, beside the common ways.
  internal static func isSpokenKey(_ key: String, _ style: SiblingStyle?) -> Bool {
    if let style, !style.shownKeys(for: key).isEmpty { return true }
    // Behind a key, what else names settings names a text for voices, too: 'play_accessibility'.
    return marks(in: key).contains { $0.isPlain || $0.style.place == .suffix && !$0.isLength }
  }

  /// How many bytes a word takes at the start or the end of a key, with the signs in it and the one between it and the
  /// rest; nil where it does not stand there.
  private static func extent(of word: [UInt8], in key: [UInt8], fromEnd: Bool) -> Int? {
    let byte = { (distance: Int) in key[fromEnd ? key.count - 1 - distance : distance] }
    var extent = 0
    for matched in word.indices {
      while matched > 0, extent < key.count, byte(extent).isKeySeparator { extent += 1 }
      let letter = word[fromEnd ? word.count - 1 - matched : matched]
      guard extent < key.count, byte(extent).loweredASCII == letter else { return nil }
      extent += 1
    }
    guard extent < key.count else { return nil }
    if byte(extent).isKeySeparator { return extent + 1 }
    let (inside, outside) = (byte(extent - 1), byte(extent))
    let (left, right) = fromEnd ? (outside, inside) : (inside, outside)
    return right.isASCIICapital && !left.isASCIICapital ? extent : nil
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
  internal var isKeySeparator: Bool {
    self == UInt8(ascii: "_") || self == UInt8(ascii: ".") || self == UInt8(ascii: "-")
  }
}
