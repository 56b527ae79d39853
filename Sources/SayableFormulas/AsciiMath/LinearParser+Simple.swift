internal import MathTree

// A simple expression: a token, a bracketed expression, or a name with its arguments.
extension LinearParser {
  /// Reads a simple expression onto the stack, or returns nil where there is none.
  ///
  /// - Parameter isArgument: Whether it stands behind a sign like `^` or `/`, where a minus belongs to what follows.
  mutating func readSimple(isArgument: Bool = false) throws(FormulaSyntaxError) -> Piece? {
    try checkDepth(1)
    depth += 1
    defer { depth -= 1 }
    let first = peek()
    switch first.kind {
    case .end: return nil
    case .closing:
      guard nesting == 0 else { return nil }
      return try readStrayBracket(first)
    case .opening: return try readGroup(first)
    case .bar: return try readBars(first)
    case .function, .letterFunction: return try readFunction(first)
    case .squareRoot, .cubeRoot, .fourthRoot, .overAccent, .underAccent, .overBrace, .underBrace, .strike, .font,
      .fence:
      consume(first)
      return try readUnary(first)
    case .root, .fraction, .overset, .underset:
      consume(first)
      return try readBinary(first)
    case .attribute: return try readAttribute(first)
    case .text, .quotation: return try readText(first)
    case .differential:
      consume(first)
      let name = tree.token(.identifier, "d", source: first.start..<first.start + 1)
      let variable = tree.token(.identifier, first.symbol.text, source: first.start + 1..<first.end)
      return push(tree.add(.row, [name, variable]))
    case .gap:
      consume(first)
      return push(gap(first.symbol.text, first.source))
    case .vulgarFraction: return readVulgarFraction(first)
    case .fenceWord:
      consume(first)
      return try readSimple(isArgument: isArgument)
    case .rootIndex: return try readRootWithRaisedIndex(first)
    case .constant, .number, .limits, .subscripting, .superscripting, .dividing, .choosing, .lowered, .raised, .prime,
      .overMark, .underMark:
      consume(first)
      if first.kind == .number, let piece = readExponent(behind: first) { return piece }
      if isArgument && isMinus(first) { return try readNegative(first) }
      return push(token(first))
    }
  }

  /// The token of a lexeme that stands for itself.
  mutating func token(_ lexeme: Lexeme) -> FormulaTree.ID {
    let id = tree.token(lexeme.symbol.element, lexeme.symbol.text, source: lexeme.source)
    if lexeme.symbol.isUnit { tree.setAttribute("class", Self.unitClass, of: id) }
    return id
  }

  /// The class by which MathML marks a unit.
  static var unitClass: String { "MathML-Unit" }

  /// White space of `width`.
  mutating func gap(_ width: String, _ source: Range<Int>) -> FormulaTree.ID {
    let id = tree.token(.space, "", source: source)
    tree.setAttribute("width", width, of: id)
    return id
  }

  // MARK: Signs

  private func isMinus(_ lexeme: Lexeme) -> Bool {
    guard lexeme.symbol.text == "−" || dialect == .typed && (lexeme.symbol.text == "+" || lexeme.symbol.text == "±")
    else { return false }
    return lexeme.end < bytes.count && bytes[lexeme.end] > 0x20
  }

  /// Reads what a minus in front of an argument belongs to, as in `x^-1`.
  private mutating func readNegative(_ sign: Lexeme) throws(FormulaSyntaxError) -> Piece {
    let minus = token(sign)
    let next = peek()
    if Self.isScript(next.kind) || next.kind == .dividing || next.kind == .bar && dialect == .asciiMath
      || next.symbol.text == ","
    {
      return push(minus)
    }
    guard let piece = try readSimple(isArgument: true) else { return push(minus) }
    let argument = close(piece, isStripped: false)
    return push(tree.add(.row, [minus, argument]))
  }

  // MARK: Names with arguments

  private mutating func readFunction(_ name: Lexeme) throws(FormulaSyntaxError) -> Piece {
    try checkDepth(1)
    depth += 1
    defer { depth -= 1 }
    consume(name)
    var function = token(name)
    var next = peek()
    if name.symbol.text == "log", isBase(next) {
      consume(next)
      let base = token(next)
      function = tree.add(.subscript, [function, base])
      next = peek()
    }
    switch next.kind {
    case .end, .subscripting, .superscripting, .dividing, .lowered, .raised, .prime, .bar, .choosing:
      return push(function)
    case .closing where nesting > 0: return push(function)
    case .constant where next.symbol.text == "," || dialect == .typed && next.symbol.element == .operator:
      return push(function)
    default:
      if name.kind == .letterFunction && next.kind != .opening { return push(function) }
    }
    if dialect == .typed, next.kind == .number || next.kind == .constant || next.kind == .letterFunction {
      return try readProduct(of: function)
    }
    guard let piece = try readSimple() else { return push(function) }
    let argument = close(piece, isStripped: false)
    return push(tree.add(.row, [function, argument]))
  }

  /// Reads what people mean as a function's argument without brackets: factors without space between them, with their
  /// scripts, as in `sin 2x` and `ln x^2`.
  private mutating func readProduct(of function: FormulaTree.ID) throws(FormulaSyntaxError) -> Piece {
    let base = stack.count
    stack.append(function)
    while let piece = try readIntermediate() {
      seal(piece)
      let next = peek()
      guard next.start == position, next.kind == .number || next.kind == .constant || next.kind == .letterFunction,
        next.symbol.element != .operator
      else { break }
    }
    let nodes = Array(stack[base...])
    stack.removeSubrange(base...)
    let argument = tree.row(Array(nodes.dropFirst()))
    return push(tree.add(.row, [function, argument]))
  }

  private mutating func readUnary(_ name: Lexeme) throws(FormulaSyntaxError) -> Piece {
    let argument = try readArgument { (parser) throws(FormulaSyntaxError) in try parser.readSimple() }
    let source = name.start..<max(name.end, tree[argument].source.upperBound, position > bytes.count ? 0 : lastEnd)
    switch name.kind {
    case .squareRoot: return push(tree.add(.squareRoot, [argument], source: source))
    case .cubeRoot, .fourthRoot:
      let index = tree.token(.number, name.kind == .cubeRoot ? "3" : "4", source: name.source)
      return push(tree.add(.root, [argument, index], source: source))
    case .fence:
      let open = tree.token(.operator, name.symbol.text, source: name.source)
      let close = tree.token(.operator, name.symbol.second, source: source.upperBound..<source.upperBound)
      return push(tree.add(.row, [open, argument, close], source: source))
    case .overAccent, .overBrace:
      let id = tree.add(.over, [argument, token(name)], source: source)
      tree.setAttribute("accent", "true", of: id)
      return push(id)
    case .underAccent, .underBrace:
      let id = tree.add(.under, [argument, token(name)], source: source)
      tree.setAttribute("accentunder", "true", of: id)
      return push(id)
    case .strike:
      let id = tree.add(.enclosure, [argument], source: source)
      tree.setAttribute("notation", name.symbol.text, of: id)
      return push(id)
    default:
      setVariant(name.symbol.variant, of: argument)
      return push(argument)
    }
  }

  /// Gives the letters and numbers of `id` a style, where they have none that is stronger.
  private mutating func setVariant(_ variant: MathVariant, of id: FormulaTree.ID) {
    var waiting = [id]
    while let next = waiting.popLast() {
      let node = tree[next]
      switch node.element {
      case .identifier, .number, .text: tree[next].variant = node.variant.within(variant)
      case .operator where node.text.unicodeScalars.first?.properties.isAlphabetic == true:
        tree[next].variant = node.variant.within(variant)
      default: waiting.append(contentsOf: tree.children(of: next))
      }
    }
  }

  private mutating func readBinary(_ name: Lexeme) throws(FormulaSyntaxError) -> Piece {
    let first = try readArgument { (parser) throws(FormulaSyntaxError) in try parser.readSimple() }
    let second = try readArgument { (parser) throws(FormulaSyntaxError) in try parser.readSimple() }
    let source = name.start..<max(name.end, lastEnd)
    switch name.kind {
    case .root: return push(tree.add(.root, [second, first], source: source))
    case .fraction: return push(tree.add(.fraction, [first, second], source: source))
    case .overset: return push(tree.add(.over, [second, first], source: source))
    default: return push(tree.add(.under, [second, first], source: source))
    }
  }

  /// Reads `color(red)(x)` and its like: the first argument is text.
  private mutating func readAttribute(_ name: Lexeme) throws(FormulaSyntaxError) -> Piece {
    consume(name)
    guard let value = takeBracketedText() else {
      return push(tree.token(.identifier, spelled(name.source), source: name.source))
    }
    let argument = try readArgument { (parser) throws(FormulaSyntaxError) in try parser.readSimple() }
    let source = name.start..<max(name.end, lastEnd)
    let id = tree.add(name.symbol.second == "mathcolor" ? .style : .row, [argument], source: source)
    tree.setAttribute(name.symbol.second, spelled(value), of: id)
    return push(id)
  }

  // MARK: Text

  /// Reads `text(...)` or `"..."`. White space at its ends becomes space elements.
  private mutating func readText(_ name: Lexeme) throws(FormulaSyntaxError) -> Piece {
    consume(name)
    var content: Range<Int>
    if name.kind == .quotation {
      let close = bytes[name.end...].firstIndex(of: UInt8(ascii: "\""))
      if close == nil && dialect == .typed {
        try report(
          FormulaSyntaxError(
            "The text in quotation marks has no end", expected: "another quotation mark", at: name.source))
      }
      content = name.end..<(close ?? bytes.count)
      move(to: close.map { $0 + 1 } ?? bytes.count)
    } else if let text = takeBracketedText() {
      content = text
    } else {
      return push(tree.token(.text, spelled(name.source), source: name.source))
    }
    let source = name.start..<lastEnd
    let all = content
    while let byte = bytes[content].first, byte <= 0x20 { content = content.lowerBound + 1..<content.upperBound }
    while let byte = bytes[content].last, byte <= 0x20 { content = content.lowerBound..<content.upperBound - 1 }
    if content.isEmpty {
      return push(all.isEmpty ? tree.token(.text, "", source: source) : gap("1ex", source))
    }
    if let units = units(in: content) { return push(units) }
    let text = tree.token(.text, spelled(content), source: content)
    guard content != all else { return push(text) }
    var nodes: [FormulaTree.ID] = []
    if content.lowerBound > all.lowerBound { nodes.append(gap("1ex", all.lowerBound..<content.lowerBound)) }
    nodes.append(text)
    if content.upperBound < all.upperBound { nodes.append(gap("1ex", content.upperBound..<all.upperBound)) }
    return push(tree.add(.row, nodes, source: source))
  }

  /// Takes the characters in the brackets that begin here, up to the first closing one, or returns nil.
  private mutating func takeBracketedText() -> Range<Int>? {
    var start = position
    while start < bytes.count, bytes[start] <= 0x20 { start += 1 }
    guard start < bytes.count else { return nil }
    let closing: UInt8
    switch bytes[start] {
    case UInt8(ascii: "("): closing = UInt8(ascii: ")")
    case UInt8(ascii: "["): closing = UInt8(ascii: "]")
    case UInt8(ascii: "{"): closing = UInt8(ascii: "}")
    default: return nil
    }
    let end = bytes[start...].firstIndex(of: closing)
    move(to: end.map { $0 + 1 } ?? bytes.count)
    return start + 1..<(end ?? bytes.count)
  }

  /// The source at `range`, which begins and ends between characters.
  func spelled(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}

extension MathVariant {
  /// The style of letters that have this style inside of `outer`.
  fileprivate func within(_ outer: MathVariant) -> MathVariant {
    switch (self, outer) {
    case (.unspecified, _): outer
    case (.italic, .bold), (.bold, .italic): .boldItalic
    case (.script, .bold): .boldScript
    case (.fraktur, .bold): .boldFraktur
    case (.sansSerif, .bold): .boldSansSerif
    case (.sansSerif, .italic): .sansSerifItalic
    case (.bold, .sansSerif): .boldSansSerif
    case (.bold, .fraktur): .boldFraktur
    case (.bold, .script): .boldScript
    default: self
    }
  }
}
