internal import MathTree

/// Roots, enclosures, phantoms, braces and the other parts that begin with a sign of their own.
extension UnicodeMathReader {
  /// What such a sign is put on: `(option&body)`, `(body)` or an operand.
  struct Argument {
    var option: FormulaTree.ID?
    /// The option as it is written.
    var optionText = ""
    var body: FormulaTree.ID
  }

  /// Reads the part that begins with the sign at hand.
  mutating func object() throws(FormulaSyntaxError) -> Base {
    let mark = marks[index]
    let start = index
    index += 1
    let whole: FormulaTree.ID?
    switch mark.scalar {
    case "■", "⒨", "⒩", "⒱", "⒲", "ⓢ", "Ⓢ", "█", "Ⓒ": whole = try array(mark)
    case "√": whole = try root(degree: nil)
    case "∛": whole = try root(degree: "3")
    case "∜": whole = try root(degree: "4")
    case "⒭": whole = try rootWithDegree()
    case "⏜"..."⏡", "⎴", "⎵": whole = try brace(mark)
    case "▭", "▢", "□", "○", "⬭", "⟌", "▁", "¯", "╱", "╲", "╳": whole = try enclosure(mark)
    case "⟡", "⬄", "⇳", "⬆", "⬇", "⬌", "⬍", "ⓗ": whole = try phantom(mark)
    case "✎", "☁": whole = try colored()
    case "ⓘ": whole = try withIntent()
    case "ⓐ": whole = try withArgumentName()
    case "⒜": whole = try absoluteValue(mark)
    case "ￗ": whole = try monospaced()
    case "⍁": whole = try bracedFraction()
    default: whole = nil
    }
    guard let whole else {
      index = start
      return .nothing
    }
    return .one(whole, group: nil)
  }

  /// Reads what a sign is put on.
  mutating func argument() throws(FormulaSyntaxError) -> Argument? {
    guard isNext("(") else {
      var items: [FormulaTree.ID] = []
      let group = try operand(into: &items)
      if let group { return Argument(body: group) }
      return items.isEmpty ? nil : Argument(body: try makeRow(items))
    }
    let opening = marks[index]
    index += 1
    let first = index
    var items: [FormulaTree.ID] = []
    var argument: Argument?
    while true {
      try inside(isArray: true, open: "(") { reader throws(FormulaSyntaxError) in try reader.row(into: &items) }
      guard index < end, isNext("&") || isNext("@") else { break }
      if argument == nil, isNext("&"), index > first {
        let text = source.text(Int(marks[first].start)..<Int(marks[index].start))
        let option = try makeRow(items)
        argument = Argument(option: option, optionText: text, body: option)
        items = []
      } else if !isNext("&") || index > first {
        items.append(token(.operator, marks[index]))
      }
      index += 1
    }
    if index < end, part(of: marks[index]) == .close {
      index += 1
    } else {
      items.insert(token(.operator, opening), at: 0)
    }
    let body = try makeRow(items)
    if argument == nil { return Argument(body: body) }
    argument?.body = body
    return argument
  }

  // MARK: Roots and fractions

  private mutating func root(degree: String?) throws(FormulaSyntaxError) -> FormulaTree.ID? {
    let mark = marks[index - 1]
    guard let argument = try argument() else { return nil }
    if let option = argument.option { return try add(.root, [argument.body, option]) }
    guard let degree else { return try add(.squareRoot, [argument.body]) }
    let number = token(.number, degree, from: Int(mark.start), to: Int(mark.end))
    return try add(.root, [argument.body, number])
  }

  /// Reads `n+1▒x` behind the sign of a root with a degree.
  private mutating func rootWithDegree() throws(FormulaSyntaxError) -> FormulaTree.ID? {
    guard !isNext("(") || !hasOption() else { return try root(degree: nil) }
    var degree: [FormulaTree.ID] = []
    let outside = surroundings
    surroundings.isDegree = true
    surroundings.isScript = false
    try row(into: &degree)
    surroundings = outside
    guard isNext("▒") else { return try add(.squareRoot, degree) }
    index += 1
    skipSpaces()
    guard let argument = try argument() else { return try add(.squareRoot, degree) }
    return try add(.root, [argument.body, try makeRow(degree)])
  }

  /// Whether the parenthesis at hand soon holds `&`.
  private func hasOption() -> Bool {
    for mark in marks[index..<min(index + 50, end)] {
      if mark.scalar == "&" { return true }
      if mark.scalar == ")" || mark.scalar == "▒" { return false }
    }
    return false
  }

  /// Reads `{a}{b}` behind the sign of a fraction.
  private mutating func bracedFraction() throws(FormulaSyntaxError) -> FormulaTree.ID? {
    guard let above = try braced() else { return nil }
    guard let below = try braced() else { return above }
    return try add(.fraction, [above, below])
  }

  private mutating func braced() throws(FormulaSyntaxError) -> FormulaTree.ID? {
    skipSpaces()
    var items: [FormulaTree.ID] = []
    if isNext("{") {
      index += 1
      try inside(isArray: false, open: "{") { reader throws(FormulaSyntaxError) in try reader.row(into: &items) }
      if index < end, part(of: marks[index]) == .close { index += 1 }
      return try makeRow(items)
    }
    guard index < end else { return nil }
    let found = try factor(into: &items, isFirst: true)
    if case .group(let inner) = found { return inner }
    return items.isEmpty ? nil : try makeRow(items)
  }

  // MARK: Lines, boxes and braces

  /// Reads a combining character without a base in front of it, and what follows as its base. A macron is a line then.
  mutating func leadingAccent() throws(FormulaSyntaxError) -> Base {
    let mark = marks[index]
    index += 1
    guard let argument = try argument() else {
      index -= 1
      return .nothing
    }
    let notation: String
    switch mark.scalar {
    case "\u{304}", "\u{305}": notation = "top"
    case "\u{331}", "\u{332}": notation = "bottom"
    default: return .one(try accented(argument.body, mark), group: nil)
    }
    let whole = try add(.enclosure, [argument.body])
    tree.setAttribute("notation", notation, of: whole)
    return .one(whole, group: nil)
  }

  private mutating func enclosure(_ mark: UnicodeMathSource.Mark) throws(FormulaSyntaxError) -> FormulaTree.ID? {
    guard let argument = try argument() else { return nil }
    let whole = try add(.enclosure, [argument.body])
    let notation: String
    switch mark.scalar {
    case "▢": notation = "roundedbox"
    case "○", "⬭": notation = "circle"
    case "⟌": notation = "longdiv"
    case "▁": notation = "bottom"
    case "¯": notation = "top"
    case "╱": notation = "updiagonalstrike"
    case "╲": notation = "downdiagonalstrike"
    case "╳": notation = "updiagonalstrike downdiagonalstrike"
    default: notation = argument.option == nil ? "box" : Self.sides(Int(argument.optionText) ?? 0)
    }
    tree.setAttribute("notation", notation, of: whole)
    return whole
  }

  /// The lines of a rectangle that `options` leave or add.
  private static func sides(_ options: Int) -> String {
    let signs = [
      (128, true, "updiagonalstrike"), (64, true, "downdiagonalstrike"), (32, true, "verticalstrike"),
      (16, true, "horizontalstrike"), (8, false, "right"), (4, false, "left"), (2, false, "bottom"), (1, false, "top"),
    ]
    return signs.filter { (options & $0.0 != 0) == $0.1 }.map(\.2).joined(separator: " ")
  }

  private mutating func brace(_ mark: UnicodeMathSource.Mark) throws(FormulaSyntaxError) -> FormulaTree.ID? {
    // Scripts without parentheses around their base are the brace's own.
    let outside = surroundings.isScript
    surroundings.isScript = true
    let found = try argument()
    surroundings.isScript = outside
    guard let argument = found else { return nil }
    let sign = token(.operator, mark)
    let isOver: Bool
    switch mark.scalar {
    case "⏜", "⏞", "⏠", "⎴": isOver = true
    default: isOver = false
    }
    let whole = try add(isOver ? .over : .under, [argument.body, sign])
    var scripts = Scripts()
    try collect(&scripts)
    if scripts.over == nil { (scripts.over, scripts.upper) = (scripts.upper, nil) }
    if scripts.under == nil { (scripts.under, scripts.lower) = (scripts.lower, nil) }
    return try attach(scripts, to: whole)
  }

  private mutating func absoluteValue(_ mark: UnicodeMathSource.Mark) throws(FormulaSyntaxError) -> FormulaTree.ID? {
    guard let argument = try argument() else { return nil }
    let name = reference(to: argument.body, "a")
    let range = tree[argument.body].source
    let opening = token(.operator, "|", from: Int(mark.start), to: Int(mark.end))
    let closing = token(.operator, "|", from: range.upperBound, to: range.upperBound)
    let whole = try add(.row, [opening, argument.body, closing])
    tree.setAttribute("intent", "absolute-value(\(name))", of: whole)
    return whole
  }
}
