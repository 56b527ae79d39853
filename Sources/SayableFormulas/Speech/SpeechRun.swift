internal import MathMeaning
internal import MathTree
internal import SayableEngine

/// Says one formula by the rules of a program.
internal struct SpeechRun {
  internal let program: SpeechProgram
  internal let tree: MeaningTree
  internal let facts: [NodeFacts]
  /// What is known of each node and condition, in two bits: 0 nothing, 1 that it does not hold, 2 that it holds.
  internal var answers: [UInt8]
  /// How many bytes of ``answers`` are one node's.
  internal let answerStride: Int
  private var buffer = SpeechBuffer()
  /// How deep conditions lie within one another in each node, -1 where that was not asked yet.
  internal var depths: [Int32: [Int32]] = [:]
  private var depth = 0
  /// How many more nodes may be said before the rules must lead in circles.
  private var remainingSteps = 0
  /// The nodes that are being said because a rule led sideways, upwards or back to its own node, with their modes.
  private var detours: Set<Int64> = []

  private static let functionKind = MeaningKind.function.index
  private static let textKind = MeaningKind.text.index

  /// No formula within ``maximumFormulaDepth`` has a meaning this deep.
  internal static let maximumDepth = 2000

  /// How often each node is said at most, on average. A rule may go up from each script through all that is around it,
  /// so this is more than any path through a formula is long, and what is said again and again still comes to an end.
  internal static let stepsForEachNode = 1000

  init(_ program: SpeechProgram, _ tree: MeaningTree) {
    self.program = program
    self.tree = tree
    facts = tree.facts(program.words.lexicon)
    answerStride = (program.conditions.count + 3) / 4
    answers = Array(repeating: 0, count: answerStride * tree.nodes.count)
  }

  /// What is said for one part of the formula alone; of the root, for all of it.
  mutating func speech(of id: MeaningTree.ID) -> SpeechBuffer {
    buffer = SpeechBuffer()
    guard !tree.nodes.isEmpty else { return buffer }
    remainingSteps = Self.stepsForEachNode * (tree.nodes.count + 1)
    say(id.position, mode: nil)
    return buffer
  }

  /// Says `node` by the first rule for it, in a mode if that has one for it.
  private mutating func say(_ node: Int32, mode: Int32?) {
    depth += 1
    defer { depth -= 1 }
    remainingSteps -= 1
    guard depth <= Self.maximumDepth, remainingSteps >= 0 else { return }
    if let label = tree.label(of: MeaningTree.ID(position: node)) { return buffer.append(unknown: label) }
    if let mode, let rule = firstRule(for: node, in: program.lists[Int(mode)]) { return apply(rule, to: node) }
    let list = program.lists[Int(facts[Int(node)].kind)]
    if let rule = firstRule(for: node, in: list) { return apply(rule, to: node) }
    sayPlainly(node)
  }

  /// Says a node that is not a part of the one before. What leads back to where it began would never end, and is silent.
  private mutating func sayAside(_ node: Int32, mode: Int32?) {
    let detour = Int64(node) << 32 | Int64(mode ?? -1) & 0xFFFF_FFFF
    guard detours.insert(detour).inserted else { return }
    say(node, mode: mode)
    detours.remove(detour)
  }

  private mutating func firstRule(for node: Int32, in list: Range<Int32>) -> Int32? {
    for rule in list where holds(program.rules[Int(rule)].tests, for: node) { return rule }
    return nil
  }

  /// Says a node that no rule is about: a leaf by its text, anything else part by part.
  private mutating func sayPlainly(_ node: Int32) {
    if tree.nodes[Int(node)].childCount == 0 {
      sayText(of: node)
    } else {
      sayInterleaved(node)
    }
  }

  private mutating func sayText(of node: Int32) {
    let fact = facts[Int(node)]
    if fact.kind == Self.textKind, program.words.saysTextsAsLabels { return sayLabel(tree.nodes[Int(node)].text) }
    let isFunction = fact.kind == Self.functionKind
    if program.words.capital == nil {
      if let words = program.words.words(forNumber: fact.text, isFunction: isFunction) { return buffer.append(words) }
      if fact.text == 0, buffer.append(plain: tree.nodes[Int(node)].text) { return }
    }
    program.words.say(tree.nodes[Int(node)].text, isFunction: isFunction, into: &buffer)
  }

  /// Says a text in words, by the rules of labels if there is more in it than words and punctuation.
  private mutating func sayLabel(_ text: String) {
    let isPlain = text.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || " ,.;:?!'-()\u{A0}".unicodeScalars.contains($0)
    }
    let label = isPlain ? text : program.words.labels?.normalize(text) ?? text
    buffer.append(unknown: String(label.trimmingSpaces))
  }

  /// Says a number figure by figure.
  private mutating func sayDigits(of node: Int32) {
    for scalar in tree.nodes[Int(node)].text.unicodeScalars {
      if (scalar == "." || scalar == ","), !program.words.numbers.point.isEmpty {
        buffer.append(program.words.numbers.point)
      } else {
        buffer.append(unknown: String(scalar))
      }
    }
  }

  /// Says the name of a unit, after the number that it belongs to.
  private mutating func sayUnit(_ node: Int32, number: String?) {
    if let text = writtenUnit(node), let name = program.words.unitName(of: text, number: number) {
      buffer.append(name)
    } else {
      sayText(of: node)
    }
  }

  private mutating func sayInterleaved(_ node: Int32) {
    let content = content(of: node)
    var next = content.startIndex
    for (place, child) in children(of: node).enumerated() {
      if place > 0, next < content.endIndex {
        say(content[next].position, mode: nil)
        next += 1
      }
      say(child.position, mode: nil)
    }
  }

  private mutating func apply(_ place: Int32, to node: Int32) {
    let rule = program.rules[Int(place)]
    guard let template = rule.template else {
      for slot in rule.slots { fill(slot, of: node, rule: place, form: .plain, slots: rule.slots) }
      return
    }
    let segments = program.templates[Int(template)].segments
    var index = 0
    // Words stand right behind others of their template, not behind what was said before where a slot was silent.
    var start = buffer.bytes.count
    while index < segments.count, remainingSteps >= 0 {
      let segment = segments[index]
      index += 1
      if !segment.isGlued { start = buffer.bytes.count }
      let isGlued = segment.isGlued && buffer.bytes.count > start
      switch segment.content {
      case .words(let words): buffer.append(words, isGlued: isGlued)
      case .pause(let pause): buffer.append(pause)
      case .slot(let number, let form):
        if isGlued { buffer.glue() }
        fill(rule.slots.lowerBound + Int32(number), of: node, rule: place, form: form, slots: rule.slots)
      case .optional(let count): if !holds(rule.endTests, for: node) { index += count }
      }
    }
  }

  private mutating func fill(_ place: Int32, of node: Int32, rule: Int32, form: NumberForm, slots: Range<Int32>) {
    let slot = program.slots[Int(place)]
    if form == .joined {
      buffer.join()
    } else if form != .plain, let number = number(place, of: node) {
      var count: Int?
      if case .parts(let other) = form { count = self.number(slots.lowerBound + Int32(other), of: node) }
      if let words = program.words.numbers.words(for: number, form, count: count) { return buffer.append(words) }
    }
    let target = follow(slot.path, from: node)
    guard target >= 0 else { return }
    if form == .digits, !tree.nodes[Int(target)].text.isEmpty { return sayDigits(of: target) }
    switch slot.source {
    case .node(let mode): slot.isDescent ? say(target, mode: mode) : sayAside(target, mode: mode)
    case .children(let from, let mode):
      for child in children(of: target).dropFirst(from) {
        slot.isDescent ? say(child.position, mode: mode) : sayAside(child.position, mode: mode)
      }
    case .interleaved: sayInterleaved(target)
    case .contents: for part in content(of: target) { say(part.position, mode: nil) }
    case .text: sayText(of: target)
    case .bareText:
      let text = tree.nodes[Int(target)].text
      program.words.say(text.withoutBrackets, isFunction: false, into: &buffer)
    case .characters(let marksCapitals):
      program.words.saySigns(of: tree.nodes[Int(target)].text, marksCapitals: marksCapitals, into: &buffer)
    case .unit(let path, let isOne):
      let number = path.isEmpty ? -1 : follow(path, from: node)
      sayUnit(target, number: isOne ? "1" : number < 0 ? nil : tree.nodes[Int(number)].text)
    case .font: buffer.append(program.words.fonts[Int(tree.nodes[Int(target)].font.index)])
    case .childCount, .contentCount, .index, .nesting, .depth, .length:
      if let number = number(place, of: node) { buffer.append(Array(String(number).utf8)) }
    case .plain: sayPlainly(target)
    case .leaf: if tree.nodes[Int(target)].childCount == 0 { sayText(of: target) }
    case .nextRule:
      depth += 1
      defer { depth -= 1 }
      guard depth <= Self.maximumDepth else { return }
      let list = program.lists[Int(facts[Int(target)].kind)]
      if let next = firstRule(for: target, in: list.contains(rule) ? (rule + 1)..<list.upperBound : list) {
        apply(next, to: target)
      } else {
        sayPlainly(target)
      }
    }
  }

  /// The number in a slot, or nil if it is none.
  private mutating func number(_ place: Int32, of node: Int32) -> Int? {
    let slot = program.slots[Int(place)]
    let target = follow(slot.path, from: node)
    guard target >= 0 else { return nil }
    switch slot.source {
    case .childCount: return Int(tree.nodes[Int(target)].childCount)
    case .contentCount: return Int(tree.nodes[Int(target)].contentCount)
    case .index: return Int(facts[Int(target)].place) + 1
    case .nesting: return nesting(of: target)
    case .depth(let measure): return depth(measure, of: target)
    case .length: return tree.nodes[Int(target)].text.unicodeScalars.count
    case .node, .text: return Int(tree.nodes[Int(target)].text)
    default: return nil
    }
  }
}
