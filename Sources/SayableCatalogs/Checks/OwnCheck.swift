internal import SayableEngine

/// A check of a project's own, which one of its rule files has.
internal struct OwnCheck: Sendable {
  internal let id: String
  internal let severity: Finding.Severity
  private let message: String
  private let rule: SingleRule

  internal init(_ rule: SingleRule, id: String, _ remark: Remark) {
    self.id = id
    self.rule = rule
    severity = Finding.Severity(rawValue: remark.severity) ?? .warning
    message = remark.message
  }

  /// What it finds in a label as it is written, in order.
  internal func findings(in label: LintedLabel) -> [LabelFinding] {
    let found = trace(label)
    guard found.isFound else { return [] }
    return found.segments.filter { !$0.rules.isEmpty }.map {
      LabelFinding(
        range: $0.source, message: message, rules: [id],
        spoken: found.text == label.label.text.string ? nil : found.text)
    }
  }

  /// Whether it finds something in a label of the language.
  internal func findsSomething(in label: CatalogLabel, _ rules: Normalizer) -> Bool {
    rules.trace(label.text.bytes, by: rule, protecting: label.protectedSpans).isFound
  }

  private func trace(_ label: LintedLabel) -> Trace {
    label.language.sure.trace(label.bytes, by: rule, protecting: label.protectedSpans)
  }
}

extension Trace {
  fileprivate var isFound: Bool { segments.contains { !$0.rules.isEmpty } }
}
