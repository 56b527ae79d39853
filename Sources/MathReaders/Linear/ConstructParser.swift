internal import MathTree

/// Parses names with arguments that are drawn: roots, accents, braces, fonts, fractions and attributes.
internal enum ConstructParser {
  static func parseUnary(_ name: Lexeme, with parser: inout LinearParser) throws(FormulaSyntaxError) -> Piece {
    parser.lexer.consume(name)
    let argument = try parser.argument()
    let end = max(name.end, parser.tree[argument].source.upperBound, parser.lexer.position)
    let made = parser.tree.construct(name, argument, source: name.start..<end)
    // What is typed tells styles that are not drawn, too.
    if name.kind == .font, !parser.dialect.isTyped { parser.tree.drawDigits(of: made) }
    return Piece(made, in: parser.tree)
  }

  static func parseBinary(_ name: Lexeme, with parser: inout LinearParser) throws(FormulaSyntaxError) -> Piece {
    parser.lexer.consume(name)
    if parser.dialect.isTyped, let call = try CallParser.root(name, with: &parser) { return call }
    let first = try parser.argument()
    let second = try parser.argument()
    let source = name.start..<max(name.end, parser.lexer.position)
    let element: MathElement = name.kind == .root ? .root : name.kind == .overset ? .over : .under
    if parser.dialect.isTyped, let node = parser.tree.layers(element, around: second, first, source: source) {
      return Piece(node, in: parser.tree)
    }
    let node =
      name.kind == .fraction
      ? parser.tree.add(.fraction, [first, second], source: source)
      : parser.tree.add(element, [second, first], source: source)
    return Piece(node, in: parser.tree)
  }

  /// Parses `color(red)(x)` and its like: the first argument is text.
  static func parseAttribute(_ name: Lexeme, with parser: inout LinearParser) throws(FormulaSyntaxError) -> Piece {
    parser.lexer.consume(name)
    guard let value = parser.lexer.takeBracketedText() else {
      let spelled = parser.lexer.source.text(name.source)
      return Piece(parser.tree.token(.identifier, spelled, source: name.source), in: parser.tree)
    }
    let argument = try parser.argument()
    let element: MathElement =
      switch name.symbol.second {
      case "mathcolor": .style
      case "notation": .enclosure
      default: .row
      }
    let node = parser.tree.add(element, [argument], source: name.start..<max(name.end, parser.lexer.position))
    parser.tree.setAttribute(name.symbol.second, parser.lexer.source.text(value), of: node)
    return Piece(node, in: parser.tree)
  }
}

extension FormulaTree {
  /// What stands over and under one base, as in `underset(a)(overset(b)(→))`.
  fileprivate mutating func layers(
    _ element: MathElement, around base: ID, _ layer: ID, source: Range<Int>
  ) -> ID? {
    var base = base
    while self[base].element == .row, self[base].childCount == 1, let only = children(of: base).first { base = only }
    let parts = Array(children(of: base))
    guard parts.count == 2, attributes(of: base).isEmpty else { return nil }
    switch (element, self[base].element) {
    case (.under, .over): return add(.underover, [parts[0], layer, parts[1]], source: source)
    case (.over, .under): return add(.underover, [parts[0], parts[1], layer], source: source)
    default: return nil
    }
  }

  fileprivate mutating func construct(_ name: Lexeme, _ argument: ID, source: Range<Int>) -> ID {
    switch name.kind {
    case .squareRoot: return add(.squareRoot, [argument], source: source)
    case .cubeRoot, .fourthRoot:
      let index = token(.number, name.kind == .cubeRoot ? "3" : "4", source: name.source)
      return add(.root, [argument, index], source: source)
    case .fence:
      let open = token(.operator, name.text, source: name.source)
      let close = token(.operator, name.symbol.second, source: source.upperBound..<source.upperBound)
      return add(.row, [open, argument, close], source: source)
    case .overAccent, .overBrace: return marked(.over, "accent", argument, name, source)
    case .underAccent, .underBrace: return marked(.under, "accentunder", argument, name, source)
    case .strike:
      let id = add(.enclosure, [argument], source: source)
      setAttribute("notation", name.text, of: id)
      return id
    default:
      setVariant(name.symbol.variant, of: argument)
      return argument
    }
  }

  private mutating func marked(
    _ element: MathElement, _ attribute: String, _ argument: ID, _ mark: Lexeme, _ source: Range<Int>
  ) -> ID {
    let id = add(element, [argument, leaf(mark)], source: source)
    setAttribute(attribute, "true", of: id)
    return id
  }

  /// Gives the numbers of `id` the style in which digits are drawn.
  fileprivate mutating func drawDigits(of id: ID) {
    var waiting = [id]
    while let next = waiting.popLast() {
      if self[next].element == .number { self[next].variant = self[next].variant.ofDigits }
      waiting.append(contentsOf: children(of: next))
    }
  }

  /// Gives the letters and numbers of `id` a style, where they have none that is stronger.
  private mutating func setVariant(_ variant: MathVariant, of id: ID) {
    var waiting = [id]
    while let next = waiting.popLast() {
      let node = self[next]
      switch node.element {
      case .identifier, .number, .text: self[next].variant = node.variant.within(variant)
      case .operator where node.text.unicodeScalars.first?.properties.isAlphabetic == true:
        self[next].variant = node.variant.within(variant)
      default: waiting.append(contentsOf: children(of: next))
      }
    }
  }
}

extension MathVariant {
  /// The style that digits take, which are neither slanted nor script.
  fileprivate var ofDigits: MathVariant {
    switch self {
    case .italic, .script, .fraktur: .unspecified
    case .boldItalic, .boldScript, .boldFraktur: .bold
    case .sansSerifItalic: .sansSerif
    case .sansSerifBoldItalic: .boldSansSerif
    default: self
    }
  }

  /// The style of letters that have this style inside of `outer`.
  fileprivate func within(_ outer: MathVariant) -> MathVariant {
    switch (self, outer) {
    case (.unspecified, _): outer
    case (.italic, .bold), (.bold, .italic): .boldItalic
    case (.script, .bold), (.bold, .script): .boldScript
    case (.fraktur, .bold), (.bold, .fraktur): .boldFraktur
    case (.sansSerif, .bold), (.bold, .sansSerif): .boldSansSerif
    case (.sansSerif, .italic): .sansSerifItalic
    default: self
    }
  }
}
