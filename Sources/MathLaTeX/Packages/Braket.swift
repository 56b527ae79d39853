internal import MathTree

/// The package braket: states of quantum mechanics, and sets. The package physics has the commands in small letters.
extension Package {
  static let braket = Package(
    commands: [
      ("set", .macro("{\\lbrace {#1} \\rbrace}", arguments: 1)),
      ("Bra", .macro("{\\left\\langle {#1} \\right\\vert}", arguments: 1)),
      ("Ket", .macro("{\\left\\vert {#1} \\right\\rangle}", arguments: 1)),
      ("Ketbra", .macro("{\\left\\vert {#1} \\right\\rangle\\left\\langle {#2} \\right\\vert}", arguments: 2)),
    ],
    handlers: [
      ("Braket", Braket(open: "⟨", close: "⟩", hasOneBar: false)),
      ("Set", Braket(open: "{", close: "}", hasOneBar: true)),
    ])
}

/// `\Braket{a|b|c}` and `\Set{x|y}`, whose bars are fences: all of them, or in a set the first.
private struct Braket: CommandHandler {
  let open: String
  let close: String
  let hasOneBar: Bool

  func parse(_ context: inout CommandContext) throws(FormulaSyntaxError) {
    let argument = try context.argument()
    var tokens: [Token] = []
    var rest = argument.tokens
    var bars = 0
    while let next = rest.first {
      let group = rest.prefix(next.length)
      rest = rest.dropFirst(next.length)
      guard next.is("|"), !hasOneBar || bars == 0 else {
        tokens += group
        continue
      }
      bars += 1
      let isDouble = rest.first?.is("|") ?? false
      if isDouble { rest.removeFirst() }
      for var bar in context.tokens(of: isDouble ? "\\|" : "\\vert") {
        (bar.start, bar.end) = (next.start, next.end)
        tokens.append(bar)
      }
    }
    let children = try context.contents(of: Argument(tokens: tokens[...], source: argument.source))
    let end = argument.source.upperBound
    let fences = (context.token(.operator, open), context.token(.operator, close, at: end..<end))
    context.push(context.add(.row, [fences.0] + children + [fences.1]))
  }
}
