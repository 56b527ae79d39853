internal import MathTree

/// Puts what macros stand for in front of what is still to be parsed, within limits.
internal struct MacroExpander {
  /// How many expansions a formula may take, and how many tokens they may make in all.
  private static let maximumSteps = 10_000
  private static let maximumTokens = 1_000_000

  private var steps = 0
  private var tokenCount = 0

  /// Puts tokens that `command` stands for in front of what is still to be parsed; false if that is too much.
  mutating func prepend(_ tokens: [Token], to stream: inout TokenStream) -> Bool {
    steps += 1
    tokenCount += tokens.count
    guard steps <= Self.maximumSteps, tokenCount <= Self.maximumTokens else { return false }
    stream.prepend(tokens)
    return true
  }

  /// `body` with arguments in the place of `#1` and so on; it stands where `command` does.
  static func filled(
    _ body: some Collection<Token>, with arguments: [ArraySlice<Token>], at command: Token
  ) -> [Token] {
    var result: [Token] = []
    result.reserveCapacity(body.count)
    var i = body.startIndex
    while i < body.endIndex {
      var token = body[i]
      body.formIndex(after: &i)
      if token.kind == .parameter, i < body.endIndex {
        let next = body[i]
        if next.kind == .digit, next.value > 0x30, Int(next.value) - 0x31 < arguments.count {
          body.formIndex(after: &i)
          // A macro that doubles its argument at each step would grow without end.
          guard result.count < maximumTokens else { return result }
          result.append(contentsOf: arguments[Int(next.value) - 0x31])
          continue
        }
        // `##` in a definition is `#`, which belongs to a definition inside it.
        if next.kind == .parameter { body.formIndex(after: &i) }
      }
      token.start = command.start
      token.end = command.end
      result.append(token)
    }
    Tokenizer.matchBraces(&result)
    return result
  }

  /// The body of `macro` with the arguments that follow its name.
  static func expansion(
    of macro: Macro, _ command: Token, in stream: inout TokenStream
  ) throws(FormulaSyntaxError) -> [Token] {
    var arguments: [ArraySlice<Token>] = []
    for (place, token) in macro.prefix.enumerated() {
      guard let next = place == 0 ? stream.peek() : stream.peekAny(), stream.matches(next, token) else {
        throw FormulaSyntaxError(
          "This use of \(stream.written(command)) does not fit its definition",
          expected: "'\(stream.text(of: macro.prefix))' after it", at: command.source)
      }
      stream.skip()
    }
    if let optional = macro.optional {
      arguments.append(try stream.optionalArgument()?.tokens ?? optional)
    }
    for delimiter in macro.arguments.dropFirst(arguments.count) {
      if delimiter.isEmpty {
        arguments.append(try stream.argument(of: command).tokens)
      } else {
        arguments.append(try argument(of: command, until: delimiter, in: &stream))
      }
    }
    return filled(macro.body, with: arguments, at: command)
  }

  /// Takes an argument that ends where `delimiter` stands.
  private static func argument(
    of command: Token, until delimiter: ArraySlice<Token>, in stream: inout TokenStream
  ) throws(FormulaSyntaxError) -> ArraySlice<Token> {
    _ = stream.peek()
    let upcoming = stream.upcoming
    var i = upcoming.startIndex
    while i + delimiter.count <= upcoming.endIndex {
      if zip(upcoming[i..<i + delimiter.count], delimiter).allSatisfy({ stream.matches($0, $1) }) {
        stream.skip(i + delimiter.count - upcoming.startIndex)
        let argument = upcoming[..<i]
        // One group is the argument without its braces.
        guard let first = argument.first, first.length == argument.count, first.length > 1 else { return argument }
        return argument.dropFirst().dropLast()
      }
      i += upcoming[i].length
    }
    throw FormulaSyntaxError(
      "This use of \(stream.written(command)) does not fit its definition",
      expected: "'\(stream.text(of: delimiter))' after its argument", at: command.source)
  }
}
