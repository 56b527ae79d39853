internal import SayableEngine

/// Finds formulas.
internal struct FormulaInLabel: Check {
  /// What a trace calls the rule that says formulas.
  internal static let rule = "formula"

  internal let description = CheckDescription(
    id: "formula-in-label", severity: .warning, voices: [.voiceover, .talkback],
    summary: "A formula is read character by character.",
    discussion: [
      "Of '$x^2 = 2$' a voice reads 'dollar x caret 2'; of 'x² + 4x + 4 = 0' it leaves signs out or names them oddly. The "
        + "finding shows the formula in words. Give them to the screen reader as the label's spoken variant.",
      "A formula of letters, digits, plus and equals signs alone is no more than a note: voices say these signs. What "
        + "stands between marks of formulas and is but a name or an argument, as in '$NAME$', is none. Without marks, "
        + "neither is a unit (m³) or an example of what becomes of a value (66 => 1m 6s).",
    ],
    examples: [
      .init("en", "Solve $x^2 = 2$", ["$x^2 = 2$"]), .init("en", "Solve x² + 4x + 4 = 0", ["x² + 4x + 4 = 0"]),
      .init("en", "From $5 to $10", []), .init("en", "Hello $x$, \\(y\\) and $%s$", []),
      .init("en", "x - y = {0}", []), .init("en", "Time (66000 => 1m 6s)", []), .init("sv", "Anges i m³.", []),
    ])

  internal func findings(in label: LintedLabel) -> [LabelFinding] {
    if label.isProgram { return [] }
    return label.sure.segments.compactMap { segment in
      guard segment.rules.contains(Self.rule) else { return nil }
      let formula = label.written(segment.source).unicodeScalars.filter { !Self.marks.contains($0) }
      let hasArguments = label.label.protectedSpans.near(segment.source, by: \.range).contains {
        $0.range.overlaps(segment.source)
      }
      if hasArguments || label.hasNumberedArgument(segment.source) { return nil }
      if formula.allSatisfy({ $0.isLetter || $0.isDigit || $0.isSpace }) { return nil }
      let source = label.bytes[segment.source]
      let hasSign = formula.contains { !$0.isLetter && !$0.isSpace && $0.properties.numericType == nil }
      let isMarked = source.contains { $0 == UInt8(ascii: "$") || $0 == UInt8(ascii: "\\") }
      if !isMarked, !hasSign || source.firstRange(of: "=>".utf8) != nil { return nil }
      let spoken = String(decoding: label.sure.spoken[segment.spoken], as: UTF8.self)
      return LabelFinding(
        range: segment.source, message: "'\(label.written(segment.source))' should be spoken as '\(spoken)'",
        rules: segment.rules, isMendedBySureRules: true,
        isMinor: formula.allSatisfy {
          $0.isASCII && ($0.isLetter || $0.isDigit || $0.isSpace || "+=.,".unicodeScalars.contains($0))
        })
    }
  }

  /// What parts formulas from the text around them.
  private static let marks: Set<Unicode.Scalar> = ["$", "\\", "(", ")", "[", "]"]
}

extension LintedLabel {
  /// Whether a range of a formula has an argument such as `{0}`, which stands apart, as no group of a formula does.
  fileprivate func hasNumberedArgument(_ range: Range<Int>) -> Bool {
    range.contains { start in
      guard bytes[start] == UInt8(ascii: "{"), start == 0 || bytes[start - 1] == UInt8(ascii: " ") else { return false }
      let rest = bytes[(start + 1)...].drop(while: \.isASCIIDigit)
      return rest.startIndex > start + 1 && rest.first == UInt8(ascii: "}")
    }
  }
}
