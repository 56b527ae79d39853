internal import MathTree

/// A column of an array, as its template says it.
internal struct Column: Sendable {
  /// What stands before and after each of its cells.
  var before: ArraySlice<Token> = []
  var after: ArraySlice<Token> = []
  /// What each of its cells is, if the template says so and the rows do not.
  var content: ArraySlice<Token>?
  var isText = false
  /// Where its cells stand, as MathML's `columnalign` names it.
  var alignment = "center"
  var hasLineBefore = false
  var hasLineAfter = false
}

extension CommandContext {
  /// Reads the template of an array's columns, like `{l|c@{:}r*{2}{c}}`.
  mutating func columns(in template: ArraySlice<Token>) throws(FormulaSyntaxError) -> [Column] {
    var columns: [Column] = []
    var before: ArraySlice<Token> = []
    var lines = 0
    let outer = command
    defer { command = outer }
    let argument = Argument(tokens: template, source: command.source)
    try within(argument) { (context) throws(FormulaSyntaxError) in
      while let token = context.peek() {
        guard columns.count < 1_000 else {
          throw FormulaSyntaxError("The table has too many columns", at: token.source)
        }
        context.skip()
        context.command = token
        if let macro = context.definitions.columnTypes[token.value], token.kind != .command {
          try context.prepend(try context.expansion(of: macro))
          continue
        }
        switch token.character {
        case "|", ":":
          lines += 1
          if columns.isEmpty { continue }
          columns[columns.count - 1].hasLineAfter = true
          // Space between two lines is a column.
          if lines % 2 == 0 { columns.append(Column(content: [], hasLineAfter: true)) }
          continue
        case "@", "!": columns.append(Column(content: try context.argument().tokens))
        case ">": before = try context.argument().tokens
        case "<":
          let after = try context.argument().tokens
          if !columns.isEmpty { columns[columns.count - 1].after = after }
        case "*":
          let count = Int(context.text(of: try context.argument().tokens).trimmingSpaces()) ?? 1
          let part = try context.argument().tokens
          guard count >= 0, count * max(1, part.count) <= 1_000 else {
            throw FormulaSyntaxError("The table has too many columns", at: token.source)
          }
          try context.prepend(Array(repeatElement(part, count: count).joined()))
        case "p", "m", "b":
          _ = try context.argument()
          columns.append(Column(before: before, isText: true, alignment: "left"))
        case "w", "W":
          for _ in 0..<2 { _ = try context.argument() }
          columns.append(Column(before: before, isText: true, alignment: "left"))
        case "l": columns.append(Column(before: before, alignment: "left"))
        case "r": columns.append(Column(before: before, alignment: "right"))
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
