internal import MathTree

extension FormulaTree {
  /// Whether the formula is one of chemistry: all letters are symbols of elements, upright unless water stands in it, and
  /// there are indices or charges, and nothing that compounds and reactions have not.
  internal var isChemical: Bool {
    var isItalic = false
    var hasCharge = false
    var hasIndex = false
    var isReaction = false
    // A minus is the charge of an ion.
    var minusCount = 0
    var symbols: Set<String> = []
    for (position, node) in nodes.enumerated() {
      let id = ID(position: Int32(position))
      switch node.element {
      case .identifier:
        // An electron, a state, or how much there is of a substance.
        if ["e", "s", "l", "g", "aq", "c", "m", "n"].contains(node.text) { continue }
        guard ChemicalElements.areSubstance(node.text) else { return false }
        symbols.insert(node.text)
        isItalic = isItalic || node.text.utf8.count == 1 && node.variant != .normal
      case .number: guard node.text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return false }
      case .operator:
        guard Self.chemicalSigns.contains(node.text) || Self.reactionArrows.contains(node.text) else { return false }
        if Self.minusSigns.contains(node.text) { minusCount += 1 }
        isReaction = isReaction || Self.reactionArrows.contains(node.text)
      case .subscript: hasIndex = hasIndex || scriptedNumber(id) != nil
      case .superscript, .subsuperscript:
        guard let sign = charge(id) else { return false }
        hasCharge = true
        if Self.minusSigns.contains(sign) { minusCount -= 1 }
      case .row, .style, .space, .text: break
      default: return false
      }
    }
    // Two letters may be anything, as in P(B₁).
    let isIon = hasIndex && hasCharge
    let hasCompound =
      symbols.count > (isReaction || isIon ? 1 : 2) || symbols.contains { $0.utf8.count > 1 } || holdsWater
    return (hasIndex || hasCharge) && minusCount == 0 && hasCompound && (!isItalic || holdsWater)
  }

  private static let minusSigns: Set<String> = ["−", "-"]
  private static let reactionArrows: Set<String> = ["→", "⟶", "⇌", "⇄", "⇋"]
  private static let chemicalSigns: Set<String> = ["+", "−", "-", "(", ")", "[", "]", "⋅", "↑", "↓", "\u{2062}"]

  /// The number that is the index of a subscript.
  private func scriptedNumber(_ id: ID) -> String? {
    guard let index = children(of: id).last, self[index].element == .number else { return nil }
    return self[index].text
  }

  /// The sign that ends the upper script of an element: the charge of an ion, as + or 2−.
  private func charge(_ id: ID) -> String? {
    guard let script = children(of: id).last else { return nil }
    let last = self[children(of: script).last ?? script]
    return last.element == .operator && (last.text == "+" || Self.minusSigns.contains(last.text)) ? last.text : nil
  }

  /// Whether H₂O stands in a row.
  private var holdsWater: Bool {
    nodes.contains { node in
      let row = childLists[Int(node.firstChild)..<Int(node.firstChild + node.childCount)]
      return zip(row, row.dropFirst()).contains { first, second in
        self[first].element == .subscript && scriptedNumber(first) == "2"
          && children(of: first).first.map { self[$0].text == "H" } ?? false
          && (self[second].text == "O" || children(of: second).first.map { self[$0].text == "O" } ?? false)
      }
    }
  }
}
