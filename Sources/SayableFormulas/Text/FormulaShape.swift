internal import MathReaders
internal import MathTree

/// What the elements of a tree look like: which of them need brackets, and which are written in one character.
internal struct FormulaShape {
  let tree: FormulaTree

  /// The only element that `id` holds, through all rows around it.
  func only(_ id: FormulaTree.ID) -> FormulaTree.ID? {
    var id = id
    while isTransparent(tree[id].element) {
      let children = tree.children(of: id)
      guard children.count == 1, let child = children.first else { return nil }
      id = child
    }
    return id
  }

  /// Whether an element says nothing but what it holds.
  private func isTransparent(_ element: MathElement) -> Bool {
    switch element {
    case .row, .style, .padded, .action, .cell: true
    default: false
    }
  }

  /// Whether `id` is read as one part without parentheses around it: a token, or one with scripts.
  func isSimple(_ id: FormulaTree.ID) -> Bool {
    let inner = only(id) ?? id
    switch tree[inner].element {
    case .identifier, .number, .text, .string, .operator, .squareRoot, .root, .fenced: return true
    case .subscript, .superscript, .subsuperscript:
      guard let base = tree.children(of: inner).first.flatMap(only) else { return false }
      return tree[base].element.isToken || tree[base].element == .squareRoot
    case .under, .over: return accent(inner) != nil
    case .fraction: return vulgarFraction(inner) != nil
    default: return false
    }
  }

  /// Whether `id` is one token that is a single character or a number.
  func isToken(_ id: FormulaTree.ID) -> Bool {
    guard let inner = only(id) else { return false }
    switch tree[inner].element {
    case .number, .text, .string: return true
    case .identifier, .operator: return tree[inner].text.unicodeScalars.count == 1
    default: return false
    }
  }

  /// Whether the argument of a function would not be seen to be one, as in cos(x/2).
  func needsParentheses(asArgument argument: FormulaTree.ID) -> Bool {
    if let inner = only(argument) { return tree[inner].element == .fraction && vulgarFraction(inner) == nil }
    return !isFenced(argument) && !tree.children(of: argument).isEmpty
  }

  /// Whether `id` is a function's name with its argument in parentheses, as in `sin(x)`.
  func isCall(_ id: FormulaTree.ID) -> Bool {
    let children = tree.children(of: id)
    guard tree[id].element == .row, children.count == 2, let name = children.first, let argument = children.last else {
      return false
    }
    return TypedSymbols.isFunction(tree[name].text.utf8) && isFenced(argument)
  }

  // MARK: Names

  /// Whether an identifier, or the base of a power, is marked as a unit or is an upright name of one.
  func isUnit(_ id: FormulaTree.ID) -> Bool {
    guard let inner = only(id) else { return false }
    if tree[inner].element == .superscript { return tree.children(of: inner).first.map(isUnit) ?? false }
    return tree.isMarkedAsUnit(inner)
      || tree[inner].element == .identifier && tree[inner].variant == .normal && TypedName.isUnit(tree[inner].text)
  }

  /// The name of several letters that `id` is, if typed text would not be read as it; nil if it would.
  func unknownName(_ id: FormulaTree.ID) -> String? {
    let name = tree[id].text
    guard name.unicodeScalars.count > 1, !TypedName.isKnown(name),
      !name.contains(where: { "()[]{}".contains($0) })
    else { return nil }
    return name
  }

  /// The word that upright letters side by side are, as in `E_{\rm kin}`.
  func uprightWord(_ letters: ArraySlice<FormulaTree.ID>) -> String? {
    guard letters.count > 1,
      letters.allSatisfy({
        tree[$0].element == .identifier && tree[$0].variant == .normal && tree[$0].text.utf8.count == 1
      })
    else { return nil }
    return letters.map { tree[$0].text }.joined()
  }

  // MARK: Brackets

  /// Whether a row begins and ends with brackets that belong together.
  func isFenced(_ id: FormulaTree.ID) -> Bool {
    let inner = only(id) ?? id
    if tree[inner].element == .fenced { return true }
    let children = tree.children(of: inner)
    guard tree[inner].element == .row, children.count > 1, let first = children.first, let last = children.last,
      Self.isPair(sign(first), sign(last))
    else { return false }
    // Nothing in between may close what the first opens.
    var depth = 0
    for child in children.dropFirst().dropLast() {
      switch sign(child) {
      case "(", "[", "{", "⟨", "⌈", "⌊": depth += 1
      case ")", "]", "}", "⟩", "⌉", "⌋":
        depth -= 1
        if depth < 0 { return false }
      case "|", "‖", "∥": return children.count == 3
      default: break
      }
    }
    return true
  }

  /// Whether an element is a bracket or a bar, which a table may stand behind.
  func opensTable(_ id: FormulaTree.ID) -> Bool {
    ["(", "[", "{", "|", "‖", "∥", "⟨", "〈", "⌈", "⌊"].contains(sign(id))
  }

  /// The brackets in a row without their other halves.
  struct LoneBrackets {
    /// How many open without being closed.
    var opening = 0
    /// How many close what is not open there.
    var closing = 0
    /// Those that are signs by themselves.
    var signs: [FormulaTree.ID] = []
  }

  /// The brackets of a row that open without being closed, and those that close what is not open there.
  func loneBrackets(in children: ArraySlice<FormulaTree.ID>) -> LoneBrackets {
    var open: [FormulaTree.ID] = []
    var lone = LoneBrackets()
    var place = children.startIndex
    while place < children.endIndex {
      // A bracket may have scripts.
      let written = children[place]
      var id = written
      place += 1
      if isHalf(at: place - 1, of: children) { continue }
      if opensTable(id), place < children.endIndex, let table = only(children[place]), tree[table].element == .table {
        // The brackets of a table are written with it.
        place += 2
        continue
      }
      while [.subscript, .superscript, .subsuperscript].contains(tree[id].element),
        let base = tree.children(of: id).first
      {
        id = base
      }
      if let end = endOfInterval(children[(place - 1)...], isInside: !open.isEmpty) {
        place = end
        continue
      }
      switch sign(id) {
      case "(", "[", "{", "⟨", "〈", "⌈", "⌊", "⟦": open.append(written)
      case ")", "]", "}", "⟩", "〉", "⌉", "⌋", "⟧":
        if open.popLast() == nil { isSign(written) ? lone.signs.append(written) : (lone.closing += 1) }
      default: break
      }
    }
    for id in open { isSign(id) ? lone.signs.append(id) : (lone.opening += 1) }
    return lone
  }

  /// Whether a bracket is one that typed text may hold alone, behind a backslash.
  private func isSign(_ id: FormulaTree.ID) -> Bool { ["⟨", "⟩", "⌈", "⌉", "⌊", "⌋"].contains(sign(id)) }

  /// Whether the bracket at `place` and a bar are those of a bra or a ket, as in `⟨φ|` and `|ψ⟩`.
  private func isHalf(at place: Int, of children: ArraySlice<FormulaTree.ID>) -> Bool {
    func isMark(_ id: FormulaTree.ID) -> Bool { ["|", "∣", "⟨", "⟩"].contains(sign(id)) }
    switch sign(children[place]) {
    case "⟨":
      let next = children[(place + 1)...].filter(isMark).prefix(2).map(sign)
      return (next.first == "|" || next.first == "∣") && next.last != "⟩"
    case "⟩":
      let before = children[..<place].filter(isMark).suffix(2).map(sign)
      return (before.last == "|" || before.last == "∣") && (before.count < 2 || before.first != "⟨")
    default: return false
    }
  }

  /// Where an interval ends that begins here and has a bracket that turns away from what it leaves out.
  private func endOfInterval(_ elements: ArraySlice<FormulaTree.ID>, isInside: Bool) -> Int? {
    guard let first = elements.first, sign(first) == "[" || sign(first) == "]" && !isInside else { return nil }
    let rest = elements.dropFirst()
    guard let end = rest.firstIndex(where: { ["(", ")", "[", "]", "{", "}"].contains(sign($0)) }),
      interval(elements[...end]) != nil
    else { return nil }
    return end + 1
  }

  /// What stands between two bars if it has bars itself, so that it could not be seen which belong together.
  func insideOfNestedBars(_ children: ArraySlice<FormulaTree.ID>) -> FormulaTree.ID? {
    guard children.count == 3, let first = children.first, let last = children.last, sign(first) == "|",
      sign(last) == "|", case let inside = children[children.startIndex + 1], holdsBar(inside)
    else { return nil }
    return inside
  }

  private func holdsBar(_ row: FormulaTree.ID) -> Bool {
    tree[row].element == .row
      && tree.children(of: row).contains { sign($0) == "|" || sign($0) == "∣" || holdsBar($0) }
  }

  /// The brackets of an interval that turn away from what they leave out, as in `]0, 1[`.
  func interval(_ children: ArraySlice<FormulaTree.ID>) -> (String, String)? {
    guard children.count > 2, let first = children.first, let last = children.last else { return nil }
    let (opening, closing) = (sign(first), sign(last))
    guard opening == "]" && ["[", "]", ")"].contains(closing) || closing == "[" && ["[", "("].contains(opening) else {
      return nil
    }
    var inner = children.dropFirst().dropLast()
    while inner.count == 1, let row = inner.first, tree[row].element == .row { inner = tree.children(of: row) }
    guard inner.contains(where: { [",", ";"].contains(sign($0)) }),
      !inner.contains(where: { ["(", ")", "[", "]", "{", "}"].contains(sign($0)) })
    else { return nil }
    return (opening, closing)
  }

  /// Whether an element is in brackets with a comma in them, so that one more pair would make it a matrix.
  func beginsLikeMatrix(_ id: FormulaTree.ID) -> Bool {
    guard isFenced(id), let first = tree.children(of: only(id) ?? id).first, ["(", "["].contains(sign(first)) else {
      return false
    }
    return tree.children(of: only(id) ?? id).contains { sign($0) == "," }
  }

  /// Whether elements begin with a bracket or a bar and, right inside, all that it holds is like the row of a matrix.
  func beginsMatrix(_ elements: ArraySlice<FormulaTree.ID>) -> Bool {
    guard let first = elements.first, ["(", "[", "|", "‖"].contains(sign(first)),
      let inner = elements.dropFirst().first
    else { return false }
    if beginsLikeMatrix(inner) { return isClosing(elements.dropFirst(2).first) }
    guard ["(", "["].contains(sign(inner)) else { return false }
    var depth = 0
    var hasComma = false
    for (offset, id) in elements.dropFirst().enumerated() {
      switch sign(id) {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      case ",": hasComma = hasComma || depth == 1
      default: break
      }
      if depth == 0 { return hasComma && isClosing(elements.dropFirst(offset + 2).first) }
    }
    return false
  }

  /// Whether elements begin with parentheses that hold nothing.
  func isEmptyPair(_ elements: ArraySlice<FormulaTree.ID>) -> Bool {
    guard let first = elements.first, let second = elements.dropFirst().first else { return false }
    return sign(first) == "(" && sign(second) == ")"
  }

  private func isClosing(_ id: FormulaTree.ID?) -> Bool {
    id.map { [")", "]", "|", "‖", "⟩"].contains(sign($0)) } ?? false
  }

  private func sign(_ id: FormulaTree.ID) -> String { tree[id].element == .operator ? tree[id].text : "" }

  private static func isPair(_ opening: String, _ closing: String) -> Bool {
    switch (opening, closing) {
    case ("(", ")"), ("[", "]"), ("{", "}"), ("⟨", "⟩"), ("⌈", "⌉"), ("⌊", "⌋"), ("|", "|"), ("‖", "‖"), ("∥", "∥"),
      ("|", "⟩"), ("⟨", "|"):
      true
    default: false
    }
  }

  // MARK: Fractions

  /// Whether a fraction has no line, as a binomial coefficient has none.
  func isChoice(_ fraction: FormulaTree.ID) -> Bool {
    tree.attribute("linethickness", of: fraction)?.hasPrefix("0") ?? false
  }

  /// The fraction in one character that was written, like ½: both of its parts stand at one place then.
  func vulgarFraction(_ id: FormulaTree.ID) -> Unicode.Scalar? {
    let parts = tree.children(of: id).map { tree[$0] }
    guard parts.count == 2, parts[0].element == .number, parts[1].element == .number,
      parts[0].source == parts[1].source, !parts[0].source.isEmpty
    else { return nil }
    return VulgarFraction.character(parts[0].text, parts[1].text)
  }

  // MARK: Signs above and below

  /// Whether an operator is applied to all that follows, like ∑.
  static func isLarge(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "∑", "∏", "∐", "∫"..."∳", "⋀"..."⋃", "⨀"..."⨜": true
    default: false
    }
  }

  func isLarge(_ base: FormulaTree.ID) -> Bool {
    guard let inner = only(base), tree[inner].element == .operator else { return false }
    return tree[inner].text.unicodeScalars.first.map(Self.isLarge) ?? false
  }

  /// Whether a base takes limits: a large operator, a name, or a brace.
  func hasLimits(_ base: FormulaTree.ID) -> Bool {
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
  func accent(_ id: FormulaTree.ID) -> String? {
    let children = tree.children(of: id)
    guard children.count == 2, let sign = children.last.flatMap(only), tree[sign].element == .operator else {
      return nil
    }
    switch (tree[id].element, tree[sign].text) {
    case (.under, "⏟"): return "underbrace"
    case (.under, "_"), (.under, "¯"), (.under, "‾"), (.under, "―"), (.under, "\u{332}"), (.under, "\u{331}"):
      return "underline"
    case (.over, "^"), (.over, "ˆ"), (.over, "\u{302}"): return "hat"
    case (.over, "~"), (.over, "˜"), (.over, "∼"), (.over, "\u{303}"): return "tilde"
    case (.over, "→"), (.over, "\u{20D7}"): return "vec"
    case (.over, "."), (.over, "˙"), (.over, "\u{307}"): return "dot"
    case (.over, ".."), (.over, "¨"), (.over, "\u{308}"): return "ddot"
    case (.over, "¯"), (.over, "‾"), (.over, "―"), (.over, "ˉ"), (.over, "\u{304}"), (.over, "\u{305}"), (.over, "_"):
      return "overline"
    case (.over, "⏞"): return "overbrace"
    case (.over, "˚") where mark(id) == nil: return "mathring"
    default: return nil
    }
  }

  /// The mark that is written on a letter where an accent has no name.
  func mark(_ id: FormulaTree.ID) -> Unicode.Scalar? {
    let children = tree.children(of: id)
    guard tree[id].element == .over, children.count == 2, let base = children.first.flatMap(only),
      tree[base].element == .identifier, tree[base].text.unicodeScalars.count == 1,
      let sign = children.last.flatMap(only), tree[sign].element == .operator
    else { return nil }
    switch tree[sign].text {
    case "´": return "\u{301}"
    case "`": return "\u{300}"
    case "˘": return "\u{306}"
    case "ˇ": return "\u{30C}"
    case "˚": return "\u{30A}"
    default: return nil
    }
  }
}
