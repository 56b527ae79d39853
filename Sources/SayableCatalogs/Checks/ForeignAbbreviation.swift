internal import Sayable

/// Finds English abbreviations in strings of other languages.
internal struct ForeignAbbreviation: Check {
  /// The rules of English for what no other language writes.
  private static let rules: Set<String> = ["abbreviation-english"]

  internal let description = CheckDescription(
    id: "foreign-abbreviation", severity: .warning, profiles: [.voiceover, .talkback],
    summary: "An English abbreviation was left in a translation; the voice of the language cannot say it.",
    discussion: [
      "A German voice spells 'e.g.' or says it as a word of its own language. Translate the abbreviation, or better write "
        + "the words out."
    ],
    examples: [
      .init("de", "Format, e.g. PDF", ["e.g."]),
      .init("nl", "Kamer w/o balkon", ["w/o"]),
      .init("de", "z. B. so", []),
      .init("fr", "max. 5", []),
      .init("en", "e.g. this", []),
    ])

  internal func findings(in label: LintedLabel) -> [LabelFinding] {
    guard let english = label.language.english, label.mayHaveAbbreviation else { return [] }
    let trace = english.trace(label.bytes, settingAside: label.label.setAside, keepingSteps: false)
    return trace.segments.compactMap { segment in
      guard !segment.rules.isEmpty, segment.rules.allSatisfy(Self.rules.contains),
        !label.changes.contains(where: { $0.range.overlaps(segment.source) })
      else { return nil }
      let said = String(decoding: trace.spoken[segment.spoken], as: UTF8.self)
      return LabelFinding(
        range: segment.source, message: "'\(label.written(segment.source))' is English, short for '\(said)'",
        rules: segment.rules)
    }
  }
}

extension LintedLabel {
  /// Whether a point or a slash stands behind a letter of ASCII, as in all such abbreviations.
  fileprivate var mayHaveAbbreviation: Bool {
    zip(bytes, bytes.dropFirst()).contains { first, second in
      (second == UInt8(ascii: ".") || second == UInt8(ascii: "/")) && (0x61...0x7A).contains(first | 0x20)
    }
  }
}
