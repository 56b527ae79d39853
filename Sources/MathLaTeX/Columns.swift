internal import MathTree

/// A column of an array, as its template says it.
internal struct Column: Sendable {
  /// What stands before and after each of its cells.
  var before: ArraySlice<Token> = []
  var after: ArraySlice<Token> = []
  /// What each of its cells is, if the template says so and the rows do not.
  var content: ArraySlice<Token>?
  var isText = false
  var hasLineBefore = false
  var hasLineAfter = false
}

extension LaTeXParser {
  /// Reads the template of an array's columns, like `{l|c@{:}r*{2}{c}}`.
  mutating func columns(
    in template: ArraySlice<Token>, _ command: Token
  ) throws(FormulaSyntaxError) -> [Column] {
    var columns: [Column] = []
    var before: ArraySlice<Token> = []
    var lines = 0
    let argument = Argument(tokens: template, source: command.source)
    try within(argument) { (parser) throws(FormulaSyntaxError) in
      while let token = parser.peek() {
        guard columns.count < 1_000 else {
          throw FormulaSyntaxError("The table has too many columns", at: token.source)
        }
        parser.input.position += 1
        if let macro = parser.definitions.columnTypes[token.value], token.kind != .command {
          try parser.prepend(try parser.expansion(of: macro, token), token)
          continue
        }
        switch token.scalar {
        case "|", ":":
          lines += 1
          if columns.isEmpty { continue }
          columns[columns.count - 1].hasLineAfter = true
          // Space between two lines is a column.
          if lines % 2 == 0 { columns.append(Column(content: [], hasLineAfter: true)) }
          continue
        case "@", "!": columns.append(Column(content: try parser.argument(of: token).tokens))
        case ">": before = try parser.argument(of: token).tokens
        case "<":
          let after = try parser.argument(of: token).tokens
          if !columns.isEmpty { columns[columns.count - 1].after = after }
        case "*":
          let count = Int(parser.text(of: try parser.argument(of: token).tokens).trimmingSpaces()) ?? 1
          let part = try parser.argument(of: token).tokens
          guard count >= 0, count * max(1, part.count) <= 1_000 else {
            throw FormulaSyntaxError("The table has too many columns", at: token.source)
          }
          var repeated: [Token] = []
          for _ in 0..<count { repeated += part }
          try parser.prepend(repeated, token)
        case "p", "m", "b":
          _ = try parser.argument(of: token)
          columns.append(Column(before: before, isText: true))
        case "w", "W":
          _ = try parser.argument(of: token)
          _ = try parser.argument(of: token)
          columns.append(Column(before: before, isText: true))
        default: columns.append(Column(before: before))
        }
        if lines > 0, columns.count == 1 { columns[0].hasLineBefore = true }
        lines = 0
        if !token.is(">") { before = [] }
      }
    }
    return columns
  }
}
