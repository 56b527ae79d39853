internal import MathTree

/// The meaning of tokens: identifiers, numbers, signs, text and space.
extension MeaningBuilder {
  mutating func token(_ id: FormulaTree.ID, _ node: FormulaTree.Node) -> Int {
    switch node.element {
    case .identifier: identifier(id, node)
    case .number: number(node)
    case .operator: sign(node)
    default: text(node)
    }
  }

  private mutating func identifier(_ id: FormulaTree.ID, _ node: FormulaTree.Node) -> Int {
    let made = leaf(node.text, font: node.variant, start: node.start, end: node.end)
    guard drafts[made].kind != .empty else { return made }
    if tree.attribute("class", of: id) == "MathML-Unit" {
      drafts[made].kind = .identifier
      drafts[made].role = .unit
      return made
    }
    if node.variant == .unspecified, drafts[made].font == .normal, drafts[made].scalar != 0 {
      switch drafts[made].role {
      case .integer, .latinLetter, .greekLetter: drafts[made].font = .italic
      default: break
      }
    }
    if drafts[made].kind == .unknown { drafts[made].kind = .identifier }
    commonFont(made)
    if !options.looseFunctions.isEmpty,
      options.looseFunctions.contains(node.text) || foundFunctions.contains(drafts[made].text)
    {
      drafts[made].role = .simpleFunction
    }
    return made
  }

  private mutating func number(_ node: FormulaTree.Node) -> Int {
    let made = leaf(node.text, font: node.variant, start: node.start, end: node.end)
    guard drafts[made].kind != .empty else { return made }
    if drafts[made].kind == .unknown || drafts[made].kind == .identifier { drafts[made].kind = .number }
    if drafts[made].role == .unknown { drafts[made].role = numberRole(drafts[made].text) }
    commonFont(made)
    guessMark(of: made)
    return made
  }

  /// Tells where a mark in a number could part decimals as well as thousands, as in `1,234`.
  private mutating func guessMark(of made: Int) {
    let bytes = drafts[made].text.utf8
    guard (5...7).contains(bytes.count) else { return }
    let digits = Array(bytes)
    let place = digits.count - 4
    guard digits[place] == UInt8(ascii: ",") || digits[place] == UInt8(ascii: "."), digits[0] != UInt8(ascii: "0"),
      digits.indices.allSatisfy({ $0 == place || UInt8(ascii: "0")...UInt8(ascii: "9") ~= digits[$0] })
    else { return }
    let isDecimal = String(options.decimalMark).utf8.first == digits[place]
    let text = drafts[made].text
    guess(
      "number",
      isDecimal
        ? "'\(text)' was read as a number with decimals, not as one in thousands"
        : "'\(text)' was read as a number in thousands, not as one with decimals", at: made)
  }

  /// Whether the characters are digits with commas, digits with other marks, or something else.
  func numberRole(_ text: String) -> MeaningRole {
    var role = MeaningRole.integer
    for scalar in text.unicodeScalars {
      let sign = Characters.sign(scalar)
      if sign.kind == .number, sign.role == .integer { continue }
      guard sign.kind == .punctuation else { return .otherNumber }
      if sign.role != .comma { role = .float }
    }
    return role
  }

  private mutating func sign(_ node: FormulaTree.Node) -> Int {
    let made = leaf(node.text, font: node.variant, start: node.start, end: node.end)
    guard drafts[made].kind != .empty else { return made }
    if drafts[made].kind == .unknown { drafts[made].kind = .operator }
    if drafts[made].role == .unknown, drafts[made].scalar == 0 { commonMeaning(made) }
    return made
  }

  /// An operator of several characters is what all of them are.
  private mutating func commonMeaning(_ made: Int) {
    var kind: MeaningKind? = .unknown
    var role: MeaningRole? = .unknown
    for scalar in drafts[made].text.unicodeScalars {
      let sign = Characters.sign(scalar)
      if let common = kind, sign.kind != .unknown, sign.kind != common {
        kind = common == .unknown ? sign.kind : nil
      }
      if let common = role, sign.role != .unknown, sign.role != common {
        role = common == .unknown ? sign.role : nil
      }
    }
    if let kind, kind != .unknown { drafts[made].kind = kind }
    if let role { drafts[made].role = role }
  }

  /// The style that all letters of a token share, which then is the token's.
  private mutating func commonFont(_ made: Int) {
    guard drafts[made].font == .unspecified, drafts[made].scalar == 0 else { return }
    var font: MathVariant?
    for scalar in drafts[made].text.unicodeScalars {
      let next = Characters.sign(scalar).font
      if next == .unspecified || font.map({ $0 != next }) ?? false { return }
      font = next
    }
    guard let font else { return }
    drafts[made].font = font
    if font != .normal {
      var plain = ""
      for scalar in drafts[made].text.unicodeScalars {
        plain.unicodeScalars.append(Characters.plain(scalar) ?? scalar)
      }
      drafts[made].text = plain
    }
  }

  private mutating func text(_ node: FormulaTree.Node) -> Int {
    guard !node.text.isEmpty else { return empty(at: node.start) }
    var draft = Draft(kind: .text, role: .unknown, start: node.start, end: node.end)
    draft.text = node.text
    draft.font = node.variant
    if let scalar = node.text.unicodeScalars.first, node.text.unicodeScalars.count == 1 { draft.scalar = scalar.value }
    var isSpace = true
    var holdsSpace = false
    for scalar in node.text.unicodeScalars {
      if scalar.properties.isWhitespace { holdsSpace = true } else { isSpace = false }
    }
    if node.element == .string {
      draft.role = .string
    } else if isSpace {
      draft.role = .space
    } else if holdsSpace {
      draft.role = .text
    }
    drafts.append(draft)
    return drafts.count - 1
  }

  /// Wide space parts what stands around it; narrow space is only for looks.
  mutating func space(_ id: FormulaTree.ID, _ node: FormulaTree.Node) -> Int {
    guard let width = tree.attribute("width", of: id), Length(width).map(\.isWide) ?? false else {
      return empty(at: node.start)
    }
    drafts.append(Draft(kind: .text, role: .space, start: node.start, end: node.end))
    return drafts.count - 1
  }

  mutating func unknown(_ node: FormulaTree.Node, _ role: MeaningRole) -> Int {
    var draft = Draft(kind: .unknown, role: role, start: node.start, end: node.end)
    draft.text = node.text
    drafts.append(draft)
    return drafts.count - 1
  }
}
