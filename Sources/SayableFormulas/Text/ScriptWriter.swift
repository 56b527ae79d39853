internal import MathTree

/// Writes scripts, accents and limits.
internal struct ScriptWriter {
  let writer: OneLineWriter

  private var tree: FormulaTree { writer.tree }
  private var shape: FormulaShape { writer.shape }
  private var line: OneLine { writer.line }

  // MARK: Beside the base

  /// Writes a base with scripts behind it.
  func beside(_ element: MathElement, _ children: ArraySlice<FormulaTree.ID>) {
    guard children.count > 1, let base = children.first, let last = children.last else {
      return writer.sequence(children)
    }
    scriptBase(base, takesLower: element != .superscript)
    if element != .superscript { script(children[children.startIndex + 1], isUpper: false) }
    if element != .subscript { script(last, isUpper: true) }
    if shape.isLarge(base) {
      line.end(as: .loose)
    } else if shape.hasLimits(base) {
      line.end(as: .word)
    }
  }

  private func scriptBase(_ base: FormulaTree.ID, takesLower: Bool) {
    let inner = shape.only(base) ?? base
    let isPlain: Bool
    switch tree[inner].element {
    case .identifier, .number, .operator, .text, .string, .fenced, .under, .over: isPlain = true
    case .row where tree[inner].childCount == 0: return line.put("{::}", .letter)
    case .subscript where !takesLower: isPlain = true
    case .subscript, .superscript, .subsuperscript: return writer.grouped(inner)
    case .enclosure: isPlain = tree.attribute("notation", of: inner)?.hasSuffix("strike") ?? false
    default: isPlain = inner == base && (shape.isFenced(base) || shape.isCall(base))
    }
    // Around factors nobody wrote parentheses; around a sum everybody would.
    let isProduct =
      tree[inner].element == .row && !tree.children(of: inner).contains { tree[$0].element == .operator }
    isPlain ? writer.element(inner) : isProduct ? writer.grouped(inner) : writer.parenthesized(inner)
  }

  /// Writes a script behind its base: in Unicode's small characters where it is a number or a common letter, else behind
  /// `_` or `^`.
  private func script(_ id: FormulaTree.ID, isUpper: Bool) {
    let inner = shape.only(id)
    if let inner, tree[inner].element == .none { return }
    let end: OneLine.Edge = line.edge == .word ? .word : .postfix
    if isUpper {
      if let primes = primes(id) { return line.append(primes, end) }
      let items = rowChildren(of: id)
      if items.count > 1, let primes = items.first.flatMap(primes) {
        line.append(primes, .postfix)
        line.append("^", .opening)
        return writer.argument(items.dropFirst())
      }
      if let inner, tree[inner].text == "°" || tree[inner].text == "∘" { return line.append("°", .postfix) }
    }
    if let small = smallScript(id, isUpper: isUpper) { return line.append(small, end) }
    line.append(isUpper ? "^" : "_", .opening)
    if !isUpper, let word = shape.uprightWord(rowChildren(of: id)) {
      line.put(TypedName.alone(word), .word)
      return line.end(as: .loose)
    }
    if shape.isToken(id) || !isUpper && inner.map({ tree[$0].element == .identifier }) ?? false {
      writer.element(id)
      line.end(as: .loose)
    } else {
      writer.parenthesized(id)
    }
  }

  private func rowChildren(of id: FormulaTree.ID) -> ArraySlice<FormulaTree.ID> {
    tree[id].element == .row ? tree.children(of: id) : []
  }

  private func primes(_ id: FormulaTree.ID) -> String? {
    let items = shape.only(id).map { [$0] } ?? Array(rowChildren(of: id))
    var text = ""
    for item in items {
      guard tree[item].element == .operator || tree[item].element == .identifier else { return nil }
      text += tree[item].text
    }
    guard !text.isEmpty, text.unicodeScalars.allSatisfy({ ("′"..."‴").contains($0) || $0 == "⁗" || $0 == "'" }) else {
      return nil
    }
    let marks = String(text.map { $0 == "'" ? "′" : $0 })
    return marks == "′′" ? "″" : marks == "′′′" ? "‴" : marks
  }

  // MARK: Small characters

  /// The script in Unicode's small characters, if it is a whole number, perhaps negative, or one letter that has one.
  private func smallScript(_ id: FormulaTree.ID, isUpper: Bool) -> String? {
    var text = ""
    if let inner = shape.only(id) {
      let node = tree[inner]
      guard node.element == .number || node.element == .identifier && node.text.unicodeScalars.count == 1,
        node.variant == .unspecified
      else { return nil }
      text = node.text
    } else {
      let parts = rowChildren(of: id).map { tree[$0] }
      guard parts.count == 2, parts[0].element == .operator, parts[1].element == .number,
        parts[0].text == "−" || parts[0].text == "-"
      else { return nil }
      text = "-" + parts[1].text
    }
    var small = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      guard let sign = Self.small(scalar, isUpper: isUpper) else { return nil }
      small.append(sign)
    }
    return small.isEmpty ? nil : String(small)
  }

  private static func small(_ scalar: Unicode.Scalar, isUpper: Bool) -> Unicode.Scalar? {
    switch scalar {
    case "1" where isUpper: "¹"
    case "2" where isUpper: "²"
    case "3" where isUpper: "³"
    case "0"..."9": Unicode.Scalar((isUpper ? 0x2070 : 0x2080) + scalar.value - 0x30)
    case "-": isUpper ? "⁻" : "₋"
    case "n": isUpper ? "ⁿ" : "ₙ"
    case "i": isUpper ? "ⁱ" : "ᵢ"
    case "j" where !isUpper: "ⱼ"
    case "k" where !isUpper: "ₖ"
    case "m" where !isUpper: "ₘ"
    case "x" where !isUpper: "ₓ"
    default: nil
    }
  }

  // MARK: Above and below

  /// Writes what stands under and over a base: an accent as a call, limits as scripts, all else as layers.
  func stacked(_ id: FormulaTree.ID, _ children: ArraySlice<FormulaTree.ID>) {
    guard children.count > 1, let base = children.first, let last = children.last else {
      return writer.sequence(children)
    }
    if let name = shape.accent(id) { return writer.call(name, [base]) }
    if let mark = shape.mark(id) {
      writer.element(base)
      return line.append(String(mark), .letter)
    }
    let element = tree[id].element
    let lower = element == .over ? nil : children[children.startIndex + 1]
    let upper = element == .under ? nil : last
    if shape.hasLimits(base) {
      writer.element(base)
      if let lower { script(lower, isUpper: false) }
      if let upper { script(upper, isUpper: true) }
      return line.end(as: .loose)
    }
    for (name, layer) in [("underset", lower), ("overset", upper)] {
      guard let layer else { continue }
      line.put(name, .word)
      writer.parenthesized(layer)
      line.end(as: .opening)
      line.put("(", .opening)
    }
    writer.element(base)
    line.put(element == .underover ? "))" : ")", .closing)
  }

  // MARK: Scripts in front

  func multiscripts(_ children: ArraySlice<FormulaTree.ID>) {
    guard let base = children.first else { return }
    let rest = children.dropFirst()
    let mark = rest.firstIndex { tree[$0].element == .prescripts } ?? rest.endIndex
    let front = rest[mark...].dropFirst()
    if !front.isEmpty {
      line.put("{::}", .letter)
      pairs(front)
      if line.edge != .loose { line.end(as: .opening) }
    }
    scriptBase(base, takesLower: true)
    pairs(rest[..<mark])
  }

  private func pairs(_ scripts: ArraySlice<FormulaTree.ID>) {
    for (place, id) in scripts.enumerated() where tree[id].element != .none {
      script(id, isUpper: place % 2 == 1)
    }
  }
}
