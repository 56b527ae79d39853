internal import MathTree

/// Letters in other fonts, names of operators, and characters by their numbers.
extension LaTeXParser {
  mutating func font(_ variant: MathVariant, _ token: Token) throws(FormulaSyntaxError) {
    let argument = try argument(of: token)
    let outer = style
    style.font = variant
    style.joinsLetters = true
    defer { style = outer }
    let id = try read(argument)
    push(id)
  }

  mutating func letters(_ construction: Construction, _ token: Token) throws(FormulaSyntaxError) {
    switch construction {
    case .operatorName: try operatorName(token)
    case .mathOperator: push(try readArgument(of: token), hasLimits: true, isMovable: true, isFunction: true)
    case .mathClass:
      let argument = try argument(of: token)
      push(tree.add(.row, try contents(of: argument), source: argument.source))
    case .mmlToken: try mmlToken(token)
    case .character: try character(token)
    case .unicode: try unicode(token)
    case .unicodeHex:
      let digits = try word(of: token)
      guard let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) else { throw noCharacter(token) }
      push(tree.token(.text, String(Character(scalar)), variant: style.font, source: token.source))
    case .boldSymbol: try boldSymbol(token)
    case .verbatim: try verbatim(token)
    default: break
    }
  }

  mutating func operatorName(_ token: Token) throws(FormulaSyntaxError) {
    let hasLimits = star()
    let argument = try argument(of: token)
    try pushOperator(argument, hasLimits: hasLimits)
  }

  mutating func pushOperator(_ argument: Argument, hasLimits: Bool) throws(FormulaSyntaxError) {
    let outer = style
    style.font = .normal
    style.joinsLetters = true
    style.isName = true
    defer { style = outer }
    let id = try read(argument)
    // The letters of a name stand upright as they are; only a lone letter needs to be told.
    if tree[id].element == .identifier, tree[id].text.unicodeScalars.count > 1 { tree[id].variant = .unspecified }
    push(id, hasLimits: hasLimits, isMovable: hasLimits, isFunction: !hasLimits)
  }

  mutating func boldSymbol(_ token: Token) throws(FormulaSyntaxError) {
    let argument = try argument(of: token)
    let first = tree.nodes.count
    let id = try read(argument)
    embolden(from: first, isItalic: true)
    push(id)
  }

  /// Sets all signs from the node at `first` on in bold, and with `isItalic` letters in bold italics.
  mutating func embolden(from first: Int, isItalic: Bool) {
    for position in first..<tree.nodes.count {
      let node = FormulaTree.ID(position: Int32(position))
      guard tree[node].element.isToken, !tree[node].text.isEmpty else { continue }
      let isLetter = tree[node].element == .identifier && tree[node].text.unicodeScalars.count == 1
      tree[node].variant = Self.bold(tree[node].variant, isLetter: isLetter && isItalic)
    }
  }

  private static func bold(_ variant: MathVariant, isLetter: Bool) -> MathVariant {
    switch variant {
    case .unspecified: isLetter ? .boldItalic : .bold
    case .normal: .bold
    case .italic: .boldItalic
    case .script: .boldScript
    case .fraktur: .boldFraktur
    case .sansSerif: .boldSansSerif
    case .sansSerifItalic: .sansSerifBoldItalic
    default: variant
    }
  }

  // MARK: Characters

  mutating func mmlToken(_ token: Token) throws(FormulaSyntaxError) {
    let name = try word(of: token)
    let attributes = try optionalWord() ?? ""
    let argument = try argument(of: token)
    guard let element = MathElement(name: name), element.isToken else {
      throw FormulaSyntaxError(
        "'\(name)' is no token of MathML", expected: "'mi', 'mn', 'mo', 'mtext' or 'ms'", at: token.source)
    }
    let style = attributes.split(separator: "=")
    var variant = MathVariant.unspecified
    if style.count == 2, style[0] == "mathvariant" {
      variant = MathVariant(rawValue: String(style[1].filter { $0 != "\"" && $0 != "'" })) ?? .unspecified
    }
    push(tree.token(element, text(of: argument.tokens).trimmingSpaces(), variant: variant, source: argument.source))
  }

  /// `\char`: a number, an octal number after `'`, a hexadecimal one after `"`, or a character after `` ` ``.
  mutating func character(_ token: Token) throws(FormulaSyntaxError) {
    guard let first = peek() else { throw noCharacter(token) }
    if first.is("`") {
      input.position += 1
      guard let next = peekAny() else { throw noCharacter(token) }
      input.position += 1
      let scalar = next.kind == .command ? name(of: next).unicodeScalars.first : next.scalar
      return try writeCharacter(scalar?.value, token)
    }
    var radix: UInt32 = 10
    if first.is("'") { radix = 8 }
    if first.is("\"") { radix = 16 }
    if radix != 10 { input.position += 1 }
    var value: UInt32?
    while let next = peekAny(), next.kind == .digit || radix == 16 && next.kind == .letter,
      let digit = Character(next.scalar).hexDigitValue, digit < radix, (value ?? 0) < 0x110000
    {
      value = (value ?? 0) * radix + UInt32(digit)
      input.position += 1
    }
    try writeCharacter(value, token)
  }

  func noCharacter(_ token: Token) -> FormulaSyntaxError {
    FormulaSyntaxError(
      "\(written(token)) is not followed by a character's number", expected: "a number like '65' or '\"41'",
      at: token.source)
  }

  mutating func writeCharacter(_ value: UInt32?, _ token: Token) throws(FormulaSyntaxError) {
    guard let value, let scalar = Unicode.Scalar(value) else { throw noCharacter(token) }
    let text = String(Character(scalar))
    switch scalar {
    case "a"..."z", "A"..."Z": push(tree.token(.identifier, text, variant: style.font, source: token.source))
    case "0"..."9": push(tree.token(.number, text, variant: style.font, source: token.source))
    default:
      let (element, text) = Characters.token(of: scalar)
      push(tree.token(element, text, variant: style.font, source: token.source))
    }
  }

  mutating func unicode(_ token: Token) throws(FormulaSyntaxError) {
    while try optionalArgument() != nil {}
    let number = try word(of: token)
    let digits = number.drop { $0 == "x" || $0 == "X" || $0 == "U" || $0 == "+" }
    guard let value = UInt32(digits, radix: digits.count < number.count ? 16 : 10), let scalar = Unicode.Scalar(value)
    else { throw noCharacter(token) }
    push(tree.token(.text, String(Character(scalar)), variant: style.font, source: token.source))
  }

  /// `\verb`: what stands between two equal characters, as it is written.
  mutating func verbatim(_ token: Token) throws(FormulaSyntaxError) {
    guard let mark = peek() else {
      throw FormulaSyntaxError("There is no text after \\verb", expected: "'\\verb|text|'", at: token.source)
    }
    let start = input.position + 1
    var i = start
    while i < input.end, !(input.tokens[i].kind == mark.kind && input.tokens[i].value == mark.value) { i += 1 }
    guard i < input.end else {
      throw FormulaSyntaxError(
        "There is no '\(written(mark))' after the text of \\verb", expected: "'\(written(mark))'", at: token.source)
    }
    let text = text(of: input.tokens[start..<i])
    input.position = i + 1
    push(
      tree.token(
        .text, text == " " ? "\u{A0}" : text, variant: .monospace,
        source: token.source.lowerBound..<max(token.source.upperBound, Int(mark.end))))
  }
}
