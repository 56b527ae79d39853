internal import MathTree

/// Text within a formula.
extension LaTeXParser {
  /// `\text{...}`, `\textbf{...}` and the like.
  mutating func text(_ variant: MathVariant, _ token: Token) throws(FormulaSyntaxError) {
    let argument = try argument(of: token)
    let outer = style
    defer { style = outer }
    // `\text` keeps the letters around it; upright ones are those that text has anyway.
    if variant != .unspecified { style.font = variant }
    if style.font == .normal { style.font = .unspecified }
    push(row(try texts(of: argument), argument))
  }

  private mutating func row(_ children: [FormulaTree.ID], _ argument: Argument) -> FormulaTree.ID {
    if children.isEmpty { return tree.token(.text, "", source: argument.source) }
    return children.count == 1 ? children[0] : tree.add(.row, children)
  }

  /// Reads an argument as text: pieces of text and formulas between dollar signs.
  mutating func texts(of argument: Argument) throws(FormulaSyntaxError) -> [FormulaTree.ID] {
    try within(argument) { (parser) throws(FormulaSyntaxError) in
      let outer = parser.style
      defer { parser.style = outer }
      parser.style.isText = true
      parser.style.joinsLetters = false
      return try parser.textPieces()
    }
  }

  /// Reads text to the end of what is to be read.
  mutating func textPieces() throws(FormulaSyntaxError) -> [FormulaTree.ID] {
    try descend(at: endOfInput)
    let outer = list
    list = OpenList(base: items.count)
    defer {
      list = outer
      depth -= 1
    }
    do throws(FormulaSyntaxError) {
      var piece = TextPiece()
      try textPieces(into: &piece)
      finish(&piece)
      return taken()
    } catch {
      items.removeSubrange(list.base...)
      throw error
    }
  }

  private mutating func textPieces(into piece: inout TextPiece) throws(FormulaSyntaxError) {
    while let token = peekAny() {
      switch token.kind {
      case .command: try textCommand(token, &piece)
      case .openBrace where token.match > 0 && input.position + Int(token.match) < input.end:
        try textGroup(try argument(of: token), &piece)
      case .openBrace, .closeBrace: input.position += 1
      case .comment: _ = peek()
      case .other where token.is("$"):
        finish(&piece)
        input.position += 1
        if let next = peekAny(), next.is("$") { input.position += 1 }
        try formula(until: .dollar, token)
        if let next = peekAny(), next.is("$") { input.position += 1 }
      case .other where token.is("`"): quote(token, single: "‘", double: "“", &piece)
      case .prime: quote(token, single: "’", double: "”", &piece)
      case .tie, .space:
        input.position += 1
        piece.add(token.kind == .tie ? "\u{A0}" : " ", token)
      default:
        input.position += 1
        piece.add(token.scalar, token)
      }
    }
  }

  /// A group within the text, whose letters may be other ones.
  private mutating func textGroup(
    _ argument: Argument, _ piece: inout TextPiece
  ) throws(FormulaSyntaxError) {
    try descend(at: argument.source)
    let outer = style
    defer {
      style = outer
      depth -= 1
    }
    var inner = piece
    try within(argument) { (parser) throws(FormulaSyntaxError) in try parser.textPieces(into: &inner) }
    piece = inner
    if piece.isSwitched { finish(&piece) }
  }

  /// One quotation mark, or two that stand together.
  private mutating func quote(
    _ token: Token, single: Unicode.Scalar, double: Unicode.Scalar, _ piece: inout TextPiece
  ) {
    input.position += 1
    if let next = following(0), next.kind == token.kind, next.value == token.value {
      input.position += 1
      piece.add(double, token)
    } else {
      piece.add(single, token)
    }
  }

  /// Reads a formula within the text.
  private mutating func formula(until ends: ListEnds, _ token: Token) throws(FormulaSyntaxError) {
    let outer = style
    style = Style()
    defer { style = outer }
    let (children, end) = try content(until: ends)
    if end == .input {
      let close = ends == .dollar ? "'$'" : "'\\)'"
      try report(FormulaSyntaxError("The formula in this text does not end", expected: close, at: token.source))
    }
    if !children.isEmpty { push(tree.add(.row, children)) }
  }

  /// Does what a command does within text. What no command is known for stays as it is written.
  private mutating func textCommand(
    _ token: Token, _ piece: inout TextPiece
  ) throws(FormulaSyntaxError) {
    let name = name(of: token)
    input.position += 1
    if definitions.command(name) == nil {
      switch name {
      case "(":
        finish(&piece)
        return try formula(until: .parenthesis, token)
      case " ", "\n", "\t", "\r":
        return piece.add(" ", token)
      case "\\":
        return piece.add(" ", token)
      case "'", "`", "^", "\"", "~", "=", ".", "u", "v", "H", "c", "d", "r", "k":
        if let mark = TextPiece.accents[name] { return try accent(mark, token, &piece) }
      default: break
      }
      if let letter = TextPiece.letters[name] {
        skipSpaces()
        return piece.add(letter, token)
      }
    }
    guard let command = definitions.command(name) ?? CommandTable.commands[name] else {
      for scalar in "\\\(name)".unicodeScalars { piece.add(scalar, token) }
      return
    }
    switch command {
    case .symbol(let symbol):
      if name.unicodeScalars.count > 1 { skipSpaces() }
      for scalar in symbol.text.unicodeScalars { piece.add(scalar, token) }
    case .fontSwitch(let variant):
      finish(&piece)
      skipSpaces()
      style.font = variant == .normal ? .unspecified : variant
      piece.isSwitched = true
    case .style:
      finish(&piece)
      skipSpaces()
      piece.isSwitched = true
    case .construction(.dots):
      skipSpaces()
      piece.add("…", token)
    case .macro(let text, let arguments, let optional):
      try expand(text, arguments: arguments, optional: optional, token)
    case .construction(.defined):
      if case .macro? = definitions.meanings[name] {} else { finish(&piece) }
      _ = try run(command, name, token)
    default:
      finish(&piece)
      if case .construction(.color) = command {
        while try optionalArgument() != nil {}
        _ = try argument(of: token)
        return skipSpaces()
      }
      if try run(command, name, token) != nil {
        throw FormulaSyntaxError("\(written(token)) stands within a text", at: token.source)
      }
    }
  }

  /// The next letter with a mark.
  private mutating func accent(
    _ mark: Unicode.Scalar, _ token: Token, _ piece: inout TextPiece
  ) throws(FormulaSyntaxError) {
    let argument = try argument(of: token)
    var letters = text(of: argument.tokens).unicodeScalars
    // A dotless letter takes its mark as the ordinary one does.
    if letters.elementsEqual("\\i".unicodeScalars) { letters = "i".unicodeScalars }
    if letters.elementsEqual("\\j".unicodeScalars) { letters = "j".unicodeScalars }
    for (place, scalar) in letters.enumerated() {
      piece.add(scalar, token)
      if place == 0 { piece.add(mark, token) }
    }
  }

  private mutating func skipSpaces() {
    while let token = peekAny(), token.kind == .space { input.position += 1 }
  }

  private mutating func finish(_ piece: inout TextPiece) {
    guard !piece.text.isEmpty else { return }
    push(
      tree.token(.text, piece.trimmed, variant: style.font, source: piece.start..<max(piece.start, piece.end)))
    piece = TextPiece()
  }
}

/// A piece of text that is being collected.
internal struct TextPiece {
  private(set) var text = ""
  /// Whether its letters are other ones than those before it in its group.
  var isSwitched = false
  private(set) var start = 0
  private(set) var end = 0

  mutating func add(_ scalar: Unicode.Scalar, _ token: Token) {
    if text.isEmpty { start = token.source.lowerBound }
    end = token.source.upperBound
    var scalar = scalar
    if scalar.value <= 0x20 { scalar = " " }
    // A run of spaces is one.
    if scalar == " ", text.unicodeScalars.last == " " { return }
    text.unicodeScalars.append(scalar)
  }

  /// The text, with spaces that cannot break at its ends, where MathML would leave out others.
  var trimmed: String {
    var scalars = text.unicodeScalars
    if scalars.first == " " {
      scalars.removeFirst()
      scalars.insert("\u{A0}", at: scalars.startIndex)
    }
    if scalars.last == " " {
      scalars.removeLast()
      scalars.append("\u{A0}")
    }
    return String(scalars)
  }

  /// Marks that a command puts on the next letter.
  static let accents: [String: Unicode.Scalar] = [
    "'": "\u{301}", "`": "\u{300}", "^": "\u{302}", "\"": "\u{308}", "~": "\u{303}", "=": "\u{304}", ".": "\u{307}",
    "u": "\u{306}", "v": "\u{30C}", "H": "\u{30B}", "c": "\u{327}", "d": "\u{323}", "r": "\u{30A}", "k": "\u{328}",
  ]

  /// Letters that only text has.
  static let letters: [String: Unicode.Scalar] = [
    "ss": "ß", "ae": "æ", "AE": "Æ", "oe": "œ", "OE": "Œ", "aa": "å", "AA": "Å", "o": "ø", "O": "Ø", "l": "ł",
    "L": "Ł", "i": "ı", "j": "ȷ",
  ]
}
