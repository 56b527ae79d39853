internal import SayableEngine

/// Finds units behind placeholders whose words depend on the number, in strings that have one form for all numbers.
internal struct PlaceholderUnitWithoutPlural: Check {
  internal let description = CheckDescription(
    id: "placeholder-unit-without-plural", severity: .note, voices: [.voiceover, .talkback],
    summary: "The words of this unit depend on the number, and the string has no plural forms.",
    discussion: [
      "'%d km' looks the same for every number, but it is said '1 kilometer' and '2 kilometers'. A spoken variant with "
        + "one form for all numbers says '1 kilometers'. Give the spoken variant plural forms, or build it with a "
        + "formatter for measurements that knows how to say them.",
      "Languages whose units stay the same, such as Japanese, have no such findings.",
    ],
    examples: [
      .init("en", "%d km away", ["%d km"]), .init("en", "{x} kWh", ["{x} kWh"]), .init("en", "%d%", []),
      .init("ja", "%d km", []),
    ])

  internal var regardsSpokenSiblings: Bool { true }

  internal func findings(in label: LintedLabel) -> [LabelFinding] {
    let changed = label.sure.segments.filter { !$0.rules.isEmpty }
    if changed.isEmpty || label.protectedSpans.isEmpty || label.isPluralForm { return [] }
    return changed.compactMap { segment in
      let inside = label.protectedSpans.near(segment.source, by: \.range).filter {
        segment.source.lowerBound <= $0.range.lowerBound && $0.range.upperBound <= segment.source.upperBound
      }
      guard inside.count == 1, let placeholder = inside.first, placeholder.kind == .placeholder,
        placeholder.range.lowerBound == segment.source.lowerBound,
        !label.changes.near(segment.source, by: \.range).contains(where: {
          $0.range.overlaps(segment.source) && label.objection(to: $0) == .stays
        })
      else { return nil }
      let unit = label.written(placeholder.range.upperBound..<segment.source.upperBound)
      if unit.first(where: { !$0.isWhitespace }) == "/" { return nil }
      let forms = label.forms(ofUnit: unit, behindFraction: label.isFraction(placeholder.range))
      guard let first = forms.first, let other = forms.first(where: { $0.words != first.words }) else { return nil }
      return LabelFinding(
        range: segment.source,
        message: "'\(label.written(segment.source))' has one form for all numbers, but is spoken as '\(first.said)' or "
          + "'\(other.said)'",
        rules: segment.rules)
    }
  }
}

extension LintedLabel {
  /// Whether the string is one of several for different numbers: a plural category, `=1`, or the number of a form of
  /// gettext or Qt in what tells it apart.
  internal var isPluralForm: Bool {
    if [.gettext, .qt].contains(catalog.format), entry.variant.first?.isNumber == true { return true }
    return (entry.variant + "/" + label.branch).split { $0 == "/" || $0 == "." }.contains { part in
      PluralCategory(rawValue: String(part)) != nil || part.first == "="
    }
  }

  /// Whether the placeholder at `range` stands for a number with decimals, as `%.1f` does.
  fileprivate func isFraction(_ range: Range<Int>) -> Bool {
    guard let first = bytes[range].first, let last = bytes[range].last else { return false }
    return first == UInt8(ascii: "%") && [UInt8(ascii: "f"), UInt8(ascii: "F")].contains(last)
  }

  /// How a unit is said behind numbers of all plural categories: the whole, and the words without the number; only
  /// those that the rules say.
  fileprivate func forms(ofUnit unit: String, behindFraction: Bool) -> [(said: String, words: String)] {
    let numbers = behindFraction ? ["1.0", "2.5"] : ["1", "2", "5", "11", "100"]
    return numbers.compactMap { number in
      let said = language.said(number + unit)
      return said == number + unit ? nil : (said, said.filter { !$0.isNumber })
    }
  }
}
