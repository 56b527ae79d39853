internal import MathTree

/// The meaning of tokens: identifiers, numbers, signs, text and space.
internal struct TokenStage {
  let context: MeaningContext

  /// - Parameter isUnit: Whether an identifier is marked as a unit.
  func part(_ node: FormulaTree.Node, isUnit: Bool) -> Part {
    switch node.element {
    case .identifier: identifier(node, isUnit: isUnit)
    case .number: number(node)
    case .operator: sign(node)
    default: text(node)
    }
  }

  private func leaf(_ node: FormulaTree.Node) -> Part {
    context.leaf(node.text, font: node.variant, start: node.start, end: node.end)
  }

  private func identifier(_ node: FormulaTree.Node, isUnit: Bool) -> Part {
    let made = leaf(node)
    guard made.kind != .empty else { return made }
    if isUnit {
      made.becomeUnit()
      return made
    }
    if node.variant == .unspecified, made.font == .normal, made.scalar != 0 {
      switch made.role {
      case .integer, .latinLetter, .greekLetter: made.font = .italic
      default: break
      }
    }
    if made.kind == .unknown { made.kind = .identifier }
    takeCommonFont(made)
    // A word in capitals may be anything where the formula is none of chemistry.
    if context.isChemical
      ? ChemicalElements.areSubstance(made.text)
      : made.isWord && made.text.utf8.contains(where: { $0 & 0x20 != 0 }) && ChemicalElements.areSymbols(made.text)
    {
      made.role = .chemical
    }
    return made
  }

  private func number(_ node: FormulaTree.Node) -> Part {
    let made = leaf(node)
    guard made.kind != .empty else { return made }
    if made.kind == .unknown || made.kind == .identifier { made.kind = .number }
    if made.role == .unknown { made.role = CharacterMeaning.numberRole(of: made.text) }
    takeCommonFont(made)
    if let isDecimal = NumberMarks.ambiguousMark(in: made.text, decimalMark: context.options.decimalMark) {
      context.guess(
        "number",
        isDecimal
          ? "'\(made.text)' was read as a number with decimals, not as one in thousands"
          : "'\(made.text)' was read as a number in thousands, not as one with decimals", at: made)
    }
    return made
  }

  private func sign(_ node: FormulaTree.Node) -> Part {
    let made = leaf(node)
    guard made.kind != .empty else { return made }
    if made.kind == .unknown { made.kind = .operator }
    if made.role == .unknown, made.scalar == 0 { takeCommonMeaning(made) }
    return made
  }

  private func text(_ node: FormulaTree.Node) -> Part {
    guard !node.text.isEmpty else { return .empty(at: node.start) }
    let made = Part(.text, .unknown, text: Self.plain(node.text), start: node.start, end: node.end)
    made.font = node.variant
    made.scalar = node.text.onlyScalar?.value ?? 0
    let scalars = node.text.unicodeScalars
    if node.element == .string {
      made.role = .string
    } else if scalars.allSatisfy(\.properties.isWhitespace) {
      made.role = .space
    } else if scalars.contains(where: \.properties.isWhitespace) {
      made.role = .text
    }
    return made
  }

  /// A text in the letters that it is read as: those of mathematics are plain ones in a style.
  private static func plain(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { 0x1D400...0x1D7FF ~= $0.value }) else { return text }
    var plain = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { plain.append(StyledLetters.letter(scalar)?.plain ?? scalar) }
    return String(plain)
  }

  /// Wide space parts what stands around it; narrow space is only for looks.
  func space(_ node: FormulaTree.Node, width: String?) -> Part {
    guard let width, Length(width).map(\.isWide) ?? false else { return .empty(at: node.start) }
    return Part(.text, .space, start: node.start, end: node.end)
  }

  func unknown(_ node: FormulaTree.Node, _ role: MeaningRole) -> Part {
    Part(.unknown, role, text: node.text, start: node.start, end: node.end)
  }

  // MARK: What characters have in common

  /// An operator of several characters is what all of them are.
  private func takeCommonMeaning(_ made: Part) {
    var kind: MeaningKind? = .unknown
    var role: MeaningRole? = .unknown
    for scalar in made.text.unicodeScalars {
      let sign = CharacterMeaning.sign(scalar)
      if let common = kind, sign.kind != .unknown, sign.kind != common {
        kind = common == .unknown ? sign.kind : nil
      }
      if let common = role, sign.role != .unknown, sign.role != common {
        role = common == .unknown ? sign.role : nil
      }
    }
    if let kind, kind != .unknown { made.kind = kind }
    if let role { made.role = role }
  }

  /// The style that all letters of a token share, which then is the token's.
  private func takeCommonFont(_ made: Part) {
    guard made.font == .unspecified, made.scalar == 0 else { return }
    var font: MathVariant?
    for scalar in made.text.unicodeScalars {
      let next = CharacterMeaning.sign(scalar).font
      if next == .unspecified || font.map({ $0 != next }) ?? false { return }
      font = next
    }
    guard let font else { return }
    made.font = font
    guard font != .normal else { return }
    var plain = String.UnicodeScalarView()
    for scalar in made.text.unicodeScalars { plain.append(CharacterMeaning.plain(scalar) ?? scalar) }
    made.text = String(plain)
  }
}
