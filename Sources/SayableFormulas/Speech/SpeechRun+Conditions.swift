internal import MathMeaning
internal import MathReaders
internal import SpeechRules

extension SpeechRun {
  /// Whether all of `tests` hold for `node`.
  internal mutating func holds(_ tests: Range<Int32>, for node: Int32) -> Bool {
    for position in tests {
      let test = source.program.tests[Int(position)]
      guard walk(test.path.lowerBound, to: test.path.upperBound, from: node, test) != test.isNegated else {
        return false
      }
    }
    return true
  }

  private mutating func walk(_ step: Int32, to end: Int32, from node: Int32, _ test: SpeechTest) -> Bool {
    guard step < end else { return meets(test, node) }
    let single = source.program.steps[Int(step)]
    switch single.way {
    case .anyChild:
      for child in children(of: node) where walk(step + 1, to: end, from: child.position, test) { return true }
      return false
    case .everyChild:
      for child in children(of: node) where !walk(step + 1, to: end, from: child.position, test) { return false }
      return true
    case .anyContent:
      for part in content(of: node) where walk(step + 1, to: end, from: part.position, test) { return true }
      return false
    case .everyContent:
      for part in content(of: node) where !walk(step + 1, to: end, from: part.position, test) { return false }
      return true
    case .ancestor:
      var current = tree.nodes[Int(node)].parent
      while current >= 0 {
        if walk(step + 1, to: end, from: current, test) { return true }
        current = tree.nodes[Int(current)].parent
      }
      return false
    default:
      let next = follow(single, from: node)
      return next >= 0 && walk(step + 1, to: end, from: next, test)
    }
  }

  /// The node that a path without choice leads to, or -1.
  internal func follow(_ path: Range<Int32>, from node: Int32) -> Int32 {
    var current = node
    for step in path {
      current = follow(source.program.steps[Int(step)], from: current)
      if current < 0 { return -1 }
    }
    return current
  }

  private func follow(_ step: TreeStep, from node: Int32) -> Int32 {
    let place = Int(step.place)
    switch step.way {
    case .parent, .ancestor: return tree.nodes[Int(node)].parent
    case .child: return element(place, of: children(of: node))
    case .content: return element(place, of: content(of: node))
    case .lastChild: return children(of: node).last?.position ?? -1
    case .lastContent: return content(of: node).last?.position ?? -1
    case .next: return sibling(of: node, offset: 1)
    case .previous: return sibling(of: node, offset: -1)
    case .before, .after:
      let parent = tree.nodes[Int(node)].parent
      guard parent >= 0, facts[Int(node)].isContent else { return -1 }
      return element(Int(facts[Int(node)].place) + (step.way == .after ? 1 : 0), of: children(of: parent))
    case .anyChild, .everyChild, .anyContent, .everyContent: return -1
    }
  }

  private func sibling(of node: Int32, offset: Int) -> Int32 {
    let parent = tree.nodes[Int(node)].parent
    guard parent >= 0 else { return -1 }
    let list = facts[Int(node)].isContent ? content(of: parent) : children(of: parent)
    return element(Int(facts[Int(node)].place) + offset, of: list)
  }

  private func element(_ place: Int, of list: ArraySlice<MeaningTree.ID>) -> Int32 {
    place >= 0 && place < list.count ? list[list.startIndex + place].position : -1
  }

  internal func children(of node: Int32) -> ArraySlice<MeaningTree.ID> {
    // Field by field, since a copy of the node would count a reference to its text.
    let first = Int(tree.nodes[Int(node)].firstChild)
    return tree.lists[first..<(first + Int(tree.nodes[Int(node)].childCount))]
  }

  internal func content(of node: Int32) -> ArraySlice<MeaningTree.ID> {
    let first = Int(tree.nodes[Int(node)].firstContent)
    return tree.lists[first..<(first + Int(tree.nodes[Int(node)].contentCount))]
  }

  private mutating func meets(_ test: SpeechTest, _ node: Int32) -> Bool {
    func holds(_ value: Int) -> Bool { test.comparison.holds(value, Int(test.number)) }
    switch test.property {
    // Preferences are settled before a formula is said.
    case .exists, .preference: return true
    case .kind:
      if test.members.contains(Int(facts[Int(node)].kind)) { return true }
      for place in test.references where meets(source.program.references[Int(place)], node) { return true }
      return false
    case .role: return test.members.contains(Int(facts[Int(node)].role))
    case .font: return test.members.contains(Int(tree.nodes[Int(node)].font.index))
    case .embellished:
      guard let kind = tree.nodes[Int(node)].embellished else { return false }
      return test.members.contains(Int(kind.index))
    case .text:
      let text = facts[Int(node)].text
      for place in test.references where source.program.references[Int(place)] == text { return true }
      return false
    case .value: return Int(tree.nodes[Int(node)].text).map(holds) ?? false
    case .childCount: return holds(Int(tree.nodes[Int(node)].childCount))
    case .contentCount: return holds(Int(tree.nodes[Int(node)].contentCount))
    case .nesting: return holds(nesting(of: node))
    case .index: return holds(Int(facts[Int(node)].place) + 1)
    case .length: return holds(tree.nodes[Int(node)].text.unicodeScalars.count)
    case .depth, .innerDepth: return holds(depth(by: test.condition, of: node, isInner: test.property == .innerDepth))
    }
  }

  /// Whether `node` meets a named condition; the answer is kept, so that rules may ask it of each node anew.
  internal mutating func meets(_ condition: Int32, _ node: Int32) -> Bool {
    if Int(condition) < BuiltInCondition.all.count { return meets(BuiltInCondition.all[Int(condition)], node) }
    let memo = Int(node) * answerStride + Int(condition) / 4
    let shift = UInt8(condition % 4) * 2
    let known = answers[memo] >> shift & 3
    if known != 0 { return known == 2 }
    var isMet = false
    for place in source.program.conditions[Int(condition)]
    where holds(source.program.alternatives[Int(place)], for: node) {
      isMet = true
      break
    }
    answers[memo] |= (isMet ? 2 : 1) << shift
    return isMet
  }

  private func meets(_ builtIn: BuiltInCondition, _ node: Int32) -> Bool {
    let text = tree.nodes[Int(node)].text
    let scalars = text.unicodeScalars
    switch builtIn {
    case .capital: return text.isCapital
    case .letter: return scalars.count == 1 && scalars.allSatisfy(\.properties.isAlphabetic)
    case .capitalized: return scalars.count > 1 && scalars.contains(where: \.properties.isUppercase)
    case .capitals: return scalars.count > 1 && scalars.allSatisfy(\.properties.isUppercase)
    case .digits:
      return !text.isEmpty
        && scalars.allSatisfy { ("0"..."9").contains($0) || $0 == "." || $0 == "," || $0.properties.isWhitespace }
    case .namedUnit: return writtenUnit(node).map { source.unitName(of: $0, number: nil) != nil } ?? false
    case .integer: return !text.isEmpty && text.utf8.allSatisfy(\.isDigit)
    case .matching:
      let parent = tree.nodes[Int(node)].parent
      guard parent >= 0 else { return false }
      let fences = content(of: parent)
      guard let open = fences.first, let close = fences.last, fences.count == 2 else { return false }
      return Fences.match(tree[open].text, tree[close].text)
    }
  }

  /// How many fences with the same sign as `node` are open where it stands, its own included.
  internal func nesting(of node: Int32) -> Int {
    let text = tree.nodes[Int(node)].text
    var count = 0
    var parent = tree.nodes[Int(node)].parent
    while parent >= 0 {
      if facts[Int(parent)].kind == MeaningKind.fenced.index {
        for fence in content(of: parent) where tree[fence].text == text {
          count += 1
          break
        }
      }
      parent = tree.nodes[Int(parent)].parent
    }
    return count
  }
}

extension SpeechRun {
  /// How many nodes that meet a condition lie within one another in `node`, which itself counts where not `isInner`.
  internal mutating func depth(by condition: Int32, of node: Int32, isInner: Bool) -> Int {
    if depths[condition] == nil { depths[condition] = Array(repeating: -1, count: tree.nodes.count) }
    if !isInner { return Int(depth(by: condition, of: node, level: 0)) }
    var deepest: Int32 = 0
    for child in children(of: node) { deepest = max(deepest, depth(by: condition, of: child.position, level: 1)) }
    return Int(deepest)
  }

  private mutating func depth(by condition: Int32, of node: Int32, level: Int) -> Int32 {
    if let known = depths[condition]?[Int(node)], known >= 0 { return known }
    guard level < Self.maximumDepth else { return 0 }
    var deepest: Int32 = 0
    for child in children(of: node) {
      deepest = max(deepest, depth(by: condition, of: child.position, level: level + 1))
    }
    if meets(condition, node) { deepest += 1 }
    depths[condition]?[Int(node)] = deepest
    return deepest
  }
}
