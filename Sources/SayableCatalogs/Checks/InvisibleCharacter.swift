internal import SayableEngine

/// Finds characters that nobody sees and that break words for a voice, or turn the direction of text.
internal struct InvisibleCharacter: Check {
  internal static let rules: Set<String> = ["invisible"]

  internal let description = CheckDescription(
    id: "invisible-character", severity: .warning, voices: [.voiceover, .talkback],
    summary: "An invisible character breaks a word for a voice, or is left over from somewhere else.",
    discussion: [
      "A soft hyphen or a space without width makes a voice say 'Do nau' for 'Donau'. Marks of direction and byte order "
        + "come along when text is pasted; they belong only where text of both directions is mixed.",
      "Joiners in emoji and in scripts that need them, no-break spaces, and marks of direction in text that runs from "
        + "right to left are left alone.",
    ],
    examples: [
      .init("de", "Do\u{AD}nau", ["\u{AD}"]), .init("en", "zero\u{200B}width", ["\u{200B}"]),
      .init("en", "Sub\u{FEFF}title", ["\u{FEFF}"]), .init("en", "left\u{200E} over", ["\u{200E}"]),
      .init("ar", "\u{200F}5 كم", []), .init("th", "ภาษา\u{200B}\u{200B}\u{200B}ไทย", []), .init("en", "👨‍👩‍👧", []),
      .init("en", "12\u{A0}km", []),
    ])

  internal func findings(in label: LintedLabel) -> [LabelFinding] {
    if label.traits.isDisjoint(with: [.signs, .controls]) { return [] }
    let characters = label.characters
    // A string of nothing else is that character on purpose: a key of a keyboard, a mark to be put in.
    if characters.count == 1 { return [] }
    let isMixed =
      ["ar", "fa", "he", "ur", "yi", "ps", "ckb", "dv", "sd", "ug"].contains(label.language.locale.language)
      || characters.contains { $0.scalar.runsFromRightToLeft }
    return characters.indices.compactMap { index in
      let character = characters[index]
      guard !character.isProtected, let name = character.scalar.invisibleName else { return nil }
      switch character.scalar.value {
      case 0x200B:
        // It ends words in scripts that write none apart, be it a few times.
        let isOther = { (other: LabelCharacter) in other.scalar.value != 0x200B }
        let neighbours = [
          characters[..<index].suffix(8).last(where: isOther), characters[index...].prefix(8).first(where: isOther),
        ]
        if neighbours.contains(where: { $0?.scalar.isOfSouthEastAsia ?? false }) { return nil }
      case 0x200C, 0x200D:
        let neighbours = [index - 1, index + 1].compactMap {
          characters.indices.contains($0) ? characters[$0].scalar : nil
        }
        if neighbours.contains(where: \.needsJoiners) { return nil }
      case 0xE0020...0xE007F:
        // The letters of a flag stand behind it.
        if index > 0, characters[index - 1].scalar.isTagged { return nil }
      case 0x200E, 0x200F, 0x061C, 0x202A...0x202E:
        if isMixed { return nil }
      default: break
      }
      let hex = String(character.scalar.value, radix: 16, uppercase: true)
      let code = String(repeating: "0", count: max(0, 4 - hex.count)) + hex
      return LabelFinding(
        range: character.range, message: "an invisible character stands here: \(name) (U+\(code))",
        rules: character.isRewritten ? Array(Self.rules) : [], isMendedBySureRules: character.isRewritten)
    }
  }
}

extension Unicode.Scalar {
  /// What it is called; nil where it can be seen or does its work in all text.
  fileprivate var invisibleName: String? {
    switch value {
    case 0x09, 0x0A, 0x0D: nil
    case 0x00...0x1F, 0x7F...0x9F: "control character"
    case 0xAD: "soft hyphen"
    case 0x061C: "Arabic letter mark"
    case 0x115F, 0x1160, 0x3164, 0xFFA0: "Hangul filler"
    case 0x200B: "zero-width space"
    case 0x200C: "zero-width non-joiner"
    case 0x200D: "zero-width joiner"
    case 0x200E: "left-to-right mark"
    case 0x200F: "right-to-left mark"
    case 0x202A, 0x202B: "embedding of a direction"
    case 0x202C: "end of a direction"
    case 0x202D, 0x202E: "override of the direction"
    case 0x2060: "word joiner"
    case 0x2061...0x2064: "invisible operator"
    // Isolates that come in pairs around a placeholder are good practice.
    case 0x2066...0x2069: nil
    case 0x206A...0x206F: "deprecated format character"
    case 0xFEFF: "byte order mark"
    case 0xFFF9...0xFFFB: "annotation mark"
    case 0xFFFC: "object replacement character"
    case 0xE0001, 0xE0020...0xE007F: "tag character"
    default: nil
    }
  }

  /// Whether it belongs to a script or an emoji in which joiners have a meaning.
  fileprivate var needsJoiners: Bool {
    switch value {
    case 0x0600...0x08FF, 0x0900...0x0DFF, 0x0E00...0x109F, 0x1780...0x18AF, 0xFE0F, 0xFB50...0xFDFF, 0xFE70...0xFEFC,
      0x1F3FB...0x1F3FF:
      true
    default: isEmoji
    }
  }

  /// Whether it belongs to a script of South-East Asia or to Tibetan.
  internal var isOfSouthEastAsia: Bool {
    switch value {
    case 0x0E00...0x109F, 0x1780...0x17FF, 0x1950...0x19FF, 0x1A20...0x1AAF, 0xAA00...0xAA7F: true
    default: false
    }
  }

  /// Whether tag letters may stand behind it: the black flag, or one of them.
  fileprivate var isTagged: Bool { value == 0x1F3F4 || (0xE0020...0xE007F).contains(value) }

  /// Whether it is a letter of Hebrew, Arabic or another script from right to left.
  fileprivate var runsFromRightToLeft: Bool {
    switch value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF: value != 0x061C
    default: false
    }
  }
}
