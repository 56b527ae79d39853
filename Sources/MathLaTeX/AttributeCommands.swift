internal import MathTree

/// Links, classes, colours and strokes.
extension LaTeXParser {
  mutating func attributed(
    _ construction: Construction, _ name: String, _ token: Token
  ) throws(FormulaSyntaxError) {
    switch construction {
    case .link: try attribute("href", token)
    case .classOf: try attribute("class", token)
    case .identifierOf: try attribute("id", token)
    case .styleOf, .dataOf:
      _ = try argument(of: token)
      push(try readArgument(of: token))
    case .color:
      let color = try color(token)
      beginStyle(color: color)
    case .textColor:
      let color = try color(token)
      let argument = try argument(of: token)
      let id = tree.add(.style, try contents(of: argument), source: argument.source)
      tree.setAttribute("mathcolor", color, of: id)
      push(id)
    case .colorBox, .frameColorBox:
      let color = try color(token)
      if case .frameColorBox = construction { _ = try self.color(token) }
      let argument = try argument(of: token)
      let id = tree.add(.padded, try texts(of: argument), source: argument.source)
      tree.setAttribute("mathbackground", color, of: id)
      push(id)
    case .defineColor:
      for _ in 0..<3 { _ = try argument(of: token) }
    case .bbox:
      _ = try optionalArgument()
      push(padded(try contents(of: try argument(of: token)), token))
    case .enclose:
      let notation = try word(of: token)
      _ = try optionalArgument()
      try enclosure(notation, token)
    case .cancel: try enclosure("updiagonalstrike", token)
    case .cancelTo:
      _ = try optionalArgument()
      let value = try argument(of: token)
      let argument = try argument(of: token)
      let stroke = enclosed(
        try contents(of: argument), "updiagonalstrike updiagonalarrow northeastarrow", argument.source)
      push(tree.add(.superscript, [stroke, padded([try read(value)], token)]))
    case .toggle: try toggle(token)
    default: break
    }
  }

  /// Reads an argument, and gives it an attribute whose value is the argument before it.
  private mutating func attribute(_ name: String, _ token: Token) throws(FormulaSyntaxError) {
    let value = try word(of: token)
    let argument = try argument(of: token)
    let children = try contents(of: argument)
    let id = children.count == 1 ? children[0] : tree.add(.row, children, source: argument.source)
    if name == "class", let inner = tree.attribute(name, of: id) {
      tree.setAttribute(name, inner + " " + value, of: id)
    } else {
      tree.setAttribute(name, value, of: id)
    }
    push(id)
  }

  private mutating func color(_ token: Token) throws(FormulaSyntaxError) -> String {
    let model = try optionalWord()
    let value = try word(of: token)
    return model.map { "\($0)(\(value))" } ?? value
  }

  private mutating func toggle(_ token: Token) throws(FormulaSyntaxError) {
    var parts: [FormulaTree.ID] = []
    while let next = peek() {
      if next.kind == .command, name(of: next) == "endtoggle" {
        input.position += 1
        return push(tree.add(.action, parts, source: token.source))
      }
      parts.append(try readArgument(of: token))
    }
    throw FormulaSyntaxError("There is no \\endtoggle for this \\toggle", expected: "'\\endtoggle'", at: token.source)
  }
}
