internal import MathTree

// Scripts and fractions that are characters of their own.
extension LinearParser {
  /// Reads the run of superscript, subscript or prime characters that begins with `first`, which is consumed.
  mutating func readScriptCharacters(_ first: Lexeme) -> FormulaTree.ID {
    var nodes: [FormulaTree.ID] = []
    var digits = ""
    var digitsStart = first.start
    var end = first.start
    if first.kind == .prime { nodes.append(token(first)) }
    if first.kind == .prime { end = first.end }
    while end < bytes.count {
      let (scalar, length) = scalar(at: end)
      guard let plain = first.kind == .lowered ? UnicodeSymbols.lowered(scalar) : UnicodeSymbols.raised(scalar) else {
        break
      }
      if plain.properties.numericType == .decimal {
        if digits.isEmpty { digitsStart = end }
        digits.unicodeScalars.append(plain)
      } else {
        if !digits.isEmpty { nodes.append(tree.token(.number, digits, source: digitsStart..<end)) }
        digits = ""
        let element: MathElement = plain.properties.isAlphabetic ? .identifier : .operator
        nodes.append(tree.token(element, String(Character(plain)), source: end..<end + length))
      }
      end += length
    }
    if !digits.isEmpty { nodes.append(tree.token(.number, digits, source: digitsStart..<end)) }
    move(to: end)
    return tree.row(nodes, source: first.start..<end)
  }

  /// Reads a root whose index stands in front of it, like `³√8`.
  mutating func readRootWithRaisedIndex(_ first: Lexeme) throws(FormulaSyntaxError) -> Piece {
    consume(first)
    let index = readScriptCharacters(first)
    let root = peek()
    guard root.kind == .squareRoot else { return push(index) }
    consume(root)
    let argument = try readArgument { (parser) throws(FormulaSyntaxError) in try parser.readSimple() }
    return push(tree.add(.root, [argument, index], source: first.start..<max(root.end, lastEnd)))
  }

  /// Reads a limit whose variable stands behind its name and not below it, as in `lim x->0`; nil if there is none.
  mutating func readLimit(_ name: Lexeme) throws(FormulaSyntaxError) -> Piece? {
    guard dialect == .typed, name.symbol.text == "lim" else { return nil }
    consume(name)
    let variable = peek()
    guard variable.symbol.element == .identifier, variable.kind == .constant || variable.kind == .letterFunction else {
      move(to: name.start)
      return nil
    }
    consume(variable)
    let arrow = peek()
    guard arrow.kind == .constant, arrow.symbol.text == "→" else {
      move(to: name.start)
      return nil
    }
    consume(arrow)
    try checkDepth(1)
    depth += 1
    defer { depth -= 1 }
    guard let piece = try readIntermediate(isArgument: true) else {
      move(to: name.start)
      return nil
    }
    let target = close(piece, isStripped: false)
    let condition = tree.add(.row, [token(variable), token(arrow), target])
    return push(tree.add(.under, [token(name), condition]))
  }

  /// Takes the signs that belong to what stands in front of them, like those of `n!` and `90°`, and makes one row.
  mutating func readPostfixes(_ piece: Piece) -> Piece {
    guard dialect == .typed else { return piece }
    let base = piece.base
    var next = peek()
    guard next.kind == .constant, Self.isPostfix(next.symbol.text), next.start == position else { return piece }
    seal(piece)
    while next.kind == .constant, Self.isPostfix(next.symbol.text), next.start == position {
      consume(next)
      stack.append(token(next))
      next = peek()
    }
    let id = tree.add(.row, stack[base...])
    stack.removeSubrange(base...)
    return push(id)
  }

  private static func isPostfix(_ text: String) -> Bool { text == "!" || text == "%" || text == "°" || text == "‰" }

  /// Reads a fraction that is one character.
  mutating func readVulgarFraction(_ sign: Lexeme) -> Piece {
    consume(sign)
    guard let scalar = sign.symbol.text.unicodeScalars.first, let parts = VulgarFraction.parts(of: scalar) else {
      return push(token(sign))
    }
    let upper = tree.token(.number, parts.upper, source: sign.source)
    let lower = tree.token(.number, parts.lower, source: sign.source)
    return push(tree.add(.fraction, [upper, lower], source: sign.source))
  }
}
