internal import PCRE2
internal import Prefilter

extension Normalizer {
  /// Says the formulas and applies all rules to the text in `memory`, which is that of `stretch` so far.
  ///
  /// - Parameters:
  ///   - known: The rules that may change the text as it is, where that was asked before; then it holds no formula. They
  ///     are taken.
  ///   - id: A rule that is left out.
  ///   - keepingSteps: Whether to note what each rule makes of the text.
  internal func work(
    on stretch: Stretch, candidates known: inout BitSet?, without id: String? = nil, keepingSteps: Bool = false,
    in memory: inout WorkMemory, skipping skipped: inout SkippedRules, watching: inout some RuleWatching
  ) {
    let taken = known.take()
    if taken == nil, let formulas, formulas.mayFindFormula(in: memory.text.subject.bytes.span) {
      let before = keepingSteps ? memory.text : nil
      if memory.text.say(formulas), let before {
        let name = WorkingText.formulaRule
        memory.steps.append(Trace.Step(rule: name, pass: name, from: before, to: memory.text, in: stretch))
      }
    }
    if let taken {
      memory.candidates = taken
    } else {
      memory.candidates = BitSet(capacity: rules.rules.count)
      look(in: &memory, watching: &watching)
    }
    var next = 0
    while let index = memory.candidates.first(from: next) {
      next = index + 1
      let rule = rules.rules[index]
      if skipped.contains(index) || id != nil && rule.id == id { continue }
      let before = keepingSteps ? memory.text : nil
      do throws(MatchError) {
        watching.willApply(index)
        var changes = 0
        defer { watching.didApply(index, changes: changes) }
        changes = try run.apply(rule, in: &memory, edges: stretch.edges)
        if changes == 0 { continue }
      } catch {
        skipped.insert(index, warning(skipping: rule, error))
        continue
      }
      look(in: &memory, watching: &watching)
      if let before {
        memory.steps.append(Trace.Step(rule: rule.id, pass: rule.pass, from: before, to: memory.text, in: stretch))
      }
    }
  }

  private func look(in memory: inout WorkMemory, watching: inout some RuleWatching) {
    watching.willLook()
    let text = memory.text.subject.bytes
    findCandidates(in: text.span, &memory.candidates)
    watching.didLook(candidates: memory.candidates.count)
  }

  private func warning(skipping rule: Rule, _ error: MatchError) -> Diagnostic {
    Diagnostic(
      .warning, code: "over-limit", "the rule '\(rule.id)' was skipped for a label: \(error.message)",
      at: rule.location,
      notes: ["its pattern backtracks too much on this text"])
  }
}

extension Trace.Step {
  fileprivate init(rule: String, pass: String, from before: WorkingText, to after: WorkingText, in stretch: Stretch) {
    let start = stretch.range.lowerBound
    self.init(
      rule: rule, pass: pass, before: before.restored(stretch.text, from: start),
      after: after.restored(stretch.text, from: start))
  }
}
