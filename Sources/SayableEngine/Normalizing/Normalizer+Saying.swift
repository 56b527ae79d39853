internal import PCRE2
internal import Prefilter

/// The way into the engine. Strings, bytes, lines, parts of long labels, traces and single rules are adapters of ``say``.
extension Normalizer {
  /// Appends what a voice should say for a label.
  ///
  /// - Parameters:
  ///   - label: Its bytes, which need not be valid UTF-8.
  ///   - request: What is known of the label beside its bytes.
  ///   - watcher: Is told of each step.
  ///   - answer: What should be said is appended to it; nothing where no rule changes the label.
  /// - Returns: Whether a rule changed the label, and a warning for each rule that was skipped.
  package func say<Watcher: LabelWatcher>(
    _ label: Span<UInt8>, _ request: LabelRequest = LabelRequest(), watcher: inout Watcher,
    into answer: inout [UInt8]
  ) -> Outcome {
    let start = answer.count
    var outcome = read(label, request, watcher: &watcher, into: &answer)
    guard outcome.isChanged, !outcome.isCached, !outcome.hasSkippedRules, isWhole(label, request) else {
      return outcome
    }
    if !options.saysUnsettled, !isSettled(label, request, answer.view.extracting(start..<answer.count)) {
      answer.removeSubrange(start...)
      watcher.willReadAgain()
      var request = request
      request.rounds = Self.mostRounds
      outcome = read(label, request, watcher: &watcher, into: &answer)
      if outcome.hasSkippedRules || !isSettled(label, request, answer.view.extracting(start..<answer.count)) {
        answer.removeSubrange(start...)
        outcome.isChanged = false
        outcome.isUnsettled = true
      }
    }
    if Watcher.allowsCache, cachesAnswers {
      let known = outcome.isChanged ? answer[start...] : nil
      memory.withMemory { $0.answers.insert(label, known) }
    }
    return outcome
  }

  /// How long, in bytes, a label may be whose answer is read again. A long text would lose too much, as nothing is said
  /// of a label that is not settled.
  private static let settledLength = 1024

  /// Whether all rules see a whole label, which is short, so that its answer is settled and cached.
  private func isWhole(_ label: Span<UInt8>, _ request: LabelRequest) -> Bool {
    label.count <= Self.settledLength && request.edges == .both && request.usesAllRules
      && request.protectedSpans.isEmpty
  }

  /// Appends what comes of a label when the rules apply once; nothing where no rule changes it.
  internal func read<Watcher: LabelWatcher>(
    _ label: Span<UInt8>, _ request: LabelRequest, watcher: inout Watcher, into answer: inout [UInt8]
  ) -> Outcome {
    var outcome = Outcome()
    var start = 0
    while start < label.count {
      let stretch = Stretch(from: start, of: label, edges: request.edges)
      let end = answer.count
      let isChanged = say(stretch, of: label, request, &outcome, watcher: &watcher, into: &answer)
      if isChanged, !outcome.isChanged {
        outcome.isChanged = true
        if start > 0 { answer.insert(label.extracting(0..<start), at: end) }
      } else if !isChanged, outcome.isChanged {
        answer.append(copying: label.extracting(stretch.range))
      }
      start = stretch.range.upperBound
    }
    return outcome
  }

  /// The same, without a watcher.
  package func say(
    _ label: Span<UInt8>, _ request: LabelRequest = LabelRequest(), into answer: inout [UInt8]
  ) -> Outcome {
    var watcher = Unwatched()
    return say(label, request, watcher: &watcher, into: &answer)
  }

  /// Appends what should be said for a stretch of `label`, and returns whether a rule changed it. If not, nothing is
  /// appended.
  private func say<Watcher: LabelWatcher>(
    _ stretch: Stretch, of label: Span<UInt8>, _ request: LabelRequest, _ outcome: inout Outcome,
    watcher: inout Watcher, into answer: inout [UInt8]
  ) -> Bool {
    let bytes = label.extracting(stretch.range)
    if case .search = request.candidates, request.protectedSpans.isEmpty, !mayHoldFormula(bytes) {
      watcher.willSearch()
      if isUntouchedAtOnce(bytes, isText: request.isText) {
        watcher.didSearch(candidates: 0)
        watcher.didLeave(stretch.range)
        return false
      }
    }
    return memory.withMemory { memory in
      defer { memory.release(after: stretch.edges) }
      let usesCache = Watcher.allowsCache && cachesAnswers && request.usesCache && isWhole(label, request)
      if usesCache, let known = memory.answers.answer(to: bytes) {
        guard case .text(let text) = known else { return false }
        memory.answers.append(text, to: &answer)
        outcome.isCached = true
        return true
      }
      memory.text.begin(bytes)
      if !request.protectedSpans.isEmpty { memory.text.protect(request.protectedSpans, from: stretch.range.lowerBound) }
      applyRules(to: bytes, edges: stretch.edges, request, in: &memory, &outcome, watcher: &watcher)
      watcher.didFinish(memory.text, from: stretch.range)
      let isChanged = memory.text.isChanged
      if isChanged {
        memory.text.appendRestored(bytes, to: &answer)
      } else if usesCache, !outcome.hasSkippedRules {
        memory.answers.insert(bytes, nil)
      }
      return isChanged
    }
  }

  /// Says the formulas and applies the rules to the text in `memory`, which was made from `stretch`.
  private func applyRules(
    to stretch: Span<UInt8>, edges: Edges, _ request: LabelRequest, in memory: inout WorkMemory,
    _ outcome: inout Outcome, watcher: inout some LabelWatcher
  ) {
    switch request.candidates {
    case .only(let rule): memory.candidates.setOnly(rule)
    case .search:
      if let formulas, mayHoldFormula(memory.text.subject.bytes.view), memory.text.say(formulas) {
        watcher.didChange(memory.text, by: .formulaFinder, from: stretch)
      }
      search(in: &memory, watcher: &watcher) { rules.prefilter.search($0, &$1) }
    }
    memory.match.budget = outcome.steps + Outcome.stepsOfByte * stretch.count
    defer { outcome.steps = memory.match.budget }
    // Rules that copy what they match could double a label again and again.
    let limit = 65_536 + 16 * stretch.count
    var (next, rounds, changesRound) = (0, 1, false)
    while true {
      guard let index = memory.candidates.patterns.first(from: next) else {
        if !changesRound || rounds >= request.rounds { return }
        (next, rounds, changesRound) = (0, rounds + 1, false)
        search(in: &memory, watcher: &watcher) { rules.prefilter.search($0, &$1) }
        continue
      }
      next = index + 1
      if outcome.hasSkipped(index) { continue }
      watcher.willApply(index)
      do throws(RuleRefusal) {
        var changes = 0
        defer { watcher.didApply(index, changes: changes) }
        changes = try run.apply(
          rules.rules[index], of: rules.prefilter, in: &memory, edges: edges, limit: limit, isLaterRound: rounds > 1)
        if changes == 0 { continue }
        changesRound = true
      } catch {
        outcome.skip(index, warning(skipping: rules.rules[index], error))
        continue
      }
      watcher.didChange(memory.text, by: .rule(index), from: stretch)
      if request.usesAllRules {
        let replacements = memory.replacements
        search(in: &memory, watcher: &watcher) {
          rules.prefilter.search($0, after: replacements.edits, from: next, &$1)
        }
      }
    }
  }

  /// Makes the candidates those rules that may change the text, by what `body` finds.
  private func search(
    in memory: inout WorkMemory, watcher: inout some LabelWatcher, _ body: (Span<UInt8>, inout Candidates) -> Void
  ) {
    watcher.willSearch()
    let text = memory.text.subject.bytes
    body(text.view, &memory.candidates)
    memory.candidates.patterns.formIntersection(applicable)
    watcher.didSearch(candidates: memory.candidates.patterns.count)
  }

  private func warning(skipping rule: Rule, _ refusal: RuleRefusal) -> Diagnostic {
    let message = refusal.message
    return Diagnostic(
      .warning, code: "over-limit", "the rule '\(rule.id)' was skipped for a label: \(message.what)",
      at: rule.location, notes: [message.cause])
  }

  /// Whether the prefilter tells that no rule changes `label` or protects a part of it. False does not mean that one does.
  package func leavesUntouched(_ label: Span<UInt8>) -> Bool { !mayHoldFormula(label) && isUntouchedAtOnce(label) }

  /// The same, formulas aside.
  ///
  /// - Parameters:
  ///   - label: Its bytes.
  ///   - isText: Whether they are known to be UTF-8.
  internal func isUntouchedAtOnce(_ label: Span<UInt8>, isText: Bool = false) -> Bool {
    label.count <= Stretch.usualLength && !rules.prefilter.mayMatch(in: label, where: applicable)
      && WorkingText.isMatchable(label, isText: isText)
  }

  internal func mayHoldFormula(_ text: Span<UInt8>) -> Bool {
    findsFormulas && formulas?.mayFindFormula(in: text) == true
  }
}

extension LabelRequest {
  /// Whether all rules are asked for.
  fileprivate var usesAllRules: Bool {
    if case .only = candidates { false } else { true }
  }
}

extension [UInt8] {
  /// Inserts a copy of `bytes` at `place`.
  fileprivate mutating func insert(_ bytes: Span<UInt8>, at place: Int) {
    let rest = Array(self[place...])
    removeSubrange(place...)
    append(copying: bytes)
    self += rest
  }
}
