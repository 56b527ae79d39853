internal import MathTree

extension UnicodeMathParser {
  /// What changes the looks of a part or says what it means: phantoms, colors, fonts, intents.
  enum Annotations {
    /// Parses a phantom, or a part that is counted without its width, height or depth.
    static func parsePhantom(_ mark: Mark, _ parser: inout Parser) throws(FormulaSyntaxError) -> Node? {
      guard let argument = try Objects.argument(&parser) else { return nil }
      let body = argument.body
      switch mark.scalar {
      case "⬆": return try padded(body, ["height"], &parser)
      case "⬇": return try padded(body, ["depth"], &parser)
      case "⬌": return try padded(body, ["width"], &parser)
      case "⬍": return try padded(body, ["height", "depth"], &parser)
      case "⬄": return try padded(try parser.add(.phantom, [body]), ["height", "depth"], &parser)
      case "⇳": return try padded(try parser.add(.phantom, [body]), ["width"], &parser)
      default: break
      }
      guard argument.option != nil else { return try parser.add(.phantom, [body]) }
      let options = argument.number
      let names = [(2, "width"), (4, "height"), (8, "depth")].filter { options & $0.0 != 0 }.map(\.1)
      let content = try options & 1 == 0 ? parser.add(.phantom, [body]) : body
      return try padded(content, names, &parser)
    }

    private static func padded(
      _ body: Node, _ names: [String], _ parser: inout Parser
    ) throws(FormulaSyntaxError) -> Node {
      let whole = try parser.add(.padded, [body])
      for name in names { parser.builder.setAttribute(name, "0", of: whole) }
      return whole
    }

    /// Parses `(color&body)`; colors have no meaning.
    static func parseColored(_ parser: inout Parser) throws(FormulaSyntaxError) -> Node? {
      guard parser.cursor.sign == "(" else { return nil }
      let first = parser.cursor.index + 1
      guard let separator = (first..<first + 60).first(where: { parser.cursor.scalar(at: $0) == "&" }) else {
        return nil
      }
      parser.cursor.index = separator + 1
      let items = try parser.row(in: .bracket("("))
      parser.cursor.skip(.close)
      return try parser.add(.style, items)
    }

    /// Parses `(text)`, which is set as a program's words are.
    static func parseMonospaced(_ parser: inout Parser) throws(FormulaSyntaxError) -> Node? {
      guard parser.cursor.take("(") else { return nil }
      let start = parser.cursor.lastEnd
      var open = 1
      var end = start
      while let scalar = parser.cursor.scalar(at: parser.cursor.index) {
        let mark = parser.cursor.take()
        open += scalar == "(" ? 1 : scalar == ")" ? -1 : 0
        end = open == 0 ? mark.source.lowerBound : mark.source.upperBound
        if open == 0 { break }
      }
      return parser.builder.token(.text, parser.cursor.text(start..<end), variant: .monospace, start..<end)
    }

    /// Parses `("intent" body)`.
    static func parseIntent(_ parser: inout Parser) throws(FormulaSyntaxError) -> Node? {
      let next = parser.cursor.index + 1
      guard parser.cursor.sign == "(", next < parser.cursor.end, parser.cursor[next].kind == .quotation else {
        return nil
      }
      let quotation = parser.cursor[next].source
      parser.cursor.index += 2
      let items = try parser.row(in: .bracket("("))
      parser.cursor.skip(.close)
      let body = try parser.row(of: items)
      let intent = parser.cursor.text(quotation.lowerBound + 1..<quotation.upperBound - 1)
      // A name that stands for all of a part would leave unsaid what is in it.
      if parser.builder[body].element.isToken || intent.contains("(") || intent.contains(":") {
        parser.builder.setAttribute("intent", intent, of: body)
      }
      return body
    }

    /// Parses `name body`, the name being what an intent calls the body.
    static func parseArgumentName(_ parser: inout Parser) throws(FormulaSyntaxError) -> Node? {
      let first = parser.cursor.index
      while parser.cursor.part == .letter || parser.cursor.part == .digit { parser.cursor.index += 1 }
      guard parser.cursor.index > first else { return nil }
      let name = parser.cursor.text(parser.cursor.range(from: first))
      parser.cursor.skipSpaces()
      var items: [Node] = []
      guard try parser.term(into: &items) else { return nil }
      let body = try parser.row(of: items)
      parser.builder.setAttribute("arg", name, of: body)
      return body
    }
  }
}
