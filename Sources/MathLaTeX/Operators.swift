internal import MathTree

extension FormulaTree {
  /// What kind of operator the node is, or has at its core; nil if it is none.
  func operatorClass(of id: ID) -> OperatorClass? {
    var id = id
    while true {
      switch self[id].element {
      case .operator: return OperatorClass(of: self[id].text)
      case .subscript, .superscript, .subsuperscript, .under, .over, .underover:
        guard let first = children(of: id).first else { return nil }
        id = first
      case .row, .style, .padded:
        guard let only = children(of: id).first, children(of: id).count == 1 else { return nil }
        id = only
      default: return nil
      }
    }
  }

  /// Strikes a sign through; false if it is not a sign.
  mutating func negate(_ id: ID) -> Bool {
    var sign = id
    // `\not{=}`.
    if self[id].element == .row, children(of: id).count == 1, let child = children(of: id).first { sign = child }
    switch self[sign].element {
    case .operator, .identifier, .text: break
    default: return false
    }
    let scalars = self[sign].text.unicodeScalars
    guard scalars.count == 1, let scalar = scalars.first else { return false }
    self[sign].text = NegatedSigns.sign(scalar)
    return true
  }

  /// Sets the limits of `operators` beside them where the style is not display style.
  mutating func setLimitsBeside(of operators: [ID]) {
    guard !operators.isEmpty else { return }
    let moving = Set(operators)
    var waiting = [(root, true)]
    while let (id, isDisplay) = waiting.popLast() {
      let children = children(of: id)
      switch self[id].element {
      case .fraction, .multiscripts, .subscript, .superscript, .subsuperscript, .under, .over, .underover, .root:
        let keeps = self[id].element != .fraction
        for (place, child) in children.enumerated() { waiting.append((child, keeps && place == 0 && isDisplay)) }
        guard moving.contains(id), !isDisplay else { continue }
        switch self[id].element {
        case .under: self[id].element = .subscript
        case .over: self[id].element = .superscript
        case .underover: self[id].element = .subsuperscript
        default: break
        }
      case .style, .table:
        let own = attribute("displaystyle", of: id).map { $0 == "true" }
        let inherited = self[id].element == .table ? false : isDisplay
        for child in children { waiting.append((child, own ?? inherited)) }
      default:
        for child in children { waiting.append((child, isDisplay)) }
      }
    }
  }
}
