internal import MathTree

/// Text within a formula.
extension LaTeXParser {
  /// Reads an argument as text: pieces of text and formulas between dollar signs.
  func texts(of argument: Argument) throws(FormulaSyntaxError) -> [FormulaTree.ID] {
    try within(argument) { (parser) throws(FormulaSyntaxError) in
      let outer = parser.style
      defer { parser.style = outer }
      parser.style.isText = true
      parser.style.joinsLetters = false
      return try parser.textPieces()
    }
  }

  /// Reads text to the end of what is to be read.
  func textPieces() throws(FormulaSyntaxError) -> [FormulaTree.ID] {
    try descend(at: stream.endOfInput)
    let outer = builder.open()
    defer {
      builder.close(to: outer)
      ascend()
    }
    var piece = TextPiece()
    try textPieces(into: &piece)
    finish(&piece)
    return builder.taken()
  }

  private func textPieces(into piece: inout TextPiece) throws(FormulaSyntaxError) {
    while let token = stream.peekAny() {
      switch token.kind {
      case .command: try textCommand(token, &piece)
      case .openBrace where token.match > 0 && Int(token.match) < stream.upcoming.count:
        try textGroup(try stream.argument(of: token), &piece)
      case .openBrace, .closeBrace: stream.skip()
      case .comment: _ = stream.peek()
      case .other where token.is("$"):
        finish(&piece)
        stream.skip()
        if let next = stream.peekAny(), next.is("$") { stream.skip() }
        try formula(until: .dollar, token)
        if let next = stream.peekAny(), next.is("$") { stream.skip() }
      case .other where token.is("`"): quote(token, single: "‘", double: "“", &piece)
      case .other where token.is("-") && style.font != .monospace: dash(token, &piece)
      case .prime: quote(token, single: "’", double: "”", &piece)
      case .tie, .space:
        stream.skip()
        piece.add(token.kind == .tie ? "\u{A0}" : " ", token)
      default:
        stream.skip()
        piece.add(token.scalar, token)
      }
    }
  }

  /// A group within the text, whose letters may be other ones.
  private func textGroup(_ argument: Argument, _ piece: inout TextPiece) throws(FormulaSyntaxError) {
    try descend(at: argument.source)
    let outer = style
    defer {
      style = outer
      ascend()
    }
    var inner = piece
    try within(argument) { (parser) throws(FormulaSyntaxError) in try parser.textPieces(into: &inner) }
    piece = inner
    if piece.isSwitched { finish(&piece) }
  }

  /// One quotation mark, or two that stand together.
  private func quote(_ token: Token, single: Unicode.Scalar, double: Unicode.Scalar, _ piece: inout TextPiece) {
    stream.skip()
    if let next = stream.following(0), next.kind == token.kind, next.value == token.value {
      stream.skip()
      piece.add(double, token)
    } else {
      piece.add(single, token)
    }
  }

  /// A hyphen, or the dash that two or three side by side are.
  private func dash(_ token: Token, _ piece: inout TextPiece) {
    var length = 0
    while length < 3, let next = stream.following(0), next.is("-") {
      length += 1
      stream.skip()
    }
    piece.add(length == 1 ? "-" : length == 2 ? "–" : "—", token)
  }

  /// Reads a formula within the text.
  private func formula(until ends: ListEnds, _ token: Token) throws(FormulaSyntaxError) {
    let outer = style
    style = Style()
    defer { style = outer }
    let (children, end) = try list(until: ends)
    if end == .input {
      let close = ends == .dollar ? "'$'" : "'\\)'"
      try report(FormulaSyntaxError("The formula in this text does not end", expected: close, at: token.source))
    }
    if !children.isEmpty { builder.push(builder.tree.add(.row, children)) }
  }

  /// Does what a command does within text. What no command is known for stays as it is written.
  private func textCommand(_ token: Token, _ piece: inout TextPiece) throws(FormulaSyntaxError) {
    let name = stream.name(of: token)
    stream.skip()
    if definitions[name] == nil {
      switch name {
      case "(":
        finish(&piece)
        return try formula(until: .parenthesis, token)
      case " ", "\n", "\t", "\r", "\\": return piece.add(" ", token)
      default: if let mark = TextPiece.accents[name] { return try accent(mark, token, &piece) }
      }
      if let letter = TextPiece.letters[name] {
        stream.skipSpaces()
        return piece.add(letter, token)
      }
    }
    if let definition = definitions[name] {
      if case .macro = definition {} else { finish(&piece) }
      _ = try run(name, token)
      return
    }
    guard let command = CommandTable.commands[name] else {
      for scalar in "\\\(name)".unicodeScalars { piece.add(scalar, token) }
      return
    }
    switch command {
    case .symbol(let symbol):
      if name.unicodeScalars.count > 1 { stream.skipSpaces() }
      for scalar in symbol.text.unicodeScalars { piece.add(scalar, token) }
    case .fontSwitch(let variant):
      finish(&piece)
      stream.skipSpaces()
      style.font = variant == .normal ? .unspecified : variant
      piece.isSwitched = true
    case .style:
      finish(&piece)
      stream.skipSpaces()
      piece.isSwitched = true
    case .dots:
      stream.skipSpaces()
      piece.add("…", token)
    case .macro: _ = try run(command, name, token)
    case .handler(let handler) where handler.isLeftOutOfText:
      finish(&piece)
      while try stream.optionalArgument() != nil {}
      _ = try stream.argument(of: token)
      stream.skipSpaces()
    default:
      finish(&piece)
      if try run(command, name, token) != nil {
        throw FormulaSyntaxError("\(stream.written(token)) stands within a text", at: token.source)
      }
    }
  }

  /// The next letter with a mark.
  private func accent(_ mark: Unicode.Scalar, _ token: Token, _ piece: inout TextPiece) throws(FormulaSyntaxError) {
    let argument = try stream.argument(of: token)
    var letters = stream.text(of: argument.tokens).unicodeScalars
    // A dotless letter takes its mark as the ordinary one does.
    if letters.elementsEqual("\\i".unicodeScalars) { letters = "i".unicodeScalars }
    if letters.elementsEqual("\\j".unicodeScalars) { letters = "j".unicodeScalars }
    for (place, scalar) in letters.enumerated() {
      piece.add(scalar, token)
      if place == 0 { piece.add(mark, token) }
    }
  }

  private func finish(_ piece: inout TextPiece) {
    guard !piece.text.isEmpty else { return }
    pushToken(.text, piece.trimmed, piece.start..<max(piece.start, piece.end))
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
