internal import MathTree

/// Parses text in a formula: `text(...)` and `"..."`.
internal enum TextParser {
  /// Parses the text that begins with `name`. White space at its ends becomes space elements in AsciiMath,
  /// and stays in what is typed.
  static func parse(_ name: Lexeme, with parser: inout LinearParser) throws(FormulaSyntaxError) -> Piece {
    let source = parser.lexer.source
    parser.lexer.consume(name)
    let all: Range<Int>
    if name.kind == .quotation {
      let (text, isClosed) = parser.lexer.takeText(from: name.end, upTo: UInt8(ascii: "\""))
      if !isClosed {
        try parser.report("The text in quotation marks has no end", "another quotation mark", at: name.source)
      }
      all = text
    } else if let text = parser.lexer.takeBracketedText() {
      all = text
    } else {
      return Piece(parser.tree.token(.text, source.text(name.source), source: name.source), in: parser.tree)
    }
    let isTyped = parser.dialect.isTyped
    let node = parser.tree.text(all, in: source, name.start..<parser.lexer.position, keepsBlanks: isTyped)
    return Piece(node, in: parser.tree)
  }
}

extension FormulaTree {
  /// The text at `all`, which stands at `range` with what marks it as text.
  fileprivate mutating func text(
    _ all: Range<Int>, in source: SourceText, _ range: Range<Int>, keepsBlanks: Bool
  ) -> ID {
    let start = source.bytes[all].firstIndex { $0 > 0x20 } ?? all.upperBound
    let end = source.bytes[start..<all.upperBound].lastIndex { $0 > 0x20 }.map { $0 + 1 } ?? start
    if start == end { return all.isEmpty ? token(.text, "", source: range) : gap("1ex", range) }
    if let units = UnitsMLParser.parse(start..<end, of: source, into: &self) { return units }
    if keepsBlanks {
      let (first, last) = (start > all.lowerBound ? "\u{A0}" : "", end < all.upperBound ? "\u{A0}" : "")
      return token(.text, first + source.text(start..<end) + last, source: all)
    }
    var nodes: [ID] = []
    let text = token(.text, source.text(start..<end), source: start..<end)
    if start > all.lowerBound { nodes.append(gap("1ex", all.lowerBound..<start)) }
    nodes.append(text)
    if end < all.upperBound { nodes.append(gap("1ex", end..<all.upperBound)) }
    return row(nodes, source: range)
  }
}
