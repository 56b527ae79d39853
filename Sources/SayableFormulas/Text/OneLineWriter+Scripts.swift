internal import MathTree

/// Scripts, accents and limits.
extension OneLineWriter {
  /// Writes a base with scripts behind it.
  internal mutating func scripts(_ id: FormulaTree.ID) {
    let children = tree.children(of: id)
    let element = tree[id].element
    guard children.count > 1, let base = children.first, let last = children.last else { return sequence(children) }
    scriptBase(base)
    if element != .superscript { script(children[children.startIndex + 1], isUpper: false) }
    if element != .subscript { script(last, isUpper: true) }
    if isLarge(base) {
      loosen()
    } else if hasLimits(base) {
      edge = .word
    }
  }

  private mutating func scriptBase(_ base: FormulaTree.ID) {
    guard let inner = only(base) else { return isFenced(base) ? element(base) : parenthesized(base) }
    switch tree[inner].element {
    case .identifier, .number, .operator, .text, .string, .fenced: element(inner)
    case .under, .over:
      let isPlain = accent(inner) != nil || tree[inner].element != .over
      isPlain ? element(inner) : parenthesized(inner)
    case .subscript: element(inner)
    case .row: isFenced(inner) ? element(inner) : parenthesized(inner)
    default: parenthesized(inner)
    }
  }

  /// Writes a script behind its base: in Unicode's small characters where it is a number or a common letter, else behind
  /// `_` or `^`.
  internal mutating func script(_ id: FormulaTree.ID, isUpper: Bool) {
    if let inner = only(id), tree[inner].element == .none { return }
    if isUpper, let primes = primes(id) { return append(primes, edge == .word ? .word : .postfix) }
    let sizes = children(ofRow: id)
    if isUpper, let first = sizes.first, let primes = primes(first), sizes.count > 1 {
      append(primes, .postfix)
      return rest(of: sizes.dropFirst())
    }
    if isUpper, let inner = only(id), tree[inner].text == "°" || tree[inner].text == "∘" {
      return append("°", .postfix)
    }
    if let small = smallScript(id, isUpper: isUpper) {
      let isWord = edge == .word
      return append(small, isWord ? .word : .postfix)
    }
    append(isUpper ? "^" : "_", .opening)
    if isToken(id) {
      element(id)
      loosen()
    } else {
      parenthesized(id)
    }
  }

  private mutating func rest(of items: ArraySlice<FormulaTree.ID>) {
    append("^", .opening)
    if items.count == 1, let item = items.first, isToken(item) {
      element(item)
      return loosen()
    }
    put("(", .opening)
    sequence(items)
    put(")", .closing)
  }

  private func children(ofRow id: FormulaTree.ID) -> ArraySlice<FormulaTree.ID> {
    tree[id].element == .row ? tree.children(of: id) : []
  }

  private func primes(_ id: FormulaTree.ID) -> String? {
    guard let inner = only(id), tree[inner].element == .operator || tree[inner].element == .identifier else {
      return nil
    }
    let text = tree[inner].text
    guard !text.isEmpty, text.unicodeScalars.allSatisfy({ ("′"..."‴").contains($0) || $0 == "⁗" || $0 == "'" }) else {
      return nil
    }
    return String(text.map { $0 == "'" ? "′" : $0 })
  }

  /// The script in Unicode's small characters, if it is a whole number, perhaps negative, or one letter that has one.
  private func smallScript(_ id: FormulaTree.ID, isUpper: Bool) -> String? {
    var text = ""
    if let inner = only(id) {
      guard tree[inner].element == .number || tree[inner].element == .identifier else { return nil }
      guard tree[inner].variant == .unspecified else { return nil }
      text = tree[inner].text
      if tree[inner].element == .identifier, text.unicodeScalars.count != 1 { return nil }
    } else {
      let parts = children(ofRow: id)
      guard parts.count == 2, let sign = parts.first, let number = parts.last, tree[sign].element == .operator,
        tree[number].element == .number, tree[sign].text == "−" || tree[sign].text == "-"
      else { return nil }
      text = "-" + tree[number].text
    }
    var small = ""
    for scalar in text.unicodeScalars {
      guard let sign = Self.smallSign(scalar, isUpper: isUpper) else { return nil }
      small.unicodeScalars.append(sign)
    }
    return small.isEmpty ? nil : small
  }

  private static func smallSign(_ scalar: Unicode.Scalar, isUpper: Bool) -> Unicode.Scalar? {
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
  internal mutating func stacked(_ id: FormulaTree.ID) {
    let children = tree.children(of: id)
    guard children.count > 1, let base = children.first, let last = children.last else { return sequence(children) }
    if let name = accent(id) { return call(name, [base]) }
    let element = tree[id].element
    if hasLimits(base) {
      self.element(base)
      if element != .over { script(children[children.startIndex + 1], isUpper: false) }
      if element != .under { script(last, isUpper: true) }
      return loosen()
    }
    if element != .over {
      put("underset", .word)
      parenthesized(children[children.startIndex + 1])
      edge = .opening
      put("(", .opening)
    }
    if element != .under {
      put("overset", .word)
      parenthesized(last)
      edge = .opening
      put("(", .opening)
    }
    self.element(base)
    put(element == .underover ? "))" : ")", .closing)
  }

  private func isLarge(_ base: FormulaTree.ID) -> Bool {
    guard let inner = only(base), tree[inner].element == .operator else { return false }
    return tree[inner].text.unicodeScalars.first.map(Self.isLarge) ?? false
  }

  /// Whether a base takes limits: a large operator, a name, or a brace.
  private func hasLimits(_ base: FormulaTree.ID) -> Bool {
    guard let inner = only(base) else { return false }
    let node = tree[inner]
    switch node.element {
    case .operator:
      guard let first = node.text.unicodeScalars.first else { return false }
      return Self.isLarge(first) || first.properties.isAlphabetic
    case .identifier: return node.text.unicodeScalars.count > 1
    case .over: return accent(inner) == "overbrace"
    case .under: return accent(inner) == "underbrace"
    case .superscript, .subscript: return tree.children(of: inner).first.map(hasLimits) ?? false
    default: return false
    }
  }

  /// The name of an accent, as in `vec(a)`; nil for what is no base with an accent.
  internal func accent(_ id: FormulaTree.ID) -> String? {
    let children = tree.children(of: id)
    guard children.count == 2, let sign = children.last.flatMap(only), tree[sign].element == .operator else {
      return nil
    }
    if tree[id].element == .under {
      switch tree[sign].text {
      case "⏟": return "underbrace"
      case "_", "¯", "‾", "―", "\u{332}", "\u{331}": return "underline"
      default: return nil
      }
    }
    guard tree[id].element == .over else { return nil }
    switch tree[sign].text {
    case "^", "ˆ", "\u{302}": return "hat"
    case "~", "˜", "∼", "\u{303}": return "tilde"
    case "→", "\u{20D7}": return "vec"
    case ".", "˙", "\u{307}": return "dot"
    case "..", "¨", "\u{308}": return "ddot"
    case "¯", "‾", "―", "ˉ", "\u{304}", "\u{305}", "_": return "overline"
    case "⏞": return "overbrace"
    default: return nil
    }
  }

  // MARK: Scripts in front

  internal mutating func multiscripts(_ children: ArraySlice<FormulaTree.ID>) {
    guard let base = children.first else { return }
    let rest = children.dropFirst()
    let mark = rest.firstIndex { tree[$0].element == .prescripts } ?? rest.endIndex
    let front = mark < rest.endIndex ? rest[(mark + 1)...] : []
    if !front.isEmpty {
      put("{}", .letter)
      pairs(front)
      edge = .opening
    }
    scriptBase(base)
    pairs(rest[..<mark])
  }

  private mutating func pairs(_ scripts: ArraySlice<FormulaTree.ID>) {
    for (place, id) in scripts.enumerated() where tree[id].element != .none {
      script(id, isUpper: place % 2 == 1)
    }
  }
}
