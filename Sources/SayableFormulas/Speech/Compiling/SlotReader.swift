internal import SayableEngine
internal import SayableRules

/// Reads the slots of a rule: what parts of a node it hands to its template.
internal struct SlotReader {
  /// The places of the modes among ``SpeechProgram/lists``.
  let modes: [String: Int32]
  /// What knows the conditions that depths are measured by.
  let conditions: ConditionReader

  /// The slot that `text` asks for in a rule of the kind or mode `group`; nil if it is wrong.
  func read(
    _ text: SourcedText, in group: String, into program: inout ProgramDraft, problems: inout [Diagnostic]
  ) -> SpeechSlot? {
    var words = RuleWords(text)
    var source: SpeechSlot.Source
    var path: [TreeStep] = []
    if words.take("next", "rule") {
      source = .nextRule
    } else if words.take("children") {
      source = .children(from: 0, mode: nil)
      if words.take("by", "content") {
        source = .interleaved
      } else if words.take("from") {
        let place = words.offset
        guard let number = words.takeNumber(), (1...1000).contains(number) else {
          return report(words, "no number from 1 says from which child on", at: place, &problems)
        }
        source = .children(from: number - 1, mode: nil)
      }
      if words.take("of") { path = words.takePath() }
    } else if words.take("unit") {
      if words.take("of") { path = words.takePath() }
      var number: [TreeStep] = []
      let isOne = words.take("for", "one")
      if !isOne, words.take("by") { number = words.takePath() }
      source = .unit(number: program.place(number), isOne: isOne)
    } else if let property = Self.properties[words.word ?? ""] {
      _ = words.next()
      source = property
      if words.take("of") { path = words.takePath() }
    } else if let isInner = words.takeDepth() {
      guard let measure = conditions.readMeasure(&words, isInner: isInner, &problems) else { return nil }
      source = .depth(measure)
      if words.take("of") { path = words.takePath() }
    } else if words.take("bare", "text") {
      source = .bareText
      if words.take("of") { path = words.takePath() }
    } else if words.take("plain", "characters") {
      source = .characters(marksCapitals: false)
      if words.take("of") { path = words.takePath() }
    } else if words.take("content", "count") {
      source = .contentCount
      if words.take("of") { path = words.takePath() }
    } else {
      source = .node(mode: nil)
      if !words.take("self") {
        path = words.takePath()
        if let problem = words.problemOfPlace(code: Self.code) {
          problems.append(problem)
          return nil
        }
        if path.isEmpty { return report(words, "'\(text.value)' is no slot", &problems) }
      }
    }
    if path.contains(where: { $0.isQuantified || $0 == .ancestor }) {
      return report(words, "a slot is one node, and this path leads to several", at: 0, &problems)
    }
    if words.take("as") {
      guard let mode = words.entry(of: modes, "mode of this style", code: Self.code, &problems) else { return nil }
      switch source {
      case .node: source = .node(mode: mode)
      case .children(let from, _): source = .children(from: from, mode: mode)
      default: return report(words, "only nodes are said in a mode", &problems)
      }
    }
    guard words.isAtEnd else { return report(words, "the slot ends before this", &problems) }
    if let circle = circle(source, path, in: group) {
      problems.append(
        Diagnostic(code: "endless-rule", circle.message, at: text.location(), notes: [circle.advice]))
      return nil
    }
    var isDescent = path.allSatisfy(\.isDescent)
    if case .node = source, path.isEmpty { isDescent = false }
    return SpeechSlot(source: source, path: program.place(path), isDescent: isDescent)
  }

  /// What is wrong with a slot that leads back to the rule that it is in, as far as that can be seen from the rule.
  private func circle(
    _ source: SpeechSlot.Source, _ path: [TreeStep], in group: String
  ) -> (message: String, advice: String)? {
    var mode: Int32?
    switch source {
    case .node(let own), .children(_, let own): mode = own
    case .interleaved, .contents:
      if path.allSatisfy(\.isDescent) { return nil }
      return ("the path leads out of the node", "only a node or its children can be said from elsewhere, in a mode")
    default: return nil
    }
    if mode == nil, path.contains(.parent) {
      return ("a node cannot say what it is a part of", "say the parent in a mode, as in 'parent as \(modeForExample)'")
    }
    guard case .node = source, path.isEmpty else { return nil }
    if mode == nil, modes[group] == nil {
      return ("a rule cannot say its own node again", "expected 'next rule', 'text', or 'self as' and a mode")
    }
    if let mode, modes[group] == mode {
      return ("the mode '\(group)' cannot say its own node in itself", "expected 'self', 'next rule' or another mode")
    }
    return nil
  }

  /// A mode of this style, to show how one is written.
  private var modeForExample: String { modes.keys.min() ?? "MODE" }

  private static let code = "bad-slot"

  private static let properties: [String: SpeechSlot.Source] = [
    "text": .text, "font": .font, "count": .childCount, "index": .index, "nesting": .nesting, "length": .length,
    "characters": .characters(marksCapitals: true), "contents": .contents,
  ]

  private func report(
    _ words: RuleWords, _ message: String, at place: Int? = nil, _ problems: inout [Diagnostic]
  ) -> SpeechSlot? {
    problems.append(
      words.problem(
        message,
        "expected a path (child N, content N, last child, parent, next, ... joined by 'of'), self, children, "
          + "children from N, children by content, text, bare text, contents, font, unit, count, content count, index, nesting, length, characters, plain characters, depth by, "
          + "inner depth by or next rule; 'of' and a path may follow, and 'as' and a mode", at: place, code: Self.code))
    return nil
  }
}
