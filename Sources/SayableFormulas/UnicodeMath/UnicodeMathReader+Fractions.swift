internal import MathTree

/// Fractions and binomial coefficients.
extension UnicodeMathReader {
  /// The place of a fraction's sign behind an operand and perhaps spaces.
  func fractionSign() -> Int? {
    guard !surroundings.isScript else { return nil }
    var place = index
    while place < end, part(of: marks[place]) == .space { place += 1 }
    guard place < end, marks[place].kind == .plain else { return nil }
    switch marks[place].scalar {
    case "/": return negation(at: place) == nil ? place : nil
    case "⁄", "⊘", "¦", "⒞": return place
    default: return nil
    }
  }

  mutating func denominator(into items: inout [FormulaTree.ID]) throws(FormulaSyntaxError) -> FormulaTree.ID? {
    guard index < end else { return nil }
    if part(of: marks[index]) == .wideSpace {
      items.append(wideSpace())
      return nil
    }
    guard Self.isSign(marks[index].scalar) else { return try operand(into: &items) }
    let back = index
    let sign = operatorToken()
    items.append(sign)
    _ = try operand(into: &items)
    if items.count == 1 {
      items = []
      index = back
    }
    return nil
  }

  mutating func fraction(
    _ parts: [FormulaTree.ID], sign: Unicode.Scalar
  ) throws(FormulaSyntaxError) -> FormulaTree.ID {
    let arguments = sign == "⒞" ? [reference(to: parts[0], "t"), reference(to: parts[1], "b")] : []
    let fraction = try add(.fraction, parts)
    switch sign {
    case "⁄": tree.setAttribute("bevelled", "true", of: fraction)
    case "¦": tree.setAttribute("linethickness", "0", of: fraction)
    case "⒞":
      tree.setAttribute("linethickness", "0", of: fraction)
      let range = tree[fraction].source
      let open = token(.operator, "(", from: range.lowerBound, to: range.lowerBound)
      let close = token(.operator, ")", from: range.upperBound, to: range.upperBound)
      let whole = try add(.row, [open, fraction, close])
      tree.setAttribute("intent", "binomial-coefficient(\(arguments.joined(separator: ",")))", of: whole)
      return whole
    default: break
    }
    return fraction
  }
}
