internal import MathTree

/// Letters in other fonts, texts, names of operators, and characters by their numbers.
internal enum Letters: CommandHandler {
  /// Sets its argument in other letters.
  case font(MathVariant)
  /// A text in other letters.
  case text(MathVariant)
  case operatorName, mathOperator, mathClass, boldSymbol
  case mmlToken, character, unicode, unicodeHex, verbatim

  func parse(_ context: inout CommandContext) throws(FormulaSyntaxError) {
    switch self {
    case .font(let variant):
      let argument = try context.argument()
      context.push(try context.inFont(variant) { (context) throws(FormulaSyntaxError) in try context.parse(argument) })
    case .text(let variant): try context.text(variant)
    case .operatorName: try context.operatorName()
    case .mathOperator: context.push(try context.parseArgument(), hasLimits: true, isMovable: true, isFunction: true)
    case .mathClass:
      let argument = try context.argument()
      context.push(context.add(.row, try context.contents(of: argument), at: argument.source))
    case .boldSymbol: try context.pushBold(isItalic: true)
    case .mmlToken: try context.mmlToken()
    case .character: try context.character()
    case .unicode:
      try context.skipOptionalArguments()
      let number = try context.word()
      let digits = number.drop { $0 == "x" || $0 == "X" || $0 == "U" || $0 == "+" }
      try context.pushText(UInt32(digits, radix: digits.count < number.count ? 16 : 10))
    case .unicodeHex: try context.pushText(UInt32(try context.word(), radix: 16))
    case .verbatim: try context.verbatim()
    }
  }
}

extension Command {
  static func font(_ variant: MathVariant) -> Command { .handler(Letters.font(variant)) }
  static func text(_ variant: MathVariant) -> Command { .handler(Letters.text(variant)) }
}

extension CommandContext {
  /// `\text{...}`, `\textbf{...}` and the like.
  @inline(never)
  fileprivate mutating func text(_ variant: MathVariant) throws(FormulaSyntaxError) {
    let argument = try argument()
    // `\text` keeps the letters around it; upright ones are those that text has anyway.
    let font = variant == .unspecified ? font : variant
    let texts = try inFont(font == .normal ? .unspecified : font, joinsLetters: false) {
      (context) throws(FormulaSyntaxError) in try context.texts(of: argument)
    }
    push(texts.isEmpty ? token(.text, "", at: argument.source) : row(texts))
  }

  @inline(never)
  fileprivate mutating func operatorName() throws(FormulaSyntaxError) {
    let hasLimits = star()
    let argument = try argument()
    let id = try inFont(.normal, isName: true) { (context) throws(FormulaSyntaxError) in try context.parse(argument) }
    // The letters of a name stand upright as they are; only a lone letter needs to be told.
    changeTree {
      if $0[id].element == .identifier, $0[id].text.unicodeScalars.count > 1 { $0[id].variant = .unspecified }
    }
    push(id, hasLimits: hasLimits, isMovable: hasLimits, isFunction: !hasLimits)
  }

  /// Sets all signs of the argument in bold, and with `isItalic` letters in bold italics.
  mutating func pushBold(isItalic: Bool) throws(FormulaSyntaxError) {
    let argument = try argument()
    let first = changeTree { $0.nodes.count }
    let id = try parse(argument)
    changeTree { $0.embolden(from: first, isItalic: isItalic) }
    push(id)
  }

  // MARK: Characters

  @inline(never)
  fileprivate mutating func mmlToken() throws(FormulaSyntaxError) {
    let name = try word()
    let attributes = try optionalWord() ?? ""
    let argument = try argument()
    guard let element = MathElement(name: name), element.isToken else {
      throw problem("'\(name)' is no token of MathML", expected: "'mi', 'mn', 'mo', 'mtext' or 'ms'")
    }
    let style = attributes.split(separator: "=")
    var variant = MathVariant.unspecified
    if style.count == 2, style[0] == "mathvariant" {
      variant = MathVariant(rawValue: String(style[1].filter { $0 != "\"" && $0 != "'" })) ?? .unspecified
    }
    push(token(element, text(of: argument.tokens).trimmingSpaces(), variant: variant, at: argument.source))
  }

  /// `\char`: a number, an octal number after `'`, a hexadecimal one after `"`, or a character after `` ` ``.
  @inline(never)
  fileprivate mutating func character() throws(FormulaSyntaxError) {
    guard let first = peek() else { throw noCharacter() }
    if first.is("`") {
      skip()
      guard let next = peekAny() else { throw noCharacter() }
      skip()
      let scalar = next.kind == .command ? name(of: next).unicodeScalars.first : next.scalar
      return try pushCharacter(scalar?.value)
    }
    var radix: UInt32 = 10
    if first.is("'") { radix = 8 }
    if first.is("\"") { radix = 16 }
    if radix != 10 { skip() }
    var value: UInt32?
    while let next = peekAny(), next.kind == .digit || radix == 16 && next.kind == .letter,
      let digit = Character(next.scalar).hexDigitValue, digit < radix, (value ?? 0) < 0x110000
    {
      value = (value ?? 0) * radix + UInt32(digit)
      skip()
    }
    try pushCharacter(value)
  }

  private func noCharacter() -> FormulaSyntaxError {
    problem("\(written(command)) is not followed by a character's number", expected: "a number like '65' or '\"41'")
  }

  private mutating func pushCharacter(_ value: UInt32?) throws(FormulaSyntaxError) {
    guard let value, let scalar = Unicode.Scalar(value) else { throw noCharacter() }
    let (element, text) =
      switch scalar {
      case "a"..."z", "A"..."Z": (MathElement.identifier, String(Character(scalar)))
      case "0"..."9": (.number, String(Character(scalar)))
      default: Characters.token(of: scalar)
      }
    push(token(element, text, variant: font))
  }

  @inline(never)
  fileprivate mutating func pushText(_ value: UInt32?) throws(FormulaSyntaxError) {
    guard let scalar = value.flatMap(Unicode.Scalar.init) else { throw noCharacter() }
    push(token(.text, String(Character(scalar)), variant: font))
  }

  /// `\verb`: what stands between two equal characters, as it is written.
  @inline(never)
  fileprivate mutating func verbatim() throws(FormulaSyntaxError) {
    guard let mark = peek() else {
      throw problem("There is no text after \\verb", expected: "'\\verb|text|'")
    }
    skip()
    guard let tokens = upcoming.prefix(upTo: { $0.kind == mark.kind && $0.value == mark.value }, splitsGroups: true)
    else {
      throw problem("There is no '\(written(mark))' after the text of \\verb", expected: "'\(written(mark))'")
    }
    let text = text(of: tokens)
    skip(tokens.count + 1)
    push(
      token(
        .text, text == " " ? "\u{A0}" : text, variant: .monospace, at: command.source.reaching(mark.source.upperBound)))
  }
}

extension FormulaTree {
  /// Sets all signs from the node at `first` on in bold, and with `isItalic` letters in bold italics.
  @inline(never)
  fileprivate mutating func embolden(from first: Int, isItalic: Bool) {
    for position in first..<nodes.count {
      let id = ID(position: Int32(position))
      guard self[id].element.isToken, !self[id].text.isEmpty else { continue }
      let isLetter = self[id].element == .identifier && self[id].text.unicodeScalars.count == 1
      self[id].variant = Self.bold(self[id].variant, isLetter: isLetter && isItalic)
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
}
