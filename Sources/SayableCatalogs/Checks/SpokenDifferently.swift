internal import SayableEngine

/// Finds what a sure rule says otherwise than it is written.
internal struct SpokenDifferently: Check {
  internal let description = CheckDescription(
    id: "spoken-differently", severity: .warning, voices: [.voiceover, .talkback],
    summary: "A voice says this badly; a rule knows for sure what should be said.",
    discussion: [
      "Screen readers name signs and spell abbreviations: '75 m²' is heard as '75 m 2' or '75 m to the power of 2'. The "
        + "finding shows the label as it should be spoken. Give that text to the screen reader as the label's spoken "
        + "variant, or write it on the screen where there is room.",
      "What most voices say well by themselves, such as '10%', '5 €' or '&' between words, is no more than a note.",
    ],
    examples: [
      .init("en", "2 bd. • 75 m²", ["2 bd. • 75 m²"]), .init("en", "From 5 km in 30 min", ["5 km", "30 min"]),
      .init("de", "%1$.1f km/h", ["%1$.1f km/h"]), .init("en", "Home > Settings", [">"]),
      .init("en", "CO₂ and C₆H₁₂O₆", ["CO₂", "C₆H₁₂O₆"]),
      .init("en", "1\u{A0}234\u{A0}567 users", ["1\u{A0}234\u{A0}567"]), .init("en", "75 square meters", []),
      .init("en", "Print shipping labels²", []), .init("fr", "Vraiment\u{202F}?", []),
    ])

  internal func findings(in label: LintedLabel) -> [LabelFinding] {
    if label.isOneASCIISign { return [] }
    return label.changes.compactMap { change in
      if change.rules.allSatisfy(InvisibleCharacter.rules.contains) || label.ambiguousDate(in: change) != nil {
        return nil
      }
      let written = label.written(change.range)
      // Nobody hears capitals, nor the stop of a sentence that is but left out.
      let heard = written.lowercased()
      if [heard, heard + "."].contains(change.spoken.lowercased()) || heard == change.spoken.lowercased() + "." {
        return nil
      }
      if written.withoutSpaces == change.spoken.withoutSpaces, !written.withoutSpaces.allSatisfy(\.isDigit) {
        return nil
      }
      if let objection = label.objection(to: change) { return label.finding(objection, change) }
      let marks = label.sure.marks(in: change.range)
      let shown = label.shown(change)
      let range = label.trimmed(shown.range)
      var finding = LabelFinding(
        range: range, message: "'\(label.written(range))' should be spoken as '\(shown.spoken.trimmingSpaces)'",
        rules: change.rules, isMendedBySureRules: true)
      if label.sure.isPause(change) {
        finding.range = label.trimmed(change.range)
        let isSilent = change.spoken.isEmpty && !label.isBesideSpace(change.range)
        finding.message =
          "'\(label.written(finding.range))' is read out where \(isSilent ? "nothing" : "a pause") should be heard"
      }
      finding.isMinor = marks.allSatisfy(\.isSaidWellByVoices) || label.sharesUnknownArguments(change)
      return finding
    }
  }
}

extension LintedLabel {
  /// What is found where something tells against a change; nil where nothing has to be said otherwise.
  fileprivate func finding(_ objection: KeyEvidence.Objection, _ change: LabelChange) -> LabelFinding? {
    let text = written(change.range)
    switch objection {
    case .stays: return nil
    case .otherReading(let reading):
      return LabelFinding(
        range: change.range, message: "'\(text)' should be spoken as '\(reading)', as its key or note tells",
        rules: change.rules, spoken: written(0..<bytes.count).replacing(text, with: reading, maxReplacements: 1))
    case .otherWord(let word):
      return LabelFinding(
        range: change.range, message: "'\(text)' may not mean '\(change.spoken)': its key tells of '\(word)'",
        rules: change.rules, spoken: written(0..<bytes.count))
    }
  }

  /// Whether it is nothing but a sign such as `+` or `/`, which every voice names.
  fileprivate var isOneASCIISign: Bool {
    bytes.count == 1 && bytes.allSatisfy { $0 < 0x80 && !Unicode.Scalar($0).properties.isAlphabetic }
  }

  /// Whether a range stands at an end of the label, or has a space on one side or in it.
  fileprivate func isBesideSpace(_ range: Range<Int>) -> Bool {
    let text = bytes[max(0, range.lowerBound - 1)..<min(bytes.count, range.upperBound + 1)]
    return range.lowerBound == 0 || text.dropLast().contains(UInt8(ascii: " "))
  }

  /// A range without the spaces at its ends; the same where there is nothing else.
  fileprivate func trimmed(_ range: Range<Int>) -> Range<Int> {
    let text = written(range)
    let trimmed = text.unicodeScalars.trimming(where: \.isSpace)
    let start = range.lowerBound + text.utf8.distance(from: text.startIndex, to: trimmed.startIndex)
    return trimmed.isEmpty ? range : start..<(start + Substring(trimmed).utf8.count)
  }
}

extension String {
  fileprivate var trimmingSpaces: Substring { Substring(unicodeScalars.trimming(where: \.isSpace)) }

  fileprivate var withoutSpaces: [Unicode.Scalar] { unicodeScalars.filter { !$0.isSpace } }
}

extension Unicode.Scalar {
  /// Whether the common voices say it well beside a number or between words: digits and the marks in them, percent
  /// and ampersand, plus and equals, signs of currency and of trade.
  internal var isSaidWellByVoices: Bool {
    if isDigit || properties.generalCategory == .currencySymbol { return true }
    switch self {
    case ".", ",", "%", "٪", "&", "+", "=", "™", "®", "℠", "©": return true
    default: return false
    }
  }
}
