internal import MathMeaning
internal import SayableEngine
internal import SpeechRules

/// Says one formula by the rules of a program.
internal struct SpeechRun {
  internal let source: SpeechSource
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

  init(_ source: SpeechSource, _ tree: MeaningTree) {
    self.source = source
    self.tree = tree
    facts = tree.facts(source.program.words.lexicon)
    answerStride = (source.program.conditions.count + 3) / 4
    answers = Array(repeating: 0, count: answerStride * tree.nodes.count)
  }

  /// What is said for one part of the formula alone; of the root, for all of it.
  mutating func speech(of id: MeaningTree.ID) -> SpeechBuffer {
    buffer = SpeechBuffer(source.program.words.contractions)
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
    if let mode, let rule = firstRule(for: node, in: source.program.lists[Int(mode)]) { return apply(rule, to: node) }
    let list = source.program.lists[Int(facts[Int(node)].kind)]
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
    for rule in list where holds(source.program.rules[Int(rule)].tests, for: node) { return rule }
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
    if fact.kind == Self.textKind, source.program.words.saysTextsAsLabels {
      return sayLabel(tree.nodes[Int(node)].text)
    }
    let isFunction = fact.kind == Self.functionKind
    let text = tree.nodes[Int(node)].text
    if isFunction || source.program.words.capital == nil || !text.isCapital {
      if let words = source.program.words.lexicon.words(forNumber: fact.text, isFunction: isFunction) {
        return buffer.append(words: words)
      }
      if fact.text == 0, buffer.append(plain: text) { return }
    }
    source.program.words.say(text, isFunction: isFunction, into: &buffer)
  }

  /// Says a text in words, by the rules of labels if there is more in it than words and punctuation.
  private mutating func sayLabel(_ text: String) {
    let isPlain = text.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || " ,.;:?!'-()\u{A0}".unicodeScalars.contains($0)
    }
    let label = isPlain ? text : source.vocabulary?.normalize(text) ?? text
    buffer.append(unknown: String(label.trimmingSpaces))
  }

  /// Says a number figure by figure.
  private mutating func sayDigits(of node: Int32) {
    for scalar in tree.nodes[Int(node)].text.unicodeScalars {
      if (scalar == "." || scalar == ","), !source.program.words.numbers.point.isEmpty {
        buffer.append(source.program.words.numbers.point)
      } else {
        buffer.append(unknown: String(scalar))
      }
    }
  }

  /// Says the name of a unit, after the number that it belongs to.
  private mutating func sayUnit(_ node: Int32, number: String?) {
    if let text = writtenUnit(node), let name = source.unitName(of: text, number: number) {
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
    let rule = source.program.rules[Int(place)]
    guard let template = rule.template else {
      for slot in rule.slots { fill(slot, of: node, rule: place, TemplateSegment(.slot), slots: rule.slots) }
      return
    }
    let words = source.program.templates[Int(template)]
    var index = words.lowerBound
    // Words stand right behind others of their template, not behind what was said before where a slot was silent.
    var start = buffer.bytes.count
    while index < words.upperBound, remainingSteps >= 0 {
      let segment = source.program.segments[Int(index)]
      index += 1
      if !segment.isGlued { start = buffer.bytes.count }
      let isGlued = segment.isGlued && buffer.bytes.count > start
      switch segment.kind {
      case .words: buffer.append(words: segment.words, isGlued: isGlued, isTemplate: true)
      case .pause: if let pause = Pause(rawValue: UInt8(segment.number)) { buffer.append(pause) }
      case .slot:
        if isGlued { buffer.glue() }
        fill(rule.slots.lowerBound + segment.number, of: node, rule: place, segment, slots: rule.slots)
      case .optional: if !holds(rule.endTests, for: node) { index += segment.number }
      }
    }
  }

  private mutating func fill(
    _ place: Int32, of node: Int32, rule: Int32, _ segment: TemplateSegment, slots: Range<Int32>
  ) {
    let slot = source.program.slots[Int(place)]
    if segment.form == .joined {
      buffer.join()
    } else if segment.form != .plain, let number = number(place, of: node) {
      let count = segment.form == .parts ? self.number(slots.lowerBound + segment.counter, of: node) : nil
      if let words = source.program.words.numbers.words(for: number, segment, count: count) {
        return buffer.append(words)
      }
    }
    let target = follow(slot.path, from: node)
    guard target >= 0 else { return }
    if segment.form == .digits, !tree.nodes[Int(target)].text.isEmpty { return sayDigits(of: target) }
    switch slot.source {
    case .node: slot.isDescent ? say(target, mode: slot.mode) : sayAside(target, mode: slot.mode)
    case .children:
      for child in children(of: target).dropFirst(Int(slot.number)) {
        slot.isDescent ? say(child.position, mode: slot.mode) : sayAside(child.position, mode: slot.mode)
      }
    case .interleaved: sayInterleaved(target)
    case .contents: for part in content(of: target) { say(part.position, mode: nil) }
    case .text: sayText(of: target)
    case .bareText:
      let text = tree.nodes[Int(target)].text
      source.program.words.say(text.withoutBrackets, isFunction: false, into: &buffer)
    case .characters, .plainCharacters:
      let text = tree.nodes[Int(target)].text
      source.program.words.saySigns(of: text, marksCapitals: slot.source == .characters, into: &buffer)
    case .unit:
      let number = slot.numberPath.isEmpty ? -1 : follow(slot.numberPath, from: node)
      sayUnit(target, number: number < 0 ? nil : tree.nodes[Int(number)].text)
    case .unitOfOne: sayUnit(target, number: "1")
    case .font: buffer.append(source.program.words.fonts[Int(tree.nodes[Int(target)].font.index)])
    case .childCount, .contentCount, .index, .nesting, .depth, .innerDepth, .length:
      if let number = number(place, of: node) { buffer.append(Array(String(number).utf8)) }
    case .plain: sayPlainly(target)
    case .leaf: if tree.nodes[Int(target)].childCount == 0 { sayText(of: target) }
    case .nextRule:
      depth += 1
      defer { depth -= 1 }
      guard depth <= Self.maximumDepth else { return }
      let list = source.program.lists[Int(facts[Int(target)].kind)]
      if let next = firstRule(for: target, in: list.contains(rule) ? (rule + 1)..<list.upperBound : list) {
        apply(next, to: target)
      } else {
        sayPlainly(target)
      }
    }
  }

  /// The number in a slot, or nil if it is none.
  private mutating func number(_ place: Int32, of node: Int32) -> Int? {
    let slot = source.program.slots[Int(place)]
    let target = follow(slot.path, from: node)
    guard target >= 0 else { return nil }
    switch slot.source {
    case .childCount: return Int(tree.nodes[Int(target)].childCount)
    case .contentCount: return Int(tree.nodes[Int(target)].contentCount)
    case .index: return Int(facts[Int(target)].place) + 1
    case .nesting: return nesting(of: target)
    case .depth, .innerDepth: return depth(by: slot.number, of: target, isInner: slot.source == .innerDepth)
    case .length: return tree.nodes[Int(target)].text.unicodeScalars.count
    case .node, .text: return Int(tree.nodes[Int(target)].text)
    default: return nil
    }
  }
}
