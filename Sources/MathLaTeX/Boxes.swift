internal import MathTree

/// Boxes, spaces and what is only a matter of sizes.
extension LaTeXParser {
  mutating func box(
    _ construction: Construction, _ name: String, _ token: Token
  ) throws(FormulaSyntaxError) {
    switch construction {
    case .spaceOf:
      _ = star()
      pushSpace(try length(of: token), token.source)
    case .ignoredDimension, .hsize: _ = try length(of: token)
    case .rule:
      _ = try optionalArgument()
      let width = try word(of: token)
      _ = try argument(of: token)
      pushSpace(width, token.source)
    case .ruleBox:
      let width = try word(of: token)
      for _ in 0..<2 { _ = try argument(of: token) }
      pushSpace(width, token.source)
    case .raise:
      _ = try length(of: token)
      push(padded([try oneItem(after: token)], token))
    case .moveSideways:
      _ = try length(of: token)
      push(try oneItem(after: token))
    case .phantom(let directions):
      let argument = try argument(of: token)
      let id = tree.add(.phantom, try contents(of: argument), source: argument.source)
      push(directions == "hv" ? id : padded([id], token))
    case .mathstrut:
      let sign = tree.token(.operator, "(", source: token.source)
      let phantom = tree.add(.phantom, [sign])
      push(padded([phantom], token))
    case .smash:
      _ = try optionalArgument()
      push(padded(try contents(of: try argument(of: token)), token))
    case .box(let kind):
      while try optionalArgument() != nil {}
      let argument = try argument(of: token)
      let children = kind == "text" ? try texts(of: argument) : try contents(of: argument)
      push(padded(children, token))
    case .framebox:
      while try optionalArgument() != nil {}
      let argument = try argument(of: token)
      push(enclosed(try texts(of: argument), "box", token.source))
    case .lineBreak:
      if let next = peekAny(), next.is("[") { _ = try optionalArgument() }
      let id = tree.token(.space, "", source: token.source)
      if name == "newline" || name == "break" { tree.setAttribute("linebreak", "newline", of: id) }
      push(id)
    case .ignored(let count):
      _ = star()
      if name != "hline" && name != "hdashline" && name != "nonumber" { while try optionalArgument() != nil {} }
      for _ in 0..<count { _ = try argument(of: token) }
    case .centerOver:
      let (base, over) = try readArguments(of: token)
      push(base)
      push(padded([over], token))
    case .centerNot:
      let argument = try argument(of: token)
      attachScripts()
      settle()
      list.negation = token.source
      let children = try contents(of: argument)
      push(children.count == 1 ? children[0] : group(children, source: argument.source))
    case .aboxed: try aboxed(token)
    case .shortVdots:
      let isAtSign = star()
      let argument = try argument(of: token)
      let tokens = tokenizer.tokens(of: (isAtSign ? "" : "&").utf8, at: token.source)
      let body = tokenizer.tokens(of: "\\vdotswithin{#1}\\\\".utf8, at: token.source)
      try prepend(filled((tokens + body)[...], with: [argument.tokens], token), token)
    default: break
    }
  }

  mutating func padded(_ children: [FormulaTree.ID], _ token: Token) -> FormulaTree.ID {
    tree.add(.padded, children, source: children.isEmpty ? token.source : nil)
  }

  /// A frame around both sides of an alignment, of which each side keeps the room that it takes.
  private mutating func aboxed(_ token: Token) throws(FormulaSyntaxError) {
    let tokens = try argument(of: token).tokens
    let place = tokens.firstIndex { $0.kind == .alignment } ?? tokens.endIndex
    let sides = [tokens[..<place], tokens[place...].dropFirst()]
    let text = "\\rlap{\\boxed{#1{}#2}}\\phantom{#1}&\\phantom{{}#2}"
    // The frame begins in a column of left sides.
    let body = tokenizer.tokens(of: (column % 2 == 0 ? text : "&" + text).utf8, at: token.source)
    try prepend(filled(body[...], with: sides, token), token)
  }
}
