internal import MathTree

/// Commands that define others.
extension LaTeXParser {
  mutating func define(
    _ construction: Construction, _ name: String, _ token: Token
  ) throws(FormulaSyntaxError) {
    switch construction {
    case .newCommand: try newCommand(name, token)
    case .newEnvironment: try newEnvironment(token)
    case .define(let isGlobal): try defineByPattern(isGlobal: isGlobal || takesGlobal(), token)
    case .letBe(let isGlobal): try letBe(isGlobal: isGlobal || takesGlobal(), token)
    case .global: isNextGlobal = true
    case .declareOperator:
      let hasLimits = star()
      let command = try commandName(token)
      let body = try argument(of: token)
      let name = hasLimits ? "operatorname*" : "operatorname"
      var tokens = tokenizer.tokens(of: "\\\(name)".utf8, at: token.source)
      tokens += braced(body.tokens, token)
      Tokenizer.matchBraces(&tokens)
      definitions.set(command, .macro(Definitions.Macro(body: tokens[...])))
    case .pairedDelimiter: try declarePairedDelimiter(name, token)
    case .newColumnType:
      let letter = try argument(of: token).tokens.first
      let count = try optionalWord().flatMap { Int($0) } ?? 0
      let body = try argument(of: token).tokens
      guard let letter, letter.kind != .command, count >= 0, count < 10 else { return }
      definitions.columnTypes[letter.value] = Definitions.Macro(
        arguments: Array(repeating: [], count: count), body: body)
    case .aboxedDefinition:
      _ = star()
      let command = try commandName(token)
      _ = try argument(of: token)
      definitions.set(command, .command(.construction(.aboxed)))
    case .beginGroup: definitions.begin()
    case .endGroup: definitions.end()
    case .resetGroups: definitions.reset()
    case .sandbox: definitions.beginSandbox()
    case .extensibleArrowDefinition:
      let command = try commandName(token)
      _ = try argument(of: token)
      let number = try word(of: token)
      let digits = number.drop { $0 == "x" || $0 == "\"" }
      guard let value = UInt32(digits, radix: digits.count < number.count ? 16 : 10), let scalar = Unicode.Scalar(value)
      else { throw FormulaSyntaxError("'\(number)' is no number of a character", at: token.source) }
      definitions.set(command, .command(.extensibleArrow(String(Character(scalar)))))
    default: break
    }
  }

  private mutating func takesGlobal() -> Bool {
    defer { isNextGlobal = false }
    return isNextGlobal
  }

  /// Takes the name of a command that is to be defined, in braces or not.
  private mutating func commandName(_ token: Token) throws(FormulaSyntaxError) -> String {
    let argument = try argument(of: token)
    let name = argument.tokens.first { $0.kind != .space }
    guard let name, name.kind == .command else {
      // `\newcommand{name}`, without its backslash.
      let text = text(of: argument.tokens).trimmingSpaces()
      guard text.utf8.contains(where: { $0 | 0x20 &- 0x61 < 26 }) else {
        throw FormulaSyntaxError(
          "\(written(token)) is not followed by a command's name", expected: "a name like '\\name'", at: token.source)
      }
      return text
    }
    return self.name(of: name)
  }

  private mutating func newCommand(_ name: String, _ token: Token) throws(FormulaSyntaxError) {
    _ = star()
    let command = try commandName(token)
    let macro = try macro(token)
    if name == "providecommand", CommandTable.commands[command] != nil || definitions.meanings[command] != nil {
      return
    }
    definitions.set(command, .macro(macro))
  }

  /// Reads how many arguments a macro has, what the first is if it is left out, and the macro's body.
  private mutating func macro(_ token: Token) throws(FormulaSyntaxError) -> Definitions.Macro {
    var count = 0
    if let number = try optionalWord(), !number.isEmpty {
      guard let given = Int(number), (0...9).contains(given) else {
        throw FormulaSyntaxError(
          "'\(number)' is no number of arguments", expected: "a digit", at: token.source)
      }
      count = given
    }
    let optional = try optionalArgument()?.tokens
    return Definitions.Macro(
      arguments: Array(repeating: [], count: count), optional: count > 0 ? optional : nil,
      body: try argument(of: token).tokens)
  }

  private mutating func newEnvironment(_ token: Token) throws(FormulaSyntaxError) {
    _ = star()
    let name = try word(of: token)
    let macro = try macro(token)
    let end = try argument(of: token).tokens
    definitions.environments[name] = Definitions.Environment(macro: macro, end: end)
  }

  /// `\def\name#1,#2;{...}`.
  private mutating func defineByPattern(isGlobal: Bool, _ token: Token) throws(FormulaSyntaxError) {
    let command = try commandName(token)
    _ = peek()
    var prefix: [Token] = []
    var arguments: [[Token]] = []
    var isAfterSpace = false
    while let next = peekAny(), next.kind != .openBrace {
      input.position += 1
      if next.kind == .parameter, let number = peekAny() {
        input.position += 1
        guard number.kind == .digit, Int(number.value) - 0x30 == arguments.count + 1 else {
          throw FormulaSyntaxError(
            "The arguments of \\\(command) are not numbered in order", expected: "'#\(arguments.count + 1)'",
            at: number.source)
        }
        arguments.append([])
      } else if arguments.isEmpty {
        prefix.append(next)
      } else {
        // Spaces in front of the body, or more than one, say nothing.
        if next.kind == .space, isAfterSpace || peek()?.kind == .openBrace { continue }
        arguments[arguments.count - 1].append(next)
      }
      isAfterSpace = next.kind == .space
    }
    while prefix.last?.kind == .space { prefix.removeLast() }
    let macro = Definitions.Macro(
      arguments: arguments.map { $0[...] }, prefix: prefix[...], body: try argument(of: token).tokens)
    definitions.set(command, .macro(macro), isGlobal: isGlobal)
  }

  private mutating func letBe(isGlobal: Bool, _ token: Token) throws(FormulaSyntaxError) {
    let command = try commandName(token)
    if let next = peek(), next.is("=") { input.position += 1 }
    guard let meaning = peek() else {
      throw FormulaSyntaxError(
        "\\let has no meaning for \\\(command)", expected: "a command or a sign", at: token.source)
    }
    input.position += 1
    guard meaning.kind == .command else { return definitions.set(command, .character(meaning), isGlobal: isGlobal) }
    let other = name(of: meaning)
    if let own = definitions.meanings[other] {
      definitions.set(command, own, isGlobal: isGlobal)
    } else if CommandTable.commands[other] != nil || CommandTable.delimiters[other] != nil {
      definitions.set(command, .builtin(other), isGlobal: isGlobal)
    } else {
      definitions.set(command, .undefined, isGlobal: isGlobal)
    }
  }

  // MARK: Paired delimiters

  private mutating func declarePairedDelimiter(_ name: String, _ token: Token) throws(FormulaSyntaxError) {
    let command = try commandName(token)
    let isGeneral = name != "DeclarePairedDelimiter"
    let count = isGeneral ? try optionalWord().flatMap { Int($0) } ?? 1 : 1
    if name == "DeclarePairedDelimiterXPP" { _ = try argument(of: token) }
    let open = try fenceSign(token)
    let close = try fenceSign(token)
    if name == "DeclarePairedDelimiterXPP" { _ = try argument(of: token) }
    let body = isGeneral ? try argument(of: token).tokens : nil
    definitions.set(command, .pairedDelimiters(open, close, body: body, count: min(max(count, 0), 9)))
  }

  private mutating func fenceSign(_ token: Token) throws(FormulaSyntaxError) -> String {
    let argument = try argument(of: token)
    guard let first = argument.tokens.first(where: { $0.kind != .space }), let sign = sign(of: first) else { return "" }
    return sign
  }

  mutating func pairedDelimiters(
    _ open: String, _ close: String, body: ArraySlice<Token>?, count: Int, _ token: Token
  ) throws(FormulaSyntaxError) {
    _ = star()
    if let next = peek(), next.is("[") { _ = try optionalArgument() }
    var arguments: [ArraySlice<Token>] = []
    for _ in 0..<count { arguments.append(try argument(of: token).tokens) }
    var content = body.map { filled($0, with: arguments, token) } ?? Array(arguments.first ?? [])
    Tokenizer.matchBraces(&content)
    let children = try contents(of: Argument(tokens: content[...], source: token.source))
    if !open.isEmpty { push(tree.token(.operator, open, source: token.source)) }
    for child in children { push(child) }
    if !close.isEmpty { push(tree.token(.operator, close, source: endOfInput)) }
  }
}
