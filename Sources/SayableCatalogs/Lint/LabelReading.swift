internal import SayableEngine

/// What the rules of a language say for a label, wherever it stands.
internal final class LabelReading: Sendable {
  internal let sure: Trace
  /// What the rules say if those that are guesses apply, too; the same as `sure` where that changes nothing.
  internal let guessed: Trace
  internal let changes: [LabelChange]
  /// What stands in it, at a glance.
  internal let traits: LabelTraits

  internal init(_ label: CatalogLabel, _ rules: LintRules) {
    let text = label.text.bytes
    guessed = rules.guessing.trace(text, protecting: label.protectedSpans, recordsSteps: false)
    sure =
      guessed.segments.allSatisfy(\.isSure)
      ? guessed : rules.sure.trace(text, protecting: label.protectedSpans, recordsSteps: false)
    changes = sure.changes
    traits = LabelTraits(text)
  }
}
