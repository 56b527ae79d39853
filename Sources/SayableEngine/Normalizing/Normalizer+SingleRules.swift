internal import Prefilter

extension Normalizer {
  /// The rule with this id, to be asked alone; nil where there is none, or the options do not let it apply.
  package func rule(_ id: String) -> SingleRule? {
    guard let index = rules.rules.firstIndex(where: { $0.id == id }), applicable.contains(index) else { return nil }
    return SingleRule(index: index)
  }

  /// The checks that rule files have beside their rules, with what they tell of what they find.
  package var checks: [(rule: SingleRule, id: String, remark: Remark)] {
    rules.rules.compactMap { rule in rule.remark.map { (SingleRule(index: rule.index), rule.id, $0) } }
  }

  /// What one rule alone makes of bytes, which may be a check.
  package func trace(_ label: [UInt8], by rule: SingleRule, protecting spans: [ProtectedSpan] = []) -> Trace {
    var request = LabelRequest(.only(rule.index))
    request.protectedSpans = spans
    return trace(label, request, recordsSteps: false)
  }

  /// Whether a rule of this normalizer changes `label` when it is asked alone, or is skipped for it. Where only one rule
  /// counts, this is faster than a search for all rules.
  package func applies(_ rule: SingleRule, to label: [UInt8]) -> Bool {
    var spoken: [UInt8] = []
    let outcome = say(label.view, LabelRequest(.only(rule.index)), into: &spoken)
    return outcome.isChanged || outcome.hasSkippedRules
  }
}

/// One rule of a normalizer.
package struct SingleRule: Sendable {
  fileprivate let index: Int
}
