internal import MathReaders
internal import SpeechRules

/// Words as they are said, one after another, with the pauses between them.
internal struct SpeechBuffer {
  /// UTF-8, with a byte of ``Pause`` for each pause.
  private(set) var bytes: [UInt8] = []
  private var pause: Pause?
  /// Whether the next words stand right behind the last ones.
  private var isGlued = true
  private let contractions: [Contraction]
  /// Whether the last words are of the rules, and end with what may melt with the next ones.
  private var mayContract = false

  /// - Parameter contractions: The words that become one where they meet.
  init(_ contractions: [Contraction] = []) {
    self.contractions = contractions
    bytes.reserveCapacity(256)
  }

  /// Whether the next words lose the capital that they begin with.
  private var isJoined = false

  /// Says `words`, if there are any.
  mutating func append(_ words: some Collection<UInt8>, isGlued glue: Bool = false) {
    guard !words.isEmpty else { return }
    separate(isGlued: glue)
    mayContract = false
    let start = bytes.count
    bytes.append(contentsOf: words)
    // A word that goes on from the last one loses its capital.
    if isJoined, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[start]) { bytes[start] |= 0x20 }
    isJoined = false
  }

  /// Says words of the rules. A word of a template melts with the next one where the language does so: "de el" is "del".
  mutating func append(words: [UInt8], isGlued glue: Bool = false, isTemplate: Bool = false) {
    guard !contractions.isEmpty, !words.isEmpty else { return append(words, isGlued: glue) }
    // A lone word for a sign may be the name of a letter, and is no preposition.
    let melts = isTemplate || words.contains(UInt8(ascii: " "))
    if melts, mayContract, pause == nil, !isGlued, !glue,
      let met = contractions.first(where: { $0.joins(bytes, words) })
    {
      bytes.replaceSubrange((bytes.count - met.first.count)..., with: met.whole)
      bytes.append(contentsOf: words.dropFirst(met.second.count))
    } else {
      append(words, isGlued: glue)
    }
    mayContract = melts
  }

  /// Says `text` if it is one word of ASCII letters, or digits alone; else answers false.
  mutating func append(plain text: String) -> Bool {
    guard !text.isEmpty, text.utf8.allSatisfy(\.isLetter) || text.utf8.allSatisfy(\.isDigit) else { return false }
    append(text.utf8)
    return true
  }

  /// Puts a pause or a space behind what was said, as it is due.
  private mutating func separate(isGlued glue: Bool) {
    if let pause, !bytes.isEmpty {
      bytes.append(pause.rawValue)
    } else if !isGlued, !glue {
      bytes.append(UInt8(ascii: " "))
    }
    pause = nil
    isGlued = false
  }

  /// Says a text that a formula brings with it, without the control characters and ends of lines that may be in it.
  mutating func append(unknown text: String) {
    var kept = text.unicodeScalars
    kept.removeAll { scalar in
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: true
      default: false
      }
    }
    append(String(kept).utf8)
  }

  /// Stops for a while before the next words; the longest of several pauses counts.
  mutating func append(_ pause: Pause) { self.pause = max(self.pause ?? pause, pause) }

  /// Has the next words stand right behind the last ones.
  mutating func glue() { if pause == nil { isGlued = true } }

  /// Has the next words make one word with the last ones.
  mutating func join() {
    glue()
    isJoined = true
  }

  /// What was said as text, with a mark for each pause.
  var text: String {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count + 16)
    for byte in bytes {
      if let pause = Pause(rawValue: byte) {
        text.append(pause.mark.asciiValue ?? byte)
        text.append(UInt8(ascii: " "))
      } else {
        text.append(byte)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
