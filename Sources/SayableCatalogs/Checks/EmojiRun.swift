/// Finds several emoji in a row.
internal struct EmojiRun: Check {
  internal let description = CheckDescription(
    id: "emoji-run", severity: .warning, voices: [.voiceover, .talkback],
    summary: "A voice reads the long name of each of these emoji.",
    discussion: [
      "'🎉🎉🎉' is heard as 'party popper party popper party popper', often before the text itself. Keep one emoji, behind "
        + "the text, or leave them out of the label's spoken variant."
    ],
    examples: [
      .init("en", "Done 🎉🎉🎉", ["🎉🎉🎉"]), .init("en", "🔥🔥 Streak", ["🔥🔥"]), .init("en", "🚗 🚲 🚶 Move", ["🚗 🚲 🚶"]),
      .init("en", "Done 🎉", []), .init("en", "👨‍👩‍👧 🇳🇱", []), .init("en", "⭐⭐⭐⭐⭐", []),
    ])

  internal func findings(in label: LintedLabel) -> [LabelFinding] {
    guard label.traits.contains(.signs) else { return [] }
    var runs: [(range: Range<Int>, emoji: [Character])] = []
    var offset = 0
    var isOpen = false
    for character in label.label.text.string {
      let range = offset..<(offset + character.utf8.count)
      offset = range.upperBound
      if character.isShownAsEmoji, !label.isRewritten(range) {
        if isOpen, let last = runs.last {
          runs[runs.count - 1] = (last.range.lowerBound..<range.upperBound, last.emoji + [character])
        } else {
          runs.append((range, [character]))
        }
        isOpen = true
      } else if character != " " {
        isOpen = false
      }
    }
    return runs.compactMap { range, emoji in
      let isRepeated = zip(emoji, emoji.dropFirst()).contains { $0 == $1 }
      guard emoji.count >= 3 || isRepeated else { return nil }
      return LabelFinding(range: range, message: "a voice reads the name of each of the \(emoji.count) emoji in a row")
    }
  }
}

extension Character {
  /// Whether it is shown as a picture: an emoji by itself, or made one by a variation selector.
  fileprivate var isShownAsEmoji: Bool {
    guard let first = unicodeScalars.first, first.isEmoji || unicodeScalars.contains("\u{20E3}") else { return false }
    return first.properties.isEmojiPresentation || unicodeScalars.contains("\u{FE0F}")
  }
}
