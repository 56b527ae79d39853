/// Boxes, spaces and what is only a matter of sizes.
extension LaTeXParser {
  mutating func box(
    _ construction: LaTeXConstruction, _ name: String, _ token: LaTeXToken
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
    case .style: break
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
      _ = star()
      _ = try argument(of: token)
      push(tree.token(.operator, "⋮", source: token.source))
    default: break
    }
  }

  mutating func padded(_ children: [MathTree.ID], _ token: LaTeXToken) -> MathTree.ID {
    tree.add(.padded, children, source: children.isEmpty ? token.source : nil)
  }

  /// A frame around both sides of an alignment; the sign of the alignment stands within its argument.
  private mutating func aboxed(_ token: LaTeXToken) throws(FormulaSyntaxError) {
    let argument = try argument(of: token)
    var tokens = Array(argument.tokens)
    if let place = tokens.firstIndex(where: { $0.kind == .alignment }) { tokens.remove(at: place) }
    LaTeXTokenizer.matchBraces(&tokens)
    let inner = LaTeXArgument(tokens: tokens[...], source: argument.source)
    push(enclosed(try contents(of: inner), "box", argument.source))
  }
}
