internal import MathTree

/// An argument of a command, not read yet.
internal struct Argument: Sendable {
  var tokens: ArraySlice<Token>
  var source: Range<Int>
}

/// What commands take after their names.
extension LaTeXParser {
  /// Takes an argument: a group, a command or a character.
  mutating func argument(of command: Token) throws(FormulaSyntaxError) -> Argument {
    guard let token = peek(), token.kind != .closeBrace, token.kind != .alignment else {
      throw FormulaSyntaxError(
        "\(written(command)) has too few arguments", expected: "an argument in braces", at: command.source)
    }
    let start = input.position
    guard token.kind == .openBrace else {
      input.position += 1
      return Argument(tokens: input.tokens[start..<start + 1], source: token.source)
    }
    guard token.match > 0, start + Int(token.match) < input.end else {
      throw FormulaSyntaxError("This brace is not closed", expected: "'}'", at: token.source)
    }
    let end = start + Int(token.match)
    input.position = end + 1
    return Argument(
      tokens: input.tokens[start + 1..<end],
      source: token.source.lowerBound..<max(token.source.lowerBound, Int(input.tokens[end].end)))
  }

  /// Takes an argument in brackets, if there is one.
  mutating func optionalArgument() throws(FormulaSyntaxError) -> Argument? {
    guard let token = peek(), token.is("[") else { return nil }
    let start = input.position
    var i = start + 1
    while i < input.end {
      let next = input.tokens[i]
      if next.kind == .openBrace, next.match > 0 {
        i += Int(next.match)
      } else if next.is("]") {
        input.position = i + 1
        return Argument(
          tokens: input.tokens[start + 1..<i],
          source: token.source.lowerBound..<max(token.source.lowerBound, Int(next.end)))
      } else if next.kind == .closeBrace {
        break
      }
      i += 1
    }
    throw FormulaSyntaxError("This bracket is not closed", expected: "']'", at: token.source)
  }

  /// Takes a star right after the command's name, if there is one.
  mutating func star() -> Bool {
    guard let token = peek(), token.is("*") else { return false }
    input.position += 1
    return true
  }

  /// Takes an argument and reads it.
  mutating func readArgument(of command: Token) throws(FormulaSyntaxError) -> FormulaTree.ID {
    try read(try argument(of: command))
  }

  /// Takes two arguments and reads them.
  mutating func readArguments(of command: Token) throws(FormulaSyntaxError) -> (FormulaTree.ID, FormulaTree.ID) {
    let first = try argument(of: command)
    let second = try argument(of: command)
    return (try read(first), try read(second))
  }

  /// Reads an argument as one node.
  mutating func read(_ argument: Argument) throws(FormulaSyntaxError) -> FormulaTree.ID {
    let children = try contents(of: argument)
    return group(children, source: children.isEmpty ? argument.source : nil)
  }

  /// Reads an argument as a list.
  mutating func contents(of argument: Argument) throws(FormulaSyntaxError) -> [FormulaTree.ID] {
    try within(argument) { (parser) throws(FormulaSyntaxError) in
      if parser.style.isText { return try parser.textPieces() }
      return try parser.content(until: []).children
    }
  }

  /// Does `body` while nothing but the argument's tokens are to be read.
  mutating func within<Result>(
    _ argument: Argument, _ body: (inout LaTeXParser) throws(FormulaSyntaxError) -> Result
  ) throws(FormulaSyntaxError) -> Result {
    let outer = (input, waiting.count, floor)
    waiting.append(input)
    floor = waiting.count
    let tokens = argument.tokens
    input = Input(tokens: tokens, position: tokens.startIndex, end: tokens.endIndex)
    defer {
      waiting.removeSubrange(outer.1...)
      (input, floor) = (outer.0, outer.2)
    }
    return try body(&self)
  }

  // MARK: Words

  /// Takes an argument that is a word: a name, a colour, a length.
  mutating func word(of command: Token) throws(FormulaSyntaxError) -> String {
    let argument = try argument(of: command)
    return text(of: argument.tokens).trimmingSpaces()
  }

  /// Takes an optional argument that is a word.
  mutating func optionalWord() throws(FormulaSyntaxError) -> String? {
    guard let argument = try optionalArgument() else { return nil }
    return text(of: argument.tokens).trimmingSpaces()
  }

  /// The tokens as they are written.
  func text(of tokens: ArraySlice<Token>) -> String {
    var text = ""
    for token in tokens {
      if token.kind == .command {
        text += written(token)
      } else {
        text.unicodeScalars.append(token.scalar)
      }
    }
    return text
  }

  func written(_ command: Token) -> String {
    command.kind == .command ? "\\" + name(of: command) : String(Character(command.scalar))
  }

  /// Takes a length, in braces or as it stands, like `-2.5pt` or `=3em`.
  mutating func length(of command: Token) throws(FormulaSyntaxError) -> String {
    if let token = peek(), token.is("=") { input.position += 1 }
    if let token = peek(), token.kind == .openBrace { return try word(of: command) }
    var text = ""
    var letters = 0
    while let token = peekAny(), letters < 2 {
      switch token.kind {
      case .space where letters == 0: break
      case .digit where letters == 0: text.unicodeScalars.append(token.scalar)
      case .other where letters == 0 && (token.is(".") || token.is(",") || token.is("-") || token.is("+")):
        text.unicodeScalars.append(token.scalar)
      case .letter:
        text.unicodeScalars.append(token.scalar)
        letters += 1
      default: letters = 3
      }
      if letters < 3 { input.position += 1 }
    }
    guard letters == 2 else {
      throw FormulaSyntaxError(
        "\(written(command)) has no length", expected: "a number with a unit, like '2em'", at: command.source)
    }
    return text
  }

  /// Takes the sign of a fence.
  mutating func delimiter(_ command: Token) throws(FormulaSyntaxError) -> (text: String, source: Range<Int>) {
    guard let token = peek() else { throw missingDelimiter(command, at: command.source) }
    if token.kind == .openBrace {
      let argument = try argument(of: command)
      return try within(argument) { (parser) throws(FormulaSyntaxError) in try parser.delimiter(command) }
    }
    guard let sign = sign(of: token) else { throw missingDelimiter(command, at: token.source) }
    input.position += 1
    return (sign, token.source)
  }

  private func missingDelimiter(_ command: Token, at source: Range<Int>) -> FormulaSyntaxError {
    FormulaSyntaxError(
      "\(written(command)) is not followed by a fence", expected: "a sign like '(', '\\{' or '|', or '.' for none",
      at: source)
  }

  /// The sign that a token stands for as a fence, or nil.
  func sign(of token: Token) -> String? {
    guard token.kind == .command else { return Delimiters.sign(of: token.scalar) }
    let name = name(of: token)
    if let meaning = definitions.delimiter(name) { return meaning }
    return CommandTable.delimiters[name]
  }
}

extension String {
  /// The text without spaces around it.
  func trimmingSpaces() -> String {
    guard let first = utf8.first, let last = utf8.last, first <= 0x20 || last <= 0x20 else { return self }
    var words = self[...]
    while let scalar = words.unicodeScalars.first, scalar.value <= 0x20 { words.unicodeScalars.removeFirst() }
    while let scalar = words.unicodeScalars.last, scalar.value <= 0x20 { words.unicodeScalars.removeLast() }
    return String(words)
  }
}
