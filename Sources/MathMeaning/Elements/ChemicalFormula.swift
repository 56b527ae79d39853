internal import MathTree

extension FormulaTree {
  /// Whether the formula is one of chemistry: all letters are symbols of elements, upright unless water stands in it, and
  /// there are indices or charges, and nothing that compounds and reactions have not.
  internal var isChemical: Bool {
    var isItalic = false
    var hasScripts = false
    var symbols: Set<String> = []
    for (position, node) in nodes.enumerated() {
      let id = ID(position: Int32(position))
      switch node.element {
      case .identifier:
        // An electron, or a state.
        if ["e", "s", "l", "g", "aq"].contains(node.text) { continue }
        guard ChemicalElements.symbols.contains(node.text) || ChemicalElements.areSymbols(node.text) else {
          return false
        }
        symbols.insert(node.text)
        isItalic = isItalic || node.text.utf8.count == 1 && node.variant != .normal
      case .number: guard node.text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return false }
      case .operator: guard Self.chemicalSigns.contains(node.text) else { return false }
      case .subscript: hasScripts = hasScripts || scriptedNumber(id) != nil
      case .superscript: hasScripts = hasScripts || isCharge(children(of: id).last)
      case .subsuperscript: hasScripts = hasScripts || isCharge(children(of: id).last)
      case .row, .style, .space, .text: break
      default: return false
      }
    }
    guard hasScripts, symbols.count > 1 || symbols.contains(where: { $0.utf8.count > 1 }) else { return false }
    return !isItalic || holdsWater
  }

  private static let chemicalSigns: Set<String> = [
    "+", "−", "-", "→", "⟶", "⇌", "⇄", "⇋", "(", ")", "[", "]", "⋅", "↑", "↓", "\u{2062}",
  ]

  /// The number that is the index of a subscript.
  private func scriptedNumber(_ id: ID) -> String? {
    guard let index = children(of: id).last, self[index].element == .number else { return nil }
    return self[index].text
  }

  /// Whether a script is the charge of an ion, as + or 2−.
  private func isCharge(_ script: ID?) -> Bool {
    guard let script else { return false }
    let last = children(of: script).last ?? script
    return self[last].element == .operator && ["+", "−", "-"].contains(self[last].text)
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
