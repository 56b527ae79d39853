internal import MathMeaning
internal import MathTree

extension SpeechRun {
  /// Whether all of `tests` hold for `node`.
  internal mutating func holds(_ tests: Range<Int32>, for node: Int32) -> Bool {
    for position in tests {
      let test = program.tests[Int(position)]
      guard walk(test.path.lowerBound, to: test.path.upperBound, from: node, test.property) != test.isNegated else {
        return false
      }
    }
    return true
  }

  private mutating func walk(
    _ step: Int32, to end: Int32, from node: Int32, _ property: SpeechTest.Property
  ) -> Bool {
    guard step < end else { return has(property, node) }
    switch program.steps[Int(step)] {
    case .anyChild:
      for child in children(of: node) where walk(step + 1, to: end, from: child.position, property) { return true }
      return false
    case .everyChild:
      for child in children(of: node) where !walk(step + 1, to: end, from: child.position, property) { return false }
      return true
    case .anyContent:
      for part in content(of: node) where walk(step + 1, to: end, from: part.position, property) { return true }
      return false
    case .everyContent:
      for part in content(of: node) where !walk(step + 1, to: end, from: part.position, property) { return false }
      return true
    case .ancestor:
      var current = tree.nodes[Int(node)].parent
      while current >= 0 {
        if walk(step + 1, to: end, from: current, property) { return true }
        current = tree.nodes[Int(current)].parent
      }
      return false
    case let single:
      let next = follow(single, from: node)
      return next >= 0 && walk(step + 1, to: end, from: next, property)
    }
  }

  /// The node that a path without choice leads to, or -1.
  internal func follow(_ path: Range<Int32>, from node: Int32) -> Int32 {
    var current = node
    for step in path {
      current = follow(program.steps[Int(step)], from: current)
      if current < 0 { return -1 }
    }
    return current
  }

  private func follow(_ step: TreeStep, from node: Int32) -> Int32 {
    switch step {
    case .parent, .ancestor: return tree.nodes[Int(node)].parent
    case .child(let place): return element(place, of: children(of: node))
    case .content(let place): return element(place, of: content(of: node))
    case .lastChild: return children(of: node).last?.position ?? -1
    case .lastContent: return content(of: node).last?.position ?? -1
    case .next: return sibling(of: node, offset: 1)
    case .previous: return sibling(of: node, offset: -1)
    case .before, .after:
      let parent = tree.nodes[Int(node)].parent
      guard parent >= 0, facts[Int(node)].isContent else { return -1 }
      return element(Int(facts[Int(node)].place) + (step == .after ? 1 : 0), of: children(of: parent))
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

  private mutating func has(_ property: SpeechTest.Property, _ node: Int32) -> Bool {
    switch property {
    // Preferences are settled before a formula is said.
    case .exists, .preference: return true
    case .kind(let kinds, let conditions):
      if kinds & (1 << UInt64(facts[Int(node)].kind)) != 0 { return true }
      for reference in conditions where meets(program.conditionReferences[Int(reference)], node) { return true }
      return false
    case .role(let roles): return roles & (1 << UInt128(facts[Int(node)].role)) != 0
    case .font(let fonts): return fonts & (1 << UInt32(tree.nodes[Int(node)].font.index)) != 0
    case .embellished(let kinds):
      guard let kind = tree.nodes[Int(node)].embellished else { return false }
      return kinds & (1 << UInt64(kind.index)) != 0
    case .text(let literals):
      let text = facts[Int(node)].text
      for place in literals where program.literals[Int(place)] == text { return true }
      return false
    case .value(let comparison, let number):
      guard let value = Int(tree.nodes[Int(node)].text) else { return false }
      return comparison.holds(value, number)
    case .childCount(let comparison, let number):
      return comparison.holds(Int(tree.nodes[Int(node)].childCount), number)
    case .contentCount(let comparison, let number):
      return comparison.holds(Int(tree.nodes[Int(node)].contentCount), number)
    case .nesting(let comparison, let number): return comparison.holds(nesting(of: node), number)
    case .index(let comparison, let number): return comparison.holds(Int(facts[Int(node)].place) + 1, number)
    case .length(let comparison, let number):
      return comparison.holds(tree.nodes[Int(node)].text.unicodeScalars.count, number)
    case .depth(let measure, let comparison, let number): return comparison.holds(depth(measure, of: node), number)
    }
  }

  /// Whether `node` meets a named condition; the answer is kept, so that rules may ask it of each node anew.
  internal mutating func meets(_ condition: Int32, _ node: Int32) -> Bool {
    let named = program.conditions[Int(condition)]
    if let builtin = named.builtin { return meets(builtin, node) }
    let memo = Int(node) * answerStride + Int(condition) / 4
    let shift = UInt8(condition % 4) * 2
    let known = answers[memo] >> shift & 3
    if known != 0 { return known == 2 }
    var isMet = false
    for place in named.alternatives where holds(program.alternatives[Int(place)], for: node) {
      isMet = true
      break
    }
    answers[memo] |= (isMet ? 2 : 1) << shift
    return isMet
  }

  private static let digitsAndMarks = Array("0123456789.,".utf8)

  private func meets(_ builtin: NamedCondition.Builtin, _ node: Int32) -> Bool {
    let text = tree.nodes[Int(node)].text
    switch builtin {
    case .capital, .letter:
      let scalars = text.unicodeScalars
      guard let first = scalars.first, scalars.count == 1 else { return false }
      return builtin == .capital ? first.properties.isUppercase : first.properties.isAlphabetic
    case .capitalized:
      let scalars = text.unicodeScalars
      return scalars.count > 1 && scalars.contains { $0.properties.isUppercase }
    case .capitals:
      let scalars = text.unicodeScalars
      return scalars.count > 1 && scalars.allSatisfy { $0.properties.isUppercase }
    case .digits: return !text.isEmpty && text.utf8.allSatisfy { Self.digitsAndMarks.contains($0) }
    case .namedUnit: return writtenUnit(node).map { program.words.unitName(of: $0, number: nil) != nil } ?? false
    case .integer: return !text.isEmpty && text.utf8.allSatisfy { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
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
  /// How many nodes that meet the measure's condition lie within one another in `node`.
  internal mutating func depth(_ measure: DepthMeasure, of node: Int32) -> Int {
    if depths[measure.condition] == nil {
      depths[measure.condition] = Array(repeating: -1, count: tree.nodes.count)
    }
    if !measure.isInner { return Int(depth(by: measure.condition, of: node, level: 0)) }
    var deepest: Int32 = 0
    for child in children(of: node) {
      deepest = max(deepest, depth(by: measure.condition, of: child.position, level: 1))
    }
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
