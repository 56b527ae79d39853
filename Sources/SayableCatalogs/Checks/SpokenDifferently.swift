internal import Sayable

/// Finds what a sure rule says otherwise than it is written.
internal struct SpokenDifferently: Check {
  internal let description = CheckDescription(
    id: "spoken-differently", severity: .warning, profiles: [.voiceover, .talkback],
    summary: "A voice says this badly; a rule knows for sure what should be said.",
    discussion: [
      "Screen readers name signs and spell abbreviations: '75 m²' is heard as '75 m 2' or '75 m to the power of 2'. The "
        + "finding shows the label as it should be spoken. Give that text to the screen reader as the label's spoken "
        + "variant, or write it on the screen where there is room."
    ],
    examples: [
      .init("en", "2 bd. • 75 m²", ["2 bd.", " • ", "75 m²"]),
      .init("en", "75 square meters", []),
    ])

  internal func findings(in label: LintedLabel) -> [LabelFinding] {
    label.sure.segments.compactMap { segment in
      guard !segment.rules.isEmpty else { return nil }
      let written = String(decoding: label.bytes[segment.source], as: UTF8.self)
      let spoken = String(decoding: label.sure.spoken[segment.spoken], as: UTF8.self)
      guard written != spoken else { return nil }
      return LabelFinding(
        range: segment.source, message: "'\(written)' should be spoken as '\(spoken)'", rules: segment.rules,
        isMendedBySureRules: true)
    }
  }
}
