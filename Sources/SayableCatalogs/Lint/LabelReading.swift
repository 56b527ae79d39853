internal import SayableEngine

/// What the rules of a language say for a label, wherever it stands.
internal final class LabelReading: Sendable {
  internal let sure: Trace
  /// What the rules say if those that are guesses apply, too; the same as `sure` where that changes nothing.
  internal let guessed: Trace
  internal let changes: [LabelChange]
  /// What stands in it, at a glance.
  internal let traits: LabelTraits

  /// - Parameters:
  ///   - form: The plural form that the label is; nil where it is none.
  ///   - counting: The rules for placeholders that stand for a number of the form.
  internal init(_ label: CatalogLabel, _ rules: LintRules, form: PluralForm? = nil, counting: LintRules? = nil) {
    let trace = { (choice: KeyPath<LintRules, Normalizer>) in
      let plain = rules[keyPath: choice].trace(label, recordsSteps: false)
      guard let form, let counting, !plain.segments.allSatisfy(\.rules.isEmpty) else { return plain }
      let counted = counting[keyPath: choice].trace(label, recordsSteps: false)
      return plain.saying(form.countedSpan(in: plain), as: counted)
    }
    guessed = trace(\.guessing)
    sure = guessed.segments.allSatisfy(\.isSure) ? guessed : trace(\.sure)
    changes = sure.changes
    traits = LabelTraits(label.text.bytes)
  }
}

extension Normalizer {
  internal func trace(_ label: CatalogLabel, recordsSteps: Bool) -> Trace {
    trace(label.text.bytes, protecting: label.protectedSpans, recordsSteps: recordsSteps)
  }
}
