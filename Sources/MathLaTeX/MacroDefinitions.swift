internal import MathTree

/// What a formula itself defines.
internal struct Definitions {
  /// A command of the formula's own.
  struct Macro {
    /// What its name is followed by: for each argument, the tokens that end it; empty for an ordinary argument.
    var arguments: [ArraySlice<Token>] = []
    /// What must stand before the first argument.
    var prefix: ArraySlice<Token> = []
    /// What the first argument is if it is not given in brackets; nil if it is an ordinary one.
    var optional: ArraySlice<Token>?
    var body: ArraySlice<Token>
  }

  /// What a name means.
  enum Meaning {
    case macro(Macro)
    /// The same as a command of LaTeX.
    case builtin(String)
    case character(Token)
    case pairedDelimiters(String, String, body: ArraySlice<Token>?, count: Int)
    case command(Command)
    case undefined
  }

  /// An environment of the formula's own.
  struct Environment {
    var macro: Macro
    var end: ArraySlice<Token>
  }

  private(set) var meanings: [String: Meaning] = [:]
  var environments: [String: Environment] = [:]
  var columnTypes: [UInt32: Macro] = [:]
  /// The arguments of environments that have begun and not ended.

  /// What names meant before a `\begingroup`.
  private var outer: [[String: Meaning]] = []
  /// How many groups belong to the sandbox.
  private var sandbox = 0

  /// Gives a name a meaning, with `isGlobal` in all groups around too.
  mutating func set(_ name: String, _ meaning: Meaning, isGlobal: Bool = false) {
    meanings[name] = meaning
    guard isGlobal else { return }
    for i in outer.indices { outer[i][name] = meaning }
  }

  mutating func begin() { if outer.count < maximumFormulaDepth { outer.append(meanings) } }

  mutating func end() { if let last = outer.popLast() { meanings = last } }

  /// Ends all groups that have begun, but for a sandbox.
  mutating func reset() { while outer.count > sandbox { end() } }

  /// Ends all groups, and begins one that `\begingroupReset` does not end.
  mutating func beginSandbox() {
    sandbox = 0
    reset()
    begin()
    sandbox = 1
  }

  /// The command that a name was given, if it is one that needs no more than that.
  func command(_ name: String) -> Command? {
    guard !meanings.isEmpty, meanings[name] != nil else { return nil }
    return .construction(.defined)
  }

  /// The fence that a name was let be, or nil.
  func delimiter(_ name: String) -> String? {
    guard !meanings.isEmpty, let meaning = meanings[name] else { return nil }
    switch meaning {
    case .builtin(let other): return CommandTable.delimiters[other]
    case .character(let token): return Delimiters.sign(of: token.scalar)
    default: return nil
    }
  }
}

/// Definitions and the expansion of macros.
extension LaTeXParser {
  /// How many expansions a formula may take, and how many tokens they may make in all.
  private static let maximumSteps = 10_000
  private static let maximumTokens = 1_000_000

  /// Puts tokens in front of what is still to be read.
  mutating func prepend(_ tokens: [Token], _ command: Token) throws(FormulaSyntaxError) {
    expansions += 1
    expandedTokens += tokens.count
    guard expansions <= Self.maximumSteps, expandedTokens <= Self.maximumTokens else {
      throw lost(
        FormulaSyntaxError(
          "The macros go on without end, or make the formula too long",
          expected: "a macro that does not contain itself", at: command.source))
    }
    guard !tokens.isEmpty else { return }
    if input.position < input.end { waiting.append(input) }
    input = Input(tokens: tokens[...], position: 0, end: tokens.count)
  }

  /// Puts the LaTeX of a built-in macro in front of what is still to be read.
  mutating func expand(
    _ text: String, arguments count: Int, optional: String?, _ command: Token
  ) throws(FormulaSyntaxError) {
    var arguments: [ArraySlice<Token>] = []
    if let optional, count > 0 {
      let given = try optionalArgument()
      arguments.append(given?.tokens ?? tokenizer.tokens(of: optional.utf8, at: command.source)[...])
    }
    while arguments.count < count { arguments.append(try argument(of: command).tokens) }
    let body = tokenizer.tokens(of: text.utf8, at: command.source)
    try prepend(filled(body[...], with: arguments, command), command)
  }

  /// `body` with arguments in the place of `#1` and so on.
  func filled(
    _ body: ArraySlice<Token>, with arguments: [ArraySlice<Token>], _ command: Token
  ) -> [Token] {
    var result: [Token] = []
    result.reserveCapacity(body.count)
    var i = body.startIndex
    while i < body.endIndex {
      var token = body[i]
      i += 1
      if token.kind == .parameter, i < body.endIndex {
        let next = body[i]
        if next.kind == .digit, next.value > 0x30, Int(next.value) - 0x31 < arguments.count {
          i += 1
          // A macro that doubles its argument at each step would grow without end.
          guard result.count < Self.maximumTokens else { return result }
          result.append(contentsOf: arguments[Int(next.value) - 0x31])
          continue
        }
        // `##` in a definition is `#`, which belongs to a definition inside it.
        if next.kind == .parameter { i += 1 }
      }
      // What the macro writes stands where the macro was written.
      token.start = command.start
      token.end = command.end
      result.append(token)
    }
    Tokenizer.matchBraces(&result)
    return result
  }

  /// Does what the formula itself says that a command means.
  mutating func runDefinition(_ name: String, _ token: Token) throws(FormulaSyntaxError) -> ListEnd? {
    guard let meaning = definitions.meanings[name] else { throw unknownCommand(name, token) }
    switch meaning {
    case .macro(let macro): try prepend(try expansion(of: macro, token), token)
    case .builtin(let other):
      guard let command = CommandTable.commands[other] else { throw unknownCommand(name, token) }
      return try run(command, other, token)
    case .command(let command): return try run(command, name, token)
    case .character(var character):
      character.start = token.start
      character.end = token.end
      if character.kind == .openBrace || character.kind == .closeBrace { character.kind = .other }
      try prepend([character], token)
    case .pairedDelimiters(let open, let close, let body, let count):
      try pairedDelimiters(open, close, body: body, count: count, token)
    case .undefined: throw unknownCommand(name, token)
    }
    return nil
  }

  /// The body of a macro with the arguments that follow its name.
  mutating func expansion(
    of macro: Definitions.Macro, _ command: Token
  ) throws(FormulaSyntaxError) -> [Token] {
    var arguments: [ArraySlice<Token>] = []
    for (place, token) in macro.prefix.enumerated() {
      guard let next = place == 0 ? peek() : peekAny(), matches(next, token) else {
        throw FormulaSyntaxError(
          "This use of \(written(command)) does not fit its definition",
          expected: "'\(text(of: macro.prefix))' after it", at: command.source)
      }
      input.position += 1
    }
    if let optional = macro.optional {
      arguments.append(try optionalArgument()?.tokens ?? optional)
    }
    for delimiter in macro.arguments.dropFirst(arguments.count) {
      if delimiter.isEmpty {
        arguments.append(try argument(of: command).tokens)
      } else {
        arguments.append(try argument(of: command, until: delimiter))
      }
    }
    return filled(macro.body, with: arguments, command)
  }

  /// Takes an argument that ends where `delimiter` stands.
  private mutating func argument(
    of command: Token, until delimiter: ArraySlice<Token>
  ) throws(FormulaSyntaxError) -> ArraySlice<Token> {
    _ = peek()
    let start = input.position
    var i = start
    guard let first = delimiter.first else { return [] }
    while i + delimiter.count <= input.end {
      if matches(input.tokens[i], first),
        zip(input.tokens[i..<i + delimiter.count], delimiter).allSatisfy({ matches($0, $1) })
      {
        input.position = i + delimiter.count
        // One group is the argument without its braces.
        if let first = input.tokens[start..<i].first, first.kind == .openBrace, first.match > 0,
          start + Int(first.match) == i - 1
        {
          return input.tokens[start + 1..<i - 1]
        }
        return input.tokens[start..<i]
      }
      let token = input.tokens[i]
      i += token.kind == .openBrace && token.match > 0 ? Int(token.match) + 1 : 1
    }
    throw FormulaSyntaxError(
      "This use of \(written(command)) does not fit its definition",
      expected: "'\(text(of: delimiter))' after its argument", at: command.source)
  }

  private func matches(_ a: Token, _ b: Token) -> Bool {
    guard a.kind == b.kind else { return false }
    return a.kind == .command ? name(of: a) == name(of: b) : a.kind == .space || a.value == b.value
  }
}
