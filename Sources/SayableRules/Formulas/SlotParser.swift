internal import SayableEngine
internal import SpeechRules

/// Parses the slots of a rule: what parts of a node it hands to its template.
internal struct SlotParser {
  /// The places of the modes among ``SpeechProgram/lists``.
  let modes: [String: Int32]
  /// The places of the conditions that depths are measured by.
  let conditions: [String: Int32]

  /// The slot that `text` asks for in a rule of the kind or mode `group`.
  ///
  /// - Throws: The first thing that is wrong with it.
  func parse(
    _ text: SourcedText, in group: String, into program: inout SpeechProgram
  ) throws(RuleSetError) -> SpeechSlot {
    var words = RuleWords(text, code: "bad-slot")
    var slot = SpeechSlot(.node)
    var path: [TreeStep] = []
    if let property = Self.properties.first(where: { words.take($0.words) }) {
      slot.source = property.source
    } else if words.take("children", "from") {
      let place = words.offset
      guard let number = words.takeNumber(), (1...1000).contains(number) else {
        throw problem(words, "no number from 1 says from which child on", at: place)
      }
      slot.source = .children
      slot.number = Int32(number - 1)
    } else if words.take("children") {
      slot.source = .children
    } else if words.take("unit") {
      slot.source = .unit
      if words.take("of") { path = words.takePath() }
      if words.take("for", "one") {
        slot.source = .unitOfOne
      } else if words.take("by") {
        slot.numberPath = program.place(words.takePath())
      }
    } else if let isInner = words.takeDepth() {
      slot.source = isInner ? .innerDepth : .depth
      slot.number = try words.entry(of: conditions, "condition")
    } else if !words.take("self") {
      path = words.takePath()
      try words.checkPlace()
      if path.isEmpty { throw problem(words, "'\(text.value)' is no slot") }
    }
    if ![.node, .nextRule, .unit, .unitOfOne].contains(slot.source), words.take("of") { path = words.takePath() }
    if path.contains(where: { $0.isQuantified || $0.way == .ancestor }) {
      throw problem(words, "a slot is one node, and this path leads to several", at: 0)
    }
    if words.take("as") {
      slot.mode = try words.entry(of: modes, "mode of this style")
      guard [.node, .children].contains(slot.source) else { throw problem(words, "only nodes are said in a mode") }
    }
    guard words.isAtEnd else { throw problem(words, "the slot ends before this") }
    if let circle = circle(slot, path, in: group) {
      throw RuleSetError(diagnostics: [
        Diagnostic(code: "endless-rule", circle.message, at: text.location(), notes: [circle.advice])
      ])
    }
    slot.isDescent = path.allSatisfy(\.isDescent) && !(slot.source == .node && path.isEmpty)
    slot.path = program.place(path)
    return slot
  }

  /// What is wrong with a slot that leads back to the rule that it is in, as far as that can be seen from the rule.
  private func circle(
    _ slot: SpeechSlot, _ path: [TreeStep], in group: String
  ) -> (message: String, advice: String)? {
    switch slot.source {
    case .node, .children: break
    case .interleaved, .contents:
      if path.allSatisfy(\.isDescent) { return nil }
      return ("the path leads out of the node", "only a node or its children can be said from elsewhere, in a mode")
    default: return nil
    }
    if slot.mode == nil, path.contains(where: { $0.way == .parent }) {
      return ("a node cannot say what it is a part of", "say the parent in a mode, as in 'parent as \(modeForExample)'")
    }
    guard slot.source == .node, path.isEmpty else { return nil }
    if slot.mode == nil, modes[group] == nil {
      return ("a rule cannot say its own node again", "expected 'next rule', 'text', or 'self as' and a mode")
    }
    if let mode = slot.mode, modes[group] == mode {
      return ("the mode '\(group)' cannot say its own node in itself", "expected 'self', 'next rule' or another mode")
    }
    return nil
  }

  /// A mode of this style, to show how one is written.
  private var modeForExample: String { modes.keys.min() ?? "MODE" }

  /// What is said of a node besides the node itself, the longer names first.
  private static let properties: [(words: [String], source: SpeechSlot.Source)] = [
    (["next", "rule"], .nextRule), (["children", "by", "content"], .interleaved), (["text"], .text), (["font"], .font),
    (["count"], .childCount), (["index"], .index), (["nesting"], .nesting), (["length"], .length),
    (["characters"], .characters), (["contents"], .contents), (["bare", "text"], .bareText),
    (["plain", "characters"], .plainCharacters), (["content", "count"], .contentCount),
  ]

  private func problem(_ words: RuleWords, _ message: String, at place: Int? = nil) -> RuleSetError {
    words.problem(
      message,
      "expected a path (child N, content N, last child, parent, next, ... joined by 'of'), self, children, "
        + "children from N, children by content, text, bare text, contents, font, unit, count, content count, index, nesting, length, characters, plain characters, depth by, "
        + "inner depth by or next rule; 'of' and a path may follow, and 'as' and a mode", at: place)
  }
}
