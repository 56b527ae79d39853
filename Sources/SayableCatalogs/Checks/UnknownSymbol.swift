/// Finds symbols that no rule says.
internal struct UnknownSymbol: Check {
  internal let description = CheckDescription(
    id: "unknown-symbol", severity: .warning, voices: [.voiceover, .talkback],
    summary: "No rule says this symbol; a voice skips it or gives it a name that means nothing here.",
    discussion: [
      "Of '▲ 3' one voice says 'black up-pointing triangle 3', another 'three'. Write what the symbol means in a spoken "
        + "variant of the label, or add a rule for it to the app's own rules.",
      "Emoji, signs of currency, fractions and the signs of ASCII are left alone, since voices have words for them.",
    ],
    examples: [
      .init("en", "Press ⏎ twice", ["⏎"]), .init("en", "120↘︎", ["↘︎"]),
      .init("en", "Noise cancelling ←→ Ambient", ["←→"]), .init("en", "Up ⬆️", []), .init("en", "© 2020 Example", []),
      .init("en", "5 + 3 = 8 <b>", []), .init("ja", "＜戻る＞", []),
    ])

  internal func findings(in label: LintedLabel) -> [LabelFinding] {
    guard label.traits.contains(.signs) else { return [] }
    let characters = label.characters
    var found: [Range<Int>] = []
    var isContinued = false
    for (index, character) in characters.enumerated() {
      let next = index + 1 < characters.count ? characters[index + 1].scalar : nil
      let isPartOfLast = isContinued && character.scalar.properties.isVariationSelector
      let isSymbol = !character.isProtected && !character.isRewritten && character.scalar.isUnknownSymbol(before: next)
      if isContinued, isSymbol || isPartOfLast, let last = found.last {
        found[found.count - 1] = last.lowerBound..<character.range.upperBound
      } else if isSymbol {
        found.append(character.range)
      }
      isContinued = isSymbol || isPartOfLast
    }
    return found.map { range in
      LabelFinding(range: range, message: "no rule says '\(label.written(range))'; a voice skips it or names the sign")
    }
  }
}

extension Unicode.Scalar {
  /// Whether it is a symbol that voices skip or name by its shape.
  ///
  /// - Parameter next: What stands behind it: a variation selector can make an emoji of it, or a sign of an emoji.
  fileprivate func isUnknownSymbol(before next: Unicode.Scalar?) -> Bool {
    if value < 0x80 || isOrdinarySymbol { return false }
    switch properties.generalCategory {
    case .otherSymbol, .mathSymbol, .modifierSymbol:
      if next == "\u{FE0F}" || properties.isEmojiPresentation { return false }
      return !isEmoji || isArrow
    case .privateUse, .unassigned: return true
    default: return false
    }
  }

  /// Arrows, of which some are emoji only where a selector asks for it.
  private var isArrow: Bool {
    switch value {
    case 0x2190...0x21FF, 0x2900...0x297F, 0x2B00...0x2B11: true
    default: false
    }
  }

  /// Signs that voices have words for or pass over well: trade marks, degrees with their letter, marks of full width,
  /// accents, the colon of clock times.
  private var isOrdinarySymbol: Bool {
    switch value {
    case 0xA6...0xB8, 0xD7, 0xF7, 0x2103, 0x2109, 0x2117, 0x2120, 0x2122, 0x2236, 0xFF00...0xFFEF, 0xFFFC: true
    default: false
    }
  }
}
