internal import SayableEngine

/// Finds English abbreviations in strings of other languages.
internal struct ForeignAbbreviation: Check {
  internal let description = CheckDescription(
    id: "foreign-abbreviation", severity: .warning, voices: [.voiceover, .talkback],
    summary: "An English abbreviation was left in a translation; the voice of the language cannot say it.",
    discussion: [
      "A German voice spells 'e.g.' or says it as a word of its own language. Translate the abbreviation, or better write "
        + "the words out."
    ],
    examples: [
      .init("de", "Format, e.g. PDF", ["e.g."]), .init("nl", "Kamer w/o balkon", ["w/o"]), .init("de", "z. B. so", []),
      .init("fr", "max. 5", []), .init("en", "e.g. this", []), .init("uz", "Aka/uka", []), .init("es", "bits B/W", []),
      .init("ha", "Abin da aka goge.", []),
    ])

  internal func findings(in label: LintedLabel) -> [LabelFinding] {
    guard label.traits.contains(.abbreviation), let english = label.language.english, english.mayApply(to: label.bytes)
    else { return [] }
    let trace = english.normalizer.trace(label.bytes, protecting: label.label.protectedSpans, recordsSteps: false)
    return trace.segments.compactMap { segment in
      guard !segment.rules.isEmpty, segment.rules.allSatisfy({ $0 == EnglishAbbreviations.rule }),
        !label.changes.near(segment.source, by: \.range).contains(where: { $0.range.overlaps(segment.source) })
      else { return nil }
      // In capitals it is a name of its own, as of bits or of black and white; beside a slash, or with letters alone where
      // no source tells, a word of the language.
      let written = label.written(segment.source)
      let around = [segment.source.lowerBound - 1, segment.source.upperBound]
      if written.unicodeScalars.allSatisfy({ !$0.isLetter || $0.isCapitalLetter })
        || label.englishText == nil && written.unicodeScalars.allSatisfy(\.isLetter)
        || around.contains(where: { label.bytes.indices.contains($0) && label.bytes[$0] == UInt8(ascii: "/") })
      {
        return nil
      }
      // What the source does not have was not left in it: of 2500 BC, the Hungarian i.e. 2500.
      if let source = label.englishText,
        !source.lowercased().contains(written.lowercased().split(separator: ".").joined(separator: "."))
      {
        return nil
      }
      let said = String(decoding: trace.spoken[segment.spoken], as: UTF8.self)
      return LabelFinding(
        range: segment.source, message: "'\(written)' is English, short for '\(said)'",
        rules: segment.rules)
    }
  }
}
