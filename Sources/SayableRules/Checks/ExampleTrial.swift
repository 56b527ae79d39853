internal import SayableEngine

/// Tries the examples of rules, and what they must leave alone.
internal struct ExampleTrial {
  internal let rules: DefinedRules
  internal private(set) var diagnostics: [Diagnostic] = []
  internal private(set) var count = 0
  /// Examples of a rule are tried under the options that the rule needs.
  private var normalizers: [NormalizerOptions: Normalizer] = [:]

  internal init(_ rules: DefinedRules) { self.rules = rules }

  /// Tries the examples that the files of the locale itself give for `rule`, and all its `unchanged` lines.
  internal mutating func tryExamples(of rule: Rule, where isMeant: (RuleExample) -> Bool) {
    let definition = rules.definitions[rule.index]
    let locale = rules.chain.tags[0]
    let normalizer = normalizer(for: rule)
    if let check = normalizer.checks.first(where: { $0.id == rule.id }) {
      return tryExamples(of: check.rule, definition, normalizer, where: isMeant)
    }
    var isNeeded: Bool?
    var substitutes: Set<String> = []
    for example in definition.examples where example.locale == locale && isMeant(example) {
      count += 1
      let written = example.written.value
      let trace = normalizer.trace(written)
      if trace.text != example.said {
        report("failed-example", "'\(written)' is said '\(trace.text)', not '\(example.said)'", example, trace)
      } else if !trace.steps.contains(where: { $0.rule == rule.id }) {
        report("idle-example", "the rule '\(rule.id)' does not apply to its example '\(written)'", example, trace)
      } else {
        let without = normalizer.removing(rule.index).trace(written)
        isNeeded = (isNeeded ?? false) || without.text != trace.text
        substitutes.formUnion(Set(without.steps.map(\.rule)).subtracting(trace.steps.map(\.rule)))
        let again = normalizer.trace(trace.text)
        guard again.text != trace.text else { continue }
        report("not-idempotent", "'\(trace.text)' is changed once more, to '\(again.text)'", example, again)
      }
    }
    // A shape that many locales share may be needed by others; a protected span says nothing by itself.
    if isNeeded == false, definition.definingLocale == locale, definition.say != nil {
      diagnostics.warn(
        "overlapped-rule",
        "the rule '\(rule.id)' adds nothing in the locale '\(locale)': its examples are said the same without it",
        at: definition.id.location(), notes: substitutes.sorted().map { "the rule '\($0)' says them" })
    }
    for label in definition.unchanged where isMeant(label) {
      count += 1
      let trace = normalizer.trace(label.written.value)
      guard trace.steps.contains(where: { $0.rule == rule.id }) else { continue }
      let message = "the rule '\(rule.id)' applies to '\(label.written.value)' in the locale '\(locale)'"
      report("failed-unchanged", message, label, trace)
    }
  }

  /// Tries the examples of a check, which looks at a label before any rule does.
  private mutating func tryExamples(
    of check: SingleRule, _ definition: RuleDefinition, _ normalizer: Normalizer, where isMeant: (RuleExample) -> Bool
  ) {
    let (locale, id) = (rules.chain.tags[0], definition.id.value)
    for example in definition.examples where example.locale == locale && isMeant(example) {
      count += 1
      let trace = normalizer.trace(Array(example.written.value.utf8), by: check)
      if trace.segments.allSatisfy(\.rules.isEmpty) {
        report(
          "idle-example", "the check '\(id)' finds nothing in its example '\(example.written.value)'", example)
      } else if trace.text != example.said {
        report(
          "failed-example",
          "the check '\(id)' says '\(example.written.value)' as '\(trace.text)', not '\(example.said)'", example)
      }
    }
    for label in definition.unchanged where isMeant(label) {
      count += 1
      let trace = normalizer.trace(Array(label.written.value.utf8), by: check)
      guard !trace.segments.allSatisfy(\.rules.isEmpty) else { continue }
      report(
        "failed-unchanged", "the check '\(id)' finds '\(label.written.value)' in the locale '\(locale)'", label)
    }
  }

  private mutating func normalizer(for rule: Rule) -> Normalizer {
    var options = NormalizerOptions()
    options.appliesGuesses = rule.isGuess
    options.dateOrder = rule.condition?.dateOrder
    options.clock = rule.condition?.clock
    options.saysUnsettled = true
    if let known = normalizers[options] { return known }
    let normalizer = Normalizer(rules.set, options: options)
    normalizers[options] = normalizer
    return normalizer
  }

  private mutating func report(_ code: String, _ message: String, _ example: RuleExample, _ trace: Trace) {
    let steps = trace.steps.map { "the rule '\($0.rule)' made '\($0.after)' of '\($0.before)'" }
    report(code, message, example, notes: steps.isEmpty ? ["no rule applies to it"] : steps)
  }

  private mutating func report(_ code: String, _ message: String, _ example: RuleExample, notes: [String] = []) {
    diagnostics.report(code, message, at: example.written.location(), notes: notes)
  }
}
