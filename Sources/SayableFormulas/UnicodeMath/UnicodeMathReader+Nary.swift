internal import MathTree

/// Sums, integrals and the other operators with limits and a body.
extension UnicodeMathReader {
  /// Where the limits of such an operator stand: the number that can be written behind it (Unicode Technical Note 28,
  /// appendix on options).
  private enum Limits: Int {
    case standard, underOver, scripts, upperAsScript
  }

  /// Reads an operator with its limits and what it is applied to.
  mutating func nary() throws(FormulaSyntaxError) -> FormulaTree.ID {
    let mark = marks[index]
    index += 1
    let sign = token(.operator, mark)
    let options = limitOptions()
    var scripts = Scripts()
    try collect(&scripts)
    if options & 4 != 0 { swap(&scripts.lower, &scripts.upper) }
    if options & 8 != 0, scripts.lower == nil { scripts.lower = placeholder() }
    if options & 16 != 0, scripts.upper == nil { scripts.upper = placeholder() }
    let body = try naryBody()
    switch Limits(rawValue: options & 3) ?? .standard {
    case .standard:
      if body != nil, !Self.isIntegral(mark.scalar) { Self.stack(&scripts, over: true) }
    case .underOver: Self.stack(&scripts, over: true)
    case .scripts: break
    case .upperAsScript:
      Self.stack(&scripts, over: false)
      if scripts.upper == nil {
        scripts.upper = scripts.over
        scripts.over = nil
      }
    }
    guard let body else { return try attach(scripts, to: sign) }
    let lower = (scripts.under ?? scripts.lower).map { reference(to: $0, "l") } ?? ""
    let upper = (scripts.over ?? scripts.upper).map { reference(to: $0, "h") } ?? ""
    let argument = try makeRow(body)
    tree.setAttribute("arg", "n", of: argument)
    let whole = try add(.row, [try attach(scripts, to: sign), argument])
    if let name = Self.name(of: mark.scalar) {
      tree.setAttribute("intent", ":\(name)(\(lower),\(upper),$n)", of: whole)
    }
    return whole
  }

  /// The number between the operator and its limits.
  private mutating func limitOptions() -> Int {
    var place = index
    var value = 0
    while place < end, place - index < 4, marks[place].kind == .plain, ("0"..."9").contains(marks[place].scalar) {
      value = value * 10 + Int(marks[place].scalar.value - 0x30)
      place += 1
    }
    guard place > index, place < end, marks[place].kind == .plain else { return 0 }
    switch marks[place].scalar {
    case "_", "^", "┬", "┴", "▒":
      index = place
      return value
    default: return 0
    }
  }

  private mutating func placeholder() -> FormulaTree.ID {
    let place = Int(marks[index - 1].end)
    return token(.operator, "⬚", from: place, to: place)
  }

  /// Reads what the operator is applied to: what comes behind `▒`, or operands up to an operator.
  private mutating func naryBody() throws(FormulaSyntaxError) -> [FormulaTree.ID]? {
    let back = index
    skipSpaces()
    if isNext("▒") {
      index += 1
      skipSpaces()
    }
    var body: [FormulaTree.ID] = []
    while index < end, !isOutside(marks[index]) {
      let before = index
      skipSpaces()
      guard index < end, !isOutside(marks[index]), try term(into: &body) else {
        index = before
        break
      }
    }
    if body.isEmpty {
      index = back
      return nil
    }
    return body
  }

  /// Whether `mark` ends the body, as a bar that closes does.
  private func isOutside(_ mark: UnicodeMathSource.Mark) -> Bool {
    part(of: mark) == .bar && closes(at: index)
  }

  /// Moves scripts under and over the operator.
  private static func stack(_ scripts: inout Scripts, over: Bool) {
    if scripts.under == nil {
      scripts.under = scripts.lower
      scripts.lower = nil
    }
    if over, scripts.over == nil {
      scripts.over = scripts.upper
      scripts.upper = nil
    }
  }

  private static func isIntegral(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "∫"..."∳", "⨋"..."⨜": true
    default: false
    }
  }

  /// What an intent calls the operator.
  private static func name(of scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "∑": "sum"
    case "∏": "product"
    case "∐": "coproduct"
    case "∫": "integral"
    case "∬": "double integral"
    case "∭": "triple integral"
    case "⨌": "quadruple integral"
    case "∮": "contour integral"
    case "∯": "surface integral"
    case "∰": "volume integral"
    case "⋀": "conjunction"
    case "⋁": "disjunction"
    case "⋂": "intersection"
    case "⋃": "union"
    default: nil
    }
  }
}
