internal import MathTree

/// What changes the looks of a part or says what it means: phantoms, colors, fonts, intents.
extension UnicodeMathReader {
  mutating func phantom(_ mark: UnicodeMathSource.Mark) throws(FormulaSyntaxError) -> FormulaTree.ID? {
    guard let argument = try argument() else { return nil }
    let body = argument.body
    switch mark.scalar {
    case "⬆": return try padded(body, ["height"])
    case "⬇": return try padded(body, ["depth"])
    case "⬌": return try padded(body, ["width"])
    case "⬍": return try padded(body, ["height", "depth"])
    case "⬄": return try padded(try add(.phantom, [body]), ["height", "depth"])
    case "⇳": return try padded(try add(.phantom, [body]), ["width"])
    default: break
    }
    guard argument.option != nil else { return try add(.phantom, [body]) }
    let options = Int(argument.optionText) ?? 0
    let names = [(2, "width"), (4, "height"), (8, "depth")].filter { options & $0.0 != 0 }.map(\.1)
    return try padded(options & 1 == 0 ? try add(.phantom, [body]) : body, names)
  }

  private mutating func padded(
    _ body: FormulaTree.ID, _ names: [String]
  ) throws(FormulaSyntaxError) -> FormulaTree.ID {
    let whole = try add(.padded, [body])
    for name in names { tree.setAttribute(name, "0", of: whole) }
    return whole
  }

  /// Reads `(color&body)`; colors have no meaning.
  mutating func colored() throws(FormulaSyntaxError) -> FormulaTree.ID? {
    guard isNext("(") else { return nil }
    var place = index + 1
    while place < end, place - index < 60, marks[place].scalar != "&" { place += 1 }
    guard place < end, marks[place].scalar == "&" else { return nil }
    index = place + 1
    var items: [FormulaTree.ID] = []
    try inside(isArray: false, open: "(") { reader throws(FormulaSyntaxError) in try reader.row(into: &items) }
    if index < end, part(of: marks[index]) == .close { index += 1 }
    return try add(.style, items)
  }

  /// Reads `(text)`, which is set as a program's words are.
  mutating func monospaced() throws(FormulaSyntaxError) -> FormulaTree.ID? {
    guard isNext("(") else { return nil }
    var place = index + 1
    var open = 1
    while place < end {
      if marks[place].scalar == "(" { open += 1 }
      if marks[place].scalar == ")" { open -= 1 }
      if open == 0 { break }
      place += 1
    }
    let range = Int(marks[index].end)..<(place < end ? Int(marks[place].start) : Int(marks[place - 1].end))
    index = min(place + 1, end)
    return token(
      .text, source.text(range), variant: .monospace, from: range.lowerBound, to: range.upperBound)
  }

  // MARK: Intents

  /// Reads `("intent" body)`.
  mutating func withIntent() throws(FormulaSyntaxError) -> FormulaTree.ID? {
    guard index + 1 < end, isNext("("), marks[index + 1].kind == .quotation else { return nil }
    let quotation = marks[index + 1]
    index += 2
    var items: [FormulaTree.ID] = []
    try inside(isArray: false, open: "(") { reader throws(FormulaSyntaxError) in try reader.row(into: &items) }
    if index < end, part(of: marks[index]) == .close { index += 1 }
    let body = try makeRow(items)
    let intent = source.text(Int(quotation.start) + 1..<Int(quotation.end) - 1)
    tree.setAttribute("intent", intent, of: body)
    return body
  }

  /// Reads `name body`, the name being what an intent calls the body.
  mutating func withArgumentName() throws(FormulaSyntaxError) -> FormulaTree.ID? {
    let first = index
    while index < end, part(of: marks[index]) == .letter || part(of: marks[index]) == .digit { index += 1 }
    guard index > first else { return nil }
    let name = source.text(Int(marks[first].start)..<Int(marks[index - 1].end))
    skipSpaces()
    var items: [FormulaTree.ID] = []
    guard try term(into: &items) else { return nil }
    let body = try makeRow(items)
    tree.setAttribute("arg", name, of: body)
    return body
  }
}
