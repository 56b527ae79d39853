internal import MathTree

/// The package braket: states of quantum mechanics, and sets. The package physics has the commands in small letters.
extension Package {
  static let braket = Package(commands: [
    ("set", .macro("{\\lbrace {#1} \\rbrace}", arguments: 1)),
    ("Bra", .macro("{\\left\\langle {#1} \\right\\vert}", arguments: 1)),
    ("Ket", .macro("{\\left\\vert {#1} \\right\\rangle}", arguments: 1)),
    ("Braket", .construction(.brakets(isSet: false))),
    ("Set", .construction(.brakets(isSet: true))),
    ("Ketbra", .macro("{\\left\\vert {#1} \\right\\rangle\\left\\langle {#2} \\right\\vert}", arguments: 2)),
  ])
}

extension LaTeXParser {
  /// `\Braket{a|b|c}` and `\Set{x|y}`, whose bars are fences: all of them, or in a set the first.
  mutating func brakets(isSet: Bool, _ token: Token) throws(FormulaSyntaxError) {
    let argument = try argument(of: token)
    var tokens: [Token] = []
    var i = argument.tokens.startIndex
    var bars = 0
    while i < argument.tokens.endIndex {
      let next = argument.tokens[i]
      if next.kind == .openBrace, next.match > 0 {
        let end = min(i + Int(next.match), argument.tokens.endIndex - 1)
        tokens += argument.tokens[i...end]
        i = end
      } else if next.is("|"), !isSet || bars == 0 {
        bars += 1
        let isDouble = i + 1 < argument.tokens.endIndex && argument.tokens[i + 1].is("|")
        tokens.append(
          Token(
            kind: .command, value: tokenizer.name(isDouble ? "|" : "vert"), start: next.start, end: next.end))
        if isDouble { i += 1 }
      } else {
        tokens.append(next)
      }
      i += 1
    }
    let children = try contents(of: Argument(tokens: tokens[...], source: argument.source))
    let open = tree.token(.operator, isSet ? "{" : "⟨", source: token.source)
    let end = argument.source.upperBound
    let close = tree.token(.operator, isSet ? "}" : "⟩", source: end..<end)
    push(tree.add(.row, [open] + children + [close]))
  }
}
