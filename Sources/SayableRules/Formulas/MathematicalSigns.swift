internal import MathTree
internal import SayableEngine
internal import SpeechRules

/// The signs of mathematics that every language needs words for, as without words they are said as they stand.
internal enum MathematicalSigns {
  /// Arrows, operators and brackets, whatever Unicode counts them as.
  private static let blocks: [ClosedRange<UInt32>] = [
    0x2190...0x22FF, 0x27C0...0x27FF, 0x2900...0x2AFF, 0x2B30...0x2B4C,
  ]

  /// All signs but those that are another one in some form or style. Of other planes, each version of Unicode knows more.
  private static let all: [Unicode.Scalar] = (0x21...0xFFFF).compactMap { Unicode.Scalar(UInt32($0)) }.filter { sign in
    guard StyledLetters.letter(sign) == nil, SignForms.plain(sign) == nil else { return false }
    return sign.properties.generalCategory == .mathSymbol
      || blocks.contains { $0.contains(sign.value) } && sign.properties.generalCategory != .unassigned
  }

  /// How many signs a warning names.
  private static let mostNamed = 20

  /// The warning that `words` lack signs. A language that has words for few of them has only begun.
  static func withoutWords(in words: SpeechWords, of locale: LanguageTag) -> [Diagnostic] {
    let missing = all.filter { (words.words(for: String($0), isFunction: false) ?? []).isEmpty }
    guard !missing.isEmpty, missing.count < all.count / 2 else { return [] }
    let named = missing.prefix(mostNamed).map { "\($0) (U+\(String($0.value, radix: 16, uppercase: true)))" }
    let rest = missing.count > mostNamed ? " and \(missing.count - mostNamed) more" : ""
    return [
      Diagnostic(
        .warning, code: "sign-without-words",
        "'\(locale)' has no words for signs of mathematics: \(named.joined(separator: ", "))\(rest)",
        notes: ["write them under 'symbols'"])
    ]
  }
}
